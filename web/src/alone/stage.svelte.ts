/** How far the beginning of the tables in this page is, for who waits for them. */
import type { Stage } from './messages';

export const beginning = $state<{ stage: Stage | ''; why: string }>({ stage: '', why: '' });
