import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { TapQueue } from '#platform/web/taps/tap-queue.ts';
import {
  requestOf,
  type RollCallAnswer,
  type RollCallMade,
  takeBack,
  type TapOutcome,
} from './roll-call-taps.ts';

const place = 'taps-of-this-test';
const person = (volunteerId: number) => ({ volunteerId, name: `人${volunteerId}` });
const noLine = () => new OperationFailed({ code: 0, msg: '网络连接不上' });
const answer = { doneCount: 1, refused: [] };
const sent: [string, number[], string][] = [];
const late: [string, TapOutcome['kind']][] = [];
let canRead: boolean;
let failure: (act: string) => OperationFailed | undefined;

const open = () =>
  new TapQueue<RollCallMade, RollCallAnswer>({
    place,
    isMine: () => true,
    send: async (made, sentAt) => {
      const { act, volunteerIds, tap } = requestOf(made, sentAt);
      sent.push([act, volunteerIds, tap!.id]);
      const failed = failure(act);
      if (failed) throw failed;
      return answer;
    },
    refresh: async () => canRead,
    onLate: (tap, outcome) => late.push([tap.act, outcome.kind]),
  });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:30:00+08:00') });
  localStorage.clear();
  sent.length = 0;
  late.length = 0;
  canRead = true;
  failure = () => undefined;
});
afterEach(() => vi.useRealTimers());

it('keeps what was tapped without a line, and sends it in order with its own number and time once there is one', async () => {
  failure = noLine;
  const queue = open();
  expect(await queue.add({ shiftId: 7, people: [person(1)], act: 'in' })).toEqual({ kind: 'waits' });
  vi.setSystemTime(new Date('2026-11-21T08:31:00+08:00'));
  expect(await queue.add({ shiftId: 7, people: [person(1), person(2)], act: 'out' })).toEqual({
    kind: 'waits',
  });
  const [first, second] = queue.taps();
  expect([first!.at, second!.at]).toEqual(['2026-11-21T00:30:00.000Z', '2026-11-21T00:31:00.000Z']);
  expect(first!.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  sent.length = 0;
  failure = () => undefined;
  // The page was opened anew: what was tapped is still there.
  const again = open();
  await again.flush();
  expect(sent).toEqual([
    ['in', [1], first!.id],
    ['out', [1, 2], second!.id],
  ]);
  expect(late).toEqual([
    ['in', 'taken'],
    ['out', 'taken'],
  ]);
  expect([again.taps(), localStorage.getItem(place)]).toEqual([[], null]);
});

it('tries again by itself, and stops at the first that finds no line', async () => {
  failure = noLine;
  const queue = open();
  await queue.add({ shiftId: 7, people: [person(1)], act: 'in' });
  await queue.add({ shiftId: 7, people: [person(2)], act: 'in' });
  sent.length = 0;
  await vi.advanceTimersByTimeAsync(8_000);
  expect(sent.map(([, ids]) => ids)).toEqual([[1]]);
  failure = () => undefined;
  await vi.advanceTimersByTimeAsync(8_000);
  expect(sent.map(([, ids]) => ids)).toEqual([[1], [1], [2]]);
  expect(queue.taps()).toEqual([]);
});

it('tells a refusal and goes on with the next', async () => {
  const queue = open();
  failure = (act) =>
    act === 'in'
      ? new OperationFailed({ code: 409, msg: '活动已取消', reason: 'shiftCancelled' })
      : undefined;
  const outcomes = await Promise.all([
    queue.add({ shiftId: 7, people: [person(1)], act: 'in' }),
    queue.add({ shiftId: 7, people: [person(2)], act: 'absent' }),
  ]);
  expect(outcomes).toEqual([
    { kind: 'refused', msg: '活动已取消' },
    { kind: 'taken', answer },
  ]);
});

it.each([50_008, 50_014, 503, 429])('waits after %i, which decides nothing', async (code) => {
  failure = () => new OperationFailed({ code, msg: '' });
  const queue = open();
  const outcome = await queue.add({ shiftId: 7, people: [person(1)], act: 'in' });
  expect([outcome.kind, queue.taps().length]).toEqual(['waits', 1]);
});

it('takes one person back from what has not gone up', async () => {
  failure = noLine;
  const queue = open();
  await queue.add({ shiftId: 7, people: [person(1), person(2)], act: 'in' });
  expect(takeBack(queue, 8, 1)).toBe(false);
  expect(takeBack(queue, 7, 1)).toBe(true);
  expect(queue.taps().map(({ people }) => people)).toEqual([[person(2)]]);
  expect(takeBack(queue, 7, 2)).toBe(true);
  expect(queue.taps()).toEqual([]);
});

it('shows what was recorded until the list that has it could be read', async () => {
  canRead = false;
  const queue = open();
  const outcome = await queue.add({ shiftId: 7, people: [person(1)], act: 'in' });
  expect([outcome.kind, queue.taps().length, queue.answered().length]).toEqual(['taken', 0, 1]);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(queue.answered().length).toBe(1);
  canRead = true;
  await vi.advanceTimersByTimeAsync(8_000);
  expect([queue.answered(), sent.length]).toEqual([[], 1]);
});
