import type { Insertable, Updateable } from 'kysely';
import type { HourMaterialAsksTable } from '#database/tables/hours.ts';
import type { Sql } from '#database/transaction.ts';
import { lockVolunteers } from '#domains/signups/server/index.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { changeClaim, lockClaim } from '../claims/claims.store.ts';
import { changeCorrection, lockCorrection } from '../corrections/corrections.store.ts';
import { recordWords } from '../record-words.ts';

/** A correction (更正) or a claim (个人申请): what material is asked for. */
export type RequestKey = { correctionId: number } | { claimId: number };

/** One of them, locked, by what both have. */
export type MaterialRequest = {
  key: RequestKey;
  volunteerId: number;
  teamId: number;
  state: string;
  dueAt: Date;
  centreDueAt: Date | null;
  awaitsUntil: Date | null;
  /** What it is about, in words, and the record of which one finds it. */
  words: string;
  origin: { activityId: number | null; assignmentId: number | null };
};

/** Locks the person first, as everywhere in the room, then the request. */
export async function lockRequest(sql: Sql, key: RequestKey): Promise<MaterialRequest | undefined> {
  const person = await personOf(sql, key);
  if (person === undefined) return undefined;
  await lockVolunteers(sql, [person]);
  if ('claimId' in key) {
    const claim = await lockClaim(sql, key.claimId);
    const origin = { activityId: null, assignmentId: null };
    return claim && { ...claim, key, words: `“${claim.title}”的补记申请`, origin };
  }
  const correction = await lockCorrection(sql, key.correctionId);
  const hour = correction && (await recordOf(sql, correction.hourId));
  return hour && { ...correction, key, words: `${recordWords(hour)}的更正申请`, origin: hour };
}

const recordOf = (sql: Sql, hourId: number) =>
  sql
    .selectFrom('serviceHours')
    .select(['activityTitle', 'serviceOn', 'postName', 'activityId', 'assignmentId'])
    .where('id', '=', hourId)
    .executeTakeFirst();

async function personOf(sql: Sql, key: RequestKey): Promise<number | undefined> {
  const row = await ('claimId' in key
    ? sql.selectFrom('hourClaims').select('volunteerId').where('id', '=', key.claimId)
    : sql.selectFrom('hourCorrections').select('volunteerId').where('id', '=', key.correctionId)
  ).executeTakeFirst();
  return row?.volunteerId;
}

/** The request that the centre decides with a record; undefined for every other record. */
export async function requestOfHour(
  sql: Sql,
  hour: { id: number; source: string; claimId: number | null },
): Promise<RequestKey | undefined> {
  if (hour.source === 'ownClaim' && hour.claimId !== null) return { claimId: hour.claimId };
  if (hour.source !== 'correction') return undefined;
  const row = await sql
    .selectFrom('hourCorrections')
    .select('id')
    .where('resultHourId', '=', hour.id)
    .executeTakeFirst();
  return row && { correctionId: row.id };
}

type Clocks = { dueAt?: Date; centreDueAt?: Date; awaitsUntil?: Date | null };

/** Sets the clocks of a locked request. */
export const setClocks = (act: Act, key: RequestKey, clocks: Clocks): Promise<void> =>
  'claimId' in key
    ? changeClaim(act, key.claimId, clocks)
    : changeCorrection(act.sql, key.correctionId, clocks);

/** Keeps an ask; false where this side has asked before. */
export async function insertAsk(sql: Sql, ask: Insertable<HourMaterialAsksTable>): Promise<boolean> {
  const rows = await sql
    .insertInto('hourMaterialAsks')
    .values(ask)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows.length === 1;
}

/** One ask, locked after its person and request. */
export const lockAsk = (sql: Sql, askId: number) =>
  sql.selectFrom('hourMaterialAsks').selectAll().where('id', '=', askId).forUpdate().executeTakeFirst();

export const findAsk = (sql: Sql, askId: number) =>
  sql.selectFrom('hourMaterialAsks').selectAll().where('id', '=', askId).executeTakeFirst();
export type Ask = NonNullable<Awaited<ReturnType<typeof findAsk>>>;

/** What was asked for. */
export function requestOf({ correctionId, claimId }: Pick<Ask, 'correctionId' | 'claimId'>): RequestKey {
  if (correctionId !== null) return { correctionId };
  if (claimId !== null) return { claimId };
  throw new Error('an ask is about a correction or a claim');
}

/** Sets fields of a locked ask. */
export const changeAsk = async (
  sql: Sql,
  askId: number,
  change: Updateable<HourMaterialAsksTable>,
): Promise<void> => {
  await sql.updateTable('hourMaterialAsks').set(change).where('id', '=', askId).execute();
};
