import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CalendarFeedPanel } from './calendar-feed-panel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows a new address once, and asks before it ends', async () => {
  let createdAt: string | null = null;
  const called: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    called.push(url.replace('/api/signups/', ''));
    if (url.endsWith('CreateCalendarFeed')) createdAt = '2026-11-21T12:00:00+08:00';
    if (url.endsWith('RevokeCalendarFeed')) createdAt = null;
    const result = url.endsWith('CreateCalendarFeed')
      ? { path: '/calendar/geheim.ics', createdAt }
      : { createdAt };
    return Response.json({ code: 200, msg: 'ok', result: url.endsWith('RevokeCalendarFeed') ? {} : result });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <CalendarFeedPanel />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: '开通日历订阅' }));
  const address = await screen.findByLabelText(/只显示这一次/);
  expect((address as HTMLInputElement).value).toContain('/calendar/geheim.ics');
  fireEvent.click(screen.getByRole('button', { name: '停用' }));
  expect(called).not.toContain('RevokeCalendarFeed');
  const [, decisive] = screen.getAllByRole('button', { name: '停用', hidden: true });
  fireEvent.click(decisive as HTMLElement);
  expect(await screen.findByRole('button', { name: '开通日历订阅' })).toBeTruthy();
  expect(screen.queryByLabelText(/只显示这一次/)).toBeNull();
});
