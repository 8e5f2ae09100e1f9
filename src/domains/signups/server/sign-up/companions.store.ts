import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import type { Companion } from '../../contract/companions.contract.ts';
import type { SignUpState } from '../../contract/signups.words.ts';
import { namelessCompanion } from '../../contract/companions.words.ts';

/** The companions of a sign-up as so many people without a name, so that places taken stay what they were. */
export const namelessCompanions = `(select coalesce(jsonb_agg(jsonb_build_object('name', '${namelessCompanion}', 'age', 18, 'relation', 'relative')), '[]')
  from jsonb_array_elements(companions))`;

const asSql: RawBuilder<string> = raw.raw(namelessCompanions);

/** Lets go of the names of who came along to shifts that ended before; gives how many sign-ups. */
export async function forgetCompanions(
  sql: Sql,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const named = sql
    .selectFrom('signUps')
    .select('id')
    .where(raw<boolean>`companions <> '[]' and companions -> 0 ->> 'name' <> '同行人'`)
    .where('endsAt', '<', before)
    .orderBy('endsAt')
    .limit(limit);
  const { numUpdatedRows } = await sql
    .updateTable('signUps')
    .set({ companions: asSql })
    .where('id', 'in', named)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Who comes along with a sign-up, and the birthday of who brings them. */
export async function findParty(
  sql: Sql,
  signUpId: number,
): Promise<{ companions: readonly Companion[]; birthOn: string } | undefined> {
  const row = await sql
    .selectFrom('signUps as u')
    .innerJoin('volunteers as v', 'v.id', 'u.volunteerId')
    .select(['u.companions', 'v.birthOn'])
    .where('u.id', '=', signUpId)
    .executeTakeFirst();
  return row && { ...row, companions: row.companions as Companion[] };
}

/** Writes who comes along, provided the sign-up still is in the state that was judged; false when it is not. */
export async function replaceCompanions(
  sql: Sql,
  signUp: { id: number; state: SignUpState },
  { companions, now }: { companions: readonly Companion[]; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('signUps')
    .set({ companions: JSON.stringify(companions), updatedAt: now })
    .where('id', '=', signUp.id)
    .where('status', '=', signUp.state)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
