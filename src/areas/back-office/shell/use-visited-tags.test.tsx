import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { placeEntries } from '#platform/web/session/menu-entry.ts';
import { useVisitedTags } from './use-visited-tags.ts';

const entry = (path: string, title: string, affix = false) => ({
  path,
  component: path,
  name: path,
  meta: { title, affix },
});
const home = entry('/dashboard', '后台首页', true);
const menu = [home, entry('/review/activities', '活动审核'), entry('/system/sms', '短信发件箱')];

/** Opens the document at an address, as a load or reload does. */
function load(address: string, rows = menu): string[] {
  const entries = placeEntries(rows);
  const current = entries.find(({ path }) => address.startsWith(path));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  const { result, unmount } = renderHook(() => useVisitedTags(entries, current), { wrapper });
  const tags = result.current.tags.map((tag) => `${tag.title} ${tag.address}`);
  unmount();
  return tags;
}
const signIn = (id: number): void => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- stands for the session of that account
  document.cookie = `userId=${id}`;
};
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('finds the visited pages again after a reload, each with its filters', () => {
  signIn(1);
  load('/review/activities?tab=returned&page=2');
  expect(load('/system/sms?status=failed')).toEqual([
    '后台首页 /dashboard',
    '活动审核 /review/activities?tab=returned&page=2',
    '短信发件箱 /system/sms?status=failed',
  ]);
});

it('leaves out what the menu has no more, what another account opened, and what was meddled with', () => {
  signIn(1);
  load('/review/activities?keyword=江');
  expect(load('/dashboard', [home])).toEqual(['后台首页 /dashboard']);
  load('/review/activities?keyword=江');
  signIn(2);
  expect(load('/dashboard')).toEqual(['后台首页 /dashboard']);
  for (const stored of ['{', '7', '[{"path":"/system/sms","address":"//elsewhere.invalid"}, null]']) {
    sessionStorage.setItem('visitedTags:2', stored);
    expect(load('/dashboard')).toEqual(['后台首页 /dashboard']);
  }
});
