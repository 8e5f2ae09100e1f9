import { CalendarDays, ChevronDown } from 'lucide-react';
import type { DaySpan } from '#platform/contract/day-span.rules.ts';
import { menuDisclosure } from '#platform/web/close-menus.ts';
import { Island } from '#platform/web/islands/island.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { DayRangeFault } from '#platform/web/fields/day-range.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { PlainDayInput } from '#platform/web/fields/time/day-input.tsx';
import {
  type AreaChoice,
  type FilterKey,
  type FilterRow,
  filterRows,
  sortOptions,
} from './activity-filter-rows.ts';
import type { ActivityQuery } from './activity-query.ts';
import styles from './activity-filters.module.css';

type ActivityFiltersProps = {
  query: ActivityQuery;
  areas: readonly AreaChoice[];
  /** The days of the address, as they were given. */
  days: DaySpan;
};
type DayFormProps = Pick<ActivityFiltersProps, 'query' | 'days'>;

const keys: readonly FilterKey[] = ['area', 'phase', 'span', 'more'];

/** Filters of the activity list as links and one GET form: they work without scripts. Rows on wide screens, sheets on phones. */
export function ActivityFilters({ query, areas, days }: ActivityFiltersProps) {
  const rows = filterRows(query, areas);
  return (
    <>
      <dl className={`${styles.rows} only-d`}>
        {keys.map((key) => (
          <div key={key}>
            <dt>{rows[key].label}</dt>
            <dd>
              <Options row={rows[key]} />
              {key === 'span' && <DayRange query={query} days={days} />}
            </dd>
          </div>
        ))}
      </dl>
      <div className={`${styles.sheets} only-m`}>
        {keys.map((key) => (
          <details key={key} name="activity-filter" {...menuDisclosure}>
            <summary className={isSet(rows[key]) ? styles.set : undefined}>
              {summaryOf(rows[key])}
              <ChevronDown className="ic ic-14" aria-hidden />
            </summary>
            <div className={styles.sheet}>
              <Options row={rows[key]} />
              {key === 'more' && (
                <>
                  <p>排序</p>
                  <Sorts query={query} />
                </>
              )}
              {key === 'span' && <DayForm query={query} days={days} />}
            </div>
          </details>
        ))}
      </div>
      {days.refused && <DayRangeFault />}
    </>
  );
}

const isSet = (row: FilterRow): boolean => row.options.some((option, index) => index > 0 && option.isOn);

const summaryOf = (row: FilterRow): string => {
  const chosen = row.options.filter((option, index) => index > 0 && option.isOn);
  return row.label !== '更多' && chosen[0] ? chosen[0].label : row.label;
};

const Options = ({ row }: { row: FilterRow }) =>
  row.options.map((option) => (
    <Chip key={option.label} href={option.href} isOn={option.isOn}>
      {option.label}
    </Chip>
  ));

const Sorts = ({ query }: { query: ActivityQuery }) =>
  sortOptions(query).map(({ label, href, isOn, needsPosition }) =>
    needsPosition ? (
      <Island
        key={label}
        name="nearest-button"
        props={{ label, href, isOn, isChip: true }}
        className={styles.island}
      />
    ) : (
      <Chip key={label} href={href} isOn={isOn}>
        {label}
      </Chip>
    ),
  );

/** Days given by hand, folded away until they are wanted. */
function DayRange({ query, days }: DayFormProps) {
  return (
    <details className={styles.range} open={Boolean(days.from || days.to || days.refused)}>
      <summary>
        <CalendarDays className="ic ic-16" aria-hidden />
        选择日期区间
      </summary>
      <DayForm query={query} days={days} />
    </details>
  );
}

function DayForm({ query, days }: DayFormProps) {
  const { from, to } = days.refused ?? days;
  const { from: _from, to: _to, page: _page, span: _span, ...kept } = query;
  return (
    <form className={styles.days} action="/user-index/activityList">
      {Object.entries(kept).map(([name, value]) =>
        value === undefined ? null : (
          <input key={name} type="hidden" name={name} value={value === true ? '1' : String(value)} />
        ),
      )}
      <span className="inp">
        <PlainDayInput name="from" initial={from} aria-label="开始日期" />
      </span>
      <span>至</span>
      <span className="inp">
        <PlainDayInput name="to" initial={to} aria-label="结束日期" />
      </span>
      <Button type="submit" look="line" size="sm">
        查看
      </Button>
    </form>
  );
}
