import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';

/** Written into the text, not sent as a parameter: the partial indexes serve only a constant. */
const scheduled = raw.lit('scheduled' as const);
const published = raw.lit('published' as const);

/** Items whose time has come: to be published, to be taken down, or to leave the top; locked, a batch at a time. */
export const dueRows = (
  sql: Sql,
  kind: 'scheduled' | 'expired' | 'unpinning',
  { now, limit }: { now: Date; limit: number },
) =>
  sql
    .selectFrom('newsItems')
    .select(['id', 'title', 'teamId'])
    .$if(kind === 'scheduled', (rows) => rows.where('status', '=', scheduled).where('publishedAt', '<=', now))
    .$if(kind === 'expired', (rows) => rows.where('status', '=', published).where('expireAt', '<=', now))
    .$if(kind === 'unpinning', (rows) => rows.where('isTop', '=', raw.lit(true)).where('topUntil', '<=', now))
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
