import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookRenewedMs } from '../../contract/looks.words.ts';
import { useNoteLook } from './use-looks.ts';

const told: unknown[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const { item, state } = JSON.parse(body as string) as { item: number; state: string };
    told.push(`${item} ${state}`);
    return Response.json({ code: 200, msg: '', result: {} });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (rowId: number) =>
  renderHook((shown: { rowId: number | undefined; isDeciding: boolean }) => useNoteLook('hour', shown), {
    initialProps: { rowId, isDeciding: false },
  });

it('tells of the row on which somebody stays, again while they do, as what they do there, and when they leave', async () => {
  const { rerender, unmount } = open(7);
  rerender({ rowId: 8, isDeciding: false });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).toEqual(['8 looks']);
  rerender({ rowId: 8, isDeciding: true });
  await vi.advanceTimersByTimeAsync(lookRenewedMs);
  expect(told).toEqual(['8 looks', '8 decides', '8 decides']);
  unmount();
  await vi.advanceTimersByTimeAsync(lookRenewedMs);
  expect(told.slice(3)).toEqual(['8 left']);
});
