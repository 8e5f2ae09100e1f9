import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { factsOf } from './statement-facts.ts';
import { inSavepoint, inTransaction } from './transaction.ts';

describe('a text', () => {
  it.each([
    ['select 1', [], []],
    ['select * from shifts s join "activities" a on a.id = s.activity_id', ['shifts', 'activities'], []],
    ['insert into "sign_ups" ("id") select id from shifts', ['sign_ups', 'shifts'], ['sign_ups']],
    ['update shifts set taken_count = 1 where id = $1', ['shifts'], ['shifts']],
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
  });
});
