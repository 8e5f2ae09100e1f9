import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { OperationFailed } from '../calls/operation-failed.ts';
import type { Listed } from './list-foot.tsx';
import { type ListQuery, QueryList } from './query-list.tsx';
import { useUrlFilters } from './use-url-filters.ts';

type Names = Listed<string>;
const refetch = vi.fn<() => Promise<unknown>>();
const failed = (code: number) => new OperationFailed({ code, msg: '网络不通' });

function Page({ query }: { query: Partial<ListQuery<Names>> }) {
  const url = useUrlFilters({ pageSize: 10 });
  return (
    <>
      <output>{useLocation().search}</output>
      <QueryList
        query={{ data: undefined, error: null, isPlaceholderData: false, refetch, ...query }}
        url={url}
        what="短信"
        unit="条"
        empty={{ art: 'boat', title: '还没有发过短信' }}
        missing={{ title: '没有找到这篇内容', text: '它可能已被删除。' }}
      >
        {(rows) => rows.map((name) => <p key={name}>{name}</p>)}
      </QueryList>
    </>
  );
}
const draw = (query: Partial<ListQuery<Names>>, search = '') =>
  render(
    <MemoryRouter initialEntries={[`/system/sms${search}`]}>
      <Page query={query} />
    </MemoryRouter>,
  );
const text = () => document.body.textContent;
afterEach(() => {
  cleanup();
  refetch.mockReset();
});

it('shows the shape of rows while it loads', () => {
  draw({});
  expect(screen.getByText('正在加载')).toBeTruthy();
});

it('shows the rows, how many there are and the pages, exactly up to 1,000', async () => {
  draw({ data: { list: ['一'], total: 12 } }, '?status=failed');
  expect(text()).toContain('共 12 条');
  expect(screen.getByRole('link', { name: '第 2 页' }).getAttribute('href')).toBe('?status=failed&page=2');
  await userEvent.click(screen.getByRole('link', { name: '第 2 页' }));
  expect(screen.getByText('?status=failed&page=2')).toBeTruthy();
  cleanup();
  draw({ data: { list: ['一'], total: 1_001 } });
  expect(text()).toContain('共 1000+ 条');
  expect(screen.getByRole('link', { name: '第 100 页' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: '第 101 页' })).toBeNull();
});

it('goes on from row to row where the list is read like that', () => {
  draw({ data: { list: ['一'], total: 80, nextCursor: 'b7' } }, '?cursor=a3&status=failed');
  expect(screen.getByRole('link', { name: '下一页' }).getAttribute('href')).toContain(
    '?status=failed&cursor=b7',
  );
  expect(screen.getByRole('link', { name: '回到第一页' }).getAttribute('href')).toContain('?status=failed');
});

it('says that nothing is there yet, and what hides it where a filter does', async () => {
  draw({ data: { list: [], total: 0 } }, '?tab=open&page=1&id=4');
  expect(screen.getByText('还没有发过短信')).toBeTruthy();
  cleanup();
  draw({ data: { list: [], total: 0 } }, '?tab=open&keyword=江');
  expect(screen.getByText('没有符合条件的短信')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '清除筛选' }));
  expect(screen.getByText('?tab=open')).toBeTruthy();
});

it('says what did not come and tries again', async () => {
  draw({ error: failed(0) });
  expect(screen.getByText('短信没有载入')).toBeTruthy();
  expect(screen.getByText('网络不通')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('names what is missing as its caller does', () => {
  draw({ error: failed(404) });
  expect(screen.getByText('没有找到这篇内容')).toBeTruthy();
});

it('keeps the rows of before with a remark, but not from whom may no longer see them', () => {
  draw({ data: { list: ['一'], total: 1 }, error: failed(0) });
  expect(screen.getByText('一')).toBeTruthy();
  expect(text()).toContain('下面的短信可能不是最新的：网络不通');
  cleanup();
  draw({ data: { list: ['一'], total: 1 }, error: failed(403) });
  expect(screen.getByText('你的账号不能查看短信')).toBeTruthy();
  expect(screen.queryByText('一')).toBeNull();
});
