import { expect, test } from 'vitest';
import { boardRows, type NamedCount, percentsOf, sharesOf, toldOf } from './board.rules.ts';

const counted = (part: Partial<NamedCount>): NamedCount => ({
  key: 'elder',
  name: '助老',
  count: 100,
  solved: 60,
  part: 10,
  unsolved: 6,
  unrated: 24,
  medianMinutes: 300,
  slowMinutes: 1_800,
  timedCount: 100,
  inTimeCount: 71,
  ...part,
});

test.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [438, 89, 34, 187],
    [59, 12, 4, 25],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [
    [5, 0],
    [100, 0],
  ],
])('percents of %j are %j', (counts, percents) => {
  expect(percentsOf(counts)).toEqual(percents);
});

test.each([
  ['all four', {}, { solved: 60, part: 10, unsolved: 6, notWhole: null, unrated: 24 }],
  [
    'a few unsolved',
    { unsolved: 4, part: 12 },
    { solved: 60, part: null, unsolved: null, notWhole: 16, unrated: 24 },
  ],
  ['few of both', { unsolved: 1, part: 2, solved: 73 }, null],
  [
    'nobody unsolved',
    { unsolved: 0, part: 16 },
    { solved: 60, part: 16, unsolved: 0, notWhole: null, unrated: 24 },
  ],
  ['few unrated', { unrated: 3, solved: 81 }, null],
  ['too few altogether', { count: 19 }, null],
])('%s', (_, part, shares) => {
  expect(sharesOf(counted(part))).toEqual(shares);
});

test('times are told from ten needs on', () => {
  expect(toldOf(counted({}))).toMatchObject({ medianMinutes: 300, slowMinutes: 1_800, inTime: 71 });
  expect(toldOf(counted({ count: 9 }))).toMatchObject({
    medianMinutes: null,
    slowMinutes: null,
    inTime: null,
  });
});

const rowsOf = (...counts: number[]) =>
  boardRows(
    counts.map((count, place) => counted({ key: String(place), name: `区${place}`, count })),
    (joined) => `另外 ${joined} 个`,
  ).map(({ name, count }) => [name, count]);

test.each([
  [
    'none is few',
    [30, 5],
    [
      ['区0', 30],
      ['区1', 5],
    ],
  ],
  [
    'several are few',
    [30, 4, 3],
    [
      ['区0', 30],
      ['另外 2 个', 7],
    ],
  ],
  [
    'one is few and takes the next smallest along',
    [30, 4, 12],
    [
      ['区0', 30],
      ['另外 2 个', 16],
    ],
  ],
  ['two that are few even together', [30, 1, 2], [['另外 3 个', 33]]],
  ['one is few and nobody asked elsewhere', [0, 4, 12, 0], [['另外 2 个', 16]]],
  ['nothing but few', [2, 1], []],
  ['one without needs says nothing', [30, 0], [['区0', 30]]],
])('%s', (_, counts, rows) => {
  expect(rowsOf(...counts)).toEqual(rows);
});
