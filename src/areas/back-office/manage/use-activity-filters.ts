import { categoryKeys } from '#domains/site/contract/categories.words.ts';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';

/** Filters that every staff list of activities or teams has, from the address, as the list's request wants them. */
export function useActivityFilters<Sort extends string>(pageSize: number, sorts: readonly [Sort, ...Sort[]]) {
  const url = useUrlFilters({ pageSize, sorts });
  const category = categoryKeys.find((key) => key === url.text('category'));
  const area = url.text('area') || undefined;
  const keyword = url.text('keyword');
  return { url, request: { keyword, category, area } };
}
