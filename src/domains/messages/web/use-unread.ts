import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKeyOf, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { countUnreadMessagesCall, listMessagesCall } from './messages.calls.ts';
import type { Unread } from './follow-unread.ts';
import { watchUnread } from './watch-unread.ts';

/** The live count of the caller's unread messages; lists that are on screen are read again when it changes. */
export function useUnread(): Unread | undefined {
  const client = useQueryClient();
  const { data } = useOperationQuery(countUnreadMessagesCall, {}, { reportedBy: 'form' });
  useEffect(() => {
    const key = queryKeyOf(countUnreadMessagesCall, {});
    return watchUnread((unread) => {
      const before = client.getQueryData<Unread>(key);
      client.setQueryData(key, unread);
      if (before && before.unreadCount !== unread.unreadCount)
        void client.invalidateQueries({ queryKey: queryKeyOf(listMessagesCall) });
    });
  }, [client]);
  return data;
}
