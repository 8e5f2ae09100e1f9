import type { Insertable } from 'kysely';
import type { AnomalyFlagsTable } from '#database/tables/anomalies.ts';
import type { Sql } from '#database/transaction.ts';
import type { AnomalyCause } from '../contract/anomalies.words.ts';

/** Keeps flags; what was noticed before stays as it is. */
export async function insertFlags(sql: Sql, rows: readonly Insertable<AnomalyFlagsTable>[]): Promise<void> {
  if (rows.length === 0) return;
  await sql
    .insertInto('anomalyFlags')
    .values([...rows])
    .onConflict((conflict) => conflict.constraint('anomaly_flags_once').doNothing())
    .execute();
}

/** Notes that the rules have looked at these shifts. */
export async function markChecked(sql: Sql, shiftIds: readonly number[], now: Date): Promise<void> {
  await sql
    .insertInto('anomalyChecks')
    .values(shiftIds.map((shiftId) => ({ shiftId, checkedAt: now })))
    .onConflict((conflict) => conflict.column('shiftId').doNothing())
    .execute();
}

/** One flag, its row locked until the transaction ends. */
export const lockFlag = (sql: Sql, anomalyId: number) =>
  sql.selectFrom('anomalyFlags').selectAll().where('id', '=', anomalyId).forUpdate().executeTakeFirst();

type Decision = {
  anomalyId: number;
  status: 'upheld' | 'unfounded' | 'asking';
  cause: AnomalyCause | null;
  note: string;
  byId: number;
  now: Date;
};

/** Keeps what staff found of a locked flag. */
export async function decideFlag(sql: Sql, { anomalyId, byId, now, ...found }: Decision): Promise<void> {
  await sql
    .updateTable('anomalyFlags')
    .set((row) => ({ ...found, decidedBy: byId, decidedAt: now, version: row('version', '+', 1) }))
    .where('id', '=', anomalyId)
    .execute();
}
