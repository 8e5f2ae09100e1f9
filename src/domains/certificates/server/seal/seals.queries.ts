import type { Sql } from '#database/transaction.ts';

/** The seal in force, with who uploaded it; undefined where there is none. */
export const sealInForce = (sql: Sql) =>
  sql
    .selectFrom('issuerSeals as s')
    .innerJoin('accounts as a', 'a.id', 's.uploadedBy')
    .select(['s.id', 's.png', 's.uploadedAt', 'a.displayName'])
    .where('s.endedAt', 'is', null)
    .executeTakeFirst();

/** Its number alone: what a certificate that is being made keeps. */
export const sealIdInForce = async (sql: Sql): Promise<number | null> =>
  (await sql.selectFrom('issuerSeals').select('id').where('endedAt', 'is', null).executeTakeFirst())?.id ??
  null;

/** Pictures of these seals by their numbers, those that ended too. */
export async function sealPictures(
  sql: Sql,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, Buffer>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await sql.selectFrom('issuerSeals').select(['id', 'png']).where('id', 'in', wanted).execute();
  return new Map(rows.map(({ id, png }) => [id, Buffer.from(png)]));
}
