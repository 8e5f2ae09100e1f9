import { afterEach, expect, it, vi } from 'vitest';
import type { StreamNews } from './follow-unread.ts';

const told: StreamNews = { event: 'unread', unread: { unreadCount: 1 } } as StreamNews;
let tellAll: ((news: StreamNews) => void) | undefined;
vi.mock('./follow-unread.ts', () => ({
  followUnread: (tell: (news: StreamNews) => void, signal: AbortSignal) => {
    tellAll = tell;
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  },
}));
afterEach(() => vi.unstubAllGlobals());

/** A window of one browser: a module of its own, locks that the first window holds. */
async function openWindow(held: { by?: number }, name: number) {
  vi.resetModules();
  vi.stubGlobal('navigator', {
    ...navigator,
    locks: {
      request: async (_name: string, _options: unknown, lead: () => Promise<void>) => {
        if (held.by !== undefined) return new Promise(() => undefined);
        held.by = name;
        return lead();
      },
    },
  });
  const { watchUnread } = await import('./watch-unread.ts');
  const heard: unknown[] = [];
  const stop = watchUnread((unread) => heard.push(unread));
  return { heard, stop };
}

it('tells a window that begins later what was told before it listened', async () => {
  const held = {};
  const first = await openWindow(held, 1);
  tellAll?.(told);
  const second = await openWindow(held, 2);
  await vi.waitFor(() => expect(second.heard).toEqual([{ unreadCount: 1 }]));
  tellAll?.({ ...told, unread: { unreadCount: 2 } } as StreamNews);
  await vi.waitFor(() => expect(second.heard).toHaveLength(2));
  second.stop();
  first.stop();
});
