import { categoryKeys } from '#domains/site/contract/categories.words.ts';
import { useUrlFilters } from '../list/use-url-filters.ts';

/** Filters that every staff list of activities has, from the address, as the list's request wants them. */
export function useActivityFilters() {
  const url = useUrlFilters();
  const category = categoryKeys.find((key) => key === url.text('category'));
  const area = url.text('area') || undefined;
  const keyword = url.text('keyword');
  return { url, request: { pageNum: url.page, keyword, category, area } };
}
