/** What was entered in a score pad, kept in local storage. */
import type { PadCard, PadSheet } from '../protocol';

export type Given = Record<string, number | PadCard>;

export interface Entered {
  /** One entry for each player. */
  players: { name: string; given: Given }[];
  /** The answers for printed opponents, by their names. */
  printed: Record<string, Given>;
  /** The chosen value of the option on which the questions depend. */
  value?: number;
}

const placeOf = (game: string): string => `bailey-pad-${game}`;

export const fresh = (players = 2): Entered => ({
  players: Array.from({ length: players }, () => ({ name: '', given: {} })),
  printed: {},
});

export function kept(game: string): Entered {
  try {
    const read = JSON.parse(localStorage.getItem(placeOf(game)) ?? 'null') as Entered | null;
    const whole = read?.printed && read.players.length > 0 && read.players.every((player) => player.given);
    return whole ? read : fresh();
  } catch {
    return fresh();
  }
}

export function keep(game: string, entered: Entered): void {
  try {
    localStorage.setItem(placeOf(game), JSON.stringify(entered));
  } catch {
    // There is no storage in a private window.
  }
}

/** Return the answers of one page: players first, then printed opponents. */
export function givenTo(entered: Entered, sheet: PadSheet, page: number): Given {
  const printed = sheet.pages[page]?.printed;
  return (printed ? entered.printed[printed] : entered.players[page]?.given) ?? {};
}

/** Return what is sent: only the answers that this sheet asks for, since more may be stored from a larger one. */
export function filled(entered: Entered, sheet: PadSheet): Given[] {
  return sheet.pages.map((page, i) => {
    const given = givenTo(entered, sheet, i);
    const asked = page.asks.filter((ask) => ask.name in given);
    return Object.fromEntries(asked.map((ask) => [ask.name, given[ask.name] as number | PadCard]));
  });
}

export const cardsIn = (entered: Entered): Set<string> =>
  new Set(
    entered.players.flatMap((player) =>
      Object.values(player.given).flatMap((one) => (typeof one === 'object' && one.card ? [one.card] : [])),
    ),
  );
