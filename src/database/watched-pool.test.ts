import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql as raw } from 'kysely';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { factsOf } from './statement-facts.ts';
import { inSavepoint, inTransaction } from './transaction.ts';

describe('a text', () => {
  it.each([
    ['select 1', [], []],
    ['select * from shifts s join "activities" a on a.id = s.activity_id', ['shifts', 'activities'], []],
    ['insert into "sign_ups" ("id") select id from shifts', ['sign_ups', 'shifts'], ['sign_ups']],
    ['update shifts set taken_count = 1 where id = $1', ['shifts'], ['shifts']],
    ['update shifts set taken_count = taken_count + 1, status = $2 where id = $1', ['shifts'], ['shifts']],
    ['delete from only_news', [], []],
    ['DELETE FROM "messages" where id in (select id from teams)', ['messages', 'teams'], ['messages']],
    ['select 1 from shifts where id = $1 for no key update', ['shifts'], []],
    [
      'with taken as (update shifts set taken_count = 2 returning id) insert into sign_ups (id) select id from taken',
      ['shifts', 'sign_ups'],
      ['shifts', 'sign_ups'],
    ],
    [
      'insert into figures (key) values ($1) on conflict (key) do update set value = 1',
      ['figures'],
      ['figures'],
    ],
  ])('%s names and writes its tables', (text, tables, writes) => {
    const facts = factsOf(text);
    expect([facts.tables.toSorted(), facts.writes.toSorted()]).toEqual([
      tables.toSorted(),
      writes.toSorted(),
    ]);
  });

  it.each([
    ['update shifts set taken_count = taken_count + $1::integer where id = $2', ['shifts']],
    ['update "shifts" set "wait_count" = wait_count + $1 where "id" = $2', ['shifts']],
    ['update shifts s set taken_count = s.taken_count - n.people from n where s.id = n.id', ['shifts']],
    [
      'with t as (update shifts set taken_count = taken_count + 1 where id = $1 returning activity_id) ' +
        'update activities set taken_count = taken_count + 1 where id = (select activity_id from t)',
      ['activities', 'shifts'],
    ],
  ])('%s writes counts and nothing else', (text, counts) => {
    expect(factsOf(text)).toMatchObject({ writes: [], counts: expect.arrayContaining(counts) });
  });

  it('that writes a count and more of the same table writes the table', () => {
    const text =
      "with t as (update shifts set taken_count = taken_count + 1 where id = $1) update shifts set status = 'closed' where id = $2";
    expect(factsOf(text)).toMatchObject({ writes: ['shifts'], counts: [] });
  });

  it.each([
    ['select title from activities', false],
    ['select count(*) from activities where not is_full', false],
    ['select taken_count from shifts', true],
    ['select a.* from activities a', true],
    ['select * from shifts', true],
    ['select s.id, * from shifts s', true],
    ['select to_jsonb(s) from shifts s', true],
    ['select * from areas', false],
  ])('%s reads counts: %s', (text, readsCounts) => {
    expect(factsOf(text).readsCounts).toBe(readsCounts);
  });

  it.each([
    ['begin', 'begin'],
    ['start transaction isolation level serializable', 'begin'],
    ['commit', 'commit'],
    ['rollback', 'rollback'],
    ['rollback to savepoint part', 'plain'],
    ['release savepoint part', 'plain'],
  ])('%s is a %s', (text, step) => {
    expect(factsOf(text).step).toBe(step);
  });
});

describe('a commit', () => {
  let database: TestDatabase;
  let told: string[][];
  let stop: () => void;
  beforeAll(async () => {
    database = await openTestDatabase();
    stop = database.onCommit((tables) => void told.push([...tables].toSorted()));
  });
  beforeEach(() => {
    told = [];
  });
  afterAll(() => database.close());

  const area = (code: string) => ({ code, name: `${code} 区`, sort: 99 });
  const add = (code: string) => database.kysely.insertInto('areas').values(area(code)).execute();

  it('tells what it wrote before the writer goes on: alone or with its transaction, once', async () => {
    await add('990001');
    expect(told).toEqual([['areas']]);
    await inTransaction(database, async (sql) => {
      await sql.insertInto('areas').values(area('990002')).execute();
      await sql.updateTable('serviceCategories').set({ sort: 1 }).where('key', '=', 'none').execute();
      expect(told).toHaveLength(1);
    });
    expect(told).toEqual([['areas'], ['areas', 'service_categories']]);
  });

  it('that never came tells nothing', async () => {
    const failing = inTransaction(database, async (sql) => {
      await sql.insertInto('areas').values(area('990003')).execute();
      throw new Error('thought better of it');
    });
    await expect(failing).rejects.toThrow('better');
    await database.kysely.selectFrom('areas').selectAll().execute();
    expect(told).toEqual([]);
  });

  it('tells also what was written around an undone part', async () => {
    await inTransaction(database, async (sql) => {
      await sql.insertInto('areas').values(area('990004')).execute();
      await inSavepoint(sql, async () => {
        throw new Error('only this');
      }).catch(() => undefined);
    });
    expect(told).toEqual([['areas']]);
  });

  it('that writes a count alone says whose, unless more than the count has changed by it or nobody says', async () => {
    const count = (returning: string) =>
      database.pool.query(
        `with one (id) as (values (7)) update shifts set taken_count = taken_count + 0 from one where shifts.id > 0 ${returning}`,
      );
    const { activityId } = await buildActivity(database.kysely, {});
    told = [];
    await count('returning activity_id as counted_id');
    await count('returning null as counted_id');
    await count('');
    expect(told).toEqual([[`counts/${activityId}`], ['shifts'], ['shifts']]);
  });

  it('is heard until one stops listening', async () => {
    stop();
    await add('990005');
    expect(told).toEqual([]);
  });

  it('handles that note reads know their tables', async () => {
    const tables = new Set<string>();
    const sql = database.noteReads(tables);
    await sql.selectFrom('areas').select('name').execute();
    await sql
      .selectFrom('shifts')
      .innerJoin('activities', 'activities.id', 'shifts.activityId')
      .select('shifts.id')
      .execute();
    expect([...tables].toSorted()).toEqual(['activities', 'areas', 'shifts']);
    await raw`select id, taken_count, 7 as counted_id from shifts`.execute(sql);
    expect([...tables].toSorted()).toEqual(['activities', 'areas', 'counts/7', 'shifts']);
    await raw`select taken_count from shifts`.execute(sql);
    expect([...tables].toSorted()).toEqual(['activities', 'areas', 'counts/7', 'counts/all', 'shifts']);
  });
});
