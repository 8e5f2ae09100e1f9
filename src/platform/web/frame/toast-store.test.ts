import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast } from './toast-queue.ts';
import { showToast } from './toast-store.ts';

const shown = () => Array.from(document.querySelectorAll<HTMLElement>('.toasts > .toast'));
const say = (text: string) => showToast({ kind: 'warning', text });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const toast of currentToasts()) dismissToast(toast.id);
  delete document.documentElement.dataset.view;
  vi.useRealTimers();
});

describe('how long a notice stays', () => {
  it.each([
    ['error', 5_000],
    ['warning', 2_000],
    ['success', 3_000],
    ['info', 3_000],
  ] as const)('%s: %i ms', (kind, durationMs) => {
    showToast({ kind, text: '请输入搜索内容' });
    vi.advanceTimersByTime(durationMs - 1);
    expect(shown()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toHaveLength(0);
  });

  it('gives six seconds to readers of large type', () => {
    document.documentElement.dataset.view = 'elder';
    say('请输入搜索内容');
    vi.advanceTimersByTime(5_999);
    expect(shown()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toHaveLength(0);
  });

  it('keeps the duration it was given, in large type too', () => {
    document.documentElement.dataset.view = 'elder';
    showToast({ kind: 'error', text: '没有连上服务器', durationMs: 1_000 });
    vi.advanceTimersByTime(1_000);
    expect(shown()).toHaveLength(0);
  });

  it('stands still under the pointer and goes on with what was left', () => {
    say('请输入搜索内容');
    vi.advanceTimersByTime(1_500);
    shown()[0]?.dispatchEvent(new Event('pointerenter'));
    vi.advanceTimersByTime(60_000);
    expect(shown()).toHaveLength(1);
    shown()[0]?.dispatchEvent(new Event('pointerleave'));
    vi.advanceTimersByTime(499);
    expect(shown()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toHaveLength(0);
  });

  it('stands still while its button has the focus', () => {
    say('请输入搜索内容');
    const close = shown()[0]?.querySelector('button');
    close?.focus();
    vi.advanceTimersByTime(60_000);
    expect(shown()).toHaveLength(1);
    close?.blur();
    vi.advanceTimersByTime(2_000);
    expect(shown()).toHaveLength(0);
  });
});

describe('what a notice says', () => {
  it('reads out errors and warnings at once, the rest when there is time', () => {
    for (const kind of ['error', 'warning', 'success', 'info'] as const) showToast({ kind, text: '一句话' });
    expect(shown().map((node) => node.getAttribute('role'))).toEqual(['alert', 'alert', 'status', 'status']);
  });

  it('has a title for each kind, and takes another', () => {
    say('请输入搜索内容');
    showToast({ kind: 'success', title: '报名成功', text: '11月28日 08:30' });
    expect(shown().map((node) => node.querySelector('b')?.textContent)).toEqual(['警告', '报名成功']);
  });

  it('shows hostile text as text', () => {
    say('<img src=x onerror=alert(1)>');
    expect(shown()[0]?.querySelector('img')).toBeNull();
    expect(shown()[0]?.querySelector('p')?.textContent).toBe('<img src=x onerror=alert(1)>');
  });

  it('does not stand twice for the same words; their time starts again', () => {
    const first = say('请输入搜索内容');
    vi.advanceTimersByTime(1_500);
    expect(say('请输入搜索内容')).toBe(first);
    expect(shown()).toHaveLength(1);
    vi.advanceTimersByTime(1_999);
    expect(shown()).toHaveLength(1);
  });

  it('shows four at most; the oldest gives way', () => {
    for (const text of ['一', '二', '三', '四', '五']) say(text);
    expect(shown().map((node) => node.querySelector('p')?.textContent)).toEqual(['二', '三', '四', '五']);
  });

  it('goes when its button is pressed', () => {
    say('请输入搜索内容');
    shown()[0]?.querySelector('button')?.click();
    expect(shown()).toHaveLength(0);
  });
});

it('has one place in the body, put back if a page removed it', () => {
  say('一');
  say('二');
  expect(document.querySelectorAll('.toasts')).toHaveLength(1);
  document.body.replaceChildren();
  say('三');
  expect(document.querySelectorAll('.toasts')).toHaveLength(1);
  expect(shown()).toHaveLength(3);
});
