import type { Sql } from '#database/transaction.ts';
import type { Caller } from '#platform/server/calls/act.ts';

/** Roles whose holders act for a team with their own login. */
const leadingRoles = ['captain', 'viceCaptain', 'manager'] as const;

/**
 * True for a person who leads the team that a picture belongs to, or an activity of it: a page asks for a picture without saying for whom
 * its reader acts.
 */
export async function leadsTeamOf(
  sql: Sql,
  { targetType, targetId }: { targetType: string | null; targetId: number | null },
  caller: Caller,
): Promise<boolean> {
  if (caller.kind !== 'volunteer' || targetType !== 'teamActivities' || targetId === null) return false;
  const { volunteerId } = caller;
  const row = await sql
    .selectFrom('teamMembers as m')
    .select('m.id')
    .where('m.teamId', '=', targetId)
    .where('m.volunteerId', '=', volunteerId)
    .where('m.status', '=', 'active')
    .where((row) =>
      row.or([
        row('m.memberRole', 'in', leadingRoles),
        row.exists(
          row
            .selectFrom('activityLeaders as l')
            .innerJoin('activities as a', 'a.id', 'l.activityId')
            .select('l.activityId')
            .where('l.volunteerId', '=', volunteerId)
            .where('a.teamId', '=', targetId),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
