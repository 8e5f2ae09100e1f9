import { type ReactNode, useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import styles from './floating.module.css';
import { useFloating } from './use-floating.ts';

/** The name of a control that shows only an icon, at its right while it is pointed at or has the focus; Escape hides it. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hide = (): void => setAnchor(null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only shows what the control inside is called
    <div
      onPointerEnter={({ currentTarget }) => setAnchor(currentTarget)}
      onPointerLeave={hide}
      onFocus={({ currentTarget }) => setAnchor(currentTarget)}
      onBlur={hide}
    >
      {children}
      {anchor && <Tip text={text} anchor={anchor} onClose={hide} />}
    </div>
  );
}

function Tip({ text, ...floating }: { text: string; anchor: HTMLElement; onClose: () => void }) {
  const panel = useFloating<HTMLSpanElement>({ ...floating, side: 'right' });
  return (
    <span ref={panel} popover="manual" role="tooltip" className={classNames(styles.panel, styles.tip)}>
      {text}
    </span>
  );
}
