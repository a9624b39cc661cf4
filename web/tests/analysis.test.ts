import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, it, vi } from 'vitest';
import './english';
import ChanceChart from '../src/analysis/ChanceChart.svelte';
import Columns from '../src/analysis/Columns.svelte';
import Compared from '../src/analysis/Compared.svelte';
import { timeLeft } from '../src/analysis/figures';
import SoFar from '../src/analysis/SoFar.svelte';
import {
  betterIn,
  counted,
  findingsOf,
  gaveIn,
  lostIn,
  STROKE,
  strokeOf,
  type Findings,
} from '../src/analysis/findings';
import SkillChart from '../src/history/SkillChart.svelte';
import type {
  AnalysisDecision,
  AnalysisOption,
  AnalysisPlayer,
  AnalysisResult,
  AnalysisRow,
  AnalysisValue,
} from '../src/protocol';

// Parts are drawn without a browser here: this is all that addresses read.
vi.hoisted(() =>
  Object.assign(globalThis, {
    document: { documentElement: { dataset: {} } },
    location: { href: 'http://localhost/', pathname: '/', search: '' },
    addEventListener: () => undefined,
  }),
);

const NAMES = ['Ann', 'Odile'];

/** Ann's chance to win, and the scores that are expected. */
const value = (chance: number, ann = 40, odile = 38): AnalysisValue => ({
  chance: [chance, 1 - chance],
  score: [ann, odile],
  margin: [ann - odile, odile - ann],
});

const option = (of: AnalysisValue, loss = 0): AnalysisOption => ({
  choice: { do: 'take' },
  value: of,
  error: 0.021,
  loss,
  loss_error: loss && 0.012,
  visits: 100,
});

const decision = (quality: AnalysisDecision['quality'], ...options: AnalysisOption[]): AnalysisDecision => ({
  options,
  made: options.length - 1,
  loss: options.at(-1)?.loss ?? 0,
  quality,
});

const SOUND = decision('sound', option(value(0.5)));

function row(n: number, more: Partial<AnalysisRow> = {}): AnalysisRow {
  const made = more.decision ?? SOUND;
  const [before, chosen] = [made.options[0], made.options[made.made]].map((one) => one?.value ?? value(0.5));
  return {
    n,
    seat: 0,
    step: 'act',
    open: made.options.length,
    decision: made,
    before: before ?? value(0.5),
    chosen: chosen ?? value(0.5),
    after: chosen ?? value(0.5),
    following: chosen ?? value(0.5),
    revealed: false,
    choice: [0, 0],
    luck: [0, 0],
    knowledge: [0, 0],
    ...more,
  };
}

const player = (number: number, more: Partial<AnalysisPlayer> = {}): AnalysisPlayer => ({
  player: number,
  seat: true,
  beginning: 0.5,
  own: 0,
  rivals: 0,
  luck: 0,
  knowledge: 0,
  end: 0.5,
  decisions: 4,
  accuracy: 0.75,
  qualities: { sound: 3, inaccuracy: 0, mistake: 1, blunder: 0 },
  ...more,
});

function findings(rows: AnalysisRow[], more: Partial<AnalysisResult> = {}): Findings {
  const deal = { beginning: value(0.5), dealt: value(0.5), following: value(0.5), luck: [0, 0], knowledge: [0, 0] };
  const result: AnalysisResult = {
    analysis: 1,
    game: 'castle-combo',
    version: 1,
    iterations: 2000,
    seats: ['you:Ann', 'greedy'],
    printed: [],
    record: '',
    deal,
    rows,
    players: [player(0), player(1)],
    costliest: [[], []],
    ...more,
  };
  const said = rows.map(({ n, decision: { options } }) => ({
    n,
    before: n - 1,
    told: `Ann takes card ${n}`,
    options: options.map((_, i) => `take card ${n + i}`),
    spots: options.map(() => []),
  }));
  const seats = NAMES.map((name) => ({ name, kind: 'person' as const, strength: 'medium' as const }));
  return findingsOf(result, { game: 'castle-combo', title: 'Castle Combo', names: NAMES, seats, rows: said });
}

const momentOf = (...rows: AnalysisRow[]): Findings['moments'][0] => {
  const [moment] = findings(rows).moments;
  if (!moment) throw new Error('there is no moment');
  return moment;
};

/** What a component draws, without the comments that Svelte puts between its parts. */
const bodyOf = (what: unknown, props: Record<string, unknown>): string =>
  render(what as Component<Record<string, unknown>>, { props }).body.replace(/<!--.*?-->/g, '');
const chart = (of: Findings, whose = 0): string =>
  bodyOf(ChanceChart, { findings: of, player: whose, onmoment: () => undefined });
/** What the marks on the curve say, by their kind; the legend below the curve says nothing of its own. */
const marksIn = (html: string): string[] =>
  [...html.matchAll(/<path class="(\w+)[^>]*><title>([^<]*)<\/title>/g)].map(([, kind, says]) => `${kind}: ${says}`);

describe('the marks on the curve of the chances', () => {
  it('are the choices that gave something away, each with a shape and words of its own', () => {
    const lost = (quality: AnalysisDecision['quality'], loss: number): AnalysisDecision =>
      decision(quality, option(value(0.5)), option(value(0.5 - loss), loss));
    const html = chart(
      findings([
        row(1),
        row(2, { decision: lost('inaccuracy', 0.03) }),
        row(3, { decision: lost('mistake', 0.07) }),
        row(4, { decision: lost('blunder', 0.3) }),
      ]),
    );
    expect(marksIn(html)).toEqual([
      'inaccuracy: 2: Ann takes card 2 (Inaccuracy, −3%)',
      'mistake: 3: Ann takes card 3 (Mistake, −7%)',
      'blunder: 4: Ann takes card 4 (Blunder, −30%)',
    ]);
    const shapes = [...html.matchAll(/<path class="(?:inaccuracy|mistake|blunder|lucky|unlucky)[^"]*" d="([^"]+)"/g)];
    expect(new Set(shapes.map(([, shape]) => shape)).size).toBe(5);
  });

  it('are the strokes of luck of whom one looks at, from 5 % on', () => {
    const rows = [row(1, { luck: [0.12, -0.12] }), row(2, { luck: [-0.06, 0.06] }), row(3, { luck: [0.04, -0.04] })];
    expect(marksIn(chart(findings(rows)))).toEqual([
      'lucky: 1: Luck for Ann: +12%',
      'unlucky: 2: Bad luck for Ann: −6%',
    ]);
    expect(marksIn(chart(findings(rows), 1))).toEqual([
      'unlucky: 1: Bad luck for Odile: −12%',
      'lucky: 2: Luck for Odile: +6%',
    ]);
  });

  it('tell of a deal that changed much', () => {
    const deal = { beginning: value(0.5), dealt: value(0.7), following: value(0.7), knowledge: [0, 0] };
    const html = chart(findings([row(1)], { deal: { ...deal, luck: [0.2, -0.2] } }));
    expect(marksIn(html)).toEqual(['lucky: The deal: Luck for Ann: +20%']);
  });

  it('lie on the curve of whom they are about', () => {
    const bad = decision('blunder', option(value(0.75)), option(value(0.25), 0.5));
    const html = chart(findings([row(1, { seat: 0, decision: bad })]));
    const [, x, y] = /transform="translate\(([\d.]+) ([\d.]+)\)"/.exec(html) ?? [];
    expect(html).toContain(`L${x} ${y}`);
  });
});

it('where the deals disagree, that is said beside what was given away', () => {
  const made = decision('mistake', option(value(0.54)), option(value(0.47), 0.07));
  const told = (contrary: number): string => gaveIn(momentOf(row(5, { decision: { ...made, contrary } })));
  expect(told(0.38)).toContain('. In 38% of the deals it did better than the better one.');
  expect(told(0.3)).not.toContain('deals');
  expect(gaveIn(momentOf(row(1, { decision: { ...made, loss: 0, contrary: 0.4 } })))).toBe('Nothing given away');
});

describe('the compared choices of a decision', () => {
  const made = decision('mistake', option(value(0.54, 41.5)), option(value(0.47, 39.6), 0.07));
  const moment = momentOf(row(5, { decision: made }));
  const html = bodyOf(Compared, { moment, names: NAMES });
  const lines = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, line = '']) =>
    line
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );

  it('stand there with their chances, errors and leads, and the one that was made is marked', () => {
    expect(lines.slice(1, 3)).toEqual(['Take card 5 54% ± 2.1% +3.5', 'Take card 6 chosen 47% ± 2.1% +1.6']);
  });

  it('tell how everybody stands before and after, and what was given away', () => {
    expect(lines.slice(4)).toEqual(['Ann 54% → 47% +3.5 → +1.6', 'Odile 46% → 53% −3.5 → −1.6']);
    expect(html).toContain('7% of the chance to win given away (± 1.2%)');
    expect(gaveIn(momentOf(row(1)))).toBe('Nothing given away');
  });
});

it('the accuracy is the share of sound choices, and of a printed opponent there is none', () => {
  const players = [player(0), player(1, { seat: false, accuracy: null })];
  const html = bodyOf(Columns, { findings: findings([row(1)], { players }) });
  const [, cells = ''] = /Accuracy<\/th>(.*?)<\/tr>/s.exec(html) ?? [];
  expect([...cells.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, cell]) => cell)).toEqual(['75%', '–']);
});

it('of how many choices the accuracy speaks is said, where the analysis asked', () => {
  const players = [player(0, { mattered: 2, accuracy: 0.5 }), player(1)];
  const html = bodyOf(Columns, { findings: findings([row(1)], { players }) });
  const [, cells = ''] = /Choices that mattered<\/th>(.*?)<\/tr>/s.exec(html) ?? [];
  expect([...cells.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, cell]) => cell)).toEqual(['2', '–']);
});

describe('in a game that was lost already', () => {
  const lost: AnalysisDecision = {
    ...decision('blunder', option(value(0, 20)), option(value(0, 28)), option(value(0, 14))),
    points: 14.04,
    points_error: 1.5,
    worth: 0.3,
    better: 1,
  };
  const moment = momentOf(row(3, { decision: lost }));

  it('a choice is judged by the points that it gave away, and counts', () => {
    expect(gaveIn(moment)).toBe('14 points of the expected lead given away (± 1.5)');
    expect(lostIn(lost)).toBe('−14 points');
    expect(lostIn({ ...lost, loss: 0.4 })).toBe('−40%');
    expect(counted(moment)).toBe(true);
    expect(marksIn(chart(findings([row(3, { decision: lost })])))).toEqual([
      'blunder: 1: Ann takes card 3 (Blunder, −14 points)',
    ]);
  });

  it('the better choice is the one with most points', () => {
    expect(betterIn(moment)).toBe('Better: take card 4');
  });
});

it('a stroke of chance is one that helps by a twentieth at least', () => {
  expect(strokeOf([STROKE, -STROKE])).toEqual({ player: 0, by: STROKE });
  expect(strokeOf([STROKE - 0.01, 0.01 - STROKE])).toBeUndefined();
});

it("a game of one's history says how many of its choices were sound", () => {
  const game = { table: 'x', ended: 0, say: 'two players', won: true, loss: 0.5, luck: 0.1, sound: 3, decisions: 4 };
  const html = bodyOf(SkillChart, { skill: { game: 'castle-combo', title: 'Castle Combo', games: [game] } });
  const cells = [...html.matchAll(/<td class="figure[^>]*>([^<]*)<\/td>/g)].map(([, cell]) => cell);
  expect(cells.at(-1)).toBe('75%');
  const asked = bodyOf(SkillChart, { skill: { game: 'x', title: 'X', games: [{ ...game, accuracy: 0.5 }] } });
  expect(asked).toContain('50%');
});

describe('before an analysis is done', () => {
  it('says how long the rest takes, no more exactly than it is known', () => {
    expect([0.2, 5, 41, 55.1, 61, 600].map(timeLeft)).toEqual([
      'about 5 seconds left',
      'about 5 seconds left',
      'about 45 seconds left',
      'about a minute left',
      'about 2 minutes left',
      'about 10 minutes left',
    ]);
  });

  it('shows each choice that gave something away, with who made it, its words and its moment', () => {
    const marks = [{ n: 31, number: 12, seat: 1, quality: 'blunder' as const }];
    const { body } = render(SoFar as Component, {
      props: { marks, told: new Map(), subject: { table: 'abc' }, onmoment: () => undefined },
    });
    expect(body).toContain('href="/replay/abc?n=31"');
    expect(body).toMatch(/Blunder.*Decision 12/s);
    const told = new Map([[31, 'Odile takes the Sculptor']]);
    const html = bodyOf(SoFar, { marks, told, subject: { table: 'abc' }, onmoment: () => undefined });
    expect(html).toMatch(/Odile takes the Sculptor.*Blunder, Decision 12/s);
  });
});
