import { sql as raw } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { testAct } from '#testing/test-act.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { openTables } from '#testing/open-tables.ts';
import { auditSealTask } from './audit-seals.ts';

const { database } = openTables();

const rows = async <Row>(text: string): Promise<Row[]> =>
  (await database().pool.query<Row & Record<string, unknown>>(text, [])).rows;

/** A line that the database recorded so many seconds ago, or before the given instant. */
const line = (target: number, secondsAgo: number, instant = 'now') =>
  rows(`insert into audit_log (actor_name, action, target_type, target_id, request_id, recorded_at)
    values ('李娜', 'reviewTeam', 'team', ${target}, 'r', timestamptz '${instant}' - interval '${secondsAgo} seconds')`);

const seal = () =>
  inTransaction(database(), (sql) => auditSealTask.run(testAct({ sql, action: auditSealTask.name })));
const seals = () => rows<{ no: number; lines: number }>('select no, lines from audit_seals order by no');

/** What the owner of the database can do: past the triggers. */
const tamper = (statement: string): Promise<void> =>
  inTransaction(database(), async (sql) => {
    await raw`set local session_replication_role = replica`.execute(sql);
    await raw.raw(statement).execute(sql);
  });

test('lines are sealed once, in order, and what was just written waits', async () => {
  await line(1, 60);
  await line(2, 30);
  await seal();
  expect(await seals()).toEqual([{ no: 1, lines: 2 }]);
  await line(3, 0);
  await seal();
  expect(await seals()).toEqual([{ no: 1, lines: 2 }]);
  await line(4, 20);
  await seal();
  expect(await seals()).toEqual([
    { no: 1, lines: 2 },
    { no: 2, lines: 1 },
  ]);
});

test.each([
  ['update', `update audit_log set reason = 'x'`],
  ['delete', 'delete from audit_log'],
  ['truncate', 'truncate audit_log'],
  ['a change of a seal', `update audit_seals set lines = 1`],
])('%s is refused', async (_name, statement) => {
  await line(1, 60);
  await seal();
  await expect(rows(statement)).rejects.toThrow('append-only');
});

test.each([
  ['changed', `update audit_log set reason = '另一个理由' where target_id = 2`],
  ['taken out', 'delete from audit_log where target_id = 2'],
  [
    'slipped in',
    `insert into audit_log (actor_name, action, target_type, target_id, request_id, recorded_at)
      select actor_name, action, target_type, 9, request_id, recorded_at from audit_log where target_id = 2`,
  ],
])('a line that the owner %s past the trigger is found, though the seals stand', async (_name, statement) => {
  await line(1, 60);
  await line(2, 50);
  await seal();
  await line(3, 40);
  await seal();
  const broken = `select s.no from (select *, lag(digest, 1, ''::bytea) over (order by no) as previous,
    lag(up_to, 1, '-infinity') over (order by no) as after from audit_seals) s,
    audit_digest(s.previous, s.after, s.up_to) made where made.digest <> s.digest`;
  expect(await rows(broken)).toEqual([]);
  await tamper(statement);
  expect(await rows(broken)).toEqual([{ no: 1 }]);
});

describeOnPostgres('with another transaction under way', () => {
  test('its lines are not passed over: the seal ends before it began', async () => {
    const slow = await database().pool.connect();
    try {
      await slow.query('begin', []);
      const began = (await slow.query<{ at: string }>('select now()::text as at', [])).rows[0]?.at;
      await line(1, 60);
      // The first that waits for the transaction. By the clock alone its five seconds are over: that shows without a wait.
      await line(2, 5, began);
      await seal();
      expect(await seals()).toEqual([{ no: 1, lines: 1 }]);
    } finally {
      await slow.query('rollback', []);
      slow.release();
    }
    await seal();
    expect(await seals()).toEqual([
      { no: 1, lines: 1 },
      { no: 2, lines: 1 },
    ]);
  });
});
