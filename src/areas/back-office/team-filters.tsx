import { getSiteCall } from '#domains/site/web/site.calls.ts';
import { useOperationQuery } from '#platform/web/operation-hooks.tsx';
import { FilterSelect } from './filter-select.tsx';
import { SearchBox } from './search-box.tsx';
import type { UrlFilters } from './use-url-filters.ts';

/** Keyword, category and area of a staff list of teams. */
export function TeamFilters({ url }: { url: UrlFilters }) {
  const site = useOperationQuery(getSiteCall, {}, { staleMs: 3_600_000, reportedBy: 'form' });
  const leave = { id: undefined };
  return (
    <>
      <SearchBox
        label="队伍名称、编号或负责人"
        value={url.text('keyword')}
        maxLength={40}
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
