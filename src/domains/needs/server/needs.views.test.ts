import { describe, expect, it, test } from 'vitest';
import { needStatuses, publicNeedStatuses } from '../contract/needs.words.ts';
import { publicWordsOf, revealingIn } from '../contract/public-text.rules.ts';
import { emergencyWordIn } from '../contract/emergency.rules.ts';
import { trackOf } from '../contract/need-track.rules.ts';
import { createNeedVault, type NeedPeople } from './need-vault.ts';
import type { NeedWithPlace, StepRow } from './needs.queries.ts';
import { myView, publicCard, publicView } from './needs.views.ts';

const noon = new Date('2026-11-21T12:00:00+08:00');
const people: NeedPeople = {
  requesterName: '欧阳秋水',
  requesterMobile: '13912340987',
  beneficiaryName: '司徒寒梅',
  beneficiaryMobile: '13712340765',
  guardianName: '诸葛秋月',
  guardianMobile: '13712340766',
  address: '14 号 2 单元 301',
  risk: '家里有一条狼狗',
};
const row = {
  id: 7,
  needNo: 'X20261121058',
  requestKey: 'secret-request-key',
  status: 'accepted',
  title: '欧阳家的灯坏了',
  description: '14 号的欧阳秋水一个人住，电话 13912340987。',
  publicTitle: '客厅的灯坏了',
  publicText: '灯已经买好。',
  needType: 'repair',
  category: 'neighbor',
  requesterKind: 'neighbor',
  requesterMasked: '欧**水',
  requesterMobileHash: 'hash-of-the-number',
  privateCipher: 'cipher',
  urgency: 'normal',
  isPublic: true,
  isTimeFlexible: false,
  personCount: 1,
  peopleNeeded: null,
  expectStart: noon,
  expectEnd: noon,
  submittedAt: noon,
  reviewDueAt: noon,
  dispatchDueAt: null,
  verifyMethod: 'phone',
  organisationId: 3,
  area: '990104',
  areaName: '石矶区',
  unitKind: 'community',
  unitName: '渡口老街社区新时代文明实践站',
  version: 3,
} as unknown as NeedWithPlace;
const step = (status: string, part: object = {}) =>
  ({ status, at: noon, byKind: 'staff', byId: 9, reason: null, note: '', ...part }) as StepRow;
const steps = [
  step('submitted'),
  step('returned', { reason: 'consent', note: '老人没有同意' }),
  step('submitted'),
  step('toDispatch'),
  step('accepted', { note: '内部的一句话' }),
];

const secrets = [
  ...Object.values(people),
  row.title,
  row.description,
  '欧阳',
  '欧**水',
  'secret-request-key',
  'hash-of-the-number',
  'cipher',
  '老人没有同意',
  '内部的一句话',
  '受助人没同意',
];

describe('what everybody sees', () => {
  it('is nothing that the requester wrote, nor any reason', () => {
    const told = JSON.stringify([publicCard(row), publicView(row, { steps, activity: null })]);
    expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
    expect(publicView(row, { steps, activity: null }).steps.map(({ status }) => status)).not.toContain(
      'returned',
    );
    expect(publicView(row, { steps, activity: null })).toMatchObject({
      title: '客厅的灯坏了',
      placeName: '石矶区·渡口老街社区',
    });
  });

  test.each(needStatuses)('%s', (status) => {
    const isSeen = publicNeedStatuses.some((one) => one === status);
    const isDrawn = (part: object): boolean => {
      try {
        return publicCard({ ...row, status, ...part } as NeedWithPlace).status === status;
      } catch {
        return false;
      }
    };
    expect([isDrawn({}), isDrawn({ isPublic: false }), isDrawn({ publicTitle: null })]).toEqual([
      isSeen,
      false,
      false,
    ]);
  });
});

it('whoever raised it reads all but the number in full', () => {
  const plain = { ...row, description: '灯坏了三天' };
  const mine = myView({ row: plain, steps, people, mergedNo: null, lookCount: 2 });
  expect(mine).toMatchObject({ address: people.address, mobileMasked: '139****0987', lookCount: 2 });
  expect(mine.steps[1]).toMatchObject({ reason: '受助人没同意', note: '老人没有同意' });
  expect(JSON.stringify(mine)).not.toContain(people.requesterMobile);
});

test.each([
  ['客厅的灯坏了，想请人换', []],
  ['电话 13912340987', ['phone']],
  ['14 号楼 301 室的灯', ['door']],
  ['王奶奶家的灯', ['name']],
  ['独居老人想找人说话', ['alone']],
  ['每周三去医院透析', ['illness']],
  ['望潮小学三年级', ['school']],
  ['11 月 25 号，坐 2 号线来', []],
])('%s tells %s', (text, kinds) => {
  expect(revealingIn(text)).toEqual(kinds);
});

test.each([
  ['打 139 1234 0987 找我', '打 ＊＊ 找我'],
  ['证件 130102199003071234', '证件 ＊＊'],
  ['座机 0688-8612345', '座机 ＊＊'],
  ['渡口老街 14 号 2 单元 301 室', '渡口老街 ＊＊ ＊＊ ＊＊'],
  ['11 月 25 号上午，坐 2 号线来', '11 月 25 号上午，坐 2 号线来'],
  ['灯坏了三天，想请人换', '灯坏了三天，想请人换'],
])('of %s everybody may read %s', (text, words) => {
  expect(publicWordsOf(text)).toBe(words);
});

test.each([
  ['灯坏了三天', undefined],
  ['楼下着 火 了', '着火'],
  ['老人昏迷不醒', '昏迷'],
])('danger in %s: %s', (text, word) => {
  expect(emergencyWordIn('标题', text)).toBe(word);
});

it('a key opens one need for half an hour', () => {
  const vault = createNeedVault('a secret of at least thirty-two characters');
  const key = vault.followKey(7, noon);
  const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
  expect([
    vault.isFollowKey(key, 7, later(29)),
    vault.isFollowKey(key, 8, later(1)),
    vault.isFollowKey(key, 7, later(31)),
    vault.isFollowKey(key.replace(/^\d+/, String(later(999).getTime())), 7, noon),
    vault.isFollowKey(undefined, 7, noon),
    vault.isFollowKey('', 7, noon),
  ]).toEqual([true, false, false, false, false, false]);
  expect(vault.open(vault.seal(people))).toEqual(people);
  expect(vault.open(null).address).toBe('');
});

describe('the track', () => {
  const told = (status: Parameters<typeof trackOf>[0], ...states: Parameters<typeof trackOf>[0][]) =>
    trackOf(
      status,
      states.map((one, place) => ({ status: one, at: `t${place}` })),
    ).map(({ state, at }) => at ?? state);
  it('says when each stop was passed, and ends where a need ended', () => {
    expect(told('submitted', 'submitted')).toEqual(['t0', 'now', 'next', 'next', 'next', 'next']);
    expect(told('returned', 'submitted', 'returned')).toEqual([
      'now',
      'next',
      'next',
      'next',
      'next',
      'next',
    ]);
    expect(told('toDispatch', 'submitted', 'returned', 'submitted', 'toDispatch')).toEqual([
      't2',
      't3',
      'now',
      'next',
      'next',
      'next',
    ]);
    expect(told('cancelled', 'submitted', 'toDispatch', 'cancelled')).toEqual([
      't0',
      't1',
      'off',
      'off',
      'off',
      'off',
    ]);
    expect(
      told('closed', 'submitted', 'toDispatch', 'dispatched', 'accepted', 'inService', 'toRate', 'closed'),
    ).toEqual(['t0', 't1', 't2', 't3', 't5', 't6']);
  });
});
