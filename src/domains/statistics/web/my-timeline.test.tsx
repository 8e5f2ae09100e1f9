import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import { toInstant } from '#platform/contract/instants.ts';
import type { TimelineFact } from '../contract/timeline.contract.ts';
import { MyTimeline } from './my-timeline.tsx';
import { daysOf } from './timeline-days.ts';

const fact = (id: number, more: Partial<TimelineFact> = {}): TimelineFact => ({
  key: `${1_000 - id}.1.${id}`,
  at: toInstant(new Date()),
  kind: 'signedUp',
  sentence: `第 ${id} 件事`,
  note: null,
  activityId: id,
  assignmentId: null,
  title: `活动 ${id}`,
  ...more,
});

type Answer = { list: TimelineFact[]; nextCursor: string | null } | 'fails';
let answers: Answer[] = [];
let asked: Record<string, unknown>[] = [];
beforeEach(() => {
  asked = [];
  document.cookie = 'Admin-Token=token';
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    asked.push(JSON.parse(init.body as string));
    const answer = answers.shift() ?? { list: [], nextCursor: null };
    return answer === 'fails'
      ? new Response(JSON.stringify({ code: 500, msg: '服务器忙' }), { status: 500 })
      : new Response(JSON.stringify({ code: 200, msg: 'ok', result: answer }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.cookie = 'Admin-Token=; Max-Age=0';
});

const draw = (...given: Answer[]) => {
  answers = given;
  return render(
    <MemoryRouter>
      <OperationCache client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MyTimeline />
      </OperationCache>
    </MemoryRouter>,
  );
};

it('shows each fact with time, sentence, reason and the way to its activity', async () => {
  draw({
    list: [fact(1, { kind: 'rejected', sentence: '报名未通过', note: '名额留给了队员' })],
    nextCursor: null,
  });
  const day = await screen.findByRole('region', { name: '今天' });
  const line = within(day).getByRole('listitem');
  expect(line.textContent).toMatch(/\d\d:\d\d报名未通过活动 1名额留给了队员/u);
  expect(within(line).getByRole('link').getAttribute('href')).toBe('/usercenter/index/myactivity/detail/1');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('没有更早的动态了')).toBeTruthy();
});

it('adds older facts below, goes on at the first of them, and keeps what is there when they cannot be read', async () => {
  const user = userEvent.setup();
  draw({ list: [fact(1), fact(2)], nextCursor: '998.1.2' }, 'fails', {
    list: [fact(3)],
    nextCursor: null,
  });
  await user.click(await screen.findByRole('button', { name: '更早' }));
  expect((await screen.findByRole('alert')).textContent).toContain('服务器忙');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: '再试一次' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  expect(document.activeElement?.textContent).toBe('活动 3');
  expect(asked).toEqual([
    { pageSize: 20 },
    { pageSize: 20, cursor: '998.1.2' },
    { pageSize: 20, cursor: '998.1.2' },
  ]);
});

it('says that nothing happened yet, and tries again after a failure', async () => {
  const user = userEvent.setup();
  draw('fails', { list: [], nextCursor: null });
  await user.click(await screen.findByRole('button', { name: '再试一次' }));
  expect(await screen.findByRole('heading', { name: '这里还没有动态' })).toBeTruthy();
});

it('groups by the days of Shanghai, and names the year of another one', () => {
  const now = new Date('2026-01-02T00:30:00+08:00');
  const at = (instant: string, id: number) => fact(id, { at: instant });
  const days = daysOf(
    [
      at('2026-01-02T00:10:00+08:00', 1),
      at('2026-01-01T23:50:00+08:00', 2),
      at('2026-01-01T08:00:00+08:00', 3),
      at('2025-12-31T08:00:00+08:00', 4),
    ],
    now,
  );
  expect(days.map(({ label, facts }) => [label, facts.length])).toEqual([
    ['今天', 1],
    ['昨天', 2],
    ['2025年12月31日 周三', 1],
  ]);
});
