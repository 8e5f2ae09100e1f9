import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { parseRouteId } from '#platform/web/route-id.ts';
import {
  messageCategories,
  type MessageCategory,
  type MessageLevel,
  messageLevels,
} from '../contract/messages.words.ts';

export type InboxFilter = {
  category: MessageCategory | undefined;
  isUnread: boolean;
  level: MessageLevel | undefined;
  fromOn: string | undefined;
  toOn: string | undefined;
};

/** The inbox's filter and place, kept in the address, so that going back and refreshing show the same. */
export function useInboxFilter() {
  const url = useUrlFilters({ pageSize: 15 });
  const filter: InboxFilter = {
    category: url.wordOf('category', messageCategories),
    isUnread: url.isOn('unread'),
    level: url.wordOf('level', messageLevels),
    fromOn: url.days.from,
    toOn: url.days.to,
  };
  return { url, filter, beforeId: parseRouteId(url.cursor) };
}
