import { minuteMs } from '#platform/contract/durations.ts';
import type { Room } from '#platform/server/calls/binding.ts';
import { fillSearchGaps } from './fill-gaps.ts';
import { searchBindings } from './search.routes.ts';

export { fillSearchGaps } from './fill-gaps.ts';
export {
  readSitemapCategories,
  readSitemapRows,
  readSitemapStarts,
  type SitemapRow,
} from './sitemap.queries.ts';

/** The search room: what is public, found by pieces of Chinese words. */
export const searchRoom: Room = {
  name: 'search',
  bindings: searchBindings,
  tasks: [{ name: 'search.fillGaps', label: '补齐搜索索引', everyMs: 10 * minuteMs, run: fillSearchGaps }],
};
