import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';

type Old = { before: Date; limit: number };

const forgotten = { witnessName: '', witnessMobileTail: '' } as const;
/** Of a record `h`: nobody decides it any more, and nobody did since `before`. */
const endedBefore = (before: Date) =>
  raw<boolean>`h.status in ('effective', 'rejected', 'voided') and h.updated_at < ${before}`;

/** Empties the witnesses of claims (个人申请) that ended before, and gives how many. */
export async function forgetClaimWitnesses(sql: Sql, { before, limit }: Old): Promise<number> {
  const ended = sql
    .selectFrom('hourClaims as c')
    .select('c.id')
    .where('c.witnessName', '<>', raw.lit(''))
    .where('c.updatedAt', '<', before)
    .where((claim) =>
      claim.or([
        claim('c.state', 'in', ['refused', 'withdrawn']),
        claim.exists(
          claim
            .selectFrom('serviceHours as h')
            .select('h.id')
            .whereRef('h.claimId', '=', 'c.id')
            .where('h.source', '=', 'ownClaim')
            .where(endedBefore(before)),
        ),
      ]),
    )
    .orderBy('c.updatedAt')
    .orderBy('c.id')
    .limit(limit);
  const { numUpdatedRows } = await sql
    .updateTable('hourClaims')
    .set(forgotten)
    .where('id', 'in', ended)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The same of entries (补录), by the record that they became. */
export async function forgetEntryWitnesses(sql: Sql, { before, limit }: Old): Promise<number> {
  const ended = sql
    .selectFrom('hourEntries as e')
    .innerJoin('serviceHours as h', 'h.id', 'e.hourId')
    .select('e.hourId')
    .where('e.witnessName', '<>', raw.lit(''))
    .where('e.answerDueAt', '<', before)
    .where(endedBefore(before))
    .orderBy('e.answerDueAt')
    .orderBy('e.hourId')
    .limit(limit);
  const { numUpdatedRows } = await sql
    .updateTable('hourEntries')
    .set(forgotten)
    .where('hourId', 'in', ended)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
