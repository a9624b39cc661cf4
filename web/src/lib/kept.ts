/** What a tab of the browser keeps of a page until it is closed, so that the page looks the same after a reload. */

const placeOf = (name: string): string => `bailey:${location.pathname}:${name}`;

export function keep(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(placeOf(name), JSON.stringify(value));
  } catch {
    // Where nothing can be kept, the page begins anew.
  }
}

/** Return what was kept by a name, if it is what it should be. */
export function kept<T>(name: string, isIt: (value: unknown) => value is T): T | undefined {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(placeOf(name)) ?? 'null');
    return isIt(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

export const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Whether a value is an object with these numbers. */
export const hasNumbers =
  <K extends string>(...names: K[]) =>
  (value: unknown): value is Record<K, number> =>
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => isNumber((value as Record<string, unknown>)[name]));
