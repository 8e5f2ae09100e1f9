import type { PersonLeaving } from '#platform/server/leaving/person-leaving.ts';
import { emptied, named } from '#platform/server/leaving/trace.ts';

/** Questions and answers stay for those who need them, by 已注销用户; why somebody reported another goes. */
export const discussionLeaving: PersonLeaving = {
  traces: [
    emptied({ table: 'chat_reports', of: 'account_id' }, { reason: "'（已注销，内容已删除）'" }),
    emptied(
      { table: 'chat_posts', of: 'author_id' },
      {},
      'kind author_kind visibility status held_reason hidden_reason',
    ),
    named('chat_posts', 'content'),
  ],
};
