import type { Act } from '#platform/server/calls/act.ts';
import { countHomeFigures } from './home-figures.queries.ts';
import { saveFigures } from './home-figures.store.ts';

/** Writes the figures of this minute. */
export async function refreshHomeFigures({ sql, now }: Act): Promise<void> {
  await saveFigures(sql, await countHomeFigures(sql, now), now);
}
