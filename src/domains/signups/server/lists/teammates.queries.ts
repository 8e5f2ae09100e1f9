import { sql as raw } from 'kysely';
import { preparedQuery } from '#database/prepared-query.ts';
import type { Sql } from '#database/transaction.ts';
import { readTogether } from '#platform/server/calls/groups/read-together.ts';

type Asked = { activityId: number; volunteerId: number; teamIds: readonly number[] };

/** Confirmed people of an activity who belong to one of these teams, the asker left out. */
export const countTeammates = async (sql: Sql, asked: Asked): Promise<number> =>
  asked.teamIds.length === 0 ? 0 : countEach(sql, asked);

/** Thousands may be confirmed: nobody waits for the counts of many others. */
const mostCounted = 10;

const countEach = readTogether(
  async (sql, asked: readonly Asked[]): Promise<number[]> => {
    const rows = await countRows(sql, {
      turns: asked.map((_one, turn) => turn),
      activityIds: asked.map(({ activityId }) => activityId),
      volunteerIds: asked.map(({ volunteerId }) => volunteerId),
      teams: asked.map(({ teamIds }) => `{${teamIds.join()}}`),
    });
    const counts = new Map(rows.map(({ turn, count }) => [turn, Number(count)]));
    return asked.map((_one, turn) => counts.get(turn) ?? 0);
  },
  { most: mostCounted },
);

type AskedByMany = { turns: number[]; activityIds: number[]; volunteerIds: number[]; teams: string[] };

const countRows = preparedQuery(
  (_sql, { turns, activityIds, volunteerIds, teams }: AskedByMany) =>
    raw<{ turn: number; count: number }>`select p.turn, (select count(distinct u.volunteer_id) from sign_ups u
  where u.activity_id = p.activity_id and u.status = 'confirmed' and u.volunteer_id <> p.volunteer_id
    and exists (select 1 from team_members m where m.volunteer_id = u.volunteer_id
      and m.status = 'active' and m.team_id = any(p.teams::bigint[]))) as count
from unnest(${turns}::integer[], ${activityIds}::bigint[], ${volunteerIds}::bigint[], ${teams}::text[])
  as p (turn, activity_id, volunteer_id, teams)`,
);
