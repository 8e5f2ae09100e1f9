import type { PersonLeaving } from '#platform/server/leaving/person-leaving.ts';
import { emptied, gone, named } from '#platform/server/leaving/trace.ts';

/** What somebody was told goes with them; where others read the name, it is replaced. */
export const messagesLeaving: PersonLeaving = {
  traces: [
    ...['message_deliveries', 'messages', 'action_links', 'message_mutes', 'message_preferences'].map(
      (table) => gone(table, 'account_id'),
    ),
    emptied(
      { table: 'message_reports', of: 'account_id' },
      { reason: "'（已注销，内容已删除）'" },
      'status note',
    ),
    named('messages', 'title body'),
    named('message_deliveries', 'variables'),
  ],
};
