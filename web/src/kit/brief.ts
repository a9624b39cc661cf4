/** Short labels of choices, by their kinds. */
import { t } from '../lib/text.svelte';
import type { OpenChoice } from '../protocol';

/** The texts of short labels by kind, which are told the facts of the choice, or what stands for those that it lacks. */
export function briefly(
  keys: Readonly<Partial<Record<string, string>>>,
  otherwise: Readonly<Record<string, number | string>> = {},
): (choice: OpenChoice) => string | undefined {
  return (choice) => {
    const key = keys[String(choice.do['do'])];
    return key && t(key, { ...otherwise, ...choice.about });
  };
}
