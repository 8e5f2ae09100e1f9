import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toInstant } from '#platform/contract/instants.ts';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import { RollCallCodeScreen } from './roll-call-code-screen.tsx';

const now = new Date('2026-11-28T08:20:00+08:00');
const send = vi.fn<() => Promise<Response>>();

function codeAt(at: number, shortCode: string): Response {
  const result = {
    shiftId: 7,
    qrText: 'https://example.org/x',
    qrSvg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    rotatingCode: 'ABCDEFGH',
    shortCode,
    refreshAt: toInstant(new Date(at + 12_000)),
    shortCodeUntil: toInstant(new Date(at + 200_000)),
    expectedCount: 5,
    insideCount: 31,
  };
  return Response.json({ code: 200, msg: '', result });
}

beforeEach(() => {
  vi.useFakeTimers({ now });
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  cleanup();
  send.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('counts down to the next code and then shows it', async () => {
  send.mockImplementation(async () => codeAt(Date.now(), send.mock.calls.length === 1 ? '482913' : '700156'));
  render(
    <OperationCache>
      <RollCallCodeScreen shiftId={7} title="全程清滩" onClose={() => undefined} />
    </OperationCache>,
  );
  await pass(100);
  expect(screen.getByLabelText('签到码 4 8 2 9 1 3')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toBe('12 秒后换新码');
  await pass(5_000);
  expect(screen.getByRole('timer').textContent).toBe('7 秒后换新码');
  expect(send).toHaveBeenCalledTimes(1);
  await pass(8_000);
  expect(send).toHaveBeenCalledTimes(2);
  expect(screen.getByLabelText('签到码 7 0 0 1 5 6')).toBeTruthy();
});
