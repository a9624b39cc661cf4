/** The choices for a thing on the table: those open now, and those that are open after a die was played. */
import { find, pointAt, type Test } from '../../kit/pointing';
import type { BlockedChoice, OpenChoice } from '../../protocol';
import type { Play } from '../drawing';

/** Return the slot of the die in hand that is picked. */
export function pickedDie(play: Play): number | null {
  const found = /^die(\d)/.exec(play.pick?.spot ?? '');
  return found ? Number(found[1]) : null;
}

/** Return the choice to play a die of the hand. */
export const playOf = (play: Play, slot: number): OpenChoice | undefined => find(play.open, { do: 'play_card', slot });

/** Return what the picked die leads to. If none is picked, return it for every number in hand, once each. */
function leading(play: Play) {
  const slot = pickedDie(play);
  const by = slot === null ? undefined : playOf(play, slot)?.number;
  if (by !== undefined) return play.ahead.filter((one) => one.by === by);
  const dice = play.ahead.map((one) => play.open.find((choice) => choice.number === one.by)?.about?.['die']);
  return play.ahead.filter((_, i) => dice[i] === undefined || dice.indexOf(dice[i]) === i);
}

/** Return the open choices that match, also those that are open after a die was played. */
export function ways(play: Play, test: Test): OpenChoice[] {
  return [...play.open, ...leading(play).flatMap((one) => one.choices)].filter((choice) => test(choice.do));
}

export function barred(play: Play, test: Test): BlockedChoice[] {
  return [...play.blocked, ...leading(play).flatMap((one) => one.blocked ?? [])].filter((choice) => test(choice.do));
}

/** Return the least number of workers that one of the choices costs. */
export function workersOf(choices: OpenChoice[]): number {
  const costs = choices.map((choice) => Number(choice.about?.['workers'] ?? 0));
  return costs.length > 0 ? Math.min(...costs) : 0;
}

/** Return the spot of a thing; it names the picked die too, which stays picked. */
export function spotOf(play: Play, thing: string): string {
  const slot = pickedDie(play);
  return slot === null ? thing : `die${slot} ${thing}`;
}

/** Point at a thing; where no die is picked, ask which one is meant. */
export function pointAtThing(play: Play, thing: string, test: Test, card?: string): void {
  const choices = ways(play, test);
  const blocked = choices.length > 0 ? [] : barred(play, test);
  const sure = play.ahead.length === 0 || pickedDie(play) !== null;
  pointAt(play, { spot: spotOf(play, thing), ...(card ? { card } : {}), choices, blocked }, !sure);
}
