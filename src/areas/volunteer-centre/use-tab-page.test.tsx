// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useLeaveEmptyPage } from '#platform/web/use-leave-empty-page.ts';
import { useTabPage } from './use-tab-page.ts';

/** A list whose shown page is empty although so many rows are there. */
function List({ total }: { total: number }) {
  const { tab, page, go } = useTabPage({ all: '全部', done: '已完成' });
  useLeaveEmptyPage(page, { list: [], total, pageSize: 10 }, go);
  return (
    <>
      <output>{`${tab} ${page}`}</output>
      <p>{useLocation().search}</p>
    </>
  );
}
const draw = (search: string, total = 0) =>
  render(
    <MemoryRouter initialEntries={[`/usercenter/index/myactivity${search}`]}>
      <List total={total} />
    </MemoryRouter>,
  );
const shown = () => screen.getByRole('status').textContent;
afterEach(cleanup);

it.each([
  ['', 'all 1'],
  ['?tab=done&page=3', 'done 3'],
  ['?tab=nothing&page=-3', 'all 1'],
  ['?page=1.5', 'all 1'],
  ['?page=999999', 'all 200'],
])('reads %s as %s', (search, place) => {
  draw(search);
  expect(shown()).toBe(place);
});

it('leads back from beyond the end to the last page with rows', async () => {
  draw('?tab=done&page=9', 12);
  await waitFor(() => expect(shown()).toBe('done 2'));
  expect(screen.getByText('?tab=done&page=2')).toBeTruthy();
});
