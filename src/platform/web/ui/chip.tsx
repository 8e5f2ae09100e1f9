import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type ChipProps = {
  children: ReactNode;
  isOn?: boolean;
  isOutlined?: boolean;
  className?: string;
} & ({ href: string; onPress?: never } | { onPress: () => void; href?: never });

/** A filter that is set or not: a link where the address carries the filter, a button elsewhere. */
export function Chip({ children, isOn = false, isOutlined, className, href, onPress }: ChipProps) {
  const names = classNames('chip', isOn && 'on', isOutlined && 'chip--line', className);
  if (href !== undefined) {
    return (
      <a className={names} href={href} aria-current={isOn ? 'true' : undefined}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" className={names} aria-pressed={isOn} onClick={onPress}>
      {children}
    </button>
  );
}
