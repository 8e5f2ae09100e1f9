import { useContext, useState } from 'react';
import { type Location, type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router';
import { daySpanIn } from '#platform/contract/day-span.rules.ts';
import { sortWordsOf } from '#platform/contract/sorting.ts';
import { parseRouteId } from '../route-id.ts';
import { changedSearch, places, type SearchChange } from './changed-search.ts';
import { keepListChoices, readListChoices } from './list-choices.ts';
import { ListToolsContext } from './list-tools-context.ts';
import { pageIn } from './page-in.ts';

type UrlFiltersOptions<Sort extends string> = {
  /** Rows on a page until somebody chooses otherwise. */
  pageSize?: number;
  /** Columns that the list can be ordered by. */
  sorts?: readonly [Sort, ...Sort[]];
  /** What says in the address which view of the list is shown: `?tab=`. It narrows nothing. */
  view?: string;
};

type AnyFilters = ReturnType<typeof useUrlFilters>;
/** The filters of any list; in which order its rows come is the matter of its page. */
export type UrlFilters = Omit<AnyFilters, 'paging'> & { paging: Omit<AnyFilters['paging'], 'sort'> };

/**
 * Filters, page and opened row of a list, kept in the address, so that it can be left, refreshed and sent to a colleague.
 * A change is a step of its own, so that going back undoes it; only looking at one row after another is one step.
 */
export function useUrlFilters<Sort extends string = never>({
  pageSize: usualSize = 20,
  view = 'tab',
  sorts,
}: UrlFiltersOptions<Sort> = {}) {
  const [params] = useSearchParams();
  const setParams = useSearchChange();
  const { pageSize, choosePageSize, hasTools } = usePageSize(usualSize);
  const page = pageIn(params, pageSize);
  const countsAll = hasTools && params.get('count') === 'all';
  const sort = sorts && sortWordsOf(sorts).find((word) => word === params.get('sort'));
  const standing = new Set([...places, view, 'tab', 'sort', 'count']);
  const narrowing = [...params].filter(([name, value]) => value !== '' && !standing.has(name));
  const cleared = Object.fromEntries(narrowing.map(([name]) => [name, undefined]));
  return {
    ...wordsIn(params),
    page,
    pageSize,
    /** The page, the order and how it is counted, as a list's request wants them. */
    paging: { pageNum: page, pageSize, ...(sort && { sort }), ...(countsAll && { countsAll }) },
    /** The order that was asked for. */
    sort: sort as string | undefined,
    /** The list is counted to its end. */
    countsAll,
    /** Sets how many rows a page has, for this list and this person; the list starts again. */
    choosePageSize: (size: number): void => {
      choosePageSize(size);
      setParams((before) => changedSearch(before, {}), { replace: true });
    },
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
    /** View, filters and order in one word, without how far down the list somebody is: what can be kept of it. */
    kept: String(changedSearch(params, { count: undefined })),
    /** Address of the same list with something changed; a link, so that it can be opened beside. */
    hrefWith: (change: SearchChange): string => `?${changedSearch(params, change)}`,
    /** Address of the list with a row opened, its page kept. */
    hrefOf: (id: number): string => `?${withId(id)(params)}`,
  };
}

/** What was asked for last at an address that is still shown. */
const askedAt = new WeakMap<Location, URLSearchParams>();

/**
 * Changes the search of the address, counted from what was asked for last: the router shows a new address when the page is drawn,
 * and a filter that somebody sets before that would take the one before it away again.
 */
function useSearchChange() {
  const location = useLocation();
  const navigate = useNavigate();
  return (change: (before: URLSearchParams) => URLSearchParams, options?: NavigateOptions): void => {
    const next = change(askedAt.get(location) ?? new URLSearchParams(location.search));
    askedAt.set(location, next);
    void navigate(`?${next}`, options);
  };
}

/** Rows on a page: what this person chose for the list at this address, else its usual number. */
function usePageSize(usualSize: number) {
  const { pathname } = useLocation();
  const hasTools = useContext(ListToolsContext) !== undefined;
  const [chosen, setChosen] = useState(() => (hasTools ? readListChoices(pathname).pageSize : undefined));
  return {
    hasTools,
    pageSize: chosen ?? usualSize,
    choosePageSize: (pageSize: number): void => {
      keepListChoices(pathname, { pageSize });
      setChosen(pageSize);
    },
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
