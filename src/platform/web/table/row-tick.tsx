import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

type RowTickProps = {
  label: string;
  isOn: boolean;
  /** Some of what it stands for is chosen, not all. */
  isPartly?: boolean;
  isDisabled?: boolean;
  onToggle: (isOn: boolean) => void;
  /** Stands beside the tick, and can be pressed like it. */
  children?: ReactNode;
};

/** The tick that chooses a row of a table, or all rows; its label is for who cannot see the row. */
export function RowTick({ label, isOn, isPartly = false, isDisabled, onToggle, children }: RowTickProps) {
  return (
    <label className={classNames('ck', isPartly && 'mid')}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isOn}
        disabled={isDisabled}
        ref={(box) => {
          if (box) box.indeterminate = isPartly;
        }}
        onChange={({ target }) => onToggle(target.checked)}
      />
      <i>
        <Check aria-hidden />
      </i>
      {children}
    </label>
  );
}
