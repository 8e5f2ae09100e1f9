import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { Chip } from '#platform/web/ui/chip.tsx';
import { DayRange } from '#platform/web/fields/day-range.tsx';
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
  const { hrefOf, go, request } = filters;
  return (
    <>
      <nav className={`tabs ${styles.tabs}`} aria-label="按状态">
        {(Object.keys(memberTabs) as MemberTab[]).map((tab) => (
          <Link
            key={tab}
            to={hrefOf({ status: tab === 'active' ? undefined : tab })}
            aria-current={tab === filters.tab ? 'page' : undefined}
          >
            {memberTabs[tab]}
            <sup className="tn">{counts?.[tab] ?? ''}</sup>
          </Link>
        ))}
      </nav>
      <div className={styles.bar}>
        <Keyword key={request.keyword ?? ''} filters={filters} />
        <Choice
          label="队内角色"
          value={request.role ?? ''}
          options={Object.entries(memberRoleLabels)}
          onChange={(role) => go({ role })}
        />
        {groups.length > 0 && (
          <Choice
            label="小组"
            value={request.group ?? ''}
            options={groups.map((group) => [group, group])}
            onChange={(group) => go({ group })}
          />
        )}
        <DayRange label="加入" span={filters.joined} onChange={go} />
        <span className={`${styles.span} ${styles.hours}`}>
          时长
          <Bound label="最少小时" value={filters.text('min')} onChange={(min) => go({ min })} />
          至
          <Bound label="最多小时" value={filters.text('max')} onChange={(max) => go({ max })} />
          小时
        </span>
        <Chip
          isOutlined
          isOn={request.isDormant === true}
          onPress={() => go({ dormant: request.isDormant ? undefined : '1' })}
        >
          超过 {memberLimits.dormantDays} 天没有服务
        </Chip>
        <Choice
          label="排序"
          isAlwaysSet
          value={filters.sort}
          options={Object.entries(sortLabels)}
          onChange={(sort) => go({ sort: sort === 'newest' ? undefined : sort })}
        />
      </div>
    </>
  );
}

function Keyword({ filters }: { filters: MemberListFilters }) {
  const [text, setText] = useState(filters.request.keyword ?? '');
  const search = (event: FormEvent): void => {
    event.preventDefault();
    filters.go({ keyword: text.trim() || undefined });
  };
  return (
    <form className={styles.search} role="search" onSubmit={search}>
      <label className="inp inp--md">
        <Search className="ic" aria-hidden />
        <span className="sr">姓名、编号或手机后四位</span>
        <input
          type="search"
          value={text}
          maxLength={30}
          placeholder="姓名、编号或手机后四位"
          onChange={({ target }) => setText(target.value)}
        />
      </label>
    </form>
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
    <span className="inp inp--md">
      <select
        aria-label={props.label}
        value={props.value}
        onChange={({ target }) => props.onChange(target.value || undefined)}
      >
        {!props.isAlwaysSet && <option value="">全部{props.label}</option>}
        {props.options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}

/** One end of the hours; taken over on leaving the field, so that typing does not search at every key. */
function Bound(props: { label: string; value: string; onChange: (value: string | undefined) => void }) {
  return (
    <span className="inp inp--md">
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
