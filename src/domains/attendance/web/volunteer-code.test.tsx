import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import type { getVolunteerCodeCall } from './attendance.calls.ts';
import { VolunteerCode } from './volunteer-code.tsx';

type Answer = RemoteResult<typeof getVolunteerCodeCall>;
const shown: Answer = {
  shiftId: 7,
  step: 'checkIn',
  notice: '到场后把志愿者码给领队扫，或者输入领队屏幕上的签到码',
  opensAt: null,
  code: {
    qrText: 'https://example.org/x',
    qrSvg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    secondsLeft: 100,
  },
};
const send = vi.fn<() => Promise<Response>>();
const answers = (answer: Answer) =>
  send.mockImplementation(async () => Response.json({ code: 200, msg: '', result: answer }));

/** How the browser tells that the page is looked at or not. */
function look(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T08:20:00+08:00') });
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  cleanup();
  send.mockReset();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(shiftId: number): Promise<void> {
  render(
    <OperationCache>
      <VolunteerCode shiftId={shiftId} title="全程清滩" refreshes={[]} />
    </OperationCache>,
  );
  await pass(50);
}

it('says when it will be there, before check-in opens', async () => {
  answers({ ...shown, step: null, code: null, opensAt: '2026-11-28T13:00:00+08:00' });
  await open(1);
  expect(screen.getByRole('status').textContent).toMatch(/13:00 起出现在这里/);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('renews itself while it is seen, not while the page is hidden', async () => {
  answers(shown);
  await open(2);
  expect(screen.getByRole('img', { name: '志愿者码，签到用，放大' })).toBeTruthy();
  const first = send.mock.calls.length;
  await pass(30_500);
  expect(send.mock.calls.length).toBe(first + 2);
  look('hidden');
  await pass(60_000);
  expect(send.mock.calls.length).toBe(first + 2);
  look('visible');
  await pass(50);
  expect(send.mock.calls.length).toBe(first + 3);
});

it('takes a code away when its time is over', async () => {
  answers(shown);
  await open(3);
  send.mockRejectedValue(new TypeError('offline'));
  await pass(99_000);
  expect(screen.getByRole('img')).toBeTruthy();
  await pass(2_000);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('button', { name: '再取一次' })).toBeTruthy();
});

it('fills the screen and closes on Escape', async () => {
  answers({ ...shown, step: 'checkOut' });
  await open(4);
  fireEvent.click(screen.getByRole('button', { name: '放大' }));
  const large = screen.getByRole('dialog', { name: '志愿者码，签退用' });
  expect(large.querySelector('img')?.alt).toBe('志愿者码，签退用');
  fireEvent(large, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
