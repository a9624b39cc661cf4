/** What may be done with a thing on the table, and what a click on it does. */
import type { Pick, Play } from './play';
import { t } from '../lib/text.svelte';
import type { BlockedChoice, OpenChoice } from '../protocol';

type Chosen = Record<string, unknown>;
/** Whether a choice is the one that is meant, by its name and arguments. */
export type Test = (chosen: Chosen) => boolean;

/** Match the choices that have this name and these arguments: `is({ do: 'take', row: 3, slot: 0 })`. */
export function is(wanted: Chosen): Test {
  return (chosen) => Object.entries(wanted).every(([name, value]) => chosen[name] === value);
}

/** Find the choice with this name and these arguments. */
export function find<C extends { do: Chosen }>(choices: readonly C[], wanted: Chosen): C | undefined {
  const test = is(wanted);
  return choices.find((choice) => test(choice.do));
}

/** Ask which of the choices is meant. Where there is none, say why, or show the card large. */
export function pointAt(play: Play, pick: Pick): void {
  const [blocked] = pick.blocked;
  if (pick.choices.length > 0) play.point(pick);
  else if (blocked) play.why(blocked);
  else if (pick.card) play.look(pick.card);
}

/** Describe a card for a screen reader: all that it says, then what may be done with it, or else why nothing may. */
export function labelOf(play: Play, card: string, choices: OpenChoice[], blocked: BlockedChoice[] = []): string {
  const said = [...new Set(choices.map((choice) => choice.say ?? ''))];
  const why = blocked[0]?.say;
  const may = said.length > 0 ? [t('choices-of', { choices: said.join('; ') })] : why ? [why] : [];
  return [...(play.cards.get(card)?.sheet ?? []), ...may].join(' ');
}
