import { categoryKeys } from '#domains/site/contract/categories.words.ts';
import { getSiteCall } from '#domains/site/web/site.calls.ts';
import {
  ageBandLabels,
  ageBands,
  volunteerSorts,
} from '#domains/volunteers/contract/manage-volunteers.words.ts';
import {
  realNameStatusLabels,
  volunteerStatusLabels,
} from '#domains/volunteers/contract/volunteers.words.ts';
import { hourMs } from '#platform/contract/durations.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { DayRange } from '#platform/web/fields/day-range.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import { useUrlFilters, type UrlFilters } from '#platform/web/list/use-url-filters.ts';
import { FilterSelect } from '../list/filter-select.tsx';

const statuses = keysOf(volunteerStatusLabels);
const realNames = keysOf(realNameStatusLabels);
const stars = [0, 1, 2, 3, 4, 5];

/** Filters of the staff list of volunteers, from the address, as the list's request wants them. */
export function useVolunteerFilters() {
  const url = useUrlFilters({ sorts: volunteerSorts });
  const text = (name: string): string | undefined => url.text(name) || undefined;
  const whole = (name: string): number | undefined =>
    /^\d{1,5}$/.test(url.text(name)) ? Number(url.text(name)) : undefined;
  return {
    url,
    request: {
      keyword: text('keyword')?.slice(0, 40),
      area: text('area'),
      category: url.wordOf('category', categoryKeys),
      star: stars.find((star) => String(star) === url.text('star')),
      ageBand: url.wordOf('age', ageBands),
      realNameStatus: url.wordOf('realName', realNames),
      status: url.wordOf('status', statuses),
      hoursFrom: whole('hoursFrom'),
      hoursTo: whole('hoursTo'),
      registeredFrom: url.days.from,
      registeredTo: url.days.to,
      team: text('team')?.slice(0, 40),
    },
  };
}

/** The bar of filters; whatever is chosen goes back to the first page. */
export function VolunteerFilters({ url }: { url: UrlFilters }) {
  const { change } = url;
  const isMinor = url.text('age') === 'minor';
  return (
    <FilterBar url={url}>
      <SearchBox
        label="姓名、编号或手机后四位"
        value={url.text('keyword')}
        maxLength={40}
        onSearch={(keyword) => change({ keyword })}
      />
      <PlaceFilters url={url} change={change} />
      <PersonFilters url={url} change={change} />
      <SpanFilters url={url} change={change} />
      <Chip isOutlined isOn={isMinor} onPress={() => change({ age: isMinor ? undefined : 'minor' })}>
        只看未成年
      </Chip>
    </FilterBar>
  );
}

type PartProps = { url: UrlFilters; change: UrlFilters['change'] };

function PlaceFilters({ url, change }: PartProps) {
  const site = useOperationQuery(getSiteCall, {}, { staleMs: hourMs, reportedBy: 'form' });
  return (
    <>
      <FilterSelect
        label="区域"
        allLabel="全部区域"
        value={url.text('area')}
        options={site.data?.areas.map(({ code, name }) => ({ value: code, label: name })) ?? []}
        onChange={(area) => change({ area })}
      />
      <FilterSelect
        label="服务类别"
        allLabel="全部类别"
        value={url.text('category')}
        options={site.data?.categories.map(({ key, name }) => ({ value: key, label: name })) ?? []}
        onChange={(category) => change({ category })}
      />
      <SearchBox
        label="所在队伍名称"
        value={url.text('team')}
        maxLength={40}
        onSearch={(team) => change({ team })}
      />
    </>
  );
}

function PersonFilters({ url, change }: PartProps) {
  return (
    <>
      <FilterSelect
        label="星级"
        allLabel="全部星级"
        value={url.text('star')}
        options={stars.map((star) => ({
          value: String(star),
          label: star === 0 ? '未授星' : `${star} 星`,
        }))}
        onChange={(star) => change({ star })}
      />
      <FilterSelect
        label="年龄段"
        allLabel="全部年龄"
        value={url.text('age')}
        options={ageBands.map((value) => ({ value, label: ageBandLabels[value] }))}
        onChange={(age) => change({ age })}
      />
      <FilterSelect
        label="实名状态"
        allLabel="全部实名状态"
        value={url.text('realName')}
        options={realNames.map((value) => ({ value, label: realNameStatusLabels[value] }))}
        onChange={(realName) => change({ realName })}
      />
      <FilterSelect
        label="状态"
        allLabel="全部状态"
        value={url.text('status')}
        options={statuses.map((value) => ({ value, label: volunteerStatusLabels[value] }))}
        onChange={(status) => change({ status })}
      />
    </>
  );
}

function SpanFilters({ url, change }: PartProps) {
  const hours = (name: 'hoursFrom' | 'hoursTo', label: string) => (
    <span className="inp" style={{ width: 132 }}>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        placeholder={label}
        min={0}
        max={99_999}
        step={1}
        value={url.text(name)}
        onChange={({ target: { value } }) =>
          /^\d{0,5}$/.test(value) && change({ [name]: value === '' ? undefined : Number(value) })
        }
      />
    </span>
  );
  return (
    <>
      {hours('hoursFrom', '时长不少于')}
      {hours('hoursTo', '时长不超过')}
      <DayRange label="注册" span={url.days} onChange={change} />
    </>
  );
}
