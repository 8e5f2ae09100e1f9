import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../ui/class-names.ts';

export type SelectOption = { value: string | number; label: string; isOff?: boolean };

type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'onChange' | 'className'> & {
  options: readonly SelectOption[];
  /** Said where nothing is chosen: 全部区域. Its value is empty. */
  none?: string | undefined;
  /** Gives the chosen value, empty for none; left out in a form that keeps its own values. */
  onChoose?: (value: string) => void;
  icon?: LucideIcon;
  /** Of the box around it. */
  className?: string | undefined;
};

/**
 * The one select of the product, drawn by the browser: it works inside dialogs, by keyboard and on phones alike, as high as
 * every other input of its place.
 */
export function Select({ options, none, onChoose, icon: Icon, className, ...select }: SelectProps) {
  return (
    <span className={classNames('inp', className)}>
      {Icon && <Icon className="ic" aria-hidden />}
      <select {...select} onChange={onChoose && (({ target }) => onChoose(target.value))}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map(({ value, label, isOff }) => (
          <option key={value} value={value} disabled={isOff}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}
