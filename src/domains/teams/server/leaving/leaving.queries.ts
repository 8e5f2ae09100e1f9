import type { Sql } from '#database/transaction.ts';

/** Teams whose captain somebody is. */
export const captainTeams = (sql: Sql, volunteerId: number) =>
  sql
    .selectFrom('teamMembers as m')
    .innerJoin('teams as t', 't.id', 'm.teamId')
    .select('t.name')
    .where('m.volunteerId', '=', volunteerId)
    .where('m.memberRole', '=', 'captain')
    .where('m.status', 'in', ['active', 'paused'])
    .where('t.status', '<>', 'dissolved')
    .orderBy('m.id')
    .limit(20)
    .execute();
