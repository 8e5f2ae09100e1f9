import { useSearchParams } from 'react-router';
import { parseRouteId } from '#platform/web/route-id.ts';

/** Rows on a page of one's own lists. */
export const pageSize = 10;
/** Lists go no deeper than 2,000 rows. */
const deepestPage = 2_000 / pageSize;

/** Tab and page of a list of one's own, as they stand in the address; the first tab and page where it says nothing usable. */
export function useTabPage<Tab extends string>(tabs: Readonly<Record<Tab, string>>) {
  const [search, setSearch] = useSearchParams();
  const keys = Object.keys(tabs) as Tab[];
  const tab = keys.find((key) => key === search.get('tab')) ?? (keys[0] as Tab);
  const asked = parseRouteId(search.get('page') ?? undefined) ?? 1;
  const query = (ofTab: Tab, page: number) =>
    new URLSearchParams({ tab: ofTab, ...(page > 1 && { page: String(page) }) });
  return {
    tabs: keys,
    tab,
    page: Math.min(asked, deepestPage),
    hrefOf: (page: number, ofTab: Tab = tab) => `?${query(ofTab, page)}`,
    go: (page: number) => setSearch(query(tab, page)),
  };
}
