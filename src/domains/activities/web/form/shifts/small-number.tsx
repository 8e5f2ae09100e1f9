import type { FaultMark } from './shift-times.tsx';

const most = 999_999;

const wholeIn = (text: string): number => Math.min(most, Math.max(0, Math.trunc(Number(text) || 0)));

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

type OwnClosingProps = {
  label: string;
  fault: FaultMark;
  /** What holds while the shift has none of its own. */
  usual: number;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
};

/** Hours that a shift may have of its own; empty for those of the activity, which stand there in grey. */
export const OwnClosing = ({ label, fault, usual, value, onChange }: OwnClosingProps) => (
  <span className="inp">
    <input
      {...fault}
      aria-label={label}
      type="number"
      inputMode="numeric"
      min={0}
      placeholder={String(usual)}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : wholeIn(target.value))}
    />
  </span>
);
