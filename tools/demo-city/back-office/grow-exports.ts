import type { Insertable } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { ExportOrdersTable } from '#database/tables/platform.ts';
import { exportEndings } from '#domains/exports/contract/exports.words.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { exportKeptDays } from '#platform/contract/exports/exports.words.ts';
import { toDay } from '#platform/contract/instants.ts';
import { type City, dayMs, plus } from '../city.ts';
import { BACK_OFFICE } from '../texts/office/back-office.ts';

/**
 * 我的导出 of the auditor, of logs that were longer before: what became of them. None can be fetched, for no list of the city is so
 * long that it is made in the background.
 */
export async function loadExports({ kysely }: Database, city: City): Promise<void> {
  const { id: accountId } = await kysely
    .selectFrom('accounts')
    .select('id')
    .where('loginName', '=', 'shenji001')
    .executeTakeFirstOrThrow();
  const [expired, cancelled, failed] = BACK_OFFICE.exports;
  const before = (
    days: number,
    told: (typeof BACK_OFFICE.exports)[number] | undefined,
  ): Insertable<ExportOrdersTable> => {
    const askedAt = plus(city.now, -days * dayMs);
    return {
      accountId,
      operation: 'exportAuditLog',
      what: '审计日志',
      fileName: `审计日志-${toDay(askedAt)}.xlsx`,
      request: '{}',
      scope: null,
      reason: told?.reason ?? null,
      rowIds: [],
      rowCount: told?.rowCount ?? 1,
      askedAt,
      endedAt: plus(askedAt, 2 * minuteMs),
    };
  };
  await kysely
    .insertInto('exportOrders')
    .values([
      {
        ...before(30, expired),
        doneCount: expired?.rowCount ?? 1,
        writtenCount: expired?.rowCount ?? 1,
        state: 'expired',
        expiresAt: plus(city.now, (exportKeptDays - 30) * dayMs),
      },
      { ...before(12, cancelled), state: 'cancelled', ending: exportEndings.stopped },
      { ...before(5, failed), state: 'failed', attempts: 3, ending: exportEndings.broken },
    ])
    .execute();
}
