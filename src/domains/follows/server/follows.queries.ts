import { sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import { isOneOf } from '#database/is-one-of.ts';
import type { Sql } from '#database/transaction.ts';
import { visibleStatuses } from '#domains/activities/contract/activities.words.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';

/** A public activity, as far as it decides what can be asked of it. */
export const publicActivity = (sql: Sql, activityId: number) =>
  sql
    .selectFrom('activities as a')
    .select(['a.id', 'a.status', 'a.signUpOpensAt'])
    .where('a.id', '=', activityId)
    .where(isOneOf(raw`a.status`, visibleStatuses))
    .executeTakeFirst();

/** True while the team is active. */
export async function isActiveTeam(sql: Sql, teamId: number): Promise<boolean> {
  const row = await sql
    .selectFrom('teams')
    .select('id')
    .where('id', '=', teamId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row !== undefined;
}

/** How many rows a person has in one of the room's tables. */
export async function countOf(
  sql: Sql,
  table: 'favourites' | 'teamFollows' | 'openingReminders',
  volunteerId: number,
): Promise<number> {
  const { count } = await sql
    .selectFrom(table)
    .select(raw<number>`count(*)`.as('count'))
    .where('volunteerId', '=', volunteerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Which of these activities and teams a person keeps, waits for and follows. */
export async function marksOf(
  sql: Sql,
  { volunteerId, activityIds, teamIds }: { volunteerId: number; activityIds: number[]; teamIds: number[] },
) {
  const ofActivities = async (table: 'favourites' | 'openingReminders') => {
    if (activityIds.length === 0) return [];
    const rows = await sql
      .selectFrom(table)
      .select('activityId')
      .where('volunteerId', '=', volunteerId)
      .where('activityId', 'in', activityIds)
      .execute();
    return rows.map((row) => row.activityId);
  };
  const followed =
    teamIds.length === 0
      ? []
      : await sql
          .selectFrom('teamFollows')
          .select('teamId')
          .where('volunteerId', '=', volunteerId)
          .where('teamId', 'in', teamIds)
          .execute();
  return {
    favouriteIds: await ofActivities('favourites'),
    reminderIds: await ofActivities('openingReminders'),
    teamIds: followed.map((row) => row.teamId),
  };
}

const favouritesOf = (sql: Sql, volunteerId: number) =>
  sql.selectFrom('favourites as f').where('f.volunteerId', '=', volunteerId);

/** One page of the kept activities, kept last first. */
export async function favouriteRows(sql: Sql, asked: PageRequest & { volunteerId: number }, now: Date) {
  return favouritesOf(sql, asked.volunteerId)
    .innerJoin('activities as a', 'a.id', 'f.activityId')
    .innerJoin('teams as t', 't.id', 'a.teamId')
    .leftJoin('openingReminders as r', (join) =>
      join.onRef('r.volunteerId', '=', 'f.volunteerId').onRef('r.activityId', '=', 'f.activityId'),
    )
    .select([
      'a.id as activityId',
      'a.title',
      'a.category',
      'a.cover',
      'a.placeName',
      'a.status',
      'a.startsAt',
      'a.endsAt',
      'a.signUpOpensAt',
      'a.signUpClosesAt',
      'a.waitlistMode',
      't.id as teamId',
      't.name as teamName',
      't.shortName as teamShortName',
      't.category as teamCategory',
      't.sealChar as teamSealChar',
      raw<boolean>`r.volunteer_id is not null`.as('remindsOpening'),
      raw<number>`coalesce((select sum(s.capacity - s.taken_count) from shifts s where s.activity_id = a.id
        and s.status = 'open' and coalesce(s.closes_at, s.starts_at) > ${now}), 0)`.as('placesLeft'),
    ])
    .orderBy('f.createdAt', 'desc')
    .orderBy('f.activityId', 'desc')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();
}
export type FavouriteRow = Awaited<ReturnType<typeof favouriteRows>>[number];

/** How many activities a person keeps. */
export const countFavourites = (sql: Sql, volunteerId: number) =>
  cappedCount(sql, favouritesOf(sql, volunteerId).select('f.activityId'));

const followsOf = (sql: Sql, volunteerId: number) =>
  sql.selectFrom('teamFollows as f').where('f.volunteerId', '=', volunteerId);

/** One page of the followed teams, followed last first. */
export async function followedTeamRows(sql: Sql, asked: PageRequest & { volunteerId: number }, now: Date) {
  return followsOf(sql, asked.volunteerId)
    .innerJoin('teams as t', 't.id', 'f.teamId')
    .leftJoin('areas as r', 'r.code', 't.area')
    .select([
      't.id as teamId',
      't.name',
      't.shortName',
      't.category',
      't.sealChar',
      't.iconUrl',
      't.status',
      'r.name as areaName',
      'f.createdAt',
      raw<number>`(select count(*) from activities a where a.team_id = t.id and a.status = 'published'
        and (a.starts_at > ${now} or a.sign_up_closes_at > ${now}))`.as('aheadCount'),
    ])
    .orderBy('f.createdAt', 'desc')
    .orderBy('f.teamId', 'desc')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();
}
export type FollowedTeamRow = Awaited<ReturnType<typeof followedTeamRows>>[number];

/** How many teams a person follows. */
export const countFollowedTeams = (sql: Sql, volunteerId: number) =>
  cappedCount(sql, followsOf(sql, volunteerId).select('f.teamId'));

/** What is older than this was not new any more when it could be told. */
const newForDays = 7;

/** What the followers of teams have not been told of, published up to `until`; so many people at most, whole people only. */
export async function untoldActivities(sql: Sql, until: Date, people: number) {
  const since = new Date(until.getTime() - newForDays * dayMs);
  const untold = (query: Sql) =>
    query
      .selectFrom('activities as a')
      .innerJoin('teamFollows as f', 'f.teamId', 'a.teamId')
      .where('a.status', '=', raw.lit('published'))
      .where('a.publishedAt', '>', since)
      .where('a.publishedAt', '<=', until)
      .where('f.toldUntil', '<', until)
      .whereRef('a.publishedAt', '>', 'f.toldUntil');
  const followers = await untold(sql)
    .select('f.volunteerId')
    .distinct()
    .orderBy('f.volunteerId')
    .limit(people)
    .execute();
  if (followers.length === 0) return [];
  return untold(sql)
    .innerJoin('teams as t', 't.id', 'a.teamId')
    .where(
      'f.volunteerId',
      'in',
      followers.map((row) => row.volunteerId),
    )
    .select(['f.volunteerId', 'a.id as activityId', 'a.title', 'a.teamId', 't.name as teamName'])
    .orderBy('f.volunteerId')
    .orderBy('a.publishedAt', 'desc')
    .orderBy('a.id', 'desc')
    .execute();
}
export type UntoldRow = Awaited<ReturnType<typeof untoldActivities>>[number];

/** Wishes whose sign-up has opened, and those that nothing can fulfil any more. */
export const dueOpenings = (sql: Sql, now: Date, limit: number) =>
  sql
    .selectFrom('openingReminders as r')
    .innerJoin('activities as a', 'a.id', 'r.activityId')
    .where((row) =>
      row.or([
        row.and([
          row('a.status', '=', 'published'),
          row.or([row('a.signUpOpensAt', 'is', null), row('a.signUpOpensAt', '<=', now)]),
        ]),
        row('a.endsAt', '<=', now),
        row('a.status', '=', 'cancelled'),
      ]),
    )
    .select([
      'r.volunteerId',
      'r.activityId',
      'a.title',
      'a.status',
      'a.startsAt',
      'a.signUpClosesAt',
      'a.placeName',
    ])
    .orderBy('r.activityId')
    .orderBy('r.volunteerId')
    .limit(limit)
    .execute();
