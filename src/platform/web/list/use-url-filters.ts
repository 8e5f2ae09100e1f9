import { useSearchParams } from 'react-router';
import { daySpanIn } from '#platform/contract/day-span.rules.ts';
import { parseRouteId } from '../route-id.ts';
import { changedSearch, places, type SearchChange } from './changed-search.ts';
import { pageIn } from './page-in.ts';

type UrlFiltersOptions = {
  pageSize?: number;
  /** What says in the address which view of the list is shown: `?tab=`. It narrows nothing. */
  view?: string;
};

export type UrlFilters = ReturnType<typeof useUrlFilters>;

/**
 * Filters, page and opened row of a list, kept in the address, so that it can be left, refreshed and sent to a colleague.
 * A change is a step of its own, so that going back undoes it; only looking at one row after another is one step.
 */
export function useUrlFilters({ pageSize = 20, view = 'tab' }: UrlFiltersOptions = {}) {
  const [params, setParams] = useSearchParams();
  const page = pageIn(params, pageSize);
  const standing = new Set([...places, view, 'tab', 'sort']);
  const narrowing = [...params].filter(([name, value]) => value !== '' && !standing.has(name));
  const cleared = Object.fromEntries(narrowing.map(([name]) => [name, undefined]));
  return {
    ...wordsIn(params),
    page,
    pageSize,
    /** The page as a list's request wants it. */
    paging: { pageNum: page, pageSize },
    /** A filter is set, so that an empty list means that nothing fits. */
    isNarrowed: narrowing.length > 0,
    /** Sets filters; empty ones leave the address. The list starts again at its first page, and nothing is open. */
    change: (filters: SearchChange): void => setParams((before) => changedSearch(before, filters)),
    /** Takes every filter out of the address; the view stays. */
    clear: (): void => setParams((before) => changedSearch(before, cleared)),
    /** Opens a row beside the list, or closes it; the list stays where it is. */
    open: (id: number | undefined): void => setParams(withId(id), { replace: params.has('id') }),
    /** Leaves a page that has run empty; nobody wants to go back to it. */
    leaveFor: (last: number): void =>
      setParams((before) => changedSearch(before, { page: last }), { replace: true }),
    /** Address of the same list with something changed; a link, so that it can be opened beside. */
    hrefWith: (change: SearchChange): string => `?${changedSearch(params, change)}`,
    /** Address of the list with a row opened, its page kept. */
    hrefOf: (id: number): string => `?${withId(id)(params)}`,
  };
}

/** What an address says of a list. */
const wordsIn = (params: URLSearchParams) => ({
  /** Where a list goes on that is read from one row to the next. */
  cursor: params.get('cursor') || undefined,
  /** The row that was opened. */
  id: parseRouteId(params.get('id') ?? undefined),
  text: (name: string): string => params.get(name) ?? '',
  isOn: (name: string): boolean => params.get(name) === '1',
  /** Days `from` and `to`; whatever else somebody wrote into the address is no filter. */
  days: daySpanIn(params.get('from'), params.get('to')),
  /** One of a closed list of words; the first is the default. */
  oneOf: <Word extends string>(name: string, words: readonly Word[]): Word =>
    words.find((word) => word === params.get(name)) ?? (words[0] as Word),
  /** One of a closed list of words, or none of them. */
  wordOf: <Word extends string>(name: string, words: readonly Word[]): Word | undefined =>
    words.find((word) => word === params.get(name)),
  /** The list itself in one word: view, filters and page, without the row that is open. */
  list: String(withId(undefined)(params)),
});

const withId =
  (id: number | undefined) =>
  (search: URLSearchParams): URLSearchParams =>
    changedSearch(search, {
      page: search.get('page') ?? undefined,
      cursor: search.get('cursor') ?? undefined,
      id,
    });
