import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { testAct, testId } from '#testing/test-act.ts';
import { openTables } from '#testing/open-tables.ts';
import { deriveKey } from './encryption.ts';
import type { Engine } from './calls/invoke-operation.ts';
import { createOutbox, type OutboxMessage } from './outbox.ts';
import { createManualClock } from './ports/clock.ts';
import type { Sms } from './ports/sms.ts';
import { runTask } from './run-background.ts';

const { database, sql } = openTables();
let engine: Engine;
let clock: ReturnType<typeof createManualClock>;
let sent: Sms[];
let failures: number;

const outbox = createOutbox({
  key: deriveKey('a secret of at least thirty-two characters', 'test'),
  sms: {
    send: async (message) => {
      sent.push(message);
      if (failures > 0) {
        failures -= 1;
        throw new Error(`the provider refused ${message.mobile}`);
      }
    },
  },
  mail: {
    send: async () => {
      throw new Error('no mail today');
    },
  },
});
const message: OutboxMessage = {
  channel: 'sms',
  recipient: '13812345678',
  template: 'offer',
  variables: { title: '江边清滩' },
  dedupeKey: 'offer:7:1',
};

beforeEach(() => {
  clock = createManualClock(new Date('2026-11-21T12:00:00+08:00'));
  engine = { database: database(), clock, newId: testId };
  [sent, failures] = [[], 0];
});

const enqueue = (more: Partial<OutboxMessage> = {}) =>
  inTransaction(database(), (sql) => outbox.enqueue(testAct({ sql, now: clock() }), { ...message, ...more }));
const dispatch = () => runTask(engine, outbox.dispatch);
const rows = () => sql().selectFrom('outbox').selectAll().orderBy('id').execute();

describe('a message', () => {
  it('is sent with its recipient, who is not readable in the table', async () => {
    await enqueue();
    expect(JSON.stringify(await rows())).not.toContain('13812345678');
    await dispatch();
    expect(sent).toEqual([
      { mobile: '13812345678', template: 'offer', variables: { title: '江边清滩' }, dedupeKey: 'offer:7:1' },
    ]);
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 1, sentAt: clock() }]);
  });

  it('waits again, unsent, when the process stops behind a slow provider', async () => {
    for (const dedupeKey of ['a', 'b', 'c']) await enqueue({ dedupeKey });
    await runTask(engine, outbox.dispatch, () => sent.length > 0);
    expect(sent).toHaveLength(1);
    const unsent = { status: 'waiting', attempts: 0, nextAttemptAt: clock() };
    expect(await rows()).toMatchObject([{ status: 'sent' }, unsent, unsent]);
    await dispatch();
    expect(sent.map(({ dedupeKey }) => dedupeKey)).toEqual(['a', 'b', 'c']);
  });

  it('is sent once, however often it was enqueued', async () => {
    await enqueue();
    await enqueue();
    await dispatch();
    await enqueue();
    await dispatch();
    expect(sent).toHaveLength(1);
  });

  it('of an act that was rolled back never goes out', async () => {
    const act = inTransaction(database(), async (sql) => {
      await outbox.enqueue(testAct({ sql }), message);
      throw new Error('changed my mind');
    });
    await expect(act).rejects.toThrow('changed my mind');
    await dispatch();
    expect(sent).toEqual([]);
  });

  it('that fails is tried again after a growing pause, under the same key', async () => {
    failures = 2;
    await enqueue();
    await dispatch();
    await dispatch();
    expect(sent).toHaveLength(1);
    expect(await rows()).toMatchObject([{ status: 'waiting', failure: 'the provider refused #' }]);
    clock.moveBy(60_000);
    await dispatch();
    clock.moveBy(60_000);
    await dispatch();
    expect(sent).toHaveLength(2);
    clock.moveBy(60_000);
    await dispatch();
    expect(sent.map((one) => one.dedupeKey)).toEqual(['offer:7:1', 'offer:7:1', 'offer:7:1']);
    expect(await rows()).toMatchObject([{ status: 'sent', failure: null }]);
  });

  it('is given up after eight attempts and stays to be seen', async () => {
    await enqueue({ channel: 'mail', recipient: 'someone@example.org' });
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await dispatch();
      clock.moveBy(3_600_000);
    }
    expect(await rows()).toMatchObject([{ status: 'failed', attempts: 8, failure: 'no mail today' }]);
  });

  it('claimed by a process that died before it could tell is sent again: at least once', async () => {
    await enqueue();
    const dying = outbox.dispatch.runOutside(
      async (work) => {
        if (sent.length > 0) throw new Error('killed');
        return inTransaction(database(), (sql) => work(testAct({ sql, now: clock() })));
      },
      () => false,
    );
    await expect(dying).rejects.toThrow('killed');
    await dispatch();
    expect(sent).toHaveLength(1);
    clock.moveBy(5 * 60_000);
    await dispatch();
    expect(sent).toHaveLength(2);
    expect(await rows()).toMatchObject([{ status: 'sent' }]);
  });

  it('is taken by one of two dispatchers', async () => {
    await enqueue();
    await Promise.all([dispatch(), dispatch()]);
    expect(sent).toHaveLength(1);
  });
});
