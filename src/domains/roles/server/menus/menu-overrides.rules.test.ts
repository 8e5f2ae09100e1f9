import { describe, expect, it } from 'vitest';
import {
  effectiveMenu,
  inOrder,
  movedOverrides,
  overridesFor,
  rolesWithoutMenu,
} from './menu-overrides.rules.ts';
import type { StoredMenuRow } from './menu-overrides.rules.ts';

const rowOf = (id: number, more: Partial<StoredMenuRow> = {}): StoredMenuRow => ({
  id,
  parentId: null,
  path: `/p${id}`,
  component: `c${id}`,
  redirect: null,
  name: `n${id}`,
  title: `标题${id}`,
  icon: null,
  noCache: false,
  affix: false,
  activeMenu: null,
  breadcrumb: true,
  hidden: false,
  alwaysShow: false,
  permission: null,
  sort: id,
  isEnabled: true,
  overrides: {},
  ...more,
});
const wishOf = (more: object = {}) => ({
  title: '标题1',
  icon: null,
  hidden: false,
  isEnabled: true,
  permission: null,
  ...more,
});

describe('a menu that a centre changed', () => {
  it('keeps a new place for the rows that moved alone', () => {
    const rows = [rowOf(4), rowOf(7, { overrides: { title: '改名' } }), rowOf(9)];
    expect([...movedOverrides(rows, [7, 4, 9])]).toEqual([
      [4, { sort: 7 }],
      [7, { title: '改名', sort: 4 }],
    ]);
    expect([...movedOverrides(rows, [4, 7, 9])]).toEqual([]);
    // An entry that came later may stand where another was put: then everybody gets a place of their own.
    const equal = [rowOf(4), rowOf(7, { overrides: { sort: 4 } })];
    expect([...movedOverrides(equal, [7, 4])]).toEqual([
      [4, { sort: 1 }],
      [7, { sort: 0 }],
    ]);
  });

  it('shows its changes over what is shipped, in its order, without what is switched off', () => {
    const rows = [
      rowOf(1, { overrides: { sort: 9, title: '改名' } }),
      rowOf(2, { overrides: { isEnabled: false } }),
      rowOf(3),
    ];
    expect(inOrder(rows).map(({ id }) => id)).toEqual([2, 3, 1]);
    expect(effectiveMenu(rows).map(({ title }) => title)).toEqual(['标题3', '改名']);
  });

  it('keeps only what differs from the shipped row, and the order', () => {
    const row = rowOf(1, { overrides: { sort: 4, title: '旧改名' } });
    expect(overridesFor(row, wishOf({ permission: 'news.edit' }))).toEqual({
      sort: 4,
      permission: 'news.edit',
    });
    expect(overridesFor(rowOf(1), wishOf())).toEqual({});
  });

  it('tells which role would see nothing', () => {
    const roles = [
      { name: '编辑', permissions: ['news.edit'] },
      { name: '统计', permissions: [] },
    ];
    const bound = [rowOf(1, { overrides: { permission: 'news.edit' } })];
    expect(rolesWithoutMenu(bound, roles)).toEqual(['统计']);
    expect(rolesWithoutMenu([rowOf(1, { overrides: { hidden: true } })], roles)).toEqual(['编辑', '统计']);
    expect(rolesWithoutMenu([rowOf(1)], roles)).toEqual([]);
  });
});
