import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import {
  hasDeviceMark,
  isSecondDevice,
  othersOnDevice,
  walkInsBesides,
} from '#domains/attendance/server/index.ts';

/** How the times of some records were taken, keyed by participation: what their grade follows from, and what a reviewer sees. */
export async function evidenceOf(sql: Sql, participationIds: readonly number[]) {
  const rows =
    participationIds.length === 0
      ? []
      : await sql
          .selectFrom('participations as p')
          .select([
            'p.id',
            'p.status',
            'p.isWalkIn',
            'p.checkedInAt',
            'p.checkedOutAt',
            'p.inMethod',
            'p.outMethod',
            'p.placeResult',
            'p.fixReason',
            'p.volunteerConfirmedAt',
            othersOnDevice.as('othersOnDevice'),
            hasDeviceMark.as('hasDeviceMark'),
            walkInsBesides.as('walkInsBesides'),
          ])
          .where('p.id', 'in', participationIds)
          .execute();
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}
export type Evidence = Awaited<ReturnType<typeof evidenceOf>>;

/** The steps behind some times, oldest first, each with its receipt and who took it. */
export async function stepsOf(sql: Sql, participationIds: readonly number[]) {
  if (participationIds.length === 0) return [];
  return sql
    .selectFrom('attendanceEvents as e')
    .innerJoin('participations as p', 'p.id', 'e.participationId')
    .select([
      'e.participationId',
      'e.kind',
      'e.method',
      'e.at',
      'e.tappedAt',
      'e.receiptNo',
      'e.placeResult',
      'e.distanceM',
      'e.accuracyM',
      'e.reason',
      raw<boolean>`e.operator_id = p.volunteer_id`.as('isOwn'),
      isSecondDevice.as('isSecondDevice'),
    ])
    .where('e.participationId', 'in', participationIds)
    .orderBy('e.id')
    .execute();
}
