import { expect, it, test } from 'vitest';
import { emptyDraft, type NeedDraft, riskOf, titleOf, toggleRisk, wishedTime } from './need-draft.ts';
import { emergencyOf, wishGaps } from './need-gaps.ts';

/** Noon on Saturday, 21 November. */
const noon = new Date('2026-11-21T12:00:00+08:00');
const whole: NeedDraft = {
  ...emptyDraft,
  needType: 'repair',
  description: '客厅的吸顶灯不亮了。灯已经买好放在门口。',
  organisationId: 7,
  address: '书院巷 14 号',
  risks: ['要登高'],
};

test.each([
  ['own words', { title: ' 灯坏了三天 ' }, '灯坏了三天'],
  ['the first sentence', {}, '客厅的吸顶灯不亮了'],
  ['a first sentence that is too long', { description: '很'.repeat(60) }, '很'.repeat(40)],
])('the title is %s', (_, part, title) => {
  expect(titleOf({ ...whole, ...part })).toBe(title);
});

test.each([
  ['nothing chosen', [], '', ''],
  ['nothing to mind', ['没有特别的'], '', '无'],
  ['one', ['要登高'], '', '要登高'],
  ['several and a sentence', ['要登高', '碰电'], '我会拉闸', '要登高，碰电，我会拉闸'],
  ['another, in a sentence', ['其他'], '楼道很暗', '楼道很暗'],
  ['another, unsaid', ['其他'], '', '其他'],
])('what to mind: %s', (_, risks, riskNote, text) => {
  expect(riskOf({ risks, riskNote })).toBe(text);
});

it('没有特别的 and the others exclude each other', () => {
  expect(toggleRisk(['要登高'], '没有特别的')).toEqual(['没有特别的']);
  expect(toggleRisk(['没有特别的'], '碰电')).toEqual(['碰电']);
  expect(toggleRisk(['碰电', '要登高'], '碰电')).toEqual(['要登高']);
});

test.each([
  ['any', 'all', '2026-11-21T08:00:00+08:00', '2026-11-24T20:00:00+08:00'],
  ['2026-11-22', 'morning', '2026-11-22T08:00:00+08:00', '2026-11-22T12:00:00+08:00'],
  ['2026-11-22', 'evening', '2026-11-22T18:00:00+08:00', '2026-11-22T21:00:00+08:00'],
] as const)('%s, %s', (day, part, expectStart, expectEnd) => {
  expect(wishedTime({ day, part }, noon)).toEqual({ expectStart, expectEnd });
});

test.each([
  ['nothing', {}, []],
  ['the door', { address: '' }, ['address']],
  ['the place', { organisationId: undefined }, ['organisationId']],
  ['what it is about', { description: '灯坏了' }, ['description', 'title']],
  ['the consent and the name', { requesterKind: 'family' }, ['beneficiaryName', 'hasConsent']],
  ['what to mind', { risks: [] }, ['risk']],
  ['the word that nothing is happening', { description: '楼下着火了，烟很大，快来人' }, ['isNoEmergency']],
  ['nothing once that was said', { description: '楼下着火了，烟很大，快来人', isNoEmergency: true }, []],
] as const)('a draft lacks %s', (_, part, fields) => {
  const gaps = wishGaps({ ...whole, ...part } as NeedDraft);
  const lacking = Object.entries(gaps).filter(([, gap]) => gap);
  expect(lacking.map(([field]) => field).toSorted()).toEqual([...fields].toSorted());
});

it('hears danger in every field that is typed', () => {
  expect([emergencyOf(whole), emergencyOf({ ...whole, riskNote: '有人触电' })]).toEqual([undefined, '触电']);
});
