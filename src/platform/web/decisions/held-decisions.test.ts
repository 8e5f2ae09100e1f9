import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { heldDecisions, holdDecision, holdMs, sendAllHeld, sendNow, takeBack } from './held-decisions.ts';

const sent: string[] = [];
const hold = (subject: string, words = '通过') =>
  holdDecision({
    subject,
    words,
    address: '/review/activities?id=7',
    send: async (isLeaving) => void sent.push(`${subject} ${words}${isLeaving ? ' 离开时' : ''}`),
  });
const waiting = () => heldDecisions().map(({ subject }) => subject);

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
});
afterEach(async () => {
  await sendAllHeld();
  vi.useRealTimers();
});

it('is sent after ten seconds and not before', async () => {
  hold('activity:7');
  await vi.advanceTimersByTimeAsync(holdMs - 1);
  expect([sent, waiting()]).toEqual([[], ['activity:7']]);
  await vi.advanceTimersByTimeAsync(1);
  expect([sent, waiting()]).toEqual([['activity:7 通过'], []]);
});

it('that was taken back is never sent; afterwards there is nothing to take back', async () => {
  hold('activity:7');
  expect(takeBack('activity:7')).toBe(true);
  await vi.advanceTimersByTimeAsync(2 * holdMs);
  expect(sent).toEqual([]);
  hold('activity:7');
  await sendNow('activity:7');
  expect([takeBack('activity:7'), sent]).toEqual([false, ['activity:7 通过']]);
});

it('about the same subject is the last one', async () => {
  hold('activity:7');
  hold('activity:8');
  hold('activity:7', '退回');
  await vi.advanceTimersByTimeAsync(holdMs);
  expect(sent).toEqual(['activity:8 通过', 'activity:7 退回']);
});

it('is sent at once by who leaves the document', async () => {
  hold('activity:7');
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  expect([sent, waiting()]).toEqual([['activity:7 通过 离开时'], []]);
});
