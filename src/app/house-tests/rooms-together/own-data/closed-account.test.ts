import { beforeAll, describe, expect, it } from 'vitest';
import { testSecret as secret } from '#domains/accounts/testing/accounts.builders.ts';
import { accountKeysFrom, createMobileVault } from '#domains/accounts/server/index.ts';
import { buildSmsCode } from '#domains/accounts/testing/sms.builders.ts';
import { verifyCertificate } from '#domains/certificates/contract/certificates.contract.ts';
import { createDepartedVault } from '#domains/mydata/server/closing/departed-vault.ts';
import { insertClosing } from '#domains/mydata/server/closing/closing.store.ts';
import { finishClosings } from '#domains/mydata/server/closing/finish-closings.ts';
import { sweepWords } from '#domains/mydata/server/closing/sweep-words.ts';
import { notify } from '#domains/messages/server/index.ts';
import { createPersonalVault } from '#domains/volunteers/server/index.ts';
import { buildIdNo } from '#domains/volunteers/testing/id-numbers.ts';
import { buildRealNameCheck } from '#domains/volunteers/testing/real-name.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { closedPersonName } from '#platform/contract/masking.ts';
import { named, stillSays } from '#platform/server/leaving/trace.ts';
import { eraseWords } from '#platform/server/leaving/traces.store.ts';
import { runTask } from '#platform/server/run-background.ts';
import { openHouse } from '#testing/open-house.ts';
import { testAct, testId } from '#testing/test-act.ts';
import { leavingOf } from '../../../server-rooms.ts';
import { buildHouseWorld, type World } from '../../world/house-world.ts';

const now = new Date('2026-11-21T12:00:00+08:00');
const { app, clock, sql, audits, titlesOf } = openHouse({ isOneStory: true, now });
const name = '欧阳澜生';
const mobile = '13912345678';
const birthOn = '1987-03-09';
const email = 'lansheng@example.org';
const idNo = buildIdNo({ birthOn, gender: 'female' });
const mark = `${name}，电话 ${mobile}，${idNo}，${email}`;
const mobileSealed = createMobileVault(accountKeysFrom(secret)).seal(mobile);
let world: World;
let person: number;
let sums: unknown[];
let written: number;
let foundBefore: string[];

const opened = {
  vault: createDepartedVault(secret),
  openMobile: createMobileVault(accountKeysFrom(secret)).open,
  openId: createPersonalVault(secret).openId,
};
const query = async (text: string): Promise<Record<string, unknown>[]> =>
  (await app().database.pool.query<Record<string, unknown>>(text, [])).rows;
const leaving = () => leavingOf(app().rooms);
const traces = () => leaving().flatMap((one) => one.traces);

/** Every text that names the person, in every column that can hold one, but for the log that the law keeps. */
async function sweep(): Promise<string[]> {
  const columns = await query(
    `select c.relname as t, a.attname as c from pg_class c
     join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind in ('r', 'p') and format_type(a.atttypid, null) in ('text', 'text[]', 'jsonb', 'date')
       and c.relname not in ('audit_log', 'audit_origins')`,
  );
  const words = [name, mobile, idNo, email, mobileSealed.mobileHash, birthOn];
  const found: string[] = [];
  for (const row of columns) {
    const [t, c] = [String(row['t']), String(row['c'])];
    const told = words.map((word) => `position('${word}' in "${c}"::text) > 0`).join(' or ');
    const rows = await query(`select "${c}"::text as text from "${t}" where ${told} limit 3`);
    found.push(...rows.map(({ text }) => `${t}.${c}: ${String(text)}`));
  }
  return found;
}

const hourSums = () =>
  query(
    `select volunteer_id, status, sum(minutes)::int as minutes from service_hours group by 1, 2 order by 1, 2`,
  );

/** Writes the mark into every column of text that is to be emptied, where its constraints let it. */
async function writeEverywhere(): Promise<number> {
  let count = 0;
  for (const { table, becomes, named, of } of traces())
    for (const column of [...Object.keys(becomes), ...named]) {
      const where = of === 'false' ? 'true' : of.replaceAll('{people}', `(${person})`);
      const written = await app()
        .database.pool.query(`update ${table} set ${column} = '${mark}' where ${where} returning 1`, [])
        .catch(() => undefined);
      count += written?.rows.length ?? 0;
    }
  return count;
}

beforeAll(async () => {
  world = await buildHouseWorld(app());
  person = world.people.volunteer.accountId;
  const vault = createPersonalVault(secret);
  await sql()
    .updateTable('volunteers')
    .set({ name, email, birthOn, ...vault.sealId(idNo), idKind: 'mainland' })
    .where('id', '=', person)
    .execute();
  await buildRealNameCheck(sql(), { volunteerId: person, now });
  await buildSmsCode(sql(), { mobile, scene: 'login', now });
  const act = testAct({ sql: sql(), now: clock.now });
  await notify(act, {
    accountId: world.people.team.accountId,
    category: 'system',
    title: `${name}申请入队`,
    body: `${name}想加入`,
  });
  written = await writeEverywhere();
  await sql()
    .updateTable('volunteers')
    .set({ name, birthOn, email, ...createPersonalVault(secret).sealId(idNo) })
    .where('id', '=', person)
    .execute();
  await sql()
    .updateTable('accounts')
    .set({ ...mobileSealed, displayName: name, status: 'closing' })
    .where('id', '=', person)
    .execute();
  sums = await hourSums();
  foundBefore = await sweep();
  const askedAt = new Date(clock.now.getTime() - 15 * dayMs);
  const days = { askedAt, closesAt: clock.now, nextTryAt: clock.now };
  await insertClosing(sql(), { id: testId(), volunteerId: person, statusBefore: 'active', ...days });
  // What must end first is another test's: here everything is still there.
  await runTask(
    app().engine,
    finishClosings(() => leaving().map(({ blockers: _blockers, ...rest }) => rest), opened),
  );
});

describe('words by which others wrote of somebody', () => {
  const traces = [named('messages', 'body')];
  it.each([
    ['文明', '文明实践活动，文明 已报名，“文明”请假', '文明实践活动，已注销用户 已报名，“已注销用户”请假'],
    ['艾力·买买提', '队员艾力·买买提请假，艾力x买买提没有', '队员已注销用户请假，艾力x买买提没有'],
  ])('%s: a short name is spared inside other words, a dot is a dot', async (word, body, after) => {
    const { accountId } = world.people.team;
    await notify(testAct({ sql: sql(), now: clock.now }), {
      accountId,
      category: 'system',
      title: word,
      body,
    });
    await eraseWords(sql(), traces, [{ word, instead: closedPersonName, isWhole: [...word].length <= 2 }]);
    const row = await sql()
      .selectFrom('messages')
      .select('body')
      .where('title', '=', word)
      .executeTakeFirstOrThrow();
    expect(row.body).toBe(after);
    await sql().deleteFrom('messages').where('title', '=', word).execute();
  });
});

describe('a person with rows everywhere who closed the account', () => {
  it('is named nowhere in the database but in the audit log', async () => {
    expect([written > 40, foundBefore.length > 30]).toEqual([true, true]);
    expect(await sweep()).toEqual([]);
  });

  it('has nothing left that a trace says must go', async () => {
    const left: string[] = [];
    for (const trace of traces()) {
      const where = stillSays(trace, `(${person})`);
      if (where === undefined) continue;
      const rows = await query(`select 1 from ${trace.table} where ${where} limit 1`);
      if (rows.length > 0) left.push(trace.table);
    }
    expect(left).toEqual([]);
  });

  it('is a number without a person: state, name, and no way in', async () => {
    const row = await sql()
      .selectFrom('volunteers')
      .selectAll()
      .where('id', '=', person)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'closed', name: closedPersonName, email: '', idHash: null });
    const account = await sql()
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', person)
      .executeTakeFirstOrThrow();
    expect(account).toMatchObject({ status: 'closed', displayName: closedPersonName, mobileHash: null });
    expect(await sql().selectFrom('sessions').select('id').where('accountId', '=', person).execute()).toEqual(
      [],
    );
  });

  it('leaves hours and the sums of everybody as they were', async () => {
    expect(await hourSums()).toEqual(sums);
    expect(sums.length).toBeGreaterThan(0);
  });

  it('leaves others what is theirs', async () => {
    const others = await sql().selectFrom('volunteers').select('name').where('id', '<>', person).execute();
    expect(others.some((other) => other.name === closedPersonName)).toBe(false);
    expect(await titlesOf(world.people.team.accountId)).toEqual([expect.stringContaining(closedPersonName)]);
  });

  it('has certificates that answer to their number without a name and without their lines', async () => {
    const { certNo, checkCode } = await sql()
      .selectFrom('certificates')
      .select(['certNo', 'checkCode'])
      .where('volunteerId', '=', person)
      .executeTakeFirstOrThrow();
    const byNumber = (await app().call(verifyCertificate, { certNo })).body.result;
    expect(byNumber.found).toMatchObject({ certNo, holder: closedPersonName, proof: null });
    const byCode = (await app().call(verifyCertificate, { certNo, code: checkCode })).body.result;
    expect(byCode.found).toMatchObject({ holder: closedPersonName, proof: null });
  });

  it('may register anew with the same phone and document, as another person', async () => {
    const document = { ...createPersonalVault(secret).sealId(idNo), idKind: 'mainland' as const };
    const next = await buildVolunteer(sql(), { name, ...document });
    await sql().updateTable('accounts').set(mobileSealed).where('id', '=', next.accountId).execute();
    expect(next.accountId).not.toBe(person);
    await sql()
      .updateTable('accounts')
      .set({ mobileCipher: null, mobileHash: null, mobileMasked: null })
      .where('id', '=', next.accountId)
      .execute();
  });

  it('is told nothing any more, and the log names the act alone', async () => {
    await notify(testAct({ sql: sql(), now: clock.now }), {
      accountId: person,
      category: 'system',
      title: '一条消息',
      body: '给谁',
    });
    expect(await titlesOf(person)).toEqual([]);
    expect(await audits('mydata.closeAccount')).toMatchObject([
      { detail: { before: 'closing', after: 'closed' } },
    ]);
  });

  it('is taken out of what others write in the thirty days after, every night, and then forgotten', async () => {
    const vault = createDepartedVault(secret);
    const hashes = {
      mobileHash: createMobileVault(accountKeysFrom(secret)).hashOf,
      idHash: (one: string) => createPersonalVault(secret).sealId(one).idHash,
    };
    const task = sweepWords(leaving, { vault, hashes });
    const write = async (text: string) => {
      await notify(testAct({ sql: sql(), now: clock.now }), {
        accountId: world.people.team.accountId,
        category: 'system',
        title: '一条消息',
        body: text,
        dedupeKey: `sweep:${clock.now.getTime()}`,
      });
    };
    const bodies = async () =>
      (await query(`select body from messages where title = '一条消息' order by id`)).map(({ body }) => body);
    // Whoever registered anew with this name and document goes: while they are there, a text may mean them.
    await write(mark);
    clock.now = new Date(clock.now.getTime() + 2 * dayMs);
    await runTask(app().engine, task);
    expect(await bodies()).toEqual([`${name}，电话 ***********，${idNo}，***`]);
    await query(`delete from messages where title = '一条消息'`);
    await query(
      `update volunteers set name = '别人', id_hash = null, id_cipher = null, id_masked = null, id_kind = null where name = '${name}'`,
    );
    const closedAt = clock.now.getTime();
    await write(mark);
    clock.now = new Date(closedAt + 2 * dayMs);
    await runTask(app().engine, task);
    const cleared = `${closedPersonName}，电话 ***********，******************，***`;
    expect(await bodies()).toEqual([cleared]);
    expect(await audits('mydata.sweepWords')).toMatchObject([
      { detail: { count: 1 } },
      { detail: { count: 1 } },
    ]);
    // The phone is somebody else's now: a later text means them.
    const next = await buildVolunteer(sql(), { name: '陆望舒' });
    await sql().updateTable('accounts').set(mobileSealed).where('id', '=', next.accountId).execute();
    await write(`陆望舒的电话 ${mobile}，${email}`);
    clock.now = new Date(closedAt + 31 * dayMs);
    await runTask(app().engine, task);
    expect(await bodies()).toEqual([cleared, `陆望舒的电话 ${mobile}，***`]);
    const left = await query(
      `select count(*)::int as n from account_closings where words_cipher is not null`,
    );
    expect(left).toEqual([{ n: 0 }]);
  });
});
