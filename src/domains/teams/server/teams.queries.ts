import { sql as raw } from 'kysely';
import { containing } from '#database/like-pattern.ts';
import type { Sql } from '#database/transaction.ts';
import type { Place } from '#platform/contract/ground.ts';
import type { TeamSort } from '../contract/teams.words.ts';

export type TeamFilter = {
  keyword?: string | undefined;
  area?: string | undefined;
  category?: string | undefined;
  teamClass?: string | undefined;
  isJoinable?: boolean | undefined;
};

type TeamOrder = { sort: TeamSort; near?: Place | undefined };

/**
 * Active teams under a filter, with their figures; there are some thousands of them at most. The state is written into the
 * text, not sent as a parameter: the partial indexes serve only a constant.
 */
export const activeTeams = (sql: Sql, { keyword, area, category, teamClass, isJoinable }: TeamFilter) =>
  sql
    .selectFrom('teams as t')
    .leftJoin('teamFigures as f', 'f.teamId', 't.id')
    .where('t.status', '=', raw.lit('active'))
    .$if(area !== undefined, (rows) => rows.where('t.area', '=', area ?? ''))
    .$if(category !== undefined, (rows) => rows.where('t.category', '=', category ?? ''))
    .$if(teamClass !== undefined, (rows) => rows.where('t.teamClass', '=', teamClass ?? ''))
    .$if(isJoinable === true, (rows) => rows.where('t.joinMode', '<>', 'closed'))
    .$if(Boolean(keyword), (rows) => {
      const pattern = containing(keyword ?? '');
      return rows.where((row) =>
        row.or([row('t.name', 'like', pattern), row('t.shortName', 'like', pattern)]),
      );
    });

const figure = (column: string) => raw<number>`coalesce(${raw.ref(`f.${column}`)}, 0)`;
// Every team has figures (the database makes them with it), so that the index of a sum serves its order.
const sortKeys: Record<Exclude<TeamSort, 'nearest'>, ReturnType<typeof raw>> = {
  newest: raw`t.registered_at desc`,
  active: raw`f.activity_count desc`,
  hours: raw`f.effective_minutes desc`,
};

/** Nearest first on the ground of one city, where a degree of longitude is as long everywhere. */
const byDistance = ({ lng, lat }: Place) =>
  raw`((t.lng - ${lng}) * cos(radians(${lat}))) ^ 2 + (t.lat - ${lat}) ^ 2 nulls last`;

/** One page of cards in the chosen order. */
export const teamCardRows = (sql: Sql, { sort, near, ...filter }: TeamFilter & TeamOrder) =>
  withCard(activeTeams(sql, filter))
    .select(['t.lng', 't.lat'])
    .$if(sort === 'active' || sort === 'hours', (rows) => rows.where('f.teamId', 'is not', null))
    .orderBy(sort === 'nearest' && near ? byDistance(near) : sortKeys[sort === 'nearest' ? 'newest' : sort])
    .orderBy('t.id', 'desc');

/** One team with everything its pages show; the caller decides who may see it. */
export const findTeam = (sql: Sql, teamId: number) =>
  withCard(
    sql.selectFrom('teams as t').leftJoin('teamFigures as f', 'f.teamId', 't.id').where('t.id', '=', teamId),
  )
    .select([
      't.teamClass',
      't.legalForm',
      't.organisationId',
      't.address',
      't.lng',
      't.lat',
      't.leaderName',
      't.intro',
      't.status',
      't.registeredAt',
      't.contactName',
      't.contactPhone',
      't.isContactPublic',
      't.trustGrade',
    ])
    .executeTakeFirst();

const withCard = (rows: ReturnType<typeof activeTeams>) =>
  rows
    .innerJoin('organisations as o', 'o.id', 't.organisationId')
    .leftJoin('areas as a', 'a.code', 't.area')
    .select([
      't.id',
      't.teamNo',
      't.name',
      't.shortName',
      't.sealChar',
      't.iconUrl',
      't.category',
      't.area',
      'a.name as areaName',
      'o.name as organisationName',
      't.slogan',
      't.stars',
      't.foundedOn',
      't.joinMode',
      figure('memberCount').as('memberCount'),
      figure('activityCount').as('activityCount'),
      figure('effectiveMinutes').as('effectiveMinutes'),
    ]);

export type TeamCardRow = Awaited<ReturnType<ReturnType<typeof withCard>['execute']>>[number];
export type TeamRow = NonNullable<Awaited<ReturnType<typeof findTeam>>>;

/** What neighbours may know of a team: what its acts are judged by and what its activities take over. */
export const teamFacts = (sql: Sql, teamId: number) =>
  sql
    .selectFrom('teams as t')
    .innerJoin('organisations as o', 'o.id', 't.organisationId')
    .select([
      't.id as teamId',
      't.accountId',
      't.name',
      't.shortName',
      't.category',
      't.area',
      't.organisationId',
      'o.path as organisationPath',
      't.trustGrade',
      't.status',
      't.joinMode',
      't.contactName',
      't.contactPhone',
      't.isContactPublic',
    ])
    .where('t.id', '=', teamId)
    .executeTakeFirst();
export type TeamFacts = NonNullable<Awaited<ReturnType<typeof teamFacts>>>;

export async function countApplicants(sql: Sql, teamId: number): Promise<number> {
  const row = await sql
    .selectFrom('teamMembers')
    .select((one) => one.fn.countAll<number>().as('count'))
    .where('teamId', '=', teamId)
    .where('status', '=', 'applied')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The accounts behind some teams, by team. */
export async function accountsOfTeams(sql: Sql, teamIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await sql.selectFrom('teams').select(['id', 'accountId']).where('id', 'in', teamIds).execute();
  return new Map(rows.map(({ id, accountId }) => [id, accountId]));
}
