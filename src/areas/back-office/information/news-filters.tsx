import { listNewsCategoriesCall } from '#domains/news/web/news.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { parseRouteId } from '#platform/web/route-id.ts';
import { DayRange } from '#platform/web/fields/day-range.tsx';
import { FilterSelect } from '../list/filter-select.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { useUrlFilters, type UrlFilters } from '../list/use-url-filters.ts';

/** Filters that every staff list of news has, from the address, as the list's request wants them. */
export function useNewsFilters() {
  const url = useUrlFilters();
  const request = {
    pageNum: url.page,
    keyword: url.text('keyword').slice(0, 50),
    dynamicTypeId: parseRouteId(url.text('type')),
    startDate: url.days.from,
    endDate: url.days.to,
  };
  return { url, request };
}

/** Title, category and days of a staff list of news. */
export function NewsFilters({ url }: { url: UrlFilters }) {
  const categories = useNewsCategories();
  const leave = { id: undefined };
  return (
    <>
      <SearchBox
        label="标题"
        value={url.text('keyword')}
        maxLength={50}
        onSearch={(keyword) => url.change({ ...leave, keyword })}
      />
      <FilterSelect
        label="栏目"
        allLabel="全部栏目"
        value={url.text('type')}
        options={categories.map(({ dynamicTypeId, dynamicTypeName }) => ({
          value: String(dynamicTypeId),
          label: dynamicTypeName,
        }))}
        onChange={(type) => url.change({ ...leave, type })}
      />
      <DayRange label="更新" span={url.days} onChange={(days) => url.change({ ...leave, ...days })} />
    </>
  );
}

/** Every category, switched-off ones too, for who looks after content. */
export function useNewsCategories() {
  const categories = useOperationQuery(listNewsCategoriesCall, {}, { staleMs: 60_000, reportedBy: 'form' });
  return categories.data?.dynamicTypeList ?? [];
}
