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
    <span className="inp inp--md" style={{ width: 'auto', maxWidth: '100%' }}>
      <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value || undefined)}>
        <option value="">{allLabel}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
