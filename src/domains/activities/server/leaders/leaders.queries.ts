import type { Sql } from '#database/transaction.ts';

/** Who leads an activity and is in its team, in the order of appointment; ten at most. */
export const leadersOf = (sql: Sql, activityId: number) =>
  sql
    .selectFrom('activityLeaders as l')
    .innerJoin('activities as a', 'a.id', 'l.activityId')
    .innerJoin('teamMembers as m', (join) =>
      join
        .onRef('m.volunteerId', '=', 'l.volunteerId')
        .onRef('m.teamId', '=', 'a.teamId')
        .on('m.status', '=', 'active'),
    )
    .select(['l.volunteerId', 'm.id as teamUserId', 'm.name', 'm.groupName'])
    .where('l.activityId', '=', activityId)
    .orderBy('l.appointedAt')
    .orderBy('m.id')
    .execute();

/** Members of a team who may lead: active and with an account. */
export const mayLead = (sql: Sql, teamId: number, teamUserIds: readonly number[]) =>
  sql
    .selectFrom('teamMembers')
    .select(['id as teamUserId', 'volunteerId', 'name'])
    .where('teamId', '=', teamId)
    .where('id', 'in', teamUserIds)
    .where('status', '=', 'active')
    .where('volunteerId', 'is not', null)
    .$narrowType<{ volunteerId: number }>()
    .execute();
