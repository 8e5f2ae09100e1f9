import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './drawer.module.css';
import { useModal } from './use-modal.ts';

type DrawerProps = { isOpen: boolean; onClose: () => void; title: string; children: ReactNode };

/** A panel over the right edge: closed by its button, Escape or a press beside it; focus goes back to where it was. */
export function Drawer({ isOpen, onClose, title, children }: DrawerProps) {
  const ref = useModal(isOpen);
  const titleId = useId();
  if (!isOpen) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it
    <dialog
      ref={ref}
      className={styles.drawer}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div>
        <header>
          <h2 id={titleId}>{title}</h2>
          <button type="button" aria-label="关闭" onClick={onClose}>
            <X className="ic" aria-hidden />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
