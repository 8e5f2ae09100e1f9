import { getSiteCall } from '#domains/site/web/site.calls.ts';
import { hourMs } from '#platform/contract/durations.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import type { UrlFilters } from '#platform/web/list/use-url-filters.ts';
import { FilterSelect } from './filter-select.tsx';

type SubjectFiltersProps = { url: UrlFilters; keywordLabel: string; mostLetters: number };

/** Keyword, category and area of a staff list of activities or teams. */
function SubjectFilters({ url, keywordLabel, mostLetters }: SubjectFiltersProps) {
  const site = useOperationQuery(getSiteCall, {}, { staleMs: hourMs, reportedBy: 'form' });
  return (
    <>
      <SearchBox
        label={keywordLabel}
        value={url.text('keyword')}
        maxLength={mostLetters}
        onSearch={(keyword) => url.change({ keyword })}
      />
      <FilterSelect
        label="服务类别"
        allLabel="全部类别"
        value={url.text('category')}
        options={site.data?.categories.map(({ key, name }) => ({ value: key, label: name })) ?? []}
        onChange={(category) => url.change({ category })}
      />
      <FilterSelect
        label="区域"
        allLabel="全部区域"
        value={url.text('area')}
        options={site.data?.areas.map(({ code, name }) => ({ value: code, label: name })) ?? []}
        onChange={(area) => url.change({ area })}
      />
    </>
  );
}

/** Filters of a staff list of activities. */
export const ActivityFilters = ({ url }: { url: UrlFilters }) => (
  <SubjectFilters url={url} keywordLabel="活动或队伍名称" mostLetters={50} />
);

/** Filters of a staff list of teams. */
export const TeamFilters = ({ url }: { url: UrlFilters }) => (
  <SubjectFilters url={url} keywordLabel="队伍名称、编号或负责人" mostLetters={40} />
);
