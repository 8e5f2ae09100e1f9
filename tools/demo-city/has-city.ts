import type { Database } from '#database/connection.ts';

type Handle = Pick<Database, 'kysely'>;

/** Stands among the site's settings while a city is being loaded, and for good after a load that was cut off. */
const loadingMark = 'demoCityLoading';

class HalfCity extends Error {
  constructor() {
    super(
      'the demo city was not loaded to its end, or another process is loading it: wait for that one, or remove the data directory (on a server: empty the database) and start again',
    );
  }
}

/**
 * Whether a city lies in the database already; asked before the city's texts, half a megabyte, are even loaded.
 * @throws HalfCity when a load was cut off
 */
export async function hasCity({ kysely }: Handle): Promise<boolean> {
  const half = await kysely
    .selectFrom('siteSettings')
    .select('key')
    .where('key', '=', loadingMark)
    .executeTakeFirst();
  if (half) throw new HalfCity();
  return (await kysely.selectFrom('teams').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Loads a city so that one that was cut off is known for what it is at the next start. @throws HalfCity when somebody else loads */
export async function whileMarked({ kysely }: Handle, load: () => Promise<void>): Promise<void> {
  const marked = await kysely
    .insertInto('siteSettings')
    .values({ key: loadingMark, value: JSON.stringify(true) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!marked) throw new HalfCity();
  await load();
  await kysely.deleteFrom('siteSettings').where('key', '=', loadingMark).execute();
}
