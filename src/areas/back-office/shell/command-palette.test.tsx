import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import { type MenuEntry, placeEntries } from '#platform/web/session/menu-entry.ts';
import { CommandSearch } from './command-palette.tsx';

const page = (path: string, title: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  path,
  component: 'page',
  name: path,
  meta: { title },
  ...more,
});
const menu = [
  page('/review', '审核中心', {
    redirect: '/review/activities',
    children: [
      page('/review/activities', '活动审核'),
      page('/review/detail/:id', '活动详情', { hidden: true }),
      page('/review/hours', '时长审核'),
    ],
  }),
  page('/manage', '业务管理', {
    redirect: '/manage/teams',
    children: [page('/manage/teams', '队伍管理'), page('/manage/activities', '活动管理')],
  }),
];

const fetched = vi.fn<(url: string, init: { body: string }) => Promise<Response>>();
const answer = (result: unknown) => Promise.resolve(Response.json({ code: 200, msg: '', result }));
const askedPaths = () => fetched.mock.calls.map(([url]) => url);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation((url) =>
    answer(
      url.includes('ListTeamsForStaff')
        ? { list: [{ teamId: 7, name: '清滩护水队', status: 'active' }], total: 1, pageNum: 1, pageSize: 5 }
        : { list: [], total: 0, pageNum: 1, pageSize: 5 },
    ),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const show = () =>
  render(
    <OperationCache client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <CommandSearch entries={placeEntries(menu)} />
        <Where />
      </MemoryRouter>
    </OperationCache>,
  );

const optionNames = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('the search of the back office', () => {
  it('opens by Ctrl K, offers the pages of the menu, and goes where arrows and Enter choose', async () => {
    show();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(screen.getByRole('combobox'), '审核');
    expect(optionNames()).toEqual(['活动审核审核中心', '时长审核审核中心']);
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('活动审核');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('status').textContent).toBe('/review/hours');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('finds rows of the lists that the menu has, and asks for no other', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: '搜索' }));
    await userEvent.type(screen.getByRole('combobox'), '清滩');
    await userEvent.click(await screen.findByRole('option', { name: /清滩护水队/ }));
    expect(screen.getByRole('status').textContent).toBe('/manage/teams?id=7');
    expect(new Set(askedPaths())).toEqual(
      new Set(['/api/teams/ListTeamsForStaff', '/api/activities/ListReviewQueue']),
    );
  });

  it('says that a list could not be asked, and still offers pages', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    show();
    await userEvent.click(screen.getByRole('button', { name: '搜索' }));
    await userEvent.type(screen.getByRole('combobox'), '队伍');
    expect(await screen.findByText('有的名单没有查到，请检查网络后再试')).toBeTruthy();
    expect(optionNames()).toEqual(['队伍管理业务管理']);
  });

  it('closes by Escape and keeps the page', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: '搜索' }));
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(await screen.findByText('/')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
