import type { Sql } from '#database/transaction.ts';
import { endAsks } from '../material/end-asks.store.ts';

/** Records that adjust this one, whatever their state, locked in id order. */
export const lockAdjustments = (sql: Sql, hourId: number) =>
  sql
    .selectFrom('serviceHours')
    .selectAll()
    .where('adjustOf', '=', hourId)
    .orderBy('id')
    .forUpdate()
    .execute();

/** A correction that the team has not answered is answered by the voiding. */
export async function refuseWaitingCorrections(sql: Sql, hourId: number, now: Date): Promise<void> {
  const refused = await sql
    .updateTable('hourCorrections')
    .set({ state: 'refused', teamOpinion: '原记录已作废，不再更正', answeredAt: now, awaitsUntil: null })
    .where('hourId', '=', hourId)
    .where('state', '=', 'atTeam')
    .returning('id')
    .execute();
  await endAsks(sql, 'correctionId', { ids: refused.map(({ id }) => id), now });
}

export async function teamAccountOf(sql: Sql, teamId: number): Promise<number> {
  const team = await sql
    .selectFrom('teams')
    .select('accountId')
    .where('id', '=', teamId)
    .executeTakeFirstOrThrow();
  return team.accountId;
}

/** Which of these records somebody asked to void, and nobody answered yet. */
export async function askedToVoid(sql: Sql, hourIds: readonly number[]): Promise<ReadonlySet<string>> {
  if (hourIds.length === 0) return new Set();
  const rows = await sql
    .selectFrom('approvals')
    .select('subject')
    .where('kind', '=', 'voidHour')
    .where('state', '=', 'pending')
    .where(
      'subject',
      'in',
      hourIds.map((id) => `hour:${id}`),
    )
    .execute();
  return new Set(rows.map(({ subject }) => subject));
}
