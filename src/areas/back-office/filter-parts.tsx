import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { UrlFilters } from './use-url-filters.ts';

type DayRangeProps = {
  url: UrlFilters;
  label: string;
  /** What the two empty ends say; Ant Design's own words when missing. */
  placeholder?: [string, string];
  onChange: (days: { from: string; to: string }) => void;
};

/** Days `from` and `to` of the address, either end open. */
export function DayRange({ url, label, placeholder, onChange }: DayRangeProps) {
  const dayOf = (name: string) => {
    const day = url.day(name);
    return day ? dayjs(day) : null;
  };
  return (
    <DatePicker.RangePicker
      aria-label={label}
      placeholder={placeholder}
      allowEmpty={[true, true]}
      value={[dayOf('from'), dayOf('to')]}
      onChange={(_days, dates) => onChange({ from: dates?.[0] ?? '', to: dates?.[1] ?? '' })}
    />
  );
}

/** Takes every named filter out of the address; not there while none is set. */
export function ClearFilters({ url, names }: { url: UrlFilters; names: readonly string[] }) {
  if (names.every((name) => url.text(name) === '')) return null;
  return (
    <button
      type="button"
      className="btn btn--md btn--ghost"
      onClick={() => url.change(Object.fromEntries(names.map((name) => [name, undefined])))}
    >
      清除筛选
    </button>
  );
}
