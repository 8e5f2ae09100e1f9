import type { Sql } from '#database/transaction.ts';
import { buildMember } from '#domains/teams/testing/teams.builders.ts';
import { buildReadyVolunteer } from './signups.builders.ts';

/** Members of a team who may take a shift over: the second group of a request for cover. */
export async function buildMates(sql: Sql, teamId: number, count: number) {
  const mates = [];
  for (let made = 0; made < count; made += 1) {
    const mate = await buildReadyVolunteer(sql);
    await buildMember(sql, { teamId, volunteerId: mate.volunteerId, name: `队员${made}` });
    mates.push(mate);
  }
  return mates;
}
