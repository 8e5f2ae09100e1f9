import { getSiteCall } from '#domains/site/web/site.calls.ts';
import { useOperationQuery } from '#platform/web/operation-hooks.tsx';
import { FilterSelect } from './filter-select.tsx';
import { SearchBox } from './search-box.tsx';
import type { UrlFilters } from './use-url-filters.ts';

type ActivityFiltersProps = { url: UrlFilters };

/** Keyword, category and area of a staff list of activities. */
export function ActivityFilters({ url }: ActivityFiltersProps) {
  const site = useOperationQuery(getSiteCall, {}, { staleMs: 3_600_000, reportedBy: 'form' });
  const leave = { id: undefined };
  return (
    <>
      <SearchBox
        label="活动或队伍名称"
        value={url.text('keyword')}
        maxLength={50}
        onSearch={(keyword) => url.change({ ...leave, keyword })}
      />
      <FilterSelect
        label="服务类别"
        allLabel="全部类别"
        value={url.text('category')}
        options={site.data?.categories.map(({ key, name }) => ({ value: key, label: name })) ?? []}
        onChange={(category) => url.change({ ...leave, category })}
      />
      <FilterSelect
        label="区域"
        allLabel="全部区域"
        value={url.text('area')}
        options={site.data?.areas.map(({ code, name }) => ({ value: code, label: name })) ?? []}
        onChange={(area) => url.change({ ...leave, area })}
      />
    </>
  );
}
