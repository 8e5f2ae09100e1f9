import type { Database } from '#database/connection.ts';
import { enterHours, makeRoot } from '#domains/ledger/server/index.ts';
import { createHash } from 'node:crypto';
import type { City } from '../city.ts';

/**
 * The ledger of the city: every record that took effect, entered at that instant, and the root of every day since. Salts follow
 * from the record, for the same day gives the same city; the product draws them.
 */
export async function loadLedger({ kysely }: Database, city: City): Promise<void> {
  const rows = await kysely
    .selectFrom('serviceHours')
    .select(['id', 'effectiveAt'])
    .where('status', 'in', ['effective', 'voided'])
    .where('effectiveAt', 'is not', null)
    .orderBy('effectiveAt')
    .orderBy('id')
    .execute();
  const instants = new Map<number, number[]>();
  for (const { id, effectiveAt } of rows) {
    const at = effectiveAt?.getTime() ?? 0;
    instants.set(at, [...(instants.get(at) ?? []), id]);
  }
  await kysely.transaction().execute(async (sql) => {
    for (const [at, hourIds] of instants) {
      const now = new Date(at);
      await enterHours({ sql, now, newId: () => city.idAt(now), saltOf }, hourIds);
    }
    const beganAt = rows[0]?.effectiveAt ?? city.now;
    await sql.updateTable('ledgerStart').set({ beganAt, caughtUpAt: beganAt }).execute();
    while (await makeRoot({ sql, now: city.now })) continue;
  });
}

const saltOf = (hourId: number): Buffer => createHash('sha256').update(`demo salt ${hourId}`).digest();
