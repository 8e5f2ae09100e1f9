import { Select } from '#platform/web/fields/select.tsx';
import { keysOf } from '#platform/contract/keys-of.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import { DayRange } from '#platform/web/fields/day-range.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { memberLimits, memberTabs, type MemberTab } from '../../contract/members.words.ts';
import { memberRoleLabels } from '../../contract/teams.words.ts';
import type { MemberListFilters } from '../use-member-filters.ts';
import styles from './member-filters.module.css';

type MemberFiltersProps = {
  filters: MemberListFilters;
  counts: Partial<Record<MemberTab, number>> | undefined;
  groups: readonly string[];
};

const sortLabels = { newest: '最近加入', hours: '时长最多', name: '按姓名' } as const;

/** Views and filters of the list of members; everything is in the address. */
export function MemberFilters({ filters, counts, groups }: MemberFiltersProps) {
  const { url, request } = filters;
  return (
    <>
      <ListTabs
        label="按状态"
        current={filters.tab}
        tabs={keysOf(memberTabs).map((key) => ({ key, label: memberTabs[key], count: counts?.[key] }))}
        hrefOf={(key) => url.hrefWith({ status: key === 'active' ? undefined : key })}
      />
      <FilterBar url={url}>
        <SearchBox
          label="姓名、编号或手机后四位"
          value={url.text('keyword')}
          maxLength={30}
          onSearch={(keyword) => url.change({ keyword })}
        />
        <Choice
          label="队内角色"
          value={request.role ?? ''}
          options={Object.entries(memberRoleLabels)}
          onChange={(role) => url.change({ role })}
        />
        {groups.length > 0 && (
          <Choice
            label="小组"
            value={request.group ?? ''}
            options={groups.map((group) => [group, group])}
            onChange={(group) => url.change({ group })}
          />
        )}
        <DayRange label="加入" span={url.days} onChange={url.change} />
        <span className={styles.span}>
          时长
          <Bound label="最少小时" value={url.text('min')} onChange={(min) => url.change({ min })} />
          至
          <Bound label="最多小时" value={url.text('max')} onChange={(max) => url.change({ max })} />
          小时
        </span>
        <Chip
          isOutlined
          isOn={request.isDormant === true}
          onPress={() => url.change({ dormant: request.isDormant ? undefined : '1' })}
        >
          超过 {memberLimits.dormantDays} 天没有服务
        </Chip>
        <Choice
          label="排序"
          isAlwaysSet
          value={filters.sort}
          options={Object.entries(sortLabels)}
          onChange={(sort) => url.change({ sort: sort === 'newest' ? undefined : sort })}
        />
      </FilterBar>
    </>
  );
}

function Choice(props: {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  isAlwaysSet?: boolean;
  onChange: (value: string | undefined) => void;
}) {
  return (
    <Select
      aria-label={props.label}
      value={props.value}
      {...(props.isAlwaysSet ? {} : { none: `全部${props.label}` })}
      options={props.options.map(([value, label]) => ({ value, label }))}
      onChoose={(value) => props.onChange(value || undefined)}
    />
  );
}

/** One end of the hours; taken over on leaving the field, so that typing does not search at every key. */
function Bound(props: { label: string; value: string; onChange: (value: string | undefined) => void }) {
  return (
    <span className="inp">
      <input
        key={props.value}
        type="number"
        min={0}
        aria-label={props.label}
        defaultValue={props.value}
        onBlur={({ target }) => target.value !== props.value && props.onChange(target.value || undefined)}
      />
    </span>
  );
}
