import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { certainReferences } from '../tables/certain-references.ts';
import { withoutUnneededJoins } from './unneeded-joins.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('certain references', () => {
  it('are foreign keys to a primary key that are never null', async () => {
    const { rows } = await database.pool.query<{ key: string; reference: string }>(
      `select f.relname || '.' || fa.attname as key, c.relname || '.' || a.attname as reference
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1] and a.attnotnull
      join pg_attribute fa on fa.attrelid = f.oid and fa.attnum = k.confkey[1]
      join pg_constraint p on p.conrelid = f.oid and p.contype = 'p' and p.conkey = k.confkey
      where k.contype = 'f' and cardinality(k.conkey) = 1`,
      [],
    );
    const known = new Set(rows.map(({ key, reference }) => `${reference} > ${key}`));
    const views = new Set(['hour_origins.hour_id']);
    const named = Object.entries(certainReferences)
      .filter(([key]) => !views.has(key))
      .flatMap(([key, references]) => references.map((reference) => `${reference} > ${key}`));
    expect(named.filter((one) => !known.has(one))).toEqual([]);
  });
});

describe('joins of what is counted', () => {
  const text = (query: {
    withPlugin: (plugin: typeof withoutUnneededJoins) => { compile: () => { sql: string } };
  }) => query.withPlugin(withoutUnneededJoins).compile().sql.trim();
  const hours = () =>
    database.kysely
      .selectFrom('serviceHours as h')
      .innerJoin('teams as t', 't.id', 'h.teamId')
      .innerJoin('organisations as o', 'o.id', 't.organisationId');

  it('are left out where a row is always found, or at most one is, and nothing names it', () => {
    expect(text(hours().select('h.id'))).toBe('select "h"."id" from "service_hours" as "h"');
    const outer = database.kysely
      .selectFrom('jobs as j')
      .leftJoin('teams as t', 't.id', 'j.teamId')
      .select('j.id');
    expect(text(outer)).toBe('select "j"."id" from "jobs" as "j"');
  });

  it('are outer ones where a filter, an order, written SQL or a join after them names them', () => {
    const both =
      'left join "teams" as "t" on "t"."id" = "h"."team_id" left join "organisations" as "o" on "o"."id" = "t"."organisation_id"';
    const ids = hours().select('h.id');
    expect(text(ids.where('o.path', '=', '1/'))).toContain(both);
    expect(text(ids.orderBy('o.name'))).toContain(both);
    expect(text(ids.where(raw<boolean>`starts_with(o.path, ${'1/'})`))).toContain(both);
    expect(text(ids.where(raw<boolean>`${raw.ref('o.path')} = ${'1/'}`))).toContain(both);
    expect(text(ids.where('t.name', '=', '读书会'))).toMatch(/left join "teams" as "t" on \S+ = \S+ where/);
    const within = ids.where((row) =>
      row.exists(row.selectFrom('areas as a').select('a.code').whereRef('a.code', '=', 't.area')),
    );
    expect(text(within)).toContain('left join "teams"');
  });

  it('stay where a column stands without its table, or everything is selected', () => {
    expect(text(hours().select('minutes'))).toContain('left join "organisations"');
    expect(text(hours().selectAll())).toContain('left join "organisations"');
    expect(text(hours().selectAll('o'))).toContain('left join "organisations"');
  });

  it('are left out of the plan, unless a filter asks for them', async () => {
    const planned = async (query: ReturnType<typeof hours>) => {
      const { sql, parameters } = query.select('h.id').withPlugin(withoutUnneededJoins).compile();
      const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [...parameters]);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    expect(await planned(hours())).not.toMatch(/teams|organisations/);
    expect(await planned(hours().where('t.name', '=', '读书会'))).toMatch(/teams/);
  });

  it('stay as they are where a row may be missing: by a column that may be null, or after an outer join', () => {
    const jobs = database.kysely
      .selectFrom('jobs as j')
      .innerJoin('teams as t', 't.id', 'j.teamId')
      .select('j.id');
    expect(text(jobs)).toContain('inner join "teams"');
    const outer = database.kysely
      .selectFrom('jobs as j')
      .leftJoin('teams as t', 't.id', 'j.teamId')
      .innerJoin('organisations as o', 'o.id', 't.organisationId')
      .select('j.id');
    expect(text(outer)).toContain('inner join "organisations"');
  });
});
