import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './floating.module.css';
import { useFloating } from './use-floating.ts';

type PopoverProps = {
  /** Name of the panel. */
  label: string;
  /** What the button shows, its own name and look. */
  button: { label: string; className?: string; children: ReactNode };
  /** Drawn while it is open. */
  children: (close: () => void) => ReactNode;
};

/** A button and the panel that it opens below its end; focus goes into the panel, and by Escape back to the button. */
export function Popover({ label, button, children }: PopoverProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  return (
    <>
      <button
        type="button"
        className={button.className}
        aria-label={button.label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      >
        {button.children}
      </button>
      {anchor && (
        <PopoverPanel label={label} anchor={anchor} onClose={close}>
          {children(close)}
        </PopoverPanel>
      )}
    </>
  );
}

type PanelProps = { label: string; anchor: HTMLElement; onClose: () => void; children: ReactNode };

function PopoverPanel({ label, anchor, onClose, children }: PanelProps) {
  const start = useRef<HTMLDivElement>(null);
  const panel = useFloating<HTMLDivElement>({
    anchor,
    side: 'belowEnd',
    onClose: (how) => {
      onClose();
      if (how === 'escape') anchor.focus();
    },
  });
  useEffect(() => start.current?.focus(), []);
  return (
    <div ref={panel} popover="manual" role="dialog" aria-label={label} className={styles.panel}>
      <div ref={start} tabIndex={-1}>
        {children}
      </div>
    </div>
  );
}
