import { describe, expect, it } from 'vitest';
import type { ServiceState, StateSample } from '#platform/server/readings/service-state.ts';
import { adviceOn } from './advice.rules.ts';
import { taskLabelsOf } from './task-words.rules.ts';

const calm: StateSample = {
  at: '2026-11-23T08:00:00.000Z',
  requests: 3,
  faults: 0,
  refused: 0,
  p95Ms: 30,
  waiting: 0,
  loopDelayMs: 1,
  memoryMiB: 180,
};
const state = (wish: Partial<ServiceState> = {}, sample: Partial<StateSample> = {}): ServiceState => ({
  processes: 1,
  engine: 'postgres',
  startedAt: calm.at,
  samples: Array.from({ length: 9 }, () => ({ ...calm, ...sample })),
  lanes: [],
  pool: { size: 10, used: 2, waiting: 0 },
  caches: [],
  tasks: [{ task: 'signups.lapse', lateSeconds: 2, hasFailed: false }],
  messages: [{ state: 'failed', count: 0 }],
  ...wish,
});
const labelOf = taskLabelsOf([{ name: 'hours.effect', label: '时长生效' }]);
const said = (one: ServiceState): string[] =>
  adviceOn(one, labelOf).map(({ tone, text }) => `${tone} ${text}`);

describe('what to do about how the product runs', () => {
  it('is nothing while all is well', () => {
    expect(said(state())).toEqual(['success 系统运行正常，没有需要处理的事项。']);
  });
  it.each<[string, ServiceState, RegExp]>([
    ['a fault', state({}, { faults: 0.1 }), /^error 最近三分钟.*级别为 50/],
    ['refusals', state({}, { refused: 4 }), /^error .*PROCESSES.*DATABASE_POOL/],
    [
      'refusals of the embedded engine',
      state({ engine: 'embedded' }, { refused: 4 }),
      /^error .*DATABASE_URL/,
    ],
    [
      'a pool that is used up',
      state({ pool: { size: 10, used: 10, waiting: 3 } }),
      /^warning .*DATABASE_POOL/,
    ],
    ['slow answers', state({}, { p95Ms: 3_000 }), /^warning .*超过 1 秒/],
    ['a loop that stands still', state({}, { loopDelayMs: 800 }), /^warning .*停顿/],
    ['memory', state({ processes: 2 }, { memoryMiB: 700 }), /^warning 内存占用超过 600 MiB/],
    [
      'a task that fails',
      state({ tasks: [{ task: 'hours.effect', lateSeconds: 0, hasFailed: true }] }),
      /^error .*时长生效/,
    ],
    [
      'a task that is late',
      state({ tasks: [{ task: 'hours.effect', lateSeconds: 400, hasFailed: false }] }),
      /^warning .*时长生效/,
    ],
    [
      'messages that were given up',
      state({ messages: [{ state: 'failed', count: 1_001 }] }),
      /1000\+ 条短信/,
    ],
  ])('tells of %s', (_title, one, sentence) => {
    expect(said(one)).toEqual([expect.stringMatching(sentence)]);
  });
  it('passes over the one connection of the embedded database', () => {
    const oneInUse = { engine: 'embedded' as const, pool: { size: 1, used: 1, waiting: 2 } };
    expect(said(state(oneInUse))).toEqual(said(state()));
  });
  it('says the worst first', () => {
    expect(adviceOn(state({}, { faults: 1, p95Ms: 3_000 }), labelOf).map(({ tone }) => tone)).toEqual([
      'error',
      'warning',
    ]);
  });
});
