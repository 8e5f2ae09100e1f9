import type { Room } from '#platform/server/calls/binding.ts';
import { newsHistoryGuard } from './desk/history-guard.ts';
import { newsAuditWords } from './news.audit-words.ts';
import { newsBindings } from './news.routes.ts';
import { newsTasks } from './news.tasks.ts';
import { createViewCounter } from './view-counter.ts';
import { newsLeaving } from './leaving/news-leaving.ts';

export { writeNewsSearch } from './news-search.store.ts';
export { addMissingCategories, type CategorySeed } from './news.store.ts';

/** The news room; `instance` is this process's number, under which it stores the views it counted. */
export function createNewsRoom({ instance }: { instance: number }): Room {
  const views = createViewCounter();
  return {
    name: 'news',
    leaving: newsLeaving,
    auditWords: newsAuditWords,
    historyGuards: { news: newsHistoryGuard },
    bindings: newsBindings(views),
    tasks: newsTasks(views, instance),
  };
}
