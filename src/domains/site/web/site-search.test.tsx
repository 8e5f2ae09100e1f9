// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteSearch } from './site-search.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  cleanup();
});

/** Presses 搜索; true when the browser would go to the results. */
function search(text: string): boolean {
  const input = screen.getByRole('searchbox', { name: '搜索' });
  fireEvent.change(input, { target: { value: text } });
  const form = input.closest('form');
  if (!form) throw new Error('the box stands in no form');
  const event = createEvent.submit(form);
  fireEvent(form, event);
  return !event.defaultPrevented;
}

describe('the search box', () => {
  it.each(['', '   '])('shows the notice of the specification for %j and searches nothing', (text) => {
    render(<SiteSearch />);
    expect(search(text)).toBe(false);
    const notice = screen.getByRole('alert', { hidden: true });
    expect(notice.textContent).toContain('警告');
    expect(notice.textContent).toContain('请输入搜索内容');
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: '搜索' }));
  });

  it('takes the notice away after two seconds', () => {
    render(<SiteSearch />);
    search('');
    vi.advanceTimersByTime(1_999);
    expect(screen.queryByRole('alert', { hidden: true })).toBeTruthy();
    vi.advanceTimersByTime(1);
    expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
  });

  it('goes to the results with the words as they were typed', () => {
    render(<SiteSearch />);
    expect(search('净滩')).toBe(true);
    const input = screen.getByRole('searchbox', { name: '搜索' });
    expect(input.closest('form')?.getAttribute('action')).toBe('/user-index/search');
    expect(input.getAttribute('name')).toBe('query');
    expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
  });
});
