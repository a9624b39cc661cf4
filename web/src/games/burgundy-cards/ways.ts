/** What may be done with a thing on the table: at once, or by a die that leads there. */
import type { BlockedChoice, OpenChoice } from '../../protocol';
import type { Play } from '../drawing';

type Test = (chosen: Record<string, unknown>) => boolean;

/** The die in hand that was pointed at. */
export function pickedDie(play: Play): number | null {
  const found = /^die(\d)/.exec(play.pick?.spot ?? '');
  return found ? Number(found[1]) : null;
}

const playOf = (play: Play, slot: number): OpenChoice | undefined =>
  play.open.find((choice) => choice.do['do'] === 'play_card' && choice.do['slot'] === slot);

/** What the picked die leads to; without one, what every die leads to, but for a die equal to an earlier one. */
function leading(play: Play) {
  const slot = pickedDie(play);
  const by = slot === null ? undefined : playOf(play, slot)?.number;
  if (by !== undefined) return play.ahead.filter((one) => one.by === by);
  const dice = play.ahead.map((one) => play.open.find((choice) => choice.number === one.by)?.about?.['die']);
  return play.ahead.filter((_, i) => dice[i] === undefined || dice.indexOf(dice[i]) === i);
}

/** The choices that fit, those that come after a die with the others. */
export function ways(play: Play, test: Test): OpenChoice[] {
  return [...play.open, ...leading(play).flatMap((one) => one.choices)].filter((choice) => test(choice.do));
}

export function barred(play: Play, test: Test): BlockedChoice[] {
  return [...play.blocked, ...leading(play).flatMap((one) => one.blocked ?? [])].filter((choice) => test(choice.do));
}

/** The fewest workers that one of the choices costs. */
export function workersOf(choices: OpenChoice[]): number {
  const costs = choices.map((choice) => Number(choice.about?.['workers'] ?? 0));
  return costs.length > 0 ? Math.min(...costs) : 0;
}

/** Within what is picked, the die stays picked. */
export function spotOf(play: Play, thing: string): string {
  const slot = pickedDie(play);
  return slot === null ? thing : `die${slot} ${thing}`;
}

/** Point at something: choose what it means, or ask which of several ways. */
export function pointAt(play: Play, thing: string, test: Test, card?: string): void {
  const choices = ways(play, test);
  const [only] = choices;
  const blocked = barred(play, test)[0];
  const sure = play.ahead.length === 0 || pickedDie(play) !== null;
  if (only && choices.length === 1 && sure) play.choose(only);
  else if (only) play.point({ spot: spotOf(play, thing), ...(card ? { card } : {}), choices, blocked: [] });
  else if (blocked) play.why(blocked);
  else if (card) play.look(card);
}
