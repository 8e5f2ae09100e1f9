import { useSearchParams } from 'react-router';
import { daySpanIn } from '#platform/contract/day-span.rules.ts';
import { changedSearch, type SearchChange } from '#platform/web/changed-search.ts';
import { type Listed, useLeaveEmptyPage } from '#platform/web/use-leave-empty-page.ts';

/** What says where somebody is in a list; everything else in the address narrows it. */
const places = new Set(['tab', 'page', 'cursor', 'id']);

export type UrlFilters = ReturnType<typeof useUrlFilters>;

/** Filters kept in the address, so that a list can be left, refreshed and sent to a colleague. */
export function useUrlFilters() {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page'));
  /**
   * Sets filters; empty ones leave the address. Anything but the page itself goes back to the first page. Opening a row
   * from the list is a step of its own, so that going back closes it, on phones above all, where it covers the list.
   */
  const change = (filters: SearchChange): void => {
    const isOpening = filters.id !== undefined && !params.has('id');
    setParams((before) => changedSearch(before, filters), { replace: !isOpening });
  };
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    text: (name: string): string => params.get(name) ?? '',
    /** Days `from` and `to`; whatever else somebody wrote into the address is no filter. */
    days: daySpanIn(params.get('from'), params.get('to')),
    /** A filter is set, so that an empty list means that nothing fits. */
    isNarrowed: [...params].some(([name, value]) => value !== '' && !places.has(name)),
    /** One of a closed list of words; the first is the default. */
    oneOf: <Word extends string>(name: string, words: readonly Word[]): Word => {
      const word = params.get(name);
      return words.find((each) => each === word) ?? (words[0] as Word);
    },
    /** The list itself in one word: tab, filters and page, without the row that is open. */
    list: [...params]
      .filter(([name]) => name !== 'id')
      .map((pair) => pair.join('='))
      .join('&'),
    change,
    /** Address of the same list with one thing changed; a link, so that going back works. */
    hrefWith: (wish: Record<string, string>): string => {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries(wish)) next.set(name, value);
      return `?${next}`;
    },
    /** Address of another page of the same list. */
    hrefOfPage: (target: number): string => {
      const next = new URLSearchParams(params);
      next.set('page', String(target));
      return `?${next}`;
    },
  };
}

/** Leaves a page that has run empty for the last with rows. */
export function useLastPage({ page, change }: UrlFilters, listed: Listed | undefined): void {
  useLeaveEmptyPage(page, listed, (last) => change({ page: last }));
}
