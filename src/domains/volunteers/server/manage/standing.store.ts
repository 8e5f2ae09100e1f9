import type { Sql } from '#database/transaction.ts';
import type { VolunteerStatus } from '../../contract/volunteers.words.ts';

export type Standing = {
  status: VolunteerStatus;
  statusReason: string | null;
  restrictedUntil: Date | null;
};

export const saveStanding = (sql: Sql, volunteerId: number, standing: Standing) =>
  sql
    .updateTable('volunteers')
    .set((row) => ({ ...standing, version: row('version', '+', 1) }))
    .where('id', '=', volunteerId)
    .execute();

/** Volunteers whose restriction is over, locked and passed over where somebody else holds them. */
export const endedRestrictions = (sql: Sql, { now, limit }: { now: Date; limit: number }) =>
  sql
    .selectFrom('volunteers')
    .select(['id', 'accountId', 'birthOn', 'guardianConsentAt'])
    .where('status', '=', 'restricted')
    .where('restrictedUntil', '<=', now)
    .orderBy('restrictedUntil')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** Volunteers who still wait for a guardian though born until this day, locked and passed over in the same way. */
export const grownUpsWaiting = (sql: Sql, { bornUntil, limit }: { bornUntil: string; limit: number }) =>
  sql
    .selectFrom('volunteers')
    .select(['id', 'accountId'])
    .where('status', '=', 'pendingGuardian')
    .where('birthOn', '<=', bornUntil)
    .orderBy('registeredAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
