import type { Sql } from '#database/transaction.ts';
import { testId } from '#testing/test-act.ts';
import { insertTeamChange } from '../server/profile/team-profile.store.ts';

/** A change of the leader that waits for staff. Gives its id. */
export async function buildTeamChange(
  sql: Sql,
  { teamId, now }: { teamId: number; now: Date },
): Promise<number> {
  const id = testId();
  await insertTeamChange(sql, {
    id,
    teamId,
    fields: JSON.stringify([{ field: 'leaderName', from: '方舟', to: '方舟远' }]),
    status: 'pending',
    submittedAt: now,
  });
  return id;
}
