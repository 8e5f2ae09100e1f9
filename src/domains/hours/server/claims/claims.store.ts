import type { Insertable, Updateable } from 'kysely';
import type { HourClaimsTable } from '#database/tables/hours.ts';
import { lockVolunteers } from '#domains/signups/server/index.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { Sql } from '#database/transaction.ts';

type NewClaim = Omit<
  Insertable<HourClaimsTable>,
  | 'claimNo'
  | 'state'
  | 'createdAt'
  | 'updatedAt'
  | 'teamMinutes'
  | 'teamOpinion'
  | 'answeredBy'
  | 'answeredAt'
  | 'awaitsUntil'
  | 'centreDueAt'
  | 'firstOpinion'
  | 'firstBy'
  | 'firstAt'
>;

/** Keeps what a volunteer claims; it waits for the team. */
export async function insertClaim(act: Act, claim: NewClaim): Promise<void> {
  await act.sql
    .insertInto('hourClaims')
    .values({
      ...claim,
      claimNo: `SQ${claim.id}`,
      state: 'atTeam',
      teamMinutes: null,
      teamOpinion: null,
      answeredBy: null,
      answeredAt: null,
      createdAt: act.now,
      updatedAt: act.now,
    })
    .execute();
}

/** One claim, locked for the change that follows. */
export const lockClaim = (sql: Sql, claimId: number) =>
  sql.selectFrom('hourClaims').selectAll().where('id', '=', claimId).forUpdate().executeTakeFirst();
export type Claim = NonNullable<Awaited<ReturnType<typeof lockClaim>>>;

/** The same for who is not the person: people are locked before what is theirs, everywhere in the room. */
export async function lockClaimOfSomebody(sql: Sql, claimId: number): Promise<Claim | undefined> {
  const found = await sql
    .selectFrom('hourClaims')
    .select('volunteerId')
    .where('id', '=', claimId)
    .executeTakeFirst();
  if (!found) return undefined;
  await lockVolunteers(sql, [found.volunteerId]);
  return lockClaim(sql, claimId);
}

/** The record that the centre has of a claim, locked; undefined while it is not there. */
export const lockClaimedHour = (sql: Sql, claimId: number) =>
  sql
    .selectFrom('serviceHours')
    .select(['id', 'status'])
    .where('claimId', '=', claimId)
    .where('source', '=', 'ownClaim')
    .forUpdate()
    .executeTakeFirst();

/** Sets fields of a claim that was locked. */
export async function changeClaim(
  act: Act,
  claimId: number,
  change: Updateable<HourClaimsTable>,
): Promise<void> {
  await act.sql
    .updateTable('hourClaims')
    .set({ ...change, updatedAt: act.now })
    .where('id', '=', claimId)
    .execute();
}
