/** Which cards lie open to be chosen from: of a stack that is searched or turned up, the rival's hand, the discard pile. */
import { find } from '../../kit/pointing';
import type { OpenChoice } from '../../protocol';
import type { CardName, HiddenPile, View } from '../../views/catan-cards';
import type { Play } from '../drawing';

/** A card that is seen, and what may be done with it. */
export interface Seen {
  card: CardName;
  choices: OpenChoice[];
}

/** What the slot of a choice counts, by the step and the choice. */
const CHOICES: Record<string, string> = {
  lay_out: 'lay',
  take_card: 'take',
  take_region: 'take_region',
  change_region: 'take_region',
  remove_event: 'remove_event',
  spy: 'take_from_hand',
  put_under: 'put_under',
  instead: 'take_discarded',
  fetch: 'take_discarded',
};

/** Return the cards that are searched now, the top one first; null where none are. */
export function searched(play: Play, view: View, viewer: number): Seen[] | null {
  const chosen = CHOICES[play.update.step.name];
  if (!chosen || play.update.turn !== play.update.seat || play.update.over) return null;
  const pile = pileOf(play, view, viewer);
  if (!pile || typeof pile === 'number') return null;
  const seen = pile.map((card, slot) => ({
    card,
    choices: play.open.filter((choice) => choice.do['do'] === chosen && choice.do['slot'] === slot),
  }));
  // Of the Regions that both players begin with, only one's own are of use.
  const all = chosen !== 'lay';
  return seen.filter((one): one is Seen => one.card !== null && (all || one.choices.length > 0)).toReversed();
}

function pileOf(play: Play, view: View, viewer: number): HiddenPile | undefined {
  const { name } = play.update.step;
  if (name === 'lay_out') return view.start_regions;
  if (name === 'take_region' || name === 'change_region') return view.region_stack;
  if (name === 'remove_event') return view.events_stack;
  if (name === 'instead' || name === 'fetch') return view.discard;
  if (name === 'take_card') return view.stacks.find(({ cards }) => isSearched(play, cards))?.cards;
  return view.players[1 - viewer]?.hand;
}

/** Whether a stack is the one that is searched: its cards are named by the choices, one by one. */
function isSearched(play: Play, pile: HiddenPile): boolean {
  if (typeof pile === 'number' || pile.length === 0) return false;
  return pile.every((card, slot) => {
    const choice = find(play.open, { do: 'take', slot });
    return choice !== undefined && card !== null && choice.about?.['card'] === play.cards.get(card)?.name;
  });
}

/** Return the card that lies open on top of a stack, for both to see. */
export function openTop(view: View, stack: number): CardName | undefined {
  const pile = view.stacks[stack]?.cards;
  const lies = ((view.tops_open >> stack) & 1) === 1 && pile !== undefined && typeof pile !== 'number';
  return (lies && pile.at(-1)) || undefined;
}
