import { Select } from '#platform/web/fields/select.tsx';

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
      none={allLabel}
      options={options}
      onChoose={(chosen) => onChange(chosen || undefined)}
    />
  );
}
