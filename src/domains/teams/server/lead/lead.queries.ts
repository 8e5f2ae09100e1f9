import { sql as raw } from 'kysely';
import { preparedQuery } from '#database/prepared-query.ts';

/** Activities that a row names of each team at most, the newest. */
const ledAtOnce = 300;

/**
 * Memberships of a person in teams that work, with the activities of each that they lead (领队); all teams for `teamId` null. At
 * most 50, by the index of a person's memberships.
 */
export const leadRows = preparedQuery(
  (sql, { volunteerId, teamId }: { volunteerId: number; teamId: number | null }) =>
    sql
      .selectFrom('teamMembers as m')
      .innerJoin('teams as t', 't.id', 'm.teamId')
      .select([
        't.id as teamId',
        't.accountId',
        't.name',
        't.shortName',
        't.sealChar',
        't.iconUrl',
        't.category',
        't.status',
        'm.memberRole',
        raw<
          number[]
        >`array(select l.activity_id from activity_leaders l join activities a on a.id = l.activity_id
          where l.volunteer_id = m.volunteer_id and a.team_id = t.id order by l.activity_id desc limit ${raw.lit(ledAtOnce)})`.as(
          'activityIds',
        ),
      ])
      .where('m.volunteerId', '=', volunteerId)
      .where('m.status', '=', 'active')
      .where(raw<boolean>`(${teamId}::bigint is null or m.team_id = ${teamId})`)
      .where('t.status', 'in', ['active', 'suspended'])
      .orderBy('m.joinedAt')
      .orderBy('m.id')
      .limit(50),
);
