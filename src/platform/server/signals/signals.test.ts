import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openDatabase, type Database } from '#database/connection.ts';
import { operation } from '#platform/contract/operation.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { testId } from '#testing/test-act.ts';
import { openTables } from '#testing/open-tables.ts';
import type { Act } from '../calls/act.ts';
import { bind } from '../calls/binding.ts';
import { Refusal } from '../calls/failures.ts';
import { type Engine, invokeOperation } from '../calls/invoke-operation.ts';
import { runTask } from '../run-background.ts';
import { createSignals, type Signals } from './signals.ts';

const opened: Signals[] = [];
function open(database: Parameters<typeof createSignals>[0] = {}): Signals {
  const signals = createSignals(database);
  opened.push(signals);
  return signals;
}
/** The topics a subscription hears, in order. */
function hear(signals: Signals, subscription: string): string[] {
  const heard: string[] = [];
  signals.subscribe(subscription, (topic) => void heard.push(topic));
  return heard;
}
afterEach(async () => {
  for (const signals of opened.splice(0)) await signals.close();
});

describe('signals in one process', () => {
  it('reach those who listen to the topic or to its beginning, at once and once each', () => {
    const signals = open();
    const [one, all, other] = [
      hear(signals, 'messages:7'),
      hear(signals, 'messages:*'),
      hear(signals, 'news'),
    ];
    signals.publish(['messages:7', 'messages:8', 'messages:7']);
    expect(one).toEqual(['messages:7']);
    expect(all).toEqual(['messages:7', 'messages:8']);
    expect(other).toEqual([]);
  });

  it('end with the subscription', () => {
    const signals = open();
    const heard: string[] = [];
    const listener = (topic: string) => void heard.push(topic);
    const stops = [signals.subscribe('news', listener), signals.subscribe('news', listener)];
    stops[0]?.();
    signals.publish(['news']);
    stops[1]?.();
    signals.publish(['news']);
    expect(heard).toEqual(['news']);
  });

  it('pass by a listener that throws', () => {
    const complaints: string[] = [];
    const signals = createSignals({}, (_level, message) => void complaints.push(message));
    signals.subscribe('news', () => {
      throw new Error('deaf');
    });
    const heard = hear(signals, 'news');
    signals.publish(['news']);
    expect([heard, complaints]).toEqual([['news'], ['a listener failed']]);
  });

  it.each(['', 'two\nlines', '*', 'x'.repeat(101)])('refuse %j as a topic', (topic) => {
    expect(() => open().publish([topic])).toThrow('is no topic');
  });
});

describe('a write', () => {
  const { database } = openTables();

  const carryOut = async (work: (act: Act) => Promise<void>, signals: Signals) => {
    const engine: Engine = { database: database(), clock: () => new Date(), newId: testId, signals };
    const write = operation({
      name: 'ringBell',
      act: '打铃',
      method: 'POST',
      path: '/api/test/RingBell',
      caller: 'public',
      effect: 'write',
      request: z.strictObject({}),
      result: z.strictObject({}),
      refusals: { asleep: '睡着了' },
      summary: 'Rings.',
    });
    const binding = bind(write, async (act) => {
      await act.audit({ targetType: 'bell', targetId: null });
      await work(act);
      return {};
    });
    await invokeOperation(engine, binding, { caller: { kind: 'anonymous' }, request: {}, requestId: 'test' });
  };

  it('signals once it is committed, not before', async () => {
    const signals = open();
    const heard = hear(signals, 'bell');
    await carryOut(async (act) => {
      act.signal('bell');
      act.signal('bell');
      expect(heard).toEqual([]);
    }, signals);
    expect(heard).toEqual(['bell']);
  });

  it('that is refused signals nothing', async () => {
    const signals = open();
    const heard = hear(signals, 'bell');
    const refused = carryOut(async (act) => {
      act.signal('bell');
      throw new Refusal('asleep');
    }, signals);
    await expect(refused).rejects.toMatchObject({ reason: 'asleep' });
    expect(heard).toEqual([]);
  });

  it('of a background task signals after each of its transactions', async () => {
    const signals = open();
    const heard = hear(signals, 'bell:*');
    const engine: Engine = { database: database(), clock: () => new Date(), newId: testId, signals };
    const ring = async (transact: (work: (act: Act) => Promise<void>) => Promise<void>) => {
      await transact(async (act) => act.signal('bell:1'));
      expect(heard).toEqual(['bell:1']);
      await transact(async (act) => act.signal('bell:2'));
    };
    await runTask(engine, { name: 'test.ring', label: '响铃', everyMs: 1_000, runOutside: ring });
    expect(heard).toEqual(['bell:1', 'bell:2']);
  });
});

describeOnPostgres('signals between processes of one database', () => {
  const { database } = openTables({ isOneStory: true });
  let other: Database;
  beforeAll(async () => {
    const { rows } = await database().pool.query<{ name: string }>('select current_database() as name');
    const url = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), {
      pathname: `/${rows[0]?.name}`,
    });
    other = await openDatabase({ url: url.href, poolSize: 1 });
  });
  afterAll(() => other.close());

  /** Both ends, once both are listening: each is told then that it may have missed something. */
  async function openBoth(): Promise<[Signals, Signals]> {
    const both: [Signals, Signals] = [open(database()), open(other)];
    const joined = both.map((signals) => hear(signals, 'joined'));
    await vi.waitUntil(() => joined.every(({ length }) => length > 0));
    return both;
  }

  it('arrive at the other, and come once to their own', async () => {
    const [here, there] = await openBoth();
    const [own, heard] = [hear(here, 'news'), hear(there, 'news')];
    here.publish(['news']);
    expect(own).toEqual(['news']);
    await vi.waitUntil(() => heard.length > 0, { interval: 2 });
    there.publish(['news']);
    await vi.waitUntil(() => own.length > 1, { interval: 2 });
    expect([own, heard]).toEqual([
      ['news', 'news'],
      ['news', 'news'],
    ]);
  });

  it('travel together when there are many, and beyond a bound mean anything', async () => {
    const [here, there] = await openBoth();
    const heard = hear(there, 'drop:*');
    for (let drop = 0; drop < 900; drop += 1) here.publish([`drop:${drop}`]);
    await vi.waitUntil(() => heard.length >= 900);
    expect(new Set(heard).size).toBe(900);
    heard.length = 0;
    for (let drop = 0; drop < 3_000; drop += 1) here.publish([`drop:${drop}`]);
    await vi.waitUntil(() => heard.includes('drop:*'));
  });

  it('go on after the connection broke, and every listener is told that it may have missed one', async () => {
    const [here, there] = await openBoth();
    const [heard, heardInBetween] = [hear(there, 'news'), hear(there, 'post')];
    await database().pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'volunteer-platform signals' and datname = current_database()`,
    );
    // Whether it is sent before or after the other process listens again, that one is told.
    here.publish(['post']);
    await vi.waitUntil(() => heard.length > 0 && heardInBetween.length > 0);
    expect(heard).toEqual(['news']);
    heard.length = 0;
    here.publish(['news']);
    await vi.waitUntil(() => heard.length > 0);
    expect(heard).toEqual(['news']);
  });
});
