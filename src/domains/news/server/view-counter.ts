import { createHash } from 'node:crypto';
import { toDay } from '#platform/contract/instants.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { addViews } from './news.store.ts';

/** Readers remembered a day in this process; beyond that many the memory starts anew. */
const mostReaders = 100_000;
/** Items in one statement. */
const batch = 200;

/**
 * Counts readers in memory, each once a day per item and process, and hands the counts to the database in batches: reading
 * a page writes nothing.
 */
export function createViewCounter() {
  let day = '';
  const readers = new Set<string>();
  const waiting = new Map<number, number>();
  return {
    /** Notes a reader of an item; the address and browser are kept only as a hash, and only for the day. */
    count({ now, address, userAgent }: Pick<Act, 'now' | 'address' | 'userAgent'>, newsId: number): void {
      const today = toDay(now);
      if (today !== day || readers.size >= mostReaders) readers.clear();
      day = today;
      const reader = createHash('sha256')
        .update(`${today} ${newsId} ${address} ${userAgent}`)
        .digest('base64');
      if (readers.has(reader)) return;
      readers.add(reader);
      waiting.set(newsId, (waiting.get(newsId) ?? 0) + 1);
    },
    /** Stores what was counted; true when more waits. */
    async store({ sql }: Act): Promise<boolean> {
      const counts = new Map([...waiting].slice(0, batch));
      if (counts.size === 0) return false;
      await addViews(sql, counts);
      for (const [id, stored] of counts) {
        const left = (waiting.get(id) ?? 0) - stored;
        if (left > 0) waiting.set(id, left);
        else waiting.delete(id);
      }
      return counts.size === batch;
    },
  };
}
export type ViewCounter = ReturnType<typeof createViewCounter>;
