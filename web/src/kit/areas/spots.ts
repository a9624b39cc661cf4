/** What may be done at each spot of a declared board, and what a click there does. */
import type { Pick, Play } from '../../games/drawing';
import type { BlockedChoice, OpenChoice } from '../../protocol';
import { pointAt } from '../pointing';

export const slotOf = (area: string, slot: number): string => `${area}/${slot}`;
export const cellOf = (area: string, column: number, row: number): string => `${area}/${column},${row}`;
const areaOf = (spot: string): string => spot.split('/', 1)[0] ?? spot;

/** A player's panel as a whole: what names it has a button too. */
const PANEL = /^players\.\d+$/;

/** Whether a choice is made on the board, so that it needs no button. */
export const onBoard = (choice: OpenChoice): boolean => (choice.at ?? []).some((spot) => !PANEL.test(spot));

function gathered<C extends { at?: string[] }>(choices: readonly C[]): Map<string, C[]> {
  const found = new Map<string, C[]>();
  for (const choice of choices)
    for (const spot of choice.at ?? []) found.set(spot, [...(found.get(spot) ?? []), choice]);
  return found;
}

/**
 * A choice names several spots: a click on one of them keeps the choices that name it, and lights up their other spots.
 * Spots of one area stand for one another, so a click on another one there takes its place.
 */
export class Spots {
  private readonly choices: Map<string, OpenChoice[]>;
  private readonly reasons: Map<string, BlockedChoice[]>;
  /** The spots that are clicked already. */
  private readonly picked: string[];

  /** `tabs` are the kinds of choices that stand beside what they name, since a click on it means another one. */
  constructor(
    private readonly play: Play,
    private readonly tabs: ReadonlyMap<string, string>,
  ) {
    const onCard = ({ do: chosen }: OpenChoice | BlockedChoice): boolean => !tabs.has(String(chosen['do']));
    this.choices = gathered(play.open.filter(onCard));
    this.reasons = gathered(play.blocked.filter(onCard));
    this.picked = (play.pick?.spot ?? '').split(' ').filter((spot) => this.choices.has(spot));
  }

  /** The choices at a spot that also name what is picked in other areas. */
  private going(spot: string): OpenChoice[] {
    const others = this.picked.filter((one) => areaOf(one) !== areaOf(spot));
    return (this.choices.get(spot) ?? []).filter((choice) => others.every((one) => choice.at?.includes(one)));
  }

  /** The choices that a click on a spot keeps; while something is picked only those that go with it. */
  open(spot: string): OpenChoice[] {
    return this.picked.includes(spot) ? (this.choices.get(spot) ?? []) : this.going(spot);
  }

  whyNot(spot: string): BlockedChoice[] {
    return this.reasons.get(spot) ?? [];
  }

  /** Whether a spot of an area whose name begins so is asked about. */
  asked(begins: string): boolean {
    return [...this.choices.keys()].some((spot) => spot.startsWith(begins));
  }

  isPicked(spot: string): boolean {
    return this.picked.includes(spot) || this.open(spot).some((choice) => choice === this.play.pending);
  }

  isHinted(spot: string): boolean {
    return this.open(spot).some((choice) => choice === this.play.hint);
  }

  /** The choices that stand beside a spot, each with its word. */
  beside(spot: string): { choice: OpenChoice; word: string }[] {
    return this.play.open.flatMap((choice) => {
      const word = this.tabs.get(String(choice.do['do']));
      return word !== undefined && choice.at?.includes(spot) ? [{ choice, word }] : [];
    });
  }

  /** Keep only these of the spots that are picked; pointing at the same pick again ends it. */
  private putBack(pick: Pick, kept: string[]): void {
    const choices = this.play.open.filter((choice) => kept.every((spot) => choice.at?.includes(spot)));
    this.play.point(kept.length > 0 ? { spot: kept.join(' '), choices, blocked: [] } : pick);
  }

  /** Make the only choice that is left, or keep several; what is clicked a second time is put back. */
  click(spot: string, { card, title }: { card?: string; title?: string } = {}): void {
    const { play } = this;
    const going = this.going(spot);
    const others = going.length > 0 ? this.picked.filter((one) => areaOf(one) !== areaOf(spot)) : [];
    if (this.picked.includes(spot) && play.pick && going.length > 1) return this.putBack(play.pick, others);
    pointAt(play, {
      spot: [...others, spot].join(' '),
      ...(card ? { card } : {}),
      ...(title ? { title } : {}),
      choices: going.length > 0 ? going : (this.choices.get(spot) ?? []),
      blocked: this.whyNot(spot),
    });
  }
}
