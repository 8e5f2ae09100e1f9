import { useSearchParams } from 'react-router';
import { changedSearch, type SearchChange } from '#platform/web/changed-search.ts';
import { daySpanIn } from '#platform/contract/day-span.rules.ts';
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
  const [params, setParams] = useSearchParams();
  const before = Number(params.get('before'));
  const days = daySpanIn(params.get('from'), params.get('to'));
  const filter: InboxFilter = {
    category: messageCategories.find((key) => key === params.get('category')),
    isUnread: params.get('unread') === '1',
    level: messageLevels.find((key) => key === params.get('level')),
    fromOn: days.from,
    toOn: days.to,
  };
  /** Sets parts of the filter and goes back to the newest; an empty part leaves the address. */
  const change = (parts: SearchChange): void =>
    setParams((last) => changedSearch(last, parts, 'before'), { replace: true });
  const hrefBefore = (before: number | undefined): string =>
    `?${changedSearch(params, { before }, 'before')}`;
  return {
    filter,
    days,
    isFiltered: Object.values(filter).some(Boolean),
    beforeId: Number.isSafeInteger(before) && before > 0 ? before : undefined,
    change,
    hrefBefore,
  };
}
