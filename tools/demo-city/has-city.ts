import type { Database } from '#database/connection.ts';

/** Whether a city lies in the database already; asked before the city's texts, half a megabyte, are even loaded. */
export async function hasCity({ kysely }: Pick<Database, 'kysely'>): Promise<boolean> {
  return (await kysely.selectFrom('teams').select('id').limit(1).executeTakeFirst()) !== undefined;
}
