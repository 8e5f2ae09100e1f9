import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useLastPage } from './list-foot.tsx';
import { useUrlFilters } from './use-url-filters.ts';

const words = ['all', 'done'] as const;

/** A queue of which this many rows are left; the page that is shown has run empty. */
function Queue({ total }: { total: number }) {
  const url = useUrlFilters({ pageSize: 10 });
  const navigate = useNavigate();
  useLastPage(url, { list: [], total });
  const acts: Record<string, () => void> = {
    '看 4': () => url.open(4),
    '看 5': () => url.open(5),
    关上: () => url.open(undefined),
    只看超时: () => url.change({ overdue: 1 }),
    清除: url.clear,
    两下: () => {
      url.change({ kind: 'claims' });
      url.change({ keyword: '排水口' });
    },
    后退: () => void navigate(-1),
  };
  return (
    <>
      <output>{useLocation().search}</output>
      <p>{`${url.oneOf('tab', words)} ${url.page}${url.isNarrowed ? '，有筛选' : ''}`}</p>
      {Object.entries(acts).map(([name, act]) => (
        <button key={name} type="button" onClick={act}>
          {name}
        </button>
      ))}
    </>
  );
}
const draw = (search: string, total: number) =>
  render(
    <MemoryRouter initialEntries={['/dashboard', `/review/activities${search}`]}>
      <Queue total={total} />
    </MemoryRouter>,
  );
const address = () => decodeURIComponent(screen.getByRole('status').textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
afterEach(cleanup);

it.each([
  ['', 'all 1'],
  ['?tab=done&page=3', 'done 3'],
  ['?tab=nothing&page=-3', 'all 1'],
  ['?page=1.5', 'all 1'],
  ['?page=999999', 'all 200'],
  ['?page=2&id=4&sort=hours', 'all 2'],
  ['?overdue=1', 'all 1，有筛选'],
])('reads %s as %s', (search, place) => {
  draw(search, 0);
  expect(screen.getByText(place)).toBeTruthy();
});

it('goes back to the last page that has rows once a page has run empty, and nobody can step back into the empty one', async () => {
  draw('?tab=returned&page=3', 12);
  await waitFor(() => expect(address()).toBe('?tab=returned&page=2'));
  await press('后退');
  expect(address()).toBe('');
});

it('stays where nothing is left at all', () => {
  draw('?page=2', 0);
  expect(address()).toBe('?page=2');
});

it('closes what was opened from the list when somebody goes back, however many rows were looked at', async () => {
  draw('?keyword=江&page=2', 12);
  await press('看 4');
  await press('看 5');
  expect(address()).toBe('?keyword=江&page=2&id=5');
  await press('后退');
  expect(address()).toBe('?keyword=江&page=2');
});

it('takes a filter back by going back, and begins anew with each', async () => {
  draw('?tab=done&page=2&id=4', 30);
  await press('只看超时');
  expect(address()).toBe('?tab=done&overdue=1');
  await press('后退');
  expect(address()).toBe('?tab=done&page=2&id=4');
});

it('clears every filter and stays in the view', async () => {
  draw('?tab=done&keyword=江&overdue=1', 0);
  await press('清除');
  expect(address()).toBe('?tab=done');
});

it('keeps a filter that was set before the page was drawn with the one before it', async () => {
  draw('?tab=done', 0);
  await press('两下');
  expect(address()).toBe('?tab=done&kind=claims&keyword=排水口');
  await press('后退');
  await press('后退');
  expect(address()).toBe('?tab=done');
  await press('只看超时');
  expect(address()).toBe('?tab=done&overdue=1');
});
