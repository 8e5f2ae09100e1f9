import type { Room } from '#platform/server/binding.ts';
import { newsBindings } from './news.routes.ts';

export { writeNewsSearch } from './news-search.store.ts';
export { addMissingCategories } from './news.store.ts';

/** The news room. */
export const newsRoom: Room = { name: 'news', bindings: newsBindings };
