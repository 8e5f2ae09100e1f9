import { sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import { leadsActivity } from '#domains/teams/server/index.ts';
import { startOfDay, toDay } from '#platform/contract/instants.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import type { TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';

/** Somebody who signed up for an activity that the caller leads. @throws NotFound for anybody else */
export async function personSignedUp(sql: Sql, signUpId: number, caller: TeamCaller) {
  const row = await sql
    .selectFrom('signUps as u')
    .innerJoin('activities as a', 'a.id', 'u.activityId')
    .innerJoin('teams as t', 't.id', 'a.teamId')
    .innerJoin('volunteers as v', 'v.id', 'u.volunteerId')
    .innerJoin('accounts as c', 'c.id', 'v.accountId')
    .leftJoin('reconfirmations as r', 'r.signUpId', 'u.id')
    .select([
      'u.id as signUpId',
      'u.volunteerId',
      'u.activityId',
      'u.status as state',
      'u.statusReason',
      'u.startsAt',
      'u.endsAt',
      'u.createdAt',
      'u.decidedAt',
      'u.note',
      'u.answers',
      'a.title',
      't.shortName as teamName',
      'v.accountId',
      'v.emergencyCipher',
      'c.mobileCipher',
      'r.askedAt',
      'r.expiresAt',
      'r.answer',
      'r.answeredAt',
    ])
    .where('u.id', '=', signUpId)
    .where('a.teamId', '=', caller.teamId)
    .executeTakeFirst();
  if (!row || !leadsActivity(caller, row.activityId)) throw new NotFound('没有找到这条报名');
  return row;
}
export type PersonSignedUp = Awaited<ReturnType<typeof personSignedUp>>;

/** The newest 50 of what a team wrote about or to a person. */
export const notesOfPerson = (sql: Sql, { teamId, volunteerId }: { teamId: number; volunteerId: number }) =>
  sql
    .selectFrom('personNotes')
    .select(['id', 'kind', 'body', 'authorName', 'createdAt'])
    .where('volunteerId', '=', volunteerId)
    .where('teamId', '=', teamId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();

/** A note of the team with the activity that it was written with. */
export const noteOfTeam = (sql: Sql, noteId: number, teamId: number) =>
  sql
    .selectFrom('personNotes as n')
    .innerJoin('signUps as u', 'u.id', 'n.signUpId')
    .select(['n.id', 'n.volunteerId', 'u.activityId'])
    .where('n.id', '=', noteId)
    .where('n.teamId', '=', teamId)
    .where('n.kind', '=', 'note')
    .executeTakeFirst();

/** Messages that a team sent since the Shanghai day began, in all and to one person. */
export async function sentToday(
  sql: Sql,
  { teamId, volunteerId, now }: { teamId: number; volunteerId: number; now: Date },
) {
  const row = await sql
    .selectFrom('personNotes')
    .select([
      raw<number>`count(*)::int`.as('ofTeam'),
      raw<number>`(count(*) filter (where volunteer_id = ${volunteerId}))::int`.as('toPerson'),
    ])
    .where('teamId', '=', teamId)
    .where('kind', '=', 'message')
    .where('createdAt', '>=', startOfDay(toDay(now)))
    .executeTakeFirstOrThrow();
  return row;
}

/** A page of what teams wrote about and to a person, newest first. */
export async function notesOn(sql: Sql, { volunteerId, ...page }: { volunteerId: number } & PageRequest) {
  const base = sql.selectFrom('personNotes as n').where('n.volunteerId', '=', volunteerId);
  const rows = await base
    .innerJoin('teams as t', 't.id', 'n.teamId')
    .innerJoin('signUps as u', 'u.id', 'n.signUpId')
    .innerJoin('activities as a', 'a.id', 'u.activityId')
    .select(['n.id', 'n.kind', 'n.body', 'n.createdAt', 't.name as teamName', 'a.title'])
    .orderBy('n.id', 'desc')
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .execute();
  return { rows, total: await cappedCount(sql, base.select('n.id')) };
}
