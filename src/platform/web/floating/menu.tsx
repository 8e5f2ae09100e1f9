import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import styles from './floating.module.css';
import { type Anchor, type FloatingSide, useFloating } from './use-floating.ts';

export type MenuItem = { label: string; icon?: LucideIcon; isOff?: boolean; onPress: () => void };

type MenuProps = {
  label: string;
  items: readonly MenuItem[];
  anchor: Anchor;
  side?: FloatingSide;
  /** Where focus goes back by Escape and after a press. */
  returnTo: HTMLElement | null;
  onClose: () => void;
};

/** An open menu: arrows, Home and End go through it, Enter and space press, Escape and Tab close it. */
export function Menu({ label, items, anchor, side, returnTo, onClose }: MenuProps) {
  const leave = (): void => {
    onClose();
    returnTo?.focus();
  };
  const panel = useFloating<HTMLDivElement>({
    anchor,
    side,
    onClose: (how) => (how === 'escape' ? leave() : onClose()),
  });
  const itemsIn = (): HTMLElement[] => [...(panel.current?.querySelectorAll<HTMLElement>('[role]') ?? [])];
  useEffect(() => panel.current?.querySelector<HTMLElement>('[role]')?.focus(), [panel]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') return leave();
    const all = itemsIn();
    const next = nextIndex(event.key, all.indexOf(document.activeElement as HTMLElement), all.length);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  return (
    <div
      ref={panel}
      popover="manual"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className={classNames(styles.panel, styles.menu)}
      onKeyDown={onKeyDown}
    >
      {items.map(({ label: name, icon: Icon, isOff, onPress }) => (
        <button
          key={name}
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={isOff || undefined}
          onClick={() => {
            if (isOff) return;
            leave();
            onPress();
          }}
        >
          {Icon && <Icon className="ic" aria-hidden size={15} strokeWidth={1.8} />}
          {name}
        </button>
      ))}
    </div>
  );
}

/** Where a key leads among `count` things in a row, round about; undefined for any other key. */
export function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (Math.max(index, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

type MenuButtonProps = {
  /** Name of the button and of its menu. */
  label: string;
  items: readonly MenuItem[];
  className?: string;
  children: ReactNode;
};

/** A button that opens a menu below its end, by pointer, Enter, space and arrow down. */
export function MenuButton({ label, items, className, children }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setAnchor(event.currentTarget);
        }}
      >
        {children}
      </button>
      {anchor && (
        <Menu
          label={label}
          items={items}
          anchor={anchor}
          side="belowEnd"
          returnTo={anchor}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
