import { describe, expect, it, test } from 'vitest';
import { needLimits, needStatuses } from '../contract/needs.words.ts';
import {
  clockEnd,
  dueOf,
  judgeRaising,
  judgeTime,
  mayMove,
  needMoves,
  needNoOf,
  openNeedStatuses,
} from './needs.rules.ts';
import { placeNameOf } from '../contract/need-labels.ts';

const noon = new Date('2026-11-21T12:00:00+08:00');
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+08:00`);

describe('the state machine', () => {
  test.each([
    ['submitted', 'toDispatch', 'staff', true],
    ['submitted', 'toDispatch', 'requester', false],
    ['submitted', 'dispatched', 'staff', false],
    ['returned', 'submitted', 'requester', true],
    ['returned', 'submitted', 'staff', false],
    ['returned', 'toDispatch', 'staff', false],
    ['dispatched', 'accepted', 'team', true],
    ['dispatched', 'accepted', 'staff', false],
    ['accepted', 'cancelled', 'requester', true],
    ['toRate', 'cancelled', 'requester', false],
    ['toRate', 'closed', 'system', true],
    ['toRate', 'closed', 'team', false],
    ['closed', 'toDispatch', 'staff', true],
    ['rejected', 'submitted', 'requester', false],
    ['cancelled', 'submitted', 'requester', false],
  ] as const)('%s → %s by %s: %s', (from, to, by, may) => {
    expect(mayMove(from, to, by)).toBe(may);
  });

  it('knows every state, and each but the first is reached from another', () => {
    expect(Object.keys(needMoves).toSorted()).toEqual([...needStatuses].toSorted());
    const reached = new Set(Object.values(needMoves).flatMap((moves) => Object.keys(moves)));
    expect(needStatuses.filter((status) => !reached.has(status))).toEqual([]);
    expect(openNeedStatuses).toContain('inService');
    expect(openNeedStatuses).not.toContain('toRate');
  });
});

test.each([
  ['tomorrow', at(22, '09:00'), at(22, '10:00'), undefined],
  ['a span that runs', at(21, '08:00'), at(21, '18:00'), undefined],
  ['this morning', at(21, '08:00'), at(21, '12:00'), 'timePast'],
  ['in a year', new Date('2027-11-21'), new Date('2027-11-22'), 'timeTooFar'],
])('wished for %s', (_, expectStart, expectEnd, refusal) => {
  expect(judgeTime({ expectStart, expectEnd }, noon)).toBe(refusal);
});

describe('asking', () => {
  const known = (count: number, part: object = {}) =>
    Array.from({ length: count }, () => ({
      needType: 'repair' as const,
      isOpen: true,
      isToday: false,
      needNo: 'X1',
      needId: 1,
      ...part,
    }));
  const facts = {
    emergencyWord: undefined,
    isNoEmergency: false,
    isAnotherMatter: false,
    needType: 'repair' as const,
    known: known(0),
  };
  test.each([
    ['a first need', {}, undefined],
    ['danger', { emergencyWord: '着火' }, 'emergency'],
    ['danger that is none', { emergencyWord: '着火', isNoEmergency: true }, undefined],
    ['danger before limits', { emergencyWord: '着火', known: known(needLimits.open) }, 'emergency'],
    ['too many open', { known: known(needLimits.open), isAnotherMatter: true }, 'tooManyOpen'],
    ['one less', { known: known(needLimits.open - 1), isAnotherMatter: true }, undefined],
    ['too many today', { known: known(needLimits.perDay, { isOpen: false, isToday: true }) }, 'tooManyToday'],
    ['the same again', { known: known(1) }, 'duplicate'],
    ['the same, another matter', { known: known(1), isAnotherMatter: true }, undefined],
    ['the same, which is over', { known: known(1, { isOpen: false }) }, undefined],
    ['another kind', { known: known(1, { needType: 'company' }) }, undefined],
  ] as const)('%s', (_, part, refusal) => {
    expect(judgeRaising({ ...facts, ...part })).toBe(refusal);
  });
});

it('urgent is due by hours, the rest by workdays, and only two states have a clock', () => {
  const monday = at(23, '12:00');
  expect(clockEnd('urgent', noon, monday)).toEqual(at(21, '14:00'));
  expect([clockEnd('soon', noon, monday), clockEnd('normal', noon, monday)]).toEqual([monday, monday]);
  const clocks = { reviewDueAt: noon, dispatchDueAt: monday };
  expect(needStatuses.filter((status) => dueOf({ status, ...clocks }) !== null)).toEqual([
    'submitted',
    'toDispatch',
  ]);
});

it('names numbers and places', () => {
  expect(needNoOf('2026-11-21', 58)).toBe('X20261121058');
  expect(placeNameOf('石矶区', { kind: 'community', name: '渡口老街社区新时代文明实践站' })).toBe(
    '石矶区·渡口老街社区',
  );
  expect(placeNameOf('石矶区', { kind: 'district', name: '石矶区新时代文明实践所' })).toBe('石矶区');
});
