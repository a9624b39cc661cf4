/** What is shown can be skipped: whoever waits to show something shows it at once. */
import { land } from './flight';
import { forgetGains } from './gains';

/** How often something was skipped. */
export const hurry = $state({ n: 0 });

/** End all that flies, and let every counter show what it counts. */
export function showAtOnce(root: HTMLElement | undefined): void {
  forgetGains();
  land(root);
  hurry.n += 1;
}
