import { type CategoryKey, categoryKeys } from '#domains/site/contract/categories.words.ts';
import type { RequestOf } from '#platform/contract/operation.ts';
import { pageIn } from '#platform/web/list/page-in.ts';
import type { listServiceMenu } from '../../contract/service-menu.contract.ts';

/** What the address of the menu says. */
export type ServiceMenuQuery = {
  keyword?: string | undefined;
  category?: CategoryKey | undefined;
  area?: string | undefined;
  page?: number | undefined;
};
export const serviceMenuQueryNames = ['keyword', 'category', 'area', 'page'] as const;

/** Services on a page of the menu. */
export const serviceMenuPageSize = 60;
const longestKeyword = 20;

/** Reads the address; whatever does not belong there is dropped. */
export function readServiceMenuQuery(search: URLSearchParams): ServiceMenuQuery {
  const area = search.get('area') ?? '';
  const page = pageIn(search, serviceMenuPageSize);
  return {
    keyword: search.get('keyword')?.trim().slice(0, longestKeyword) || undefined,
    category: categoryKeys.find((key) => key === search.get('category')),
    area: /^\d{6}$/.test(area) ? area : undefined,
    page: page > 1 ? page : undefined,
  };
}

export const serviceMenuRequest = ({
  page,
  ...filters
}: ServiceMenuQuery): RequestOf<typeof listServiceMenu> => ({
  ...filters,
  pageNum: page ?? 1,
  pageSize: serviceMenuPageSize,
});

/** Address of the menu with some of its filters changed; a changed filter starts again at the first page. */
export function serviceMenuPath(query: ServiceMenuQuery, change: ServiceMenuQuery = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, page: undefined, ...change })) {
    if (value !== undefined) search.set(name, String(value));
  }
  return `/user-index/serviceMenu${search.size > 0 ? `?${search}` : ''}`;
}
