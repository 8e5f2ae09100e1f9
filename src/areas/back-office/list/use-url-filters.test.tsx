// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { NothingToReview } from '../review/review-parts.tsx';
import { useLastPage, useUrlFilters } from './use-url-filters.ts';

/** A queue of which this many rows are left; its second page has run empty. */
function Queue({ total }: { total: number }) {
  const url = useUrlFilters();
  const navigate = useNavigate();
  useLastPage(url, { list: [], total, pageSize: 10 });
  return (
    <>
      <output>{useLocation().search}</output>
      {[4, 5].map((id) => (
        <button key={id} type="button" onClick={() => url.change({ id, page: url.page })}>
          {`看 ${id}`}
        </button>
      ))}
      <button type="button" onClick={() => void navigate(-1)}>
        后退
      </button>
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

it('closes what was opened from the list when somebody goes back, however many rows were looked at', async () => {
  draw('?keyword=江', 12);
  await userEvent.click(screen.getByRole('button', { name: '看 4' }));
  await userEvent.click(screen.getByRole('button', { name: '看 5' }));
  expect(address()).toContain('id=5');
  await userEvent.click(screen.getByRole('button', { name: '后退' }));
  expect(address()).toBe('?keyword=江');
});

it('calls the work done only where no filter hides some of it', () => {
  draw('?tab=pending&page=1&id=4', 0);
  expect(screen.getByText('都审完了')).toBeTruthy();
  cleanup();
  draw('?overdue=1', 0);
  expect(screen.getByText('没有符合条件的活动')).toBeTruthy();
});
