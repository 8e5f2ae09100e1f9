import { Select } from 'antd';

type FilterSelectProps = {
  label: string;
  /** What no choice means: 全部区域. */
  allLabel: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string | undefined) => void;
};

/** One choice that filters a list; none means all. */
export function FilterSelect({ label, allLabel, value, options, onChange }: FilterSelectProps) {
  return (
    <Select
      aria-label={label}
      value={value}
      options={[{ value: '', label: allLabel }, ...options]}
      popupMatchSelectWidth={false}
      onChange={(chosen) => onChange(chosen || undefined)}
      style={{ minWidth: 116 }}
    />
  );
}
