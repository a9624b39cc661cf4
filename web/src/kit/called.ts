/** What a seat is called in full: a bot with its character, as in "Odile, cautious". */
import { t } from '../lib/text.svelte';
import type { SeatInfo } from '../protocol';

export function calledOf(seat: SeatInfo | undefined, name = seat?.name ?? ''): string {
  return seat?.character ? t('bot-named', { name, character: seat.character }) : name;
}
