import { sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import type { Sql } from '#database/transaction.ts';
import { openHourStates } from '#domains/site/contract/states.words.ts';

/** What of somebody's hours is not final: records, claims, corrections. */
export async function openHourCounts(sql: Sql, volunteerId: number) {
  const counted = (rows: { count: number }) => Number(rows.count);
  const hours = await sql
    .selectFrom('serviceHours')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('volunteerId', '=', volunteerId)
    .where(isOneOf(raw.ref('status'), openHourStates))
    .executeTakeFirstOrThrow();
  const claims = await sql
    .selectFrom('hourClaims as c')
    .leftJoin('serviceHours as h', 'h.claimId', 'c.id')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('c.volunteerId', '=', volunteerId)
    .where('c.state', 'in', ['atTeam', 'atCentre'])
    .where('h.id', 'is', null)
    .executeTakeFirstOrThrow();
  const corrections = await sql
    .selectFrom('hourCorrections')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('volunteerId', '=', volunteerId)
    .where('state', 'in', ['atTeam', 'atCentre'])
    .executeTakeFirstOrThrow();
  return { hours: counted(hours), claims: counted(claims), corrections: counted(corrections) };
}
