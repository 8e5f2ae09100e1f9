import type { FaultMark } from './shift-times.tsx';

const most = 999_999;

type SmallNumberProps = {
  label: string;
  fault: FaultMark;
  value: number;
  least?: number;
  onChange: (value: number) => void;
};

/** A whole number of a row. What a shift cannot have is kept as typed, for the row to say so. */
export const SmallNumber = ({ label, fault, value, least = 1, onChange }: SmallNumberProps) => (
  <span className="inp">
    <input
      {...fault}
      aria-label={label}
      type="number"
      inputMode="numeric"
      min={least}
      value={value}
      onChange={({ target }) => onChange(Math.min(most, Math.max(0, Math.trunc(Number(target.value) || 0))))}
    />
  </span>
);
