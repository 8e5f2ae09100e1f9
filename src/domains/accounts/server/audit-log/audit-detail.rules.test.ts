import { describe, expect, it } from 'vitest';
import { detailInWords, referencesOf } from './audit-detail.rules.ts';

const words = {
  acts: { resetStaffPassword: '重置密码' },
  targets: {},
  fields: {
    status: '状态',
    minutes: '时长（分钟）',
    name: '名称',
    roleId: '角色',
    permissions: '权限',
    verdict: '决定',
    fields: '改动的内容',
    groupName: '小组',
    kind: '类型',
    filters: '筛选条件',
    until: '截止',
    'team.until': '停止到',
    isTop: '置顶',
  },
  values: {
    'activity.status': { pending: '待审核', published: '已发布' },
    'team.status': { active: '正常' },
    permissions: { 'news.edit': '编辑内容' },
    verdict: { pass: '通过' },
  },
  changedBy: { adjustHour: 'minutes' },
};
const names = new Map([
  ['role:3', '内容编辑'],
  ['area:420106', '江北区'],
]);
const line = (detail: unknown, more: object = {}) => ({
  action: 'reviewActivity',
  targetType: 'activity',
  targetId: 7,
  detail,
  ...more,
});

describe('detailInWords', () => {
  const changes = [
    ['a pair of states', line({ from: 'pending', to: 'published' }), '状态：待审核 → 已发布'],
    [
      'the same word of another object',
      line({ before: 'active', after: 'gone' }, { targetType: 'team' }),
      '状态：正常 → gone',
    ],
    [
      'a pair that the act gives another name',
      line({ before: 90, after: 1_080 }, { action: 'adjustHour' }),
      '时长（分钟）：90 → 1,080',
    ],
    [
      'objects: only what differs',
      line({ before: { name: '甲', roleId: 2, until: null }, after: { name: '甲', roleId: 3, until: '' } }),
      '角色：编号 2 → 内容编辑；截止：（空） → （空）',
    ],
    [
      'a name that this object has a word of its own for',
      line({ before: { until: '' }, after: { until: '明天' } }, { targetType: 'team' }),
      '停止到：（空） → 明天',
    ],
    ['what is new', line({ before: null, after: { name: '乙' } }), '名称：（空） → 乙'],
    [
      'a list',
      line({ before: { permissions: [] }, after: { permissions: ['news.edit'] } }),
      '权限：（空） → 编辑内容',
    ],
    ['a pair under its own name', line({ groupName: { from: '', to: '一组' } }), '小组：（空） → 一组'],
    [
      'fields with their values',
      line({ fields: [{ field: 'name', from: '甲', to: '乙' }] }),
      '名称：甲 → 乙',
    ],
    ['two values in a list', line({ status: ['pending', 'published'] }), '状态：待审核 → 已发布'],
    ['nothing that changed', line({ from: 'pending', to: 'pending' }), ''],
  ] as const;
  it.each(changes)('%s', (_case, given, said) => {
    const told = detailInWords(given, words, names).changes;
    expect(told.map(({ label, before, after }) => `${label}：${before} → ${after}`).join('；')).toBe(said);
  });

  const facts = [
    ['a coded word', { verdict: 'pass' }, '决定：通过'],
    ['names of fields', { fields: ['name', 'groupName', 'mystery'] }, '改动的内容：名称、小组、mystery'],
    ['yes and no', { isTop: true }, '置顶：是'],
    ['an instant', { until: '2026-11-30T16:00:00.000Z' }, '截止：2026-12-01 00:00'],
    ['one end of a pair', { before: 'pending' }, '原状态：待审核'],
    ['the act that is asked for', { kind: 'resetStaffPassword' }, '类型：重置密码'],
    ['objects inside', { filters: { status: 'pending', name: '甲' } }, '筛选条件：状态：待审核，名称：甲'],
    ['areas by their names', { serviceAreas: ['420106', '999'] }, 'serviceAreas：江北区、编号 999'],
    ['what has no word', { mystery: 'x' }, 'mystery：x'],
  ] as const;
  it.each(facts)('%s', (_case, detail, said) => {
    const told = detailInWords(line(detail), words, names).facts;
    expect(told.map(({ label, text }) => `${label}：${text}`).join('；')).toBe(said);
  });
});

it('objects that a line names are looked up with the object that it is about', () => {
  const given = line({
    before: { roleId: 2 },
    after: { roleId: 3 },
    filters: { organisationId: 5 },
    teamUserIds: [8, 9],
    area: '420106',
  });
  expect(referencesOf([given], words)).toEqual([
    { type: 'activity', id: 7 },
    { type: 'role', id: 2 },
    { type: 'role', id: 3 },
    { type: 'organisation', id: 5 },
    { type: 'teamMember', id: 8 },
    { type: 'teamMember', id: 9 },
    { type: 'area', id: '420106' },
  ]);
});
