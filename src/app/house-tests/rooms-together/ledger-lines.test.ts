import { describe, expect, test } from 'vitest';
import type { SqlClient } from '#database/sql-pool.ts';
import { buildHour } from '#domains/hours/testing/hours.builders.ts';
import { addDays } from '#platform/contract/instants.ts';
import { openRoom, outcomeOf } from '#testing/open-room.ts';
import { ledgerInvariants } from '../../../../tools/check-data/ledger-invariants.ts';
import { fromHex } from '#domains/ledger/contract/canonical.rules.ts';
import { getConsistency, listRoots } from '#domains/ledger/contract/ledger.contract.ts';
import { falseFields, lineHash, type OpenField } from '#domains/ledger/contract/ledger-line.rules.ts';
import { type Digest, isConsistent, rootFromInclusion } from '#domains/ledger/contract/merkle.rules.ts';
import { enterAt, makeRoots } from '#domains/ledger/testing/ledger.builders.ts';
import { saltOf } from '#domains/ledger/server/compose-line.ts';
import { ledgerRoom } from '#domains/ledger/server/index.ts';
import { linesOf } from '#domains/ledger/server/ledger.queries.ts';
import { sha256 } from '#domains/ledger/server/merkle-tree.rules.ts';
import { inclusionPaths } from '#domains/ledger/server/prove-lines.ts';
import { readRootFile } from '#domains/ledger/server/root-file.ts';

const noon = (day: string): Date => new Date(`${day}T12:00:00+08:00`);
const first = '2026-11-16';
const { sql, database, call, clock, run } = openRoom(ledgerRoom, { now: noon(first) });
const digest: Digest = async (bytes) => sha256(Buffer.from(bytes));
const bytes = (hex: string): Uint8Array => fromHex(hex) ?? new Uint8Array();

const effectiveHour = async (day: string): Promise<number> => {
  const { hourId } = await buildHour(sql(), {
    now: noon(addDays(day, -6)),
    status: 'effective',
    effectiveAt: noon(day),
  });
  return hourId;
};
const broken = async (): Promise<string[]> => {
  const names = [];
  for (const { name, sql: text } of ledgerInvariants) {
    const { rows } = await database().pool.query(`select * from (${text}) broken limit 10`, []);
    if (rows.length > 0) names.push(name);
  }
  return names;
};
/** The rules that see what the statement did past the triggers; it is undone again. */
async function rulesBrokenBy(client: SqlClient, statement: string): Promise<string[]> {
  await client.query('begin', []);
  await client.query('set local session_replication_role = replica', []);
  await client.query(statement, []);
  const rules = [];
  for (const { name, sql: text } of ledgerInvariants)
    if ((await client.query(text, [])).rows.length > 0) rules.push(name);
  await client.query('rollback', []);
  return rules;
}
/** Some records on each of three days, with their roots. */
async function threeDays(): Promise<number[]> {
  const all: number[] = [];
  for (const [at, count] of [3, 0, 4].entries()) {
    const day = addDays(first, at);
    const hourIds: number[] = [];
    for (let made = 0; made < count; made += 1) hourIds.push(await effectiveHour(day));
    await enterAt(sql(), noon(day), hourIds);
    all.push(...hourIds);
  }
  await makeRoots(sql(), new Date(`${addDays(first, 2)}T22:00:00+08:00`));
  clock.now = noon(addDays(first, 3));
  return all;
}

describe('the ledger', () => {
  test('enters records into the chain of their team, and everything can be made again', async () => {
    await threeDays();
    await sql()
      .updateTable('ledgerStart')
      .set({ caughtUpAt: noon(first) })
      .execute();
    expect(await broken()).toEqual([]);
    const { list, total } = await call(listRoots, {});
    expect(total).toBe(3);
    expect(list.map(({ day, size, added }) => ({ day, size, added }))).toEqual([
      { day: '2026-11-18', size: 7, added: 4 },
      { day: '2026-11-17', size: 3, added: 0 },
      { day: '2026-11-16', size: 3, added: 3 },
    ]);
    expect(list[0]?.previous).toBe(list[1]?.hash);
    expect(list[2]?.previous).toBe('0'.repeat(64));
  });

  test('makes no root before 22:00, and one a day from then on', async () => {
    await enterAt(sql(), noon(first), [await effectiveHour(first)]);
    clock.now = new Date(`${first}T21:59:59+08:00`);
    await run('ledger.makeRoot');
    expect((await call(listRoots, {})).total).toBe(0);
    clock.now = new Date(`${first}T22:00:00+08:00`);
    await run('ledger.makeRoot');
    await run('ledger.makeRoot');
    expect((await call(listRoots, {})).total).toBe(1);
  });

  test('takes a line after 22:00 into the root of the next day', async () => {
    await enterAt(sql(), noon(first), [await effectiveHour(first)]);
    await enterAt(sql(), new Date(`${first}T22:30:00+08:00`), [await effectiveHour(first)]);
    await makeRoots(sql(), new Date(`${addDays(first, 1)}T23:00:00+08:00`));
    const { list } = await call(listRoots, {});
    expect(list.map(({ added }) => added)).toEqual([1, 1]);
  });

  test('proves a line to a stranger who has the root alone', async () => {
    const hourIds = await threeDays();
    const [{ root, size } = { root: '', size: 0 }] = (await call(listRoots, {})).list;
    const lines = await linesOf(sql(), hourIds);
    const paths = await inclusionPaths(
      sql(),
      lines.map(({ position }) => position ?? 0),
      size,
    );
    for (const [at, line] of lines.entries()) {
      const fields = { ...line.fields, name: line.name ?? '' };
      const opened = Object.entries(fields).map(([name, value]) => ({
        name,
        value,
        salt: saltOf(name, line.salt),
      })) as OpenField[];
      expect(await falseFields(digest, line.body, opened)).toEqual([]);
      const raised = opened.map((one) => (one.name === 'minutes' ? { ...one, value: 481 } : one));
      expect(await falseFields(digest, line.body, raised)).toEqual(['minutes']);
      const renamed = opened.map((one) => (one.name === 'name' ? { ...one, value: '另一人' } : one));
      expect(await falseFields(digest, line.body, renamed)).toEqual(['name']);
      const leaf = await lineHash(digest, line.body);
      const path = (paths[at] ?? []).map(bytes);
      const found = await rootFromInclusion(digest, leaf, { position: line.position ?? 0, size, path });
      expect(Buffer.from(found ?? []).toString('hex')).toBe(root);
    }
  });

  test('proves that nothing was changed between two days', async () => {
    await threeDays();
    const { from, to, path } = await call(getConsistency, { from: first, to: addDays(first, 2) });
    const roots = { oldRoot: bytes(from.root), newRoot: bytes(to.root) };
    const proof = { oldSize: from.size, newSize: to.size, path: path.map(bytes) };
    expect(await isConsistent(digest, roots, proof)).toBe(true);
    expect(await outcomeOf(call(getConsistency, { from: first, to: '2027-01-01' }))).toBe('dayMissing');
  });

  test('gives a file of heads, each the text that the next one hashes', async () => {
    await threeDays();
    const file = await readRootFile(sql(), { site: '江澜' });
    const heads = (file?.heads ?? []).map((head) => JSON.parse(head) as { previous: string; day: string });
    expect(heads.map(({ day }) => day)).toEqual([first, addDays(first, 1), addDays(first, 2)]);
    expect(heads[2]?.previous).toBe(sha256(file?.heads[1] ?? '').toString('hex'));
    expect((await readRootFile(sql(), { site: '江澜', day: first }))?.heads).toEqual([file?.heads[0]]);
    expect(await readRootFile(sql(), { site: '江澜', day: '2020-01-01' })).toBeUndefined();
  });

  test.each([
    'update ledger_entries set hash = hash',
    'delete from ledger_entries',
    'truncate ledger_entries cascade',
    'update ledger_leaves set position = position',
    'delete from ledger_nodes',
    'update ledger_roots set size = size',
    'delete from ledger_roots',
  ])('is only added to: %s is refused', async (statement) => {
    await threeDays();
    await expect(database().pool.query(statement, [])).rejects.toThrow(/append-only/);
  });

  /** What the owner of the database could do past the triggers, each with a rule that betrays it. */
  const tampering: [statement: string, betrayedBy: string][] = [
    [`update service_hours set minutes = minutes + 30`, 'a line of the ledger says what its record says'],
    [`update service_hours set post_name = '组长'`, 'a line of the ledger says what its record says'],
    [`update service_hours set status = 'rejected'`, 'every hour that took effect has a line'],
    [`update ledger_entries set entered_at = entered_at - interval '1 year'`, 'a line of the ledger says'],
    [
      `update ledger_entries set fields = fields || '{"minutes": 479}'`,
      'the digests in a line are those of its',
    ],
    [`update ledger_entries set fields = fields - 'minutes'`, 'a line has a digest for each field'],
    [`update ledger_entries set salt = sha256(salt)`, 'the digests in a line are those of its fields'],
    [
      `update ledger_entries set body = replace(body, '"effect"', '"reversal"')`,
      'the hash of a line is that of',
    ],
    [`update ledger_names set name = '另一人'`, 'the digests in a line are those of its fields'],
    [`delete from ledger_names`, 'a name is gone from the ledger only of somebody who left'],
    [`delete from ledger_entries where place = 1`, 'every hour that took effect has a line'],
    [`update ledger_chains set length = length - 1`, 'a chain ends where its lines end'],
    [
      `update ledger_leaves set position = position + 100 where position = 6`,
      'the leaves of the tree are the',
    ],
    [
      `update ledger_nodes set hash = sha256(hash) where level = 1`,
      'every node of the tree is the hash of the two',
    ],
    [`delete from ledger_nodes where level = 1`, 'every node of the tree is the hash of the two below'],
    [`update ledger_roots set root = sha256(root)`, 'a daily root is that of its leaves'],
    [
      `update ledger_roots set head = replace(head, '"v":1', '"v":2')`,
      'a day says its root and the day before',
    ],
    [`delete from ledger_roots where day = '${addDays(first, 1)}'`, 'a day says its root and the day before'],
    [
      `alter table ledger_entries disable trigger ledger_entries_append_only`,
      'what keeps the ledger from being',
    ],
    [`drop trigger ledger_roots_append_only on ledger_roots`, 'what keeps the ledger from being changed'],
  ];
  test('is not changed by the owner of the database without being seen', async () => {
    await threeDays();
    await sql()
      .updateTable('ledgerStart')
      .set({ caughtUpAt: noon(first) })
      .execute();
    const client = await database().pool.connect();
    const found: Record<string, string[]> = {};
    try {
      for (const [statement] of tampering) found[statement] = await rulesBrokenBy(client, statement);
    } finally {
      client.release();
    }
    for (const [statement, rule] of tampering)
      expect({ statement, rules: found[statement]?.join(' · ') }).toEqual({
        statement,
        rules: expect.stringContaining(rule),
      });
  });

  test('enters what took effect before there was a ledger, once, and nothing later', async () => {
    const hourId = await effectiveHour(first);
    await sql()
      .insertInto('ledgerStart')
      .values({ beganAt: noon(addDays(first, 1)), caughtUpAt: null })
      .execute();
    await run('ledger.enterEarlierHours');
    expect(await linesOf(sql(), [hourId])).toHaveLength(1);
    await sql()
      .updateTable('ledgerStart')
      .set({ beganAt: noon(addDays(first, 9)) })
      .execute();
    const slipped = await effectiveHour(addDays(first, 2));
    await run('ledger.enterEarlierHours');
    expect(await linesOf(sql(), [slipped])).toEqual([]);
    expect(await broken()).toEqual([
      'every hour that took effect has a line of the ledger, and nothing else has',
    ]);
  });

  test('has one line a record', async () => {
    const hourId = await effectiveHour(first);
    await enterAt(sql(), noon(first), [hourId]);
    await expect(enterAt(sql(), noon(first), [hourId])).rejects.toThrow(/ledger_entries_hour/);
  });
});
