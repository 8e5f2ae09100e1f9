import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Suggestion } from '../contract/search.contract.ts';
import { recentSearches } from './recent-searches.ts';
import { SiteSearch } from './site-search.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  cleanup();
});

/** Presses 搜索; true when the browser would go to the results. */
function search(text: string): boolean {
  const input = screen.getByRole('combobox', { name: '搜索' });
  fireEvent.change(input, { target: { value: text } });
  const form = input.closest('form');
  if (!form) throw new Error('the box stands in no form');
  const event = createEvent.submit(form);
  fireEvent(form, event);
  return !event.defaultPrevented;
}

describe('the search box', () => {
  it.each(['', '   '])(
    'shows the notice of the specification, of the kind info, for %j and searches nothing',
    (text) => {
      render(<SiteSearch />);
      expect(search(text)).toBe(false);
      const notice = screen.getByRole('status', { hidden: true });
      expect(notice.textContent).toContain('警告');
      expect(notice.textContent).toContain('请输入搜索内容');
      expect(document.activeElement).toBe(screen.getByRole('combobox', { name: '搜索' }));
    },
  );

  it('takes the notice away after two seconds', () => {
    render(<SiteSearch />);
    search('');
    vi.advanceTimersByTime(1_999);
    expect(screen.queryByRole('status', { hidden: true })).toBeTruthy();
    vi.advanceTimersByTime(1);
    expect(screen.queryByRole('status', { hidden: true })).toBeNull();
  });

  it('leaves it six seconds to readers of large type', () => {
    document.documentElement.dataset.view = 'elder';
    render(<SiteSearch />);
    search('');
    vi.advanceTimersByTime(5_999);
    expect(screen.queryByRole('status', { hidden: true })).toBeTruthy();
    vi.advanceTimersByTime(1);
    expect(screen.queryByRole('status', { hidden: true })).toBeNull();
    delete document.documentElement.dataset.view;
  });

  it('goes to the results with the words as they were typed', () => {
    render(<SiteSearch />);
    expect(search('净滩')).toBe(true);
    const input = screen.getByRole('combobox', { name: '搜索' });
    expect(input.closest('form')?.getAttribute('action')).toBe('/user-index/search');
    expect(input.getAttribute('name')).toBe('query');
    expect(screen.queryByRole('status', { hidden: true })).toBeNull();
  });
});

const suggestions: Suggestion[] = [
  { kind: 'category', key: 'reading', text: '阅读' },
  { kind: 'activity', id: 7, text: '阅读马拉松', newsCategory: null },
  {
    kind: 'news',
    id: 3,
    text: '阅读周',
    newsCategory: { dynamicTypeId: 1001, dynamicTypeName: '通知公告' },
  },
];

describe('suggestions', () => {
  const box = () => screen.getByRole('combobox', { name: '搜索' });
  const lines = () => screen.queryAllByRole('option').map((line) => line.textContent);
  let asked: unknown[] = [];
  const assign = vi.fn<(href: string) => void>();

  beforeEach(() => {
    asked = [];
    assign.mockClear();
    vi.stubGlobal('location', { ...location, assign });
    vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
      asked.push(JSON.parse(body as string));
      return Response.json({ code: 200, msg: 'ok', result: { suggestions } });
    });
  });

  async function type(text: string) {
    fireEvent.change(box(), { target: { value: text } });
    await act(() => vi.advanceTimersByTimeAsync(250));
  }

  it('are asked for once the typing rests, and walked through by keys', async () => {
    render(<SiteSearch />);
    fireEvent.change(box(), { target: { value: '阅' } });
    await type('阅读');
    expect(asked).toEqual([{ query: '阅读' }]);
    expect(lines()).toEqual(['阅读活动类别', '阅读马拉松活动', '阅读周资讯']);
    expect(box().getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    const active = screen.getAllByRole('option')[1];
    expect(active?.getAttribute('aria-selected')).toBe('true');
    expect(box().getAttribute('aria-activedescendant')).toBe(active?.id);
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(assign).toHaveBeenCalledWith('/user-index/activityDetail/7');
    expect(lines()).toEqual([]);
  });

  it('go round the ends and close with Escape', async () => {
    render(<SiteSearch />);
    await type('阅读');
    fireEvent.keyDown(box(), { key: 'ArrowUp' });
    expect(screen.getAllByRole('option')[2]?.getAttribute('aria-selected')).toBe('true');
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    expect(box().getAttribute('aria-activedescendant')).toBeNull();
    fireEvent.keyDown(box(), { key: 'Escape' });
    expect(lines()).toEqual([]);
  });

  it('lead to news with its category', async () => {
    render(<SiteSearch />);
    await type('阅读');
    fireEvent.click(screen.getAllByRole('option')[2] as HTMLElement);
    expect(assign.mock.calls[0]?.[0]).toContain('/user-index/detail?dynamicId=3&dynamicTypeId=1001');
  });

  it('are own earlier searches while the box is empty, until they are forgotten', async () => {
    render(<SiteSearch />);
    search('净滩');
    search('读书');
    fireEvent.change(box(), { target: { value: '' } });
    fireEvent.click(box());
    expect(lines()).toEqual(['读书搜索过', '净滩搜索过', '清除搜索记录']);
    fireEvent.click(screen.getAllByRole('option')[2] as HTMLElement);
    expect(recentSearches()).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('stay away when the server cannot be asked', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
    render(<SiteSearch />);
    await type('阅读');
    expect(lines()).toEqual([]);
    expect(search('阅读')).toBe(true);
  });
});
