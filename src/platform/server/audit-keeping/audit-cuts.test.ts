import { sql as raw } from 'kysely';
import { expect, test } from 'vitest';
import { auditInvariants } from '../../../../tools/check-data/audit-invariants.ts';
import { inTransaction } from '#database/transaction.ts';
import { testAct } from '#testing/test-act.ts';
import { openTables } from '#testing/open-tables.ts';
import { auditCutTask } from './audit-cuts.ts';
import { auditSealTask } from './audit-seals.ts';

const { database } = openTables();
const threeYears = 3 * 365;

const rows = async <Row>(text: string): Promise<Row[]> =>
  (await database().pool.query<Row & Record<string, unknown>>(text, [])).rows;

/** A line that the database recorded so many days ago, alone under a seal of its own. */
async function line(action: string, daysAgo: number): Promise<void> {
  await rows(`insert into audit_log (actor_name, action, target_type, target_id, request_id, recorded_at)
    values ('李娜', '${action}', 'serviceHour', 7, 'r', now() - interval '${daysAgo} days')`);
  await step(auditSealTask);
}

const step = (task: typeof auditCutTask): Promise<boolean | void> =>
  inTransaction(database(), (sql) => task.run(testAct({ sql, action: task.name })));
async function cut(): Promise<void> {
  while (await step(auditCutTask));
}
const actions = async () =>
  (
    await rows<{ action: string }>(
      `select action from audit_log where actor_name = '李娜' order by recorded_at`,
    )
  ).map(({ action }) => action);
const cuts = () => rows<object>('select no, seal_no, lines, kept from audit_cuts order by no');
const faults = async () =>
  (
    await Promise.all(
      auditInvariants.map(async ({ name, sql }) => ((await rows(sql)).length > 0 ? [name] : [])),
    )
  ).flat();

/** What the owner of the database can do: past the triggers. */
const tamper = (statement: string): Promise<void> =>
  inTransaction(database(), async (sql) => {
    await raw`set local session_replication_role = replica`.execute(sql);
    await raw.raw(statement).execute(sql);
  });

test('what is older than three years goes, decisions about hours and certificates stay, and every seal still holds', async () => {
  await line('updateMyProfile', threeYears + 20);
  await line('decideHour', threeYears + 10);
  await line('updateMyProfile', threeYears + 1);
  await line('updateMyProfile', threeYears - 1);
  await line('decideHour', 2);
  await cut();
  expect(await actions()).toEqual(['decideHour', 'updateMyProfile', 'decideHour']);
  expect(await cuts()).toEqual([{ no: 1, seal_no: 3, lines: 3, kept: 1 }]);
  expect(await faults()).toEqual([]);
  const said = await rows(`select detail from audit_log where action = 'cutAudit'`);
  expect(said).toEqual([{ detail: { count: 2, kept: 1 } }]);
  await cut();
  expect(await cuts()).toHaveLength(1);
  await line('updateMyProfile', 1);
  expect(await faults()).toEqual([]);
});

test('a decision goes too when its cut is ten years old', async () => {
  await line('decideHour', 10 * 365 + 5);
  await cut();
  await cut();
  expect(await actions()).toEqual([]);
  expect(await faults()).toEqual([]);
});

test.each([
  ['changed', `update audit_log set actor_name = '李娜', reason = '另一个理由' where action = 'decideHour'`],
  ['taken out', `delete from audit_log where action = 'decideHour'`],
  [
    'slipped in',
    `insert into audit_log (actor_name, action, target_type, target_id, request_id, recorded_at)
      select actor_name, action, target_type, 9, request_id, recorded_at from audit_log where action = 'decideHour'`,
  ],
])('a line that stayed and is %s past the triggers is found', async (_name, statement) => {
  await line('updateMyProfile', threeYears + 20);
  await line('decideHour', threeYears + 10);
  await line('updateMyProfile', 3);
  await cut();
  await tamper(statement);
  expect(await faults()).toEqual([
    'every cut of the audit log ends with its seal and has the lines that stay',
  ]);
});

test('a log that was changed is not cut: what shows it stays', async () => {
  await line('updateMyProfile', threeYears + 20);
  await line('updateMyProfile', threeYears + 10);
  await tamper(
    `update audit_log set reason = 'x' where recorded_at < now() - interval '${threeYears + 15} days'`,
  );
  await expect(cut()).rejects.toThrow('does not hold');
  expect(await actions()).toHaveLength(2);
});

test('nobody cuts early, and nothing goes that no cut covers', async () => {
  await line('updateMyProfile', threeYears + 20);
  await line('updateMyProfile', threeYears - 1);
  const early = `insert into audit_cuts (no, seal_no, up_to, seal_digest, lines, kept, digest)
    select 1, no, up_to, digest, 2, 0, sha256(digest) from audit_seals where no = 2`;
  await expect(rows(early)).rejects.toThrow('kept three years');
  const wrong = `insert into audit_cuts (no, seal_no, up_to, seal_digest, lines, kept, digest)
    select 1, no, up_to, digest, 1, 0, sha256('x') from audit_seals where no = 1`;
  await expect(rows(wrong)).rejects.toThrow('says what stays');
  await expect(rows('delete from audit_log where id = (select min(id) from audit_log)')).rejects.toThrow(
    'append-only',
  );
  await line('decideHour', 2);
  await cut();
  await expect(rows('delete from audit_log')).rejects.toThrow('append-only');
  await expect(rows('update audit_cuts set kept = 0')).rejects.toThrow('append-only');
  expect(await actions()).toHaveLength(2);
});
