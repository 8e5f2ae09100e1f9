import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { MaterialAsk } from '../../contract/material.contract.ts';

/** What the asks of a row are read as before they travel. */
type AskRow = Omit<MaterialAsk, 'askedAt' | 'dueAt' | 'endedAt'> & {
  askedAt: string;
  dueAt: string;
  endedAt: string | null;
};

/** At most two asks of each row of `alias`, the earlier first. */
const asksWhere = (condition: RawBuilder<unknown>): RawBuilder<AskRow[]> =>
  raw<
    AskRow[]
  >`(select coalesce(json_agg(json_build_object('askId', m.id, 'side', m.side, 'state', m.state, 'missing', m.missing,
    'askedAt', m.asked_at, 'dueAt', m.due_at, 'answer', m.answer, 'endedAt', m.ended_at) order by m.id), '[]')
    from hour_material_asks m where ${condition})`;

/** The asks of corrections `c`, and of claims `c`. */
export const asksOfCorrection = asksWhere(raw`m.correction_id = c.id`);
export const asksOfClaim = asksWhere(raw`m.claim_id = c.id`);

/** The asks of a row, and until when its person is asked, as they travel. */
export const materialOnTheWire = (row: { awaitsUntil: Date | null; asks: readonly AskRow[] }) => ({
  awaitsUntil: toInstantOrNull(row.awaitsUntil),
  asks: row.asks.map((ask) => ({
    ...ask,
    askedAt: toInstant(new Date(ask.askedAt)),
    dueAt: toInstant(new Date(ask.dueAt)),
    endedAt: ask.endedAt === null ? null : toInstant(new Date(ask.endedAt)),
  })),
});

/** Which of these records wait for material of their person. */
export async function awaitingMaterial(sql: Sql, hourIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (hourIds.length === 0) return new Set();
  const corrections = await sql
    .selectFrom('hourCorrections')
    .select('resultHourId as hourId')
    .where('resultHourId', 'in', hourIds)
    .where('awaitsUntil', 'is not', null)
    .execute();
  const claims = await sql
    .selectFrom('serviceHours as h')
    .innerJoin('hourClaims as c', 'c.id', 'h.claimId')
    .select('h.id as hourId')
    .where('h.id', 'in', hourIds)
    .where('h.source', '=', 'ownClaim')
    .where('c.awaitsUntil', 'is not', null)
    .execute();
  return new Set([...corrections, ...claims].flatMap(({ hourId }) => hourId ?? []));
}

/** Asks that nobody answered in time, the longest over first, with whom they asked. */
export const overdueAsks = (sql: Sql, now: Date, limit: number) =>
  sql
    .selectFrom('hourMaterialAsks as m')
    .leftJoin('hourCorrections as c', 'c.id', 'm.correctionId')
    .leftJoin('hourClaims as k', 'k.id', 'm.claimId')
    .select(['m.id', raw<number>`coalesce(c.volunteer_id, k.volunteer_id)`.as('volunteerId')])
    .where('m.state', '=', raw.lit('open'))
    .where('m.dueAt', '<=', now)
    .orderBy('m.dueAt')
    .orderBy('m.id')
    .limit(limit)
    .execute();

/** The record that the centre has of a correction or a claim. */
export async function hourOfRequest(
  sql: Sql,
  key: { correctionId: number } | { claimId: number },
): Promise<number | undefined> {
  const row = await ('claimId' in key
    ? sql
        .selectFrom('serviceHours')
        .select('id')
        .where('claimId', '=', key.claimId)
        .where('source', '=', 'ownClaim')
    : sql.selectFrom('hourCorrections').select('resultHourId as id').where('id', '=', key.correctionId)
  ).executeTakeFirst();
  return row?.id ?? undefined;
}
