import { listNewsCategoriesCall } from '#domains/news/web/news.calls.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { parseRouteId } from '#platform/web/route-id.ts';
import { DayRange } from '#platform/web/fields/day-range.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import { useUrlFilters, type UrlFilters } from '#platform/web/list/use-url-filters.ts';
import { FilterSelect } from '../list/filter-select.tsx';

/** Filters that every staff list of news has, from the address, as the list's request wants them. */
export function useNewsFilters<Sort extends string = never>(
  pageSize: number,
  sorts?: readonly [Sort, ...Sort[]],
) {
  const url = useUrlFilters({ pageSize, ...(sorts && { sorts }) });
  const request = {
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
  return (
    <>
      <SearchBox
        label="标题"
        value={url.text('keyword')}
        maxLength={50}
        onSearch={(keyword) => url.change({ keyword })}
      />
      <FilterSelect
        label="栏目"
        allLabel="全部栏目"
        value={url.text('type')}
        options={categories.map(({ dynamicTypeId, dynamicTypeName }) => ({
          value: String(dynamicTypeId),
          label: dynamicTypeName,
        }))}
        onChange={(type) => url.change({ type })}
      />
      <DayRange label="更新" span={url.days} onChange={url.change} />
    </>
  );
}

/** Every category, switched-off ones too, for who looks after content. */
export function useNewsCategories() {
  const categories = useOperationQuery(listNewsCategoriesCall, {}, { staleMs: minuteMs, reportedBy: 'form' });
  return categories.data?.dynamicTypeList ?? [];
}
