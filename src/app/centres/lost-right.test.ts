import { expect, it, vi } from 'vitest';
import type { MenuEntry } from '#platform/web/session/menu-entry.ts';
import { createLostRight } from './lost-right.ts';

const entry = (path: string): MenuEntry => ({ path, component: 'x', name: path, meta: { title: path } });
const full = ['/review/activities', '/review/hours', '/information/edit/:id'].map(entry);

function setUp(now: () => Promise<MenuEntry[]>, pathname: string) {
  const loadMenu = vi.fn<() => Promise<MenuEntry[]>>(now);
  const leaveFor = vi.fn<(path: string) => void>();
  const follow = createLostRight({ menu: () => full, loadMenu, leaveFor, pathname: () => pathname });
  return { follow, loadMenu, leaveFor };
}

it('says once that a page is no longer for this role, however many calls failed', async () => {
  const { follow, loadMenu, leaveFor } = setUp(async () => full.slice(1), '/review/activities');
  expect(await Promise.all([follow(), follow(), follow()])).toEqual([true, true, true]);
  expect(await follow()).toBe(true);
  expect(loadMenu).toHaveBeenCalledTimes(1);
  expect(leaveFor.mock.calls).toEqual([['/401']]);
});

it.each(['/review/hours', '/information/edit/7'])('draws %s anew when it stays', async (path) => {
  const { follow, leaveFor } = setUp(async () => full.slice(1), path);
  expect(await follow()).toBe(true);
  expect(leaveFor).toHaveBeenCalledWith(path);
});

it('leaves it to the call where the menu is the same or does not come', async () => {
  const same = setUp(async () => full, '/review/activities');
  const failing = setUp(() => Promise.reject(new Error('gone')), '/review/activities');
  expect([await same.follow(), await failing.follow()]).toEqual([false, false]);
  expect([...same.leaveFor.mock.calls, ...failing.leaveFor.mock.calls]).toEqual([]);
  await same.follow();
  expect(same.loadMenu).toHaveBeenCalledTimes(2);
});
