/** The choices for a thing on the table, with the die and the stored tile that are picked. */
import { pointAt, type Test } from '../../kit/pointing';
import type { BlockedChoice, OpenChoice } from '../../protocol';
import type { View } from '../../views/burgundy-board';
import type { Play } from '../drawing';

/** The die of a choice that a castle or a white castle gives. */
export const EXTRA = 2;

/** The die and the stored tile that a spot names. */
export function pickedIn(spot: string): [die: number | null, tile: number | null] {
  const [, die, tile] = /^(?:die(\d) )?(?:tile(\d) )?/.exec(spot) ?? [];
  return [die === undefined ? null : Number(die), tile === undefined ? null : Number(tile)];
}

export const pickedDie = (play: Play): number | null => pickedIn(play.pick?.spot ?? '')[0];
export const pickedTile = (play: Play): number | null => pickedIn(play.pick?.spot ?? '')[1];

const named = (die: number | null, tile: number | null): string =>
  (die === null ? '' : `die${die} `) + (tile === null ? '' : `tile${tile} `);

const PLACING = new Set(['place', 'place_tile']);

/** Whether a choice is made with a die, or with the other one where both show the same: then only one is offered. */
export function withDie(play: Play, die: number, chosen: Record<string, unknown>): boolean {
  const dice = (play.update.view as View).players[play.update.seat ?? 0]?.dice ?? [];
  return chosen['die'] === die || (chosen['die'] !== EXTRA && dice[Number(chosen['die'])] === dice[die]);
}

function fitsDie(play: Play, chosen: Record<string, unknown>): boolean {
  const die = pickedDie(play);
  return die === null || chosen['die'] === undefined || withDie(play, die, chosen);
}

/** Whether a choice is one with the picked die and the picked tile. */
function fits(play: Play, chosen: Record<string, unknown>): boolean {
  const tile = pickedTile(play);
  return fitsDie(play, chosen) && (tile === null || (PLACING.has(String(chosen['do'])) && chosen['tile'] === tile));
}

export function ways(play: Play, test: Test): OpenChoice[] {
  return play.open.filter((choice) => test(choice.do) && fits(play, choice.do));
}

/** The choices with the picked die, whatever tile is picked. */
export function waysWithDie(play: Play, test: Test): OpenChoice[] {
  return play.open.filter((choice) => test(choice.do) && fitsDie(play, choice.do));
}

export function barred(play: Play, test: Test): BlockedChoice[] {
  return play.blocked.filter((choice) => test(choice.do) && fits(play, choice.do));
}

const about = (choice: OpenChoice, name: string): number => Number(choice.about?.[name] ?? 0);

/** The fewest workers that one of the choices takes; a purchase for silver takes none. */
export function workersOf(choices: OpenChoice[]): number {
  const costs = choices.filter((choice) => choice.do['do'] !== 'buy').map((choice) => about(choice, 'workers'));
  return costs.length > 0 ? Math.min(...costs) : 0;
}

/** The silver of a purchase, if one is among the choices. */
export function silverOf(choices: OpenChoice[]): number {
  const bought = choices.find((choice) => choice.do['do'] === 'buy');
  return bought ? about(bought, 'silver') : 0;
}

/** Return the spot of a thing; it names the picked die and tile too, which stay picked. */
export function spotOf(play: Play, thing: string): string {
  return named(pickedDie(play), pickedTile(play)) + thing;
}

/** Return the spot of a die or of a stored tile that is picked or put back, beside what is picked of the other. */
export function pickedWith(play: Play, thing: 'die' | 'tile', n: number): string {
  const [die, tile] = [pickedDie(play), pickedTile(play)];
  return thing === 'die' ? named(die === n ? null : n, tile) : named(die, tile === n ? null : n);
}

/** What is meant by a click: a choice with what is picked, or one without it, which is asked about first. */
export function pointAtThing(play: Play, thing: string, test: Test, card?: string, title?: string): void {
  const pick = { ...(card ? { card } : {}), ...(title ? { title } : {}) };
  const choices = ways(play, test);
  const others = spotOf(play, '') ? play.open.filter((choice) => test(choice.do)) : [];
  if (choices.length > 0 || others.length === 0)
    pointAt(play, {
      ...pick,
      spot: spotOf(play, thing),
      choices,
      blocked: choices.length > 0 ? [] : barred(play, test),
    });
  else pointAt(play, { ...pick, spot: thing, choices: others, blocked: [] }, true);
}
