/** What may be done at each spot of a declared board, and what a click there does. */
import type { Pick, Play } from '../play';
import type { BlockedChoice, BoardInfo, OpenChoice } from '../../protocol';
import { pointAt } from '../pointing';

export const slotOf = (area: string, slot: number): string => `${area}/${slot}`;
export const cellOf = (area: string, column: number, row: number): string => `${area}/${column},${row}`;
const areaOf = (spot: string): string => spot.split('/', 1)[0] ?? spot;

/** A player's panel as a whole: what names it has a button too. */
const PANEL = /^players\.\d+$/;
/** So many choices are listed in the bar; of more ones only those that no other spot stands for. */
const MOST_LISTED = 6;

/** Whether a choice is made on the board, so that it needs no button: it names a spot there, or a part offers it. */
export function onBoard(choice: OpenChoice, { buttons = [], table, player }: BoardInfo): boolean {
  const kind = String(choice.do['do']);
  if (buttons.includes(kind)) return false;
  const offers = [...table, ...player].some((one) => one.kind === 'part' && one.offers?.includes(kind));
  return offers || (choice.at ?? []).some((spot) => !PANEL.test(spot));
}

/** The part of a board in which something is asked. */
export type AskedPart = 'own' | 'table' | 'either';

/** A choice and the spots that it names, with those of the choice that leads to it and is made with it. */
interface Way<C> {
  choice: C;
  at: readonly string[];
  lead?: OpenChoice;
}

const after = <C extends { at?: string[] }>(lead: OpenChoice, choices: readonly C[] = []): Way<C>[] =>
  choices.map((choice) => ({ choice, lead, at: [...(lead.at ?? []), ...(choice.at ?? [])] }));
const alone = <C extends { at?: string[] }>(choice: C): Way<C> => ({ choice, at: choice.at ?? [] });

/** Of ways that say the same, as two equal dice do, the first one stands for the others. */
function different<C extends { say?: string | null }>(ways: readonly Way<C>[]): C[] {
  const isSame = (one: Way<C>, other: Way<C>): boolean =>
    one.lead !== other.lead && one.choice.say != null && one.choice.say === other.choice.say;
  return ways.filter((way, i) => !ways.slice(0, i).some((one) => isSame(one, way))).map(({ choice }) => choice);
}

/** How a click on a spot asks. */
export interface Click {
  card?: string;
  title?: string;
  /** Even a single choice is asked about first. */
  ask?: boolean;
  /** What is blocked here is told beside what may be chosen. */
  why?: boolean;
}

/** How much a reason helps: of several at a spot, that which helps most is told. */
export type RankOf = (why: BlockedChoice) => number;

/**
 * A choice names several spots: a click on one of them keeps the choices that name it, and lights up their other spots.
 * Spots of one area stand for one another, so a click on another one there takes its place, unless a choice names both.
 */
export class Spots {
  private readonly ways: Way<OpenChoice>[];
  private readonly reasons: Way<BlockedChoice>[];
  /** The spots that are clicked already. */
  private readonly picked: string[];

  /**
   * `tabs` are the kinds of choices that stand beside what they name, since a click on it means another one; `moved` the
   * areas from which cards go elsewhere, so that a click there makes no choice that names another spot, too.
   */
  constructor(
    private readonly play: Play,
    private readonly tabs: ReadonlyMap<string, string>,
    private readonly rankOf: RankOf = () => 0,
    private readonly moved: ReadonlySet<string> = new Set(),
  ) {
    const onThing = ({ do: chosen }: OpenChoice | BlockedChoice): boolean => !tabs.has(String(chosen['do']));
    const following = new Map(play.ahead.map((one) => [one.by, one]));
    this.ways = play.open.filter(onThing).flatMap((lead) => {
      const next = following.get(lead.number)?.choices.filter(onThing) ?? [];
      return next.length > 0 ? after(lead, next) : [alone(lead)];
    });
    this.reasons = [
      ...play.blocked.filter(onThing).map(alone),
      ...play.open.flatMap((lead) => after(lead, following.get(lead.number)?.blocked)),
    ];
    const spots = new Set(this.ways.flatMap(({ at }) => at));
    this.picked = (play.pick?.spot ?? '').split(' ').filter((spot) => spots.has(spot));
  }

  private here(spot: string): Way<OpenChoice>[] {
    return this.ways.filter(({ at }) => at.includes(spot));
  }

  /** What else is picked: in other areas than that of a spot, or with it in one way, as two cards that are swapped. */
  private elsewhere(spot: string): string[] {
    const together = (one: string): boolean => this.here(spot).some(({ at }) => one !== spot && at.includes(one));
    return this.picked.filter((one) => areaOf(one) !== areaOf(spot) || together(one));
  }

  /** The ways that name a spot, and what else is picked. */
  private going(spot: string): Way<OpenChoice>[] {
    const others = this.elsewhere(spot);
    return this.here(spot).filter(({ at }) => others.every((one) => at.includes(one)));
  }

  private kept(spot: string): Way<OpenChoice>[] {
    return this.picked.includes(spot) ? this.here(spot) : this.going(spot);
  }

  /** The choices that a click on a spot keeps; while something is picked only those that go with it. */
  open(spot: string): OpenChoice[] {
    return different(this.kept(spot));
  }

  /** The choices that lead to others, and are made at a spot. */
  leads(spot: string): OpenChoice[] {
    return [...new Set(this.here(spot).flatMap(({ lead }) => (lead?.at?.includes(spot) ? [lead] : [])))];
  }

  /** The choices that a click on a spot makes: whatever else they name is picked. */
  last(spot: string): OpenChoice[] {
    return different(this.kept(spot).filter((way) => this.isLast(way, spot)));
  }

  /** The reasons why a click on a spot makes no choice, where whatever else it would need is picked. */
  whyNotLast(spot: string): BlockedChoice[] {
    return different(this.reasonsGoing(spot).filter((way) => this.isLast(way, spot)));
  }

  private isLast({ at }: Way<unknown>, spot: string): boolean {
    return at.every((one) => areaOf(one) === areaOf(spot) || this.picked.includes(one));
  }

  /** Whether any choice names a spot, open or blocked. */
  isNamed(spot: string): boolean {
    return this.here(spot).length > 0 || this.reasons.some(({ at }) => at.includes(spot));
  }

  /** The reasons at a spot where nothing is open, whatever is picked. */
  closed(spot: string): BlockedChoice[] {
    return this.here(spot).length > 0 ? [] : this.whyNot(spot);
  }

  /** The reasons at a spot; while something is picked only those that go with it, if there are any. */
  whyNot(spot: string): BlockedChoice[] {
    const going = this.reasonsGoing(spot);
    const reasons = different(going.length > 0 ? going : this.reasons.filter(({ at }) => at.includes(spot)));
    return reasons.sort((one, other) => this.rankOf(other) - this.rankOf(one));
  }

  private reasonsGoing(spot: string): Way<BlockedChoice>[] {
    const others = this.elsewhere(spot);
    return this.reasons.filter(({ at }) => at.includes(spot) && others.every((one) => at.includes(one)));
  }

  /** Where the spots lie that are still to be clicked: in one's own panel, whose areas begin so, on the table, or in either. */
  askedIn(begins: string): AskedPart {
    const goes = this.ways.filter(({ at }) => this.picked.every((spot) => at.includes(spot)));
    const areas = this.picked.map(areaOf);
    const left = goes.flatMap(({ at }) => at.filter((spot) => !areas.includes(areaOf(spot))));
    const own = left.some((spot) => spot.startsWith(begins));
    const onTable = left.some((spot) => !spot.startsWith(begins));
    return own && onTable ? 'either' : own ? 'own' : 'table';
  }

  /** Whether a click on a spot begins a choice: nothing that goes with it is picked, nor is it. */
  begins(spot: string): boolean {
    return !this.picked.includes(spot) && this.elsewhere(spot).length === 0;
  }

  isPicked(spot: string): boolean {
    return this.picked.includes(spot) || this.kept(spot).some(({ choice }) => choice === this.play.pending);
  }

  isHinted(spot: string): boolean {
    const { hint } = this.play;
    return hint !== null && this.kept(spot).some(({ choice, lead }) => choice === hint || lead === hint);
  }

  /** The choices that stand beside a spot, each with its word. */
  beside(spot: string): { choice: OpenChoice; word: string }[] {
    return this.play.open.flatMap((choice) => {
      const word = this.tabs.get(String(choice.do['do']));
      return word !== undefined && choice.at?.includes(spot) ? [{ choice, word }] : [];
    });
  }

  /** Of the ways that are kept with these spots the choices that the bar lists. */
  private listed(ways: readonly Way<OpenChoice>[], spots: readonly string[]): OpenChoice[] {
    const areas = spots.map(areaOf);
    const done = ways.filter(({ at }) => at.every((spot) => areas.includes(areaOf(spot))));
    const all = different(ways);
    return done.length > 0 ? different(done) : all.length > MOST_LISTED ? [] : all;
  }

  /** Keep only these of the spots that are picked; pointing at the same pick again ends it. */
  private putBack(pick: Pick, kept: string[]): void {
    const ways = this.ways.filter(({ at }) => kept.every((spot) => at.includes(spot)));
    this.play.point(kept.length > 0 ? { spot: kept.join(' '), choices: this.listed(ways, kept), blocked: [] } : pick);
  }

  /** Whether what lies at the last of these spots goes elsewhere, and it is not said yet where to. */
  private goesElsewhere(ways: readonly Way<OpenChoice>[], spots: readonly string[]): boolean {
    const areas = spots.map(areaOf);
    return this.moved.has(areas.at(-1) ?? '') && ways.some(({ at }) => at.some((one) => !areas.includes(areaOf(one))));
  }

  /** Whether it is said what is made first, so that nothing has to be asked. */
  private isSure({ lead }: Way<OpenChoice>, spots: readonly string[]): boolean {
    return !lead?.at?.length || lead.at.some((spot) => spots.includes(spot));
  }

  /** The choice that a click on a spot makes at once, if there is one. */
  makes(spot: string): OpenChoice | undefined {
    return this.sole(this.going(spot), [...this.elsewhere(spot), spot]);
  }

  /** The only one of these ways, if nothing has to be asked first. */
  private sole(ways: readonly Way<OpenChoice>[], spots: readonly string[]): OpenChoice | undefined {
    const [only, other] = different(ways);
    const sure = only && !other && ways[0] && this.isSure(ways[0], spots) && !this.goesElsewhere(ways, spots);
    return sure ? only : undefined;
  }

  /**
   * Make the only choice that is left, or keep several; what is clicked a second time is put back. What does not go with
   * what is picked says why not, or is begun with.
   */
  click(spot: string, { card, title, ask = false, why = false }: Click = {}): void {
    const { play } = this;
    const goes = this.going(spot);
    const again = goes.length === 0 && this.reasonsGoing(spot).length === 0;
    const ways = again ? this.here(spot) : goes;
    const others = again || goes.length === 0 ? [] : this.elsewhere(spot);
    const [only, other] = different(ways);
    if (this.picked.includes(spot) && play.pick && other) return this.putBack(play.pick, others);
    const spots = [...others, spot];
    const pick = { spot: spots.join(' '), ...(card ? { card } : {}), ...(title ? { title } : {}), blocked: [] };
    if (only && this.goesElsewhere(ways, spots)) return play.point({ ...pick, choices: [] });
    const sole = ask ? undefined : this.sole(ways, spots);
    if (sole) play.choose(sole);
    else if (only) play.point({ ...pick, choices: this.listed(ways, spots), blocked: why ? this.whyNot(spot) : [] });
    else pointAt(play, { ...pick, choices: [], blocked: this.whyNot(spot) });
  }
}
