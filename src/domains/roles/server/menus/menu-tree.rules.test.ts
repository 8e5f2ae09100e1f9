import { describe, expect, it } from 'vitest';
import { menuTree } from './menu-tree.rules.ts';
import type { MenuRow } from './menu-tree.rules.ts';

let lastId = 0;
const row = (name: string, more: Partial<MenuRow> = {}): MenuRow => ({
  id: ++lastId,
  parentId: null,
  path: `/${name}`,
  component: name,
  redirect: null,
  name,
  title: name,
  icon: null,
  noCache: false,
  affix: false,
  activeMenu: null,
  breadcrumb: true,
  hidden: false,
  alwaysShow: false,
  permission: null,
  ...more,
});

describe('menuTree', () => {
  it('nests children under their parents in the given order', () => {
    const group = row('review');
    const first = row('activities', { parentId: group.id });
    const second = row('hours', { parentId: group.id });
    const [entry] = menuTree([group, first, second], new Set());
    expect(entry?.children.map((child) => child.name)).toEqual(['activities', 'hours']);
  });

  it('leaves out what the role may not do, and groups that are left empty', () => {
    const group = row('review');
    const child = row('activities', { parentId: group.id, permission: 'activities.review' });
    const free = row('dashboard');
    expect(menuTree([free, group, child], new Set()).map((entry) => entry.name)).toEqual(['dashboard']);
    const seen = menuTree([free, group, child], new Set(['activities.review']));
    expect(seen.map((entry) => entry.name)).toEqual(['dashboard', 'review']);
  });

  it('leaves out everything below a group that asks for a missing permission', () => {
    const group = row('system', { permission: 'audit.read' });
    const child = row('audit', { parentId: group.id });
    expect(menuTree([group, child], new Set())).toEqual([]);
  });

  it('gives each entry the fields of the specification', () => {
    const [entry] = menuTree([row('dashboard', { affix: true, icon: 'house' })], new Set());
    expect(entry).toEqual({
      path: '/dashboard',
      component: 'dashboard',
      redirect: null,
      name: 'dashboard',
      meta: {
        title: 'dashboard',
        icon: 'house',
        noCache: false,
        affix: true,
        activeMenu: null,
        breadcrumb: true,
      },
      hidden: false,
      alwaysShow: false,
      children: [],
    });
  });
});
