import type { Insertable, Updateable } from 'kysely';
import type { HourCorrectionsTable } from '#database/tables/hours.ts';
import type { Sql } from '#database/transaction.ts';
import { endAsks } from '../material/end-asks.store.ts';

type NewCorrection = Omit<
  Insertable<HourCorrectionsTable>,
  | 'state'
  | 'teamOpinion'
  | 'teamMinutes'
  | 'answeredBy'
  | 'answeredAt'
  | 'resultHourId'
  | 'endedAt'
  | 'awaitsUntil'
  | 'centreDueAt'
>;

/** Keeps what a volunteer asked for; it waits for the team. */
export async function insertCorrection(sql: Sql, correction: NewCorrection): Promise<void> {
  await sql
    .insertInto('hourCorrections')
    .values({
      ...correction,
      state: 'atTeam',
      teamOpinion: null,
      teamMinutes: null,
      answeredBy: null,
      answeredAt: null,
      resultHourId: null,
      endedAt: null,
    })
    .execute();
}

/** One correction, locked for the change that follows. */
export const lockCorrection = (sql: Sql, correctionId: number) =>
  sql.selectFrom('hourCorrections').selectAll().where('id', '=', correctionId).forUpdate().executeTakeFirst();
export type Correction = NonNullable<Awaited<ReturnType<typeof lockCorrection>>>;

/** Sets fields of a correction that was locked. */
export async function changeCorrection(
  sql: Sql,
  correctionId: number,
  change: Updateable<HourCorrectionsTable>,
): Promise<void> {
  await sql.updateTable('hourCorrections').set(change).where('id', '=', correctionId).execute();
}

/** Ends the correction that led to this record, as the centre decided. */
export async function endCorrection(
  sql: Sql,
  { resultHourId, isApproved, now }: { resultHourId: number; isApproved: boolean; now: Date },
): Promise<void> {
  const ended = await sql
    .updateTable('hourCorrections')
    .set({ state: isApproved ? 'approved' : 'rejected', endedAt: now, awaitsUntil: null })
    .where('resultHourId', '=', resultHourId)
    .where('state', '=', 'atCentre')
    .returning('id')
    .execute();
  await endAsks(sql, 'correctionId', { ids: ended.map(({ id }) => id), now });
}
