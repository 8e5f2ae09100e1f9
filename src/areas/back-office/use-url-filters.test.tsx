// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { NothingToReview } from './review-parts.tsx';
import { useLastPage, useUrlFilters } from './use-url-filters.ts';

/** A queue of which this many rows are left; its second page has run empty. */
function Queue({ total }: { total: number }) {
  const url = useUrlFilters();
  useLastPage(url, { list: [], total, pageSize: 10 });
  return (
    <>
      <output>{useLocation().search}</output>
      {total === 0 && <NothingToReview url={url} isQueue what="活动" />}
    </>
  );
}
const draw = (search: string, total: number) =>
  render(
    <MemoryRouter initialEntries={[`/review/activities${search}`]}>
      <Queue total={total} />
    </MemoryRouter>,
  );
const address = () => screen.getByRole('status').textContent;
afterEach(cleanup);

it('goes back to the last page that has rows once a page has run empty', async () => {
  draw('?tab=returned&page=3', 12);
  await waitFor(() => expect(address()).toBe('?tab=returned&page=2'));
});

it('stays where nothing is left at all', () => {
  draw('?page=2', 0);
  expect(address()).toBe('?page=2');
});

it('calls the work done only where no filter hides some of it', () => {
  draw('?tab=pending&page=1&id=4', 0);
  expect(screen.getByText('都审完了')).toBeTruthy();
  cleanup();
  draw('?overdue=1', 0);
  expect(screen.getByText('没有符合条件的活动')).toBeTruthy();
});
