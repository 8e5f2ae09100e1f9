import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Button } from '#platform/web/ui/button.tsx';
import styles from './full-screen-dialog.module.css';

type FullScreenDialogProps = {
  /** What the dialog is called where it is read aloud. */
  label: string;
  title: string;
  className: string | undefined;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A code over everything, with its title and 关闭. Asks the browser for the whole screen and to stay awake. One Escape closes
 * it, also where the browser takes the key to leave the whole screen.
 */
export function FullScreenDialog({ label, title, className, onClose, children }: FullScreenDialogProps) {
  const ref = useFullScreenDialog(onClose);
  return (
    <dialog ref={ref} className={classNames(styles.screen, className)} aria-label={label}>
      <div className={styles.sheet}>
        <header>
          <h2>{title}</h2>
          <Button look="line" onClick={onClose}>
            <X className="ic" aria-hidden />
            关闭
          </Button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

function useFullScreenDialog(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const before = document.activeElement;
    const cancel = (event: Event): void => {
      event.preventDefault();
      close.current();
    };
    const leave = (): void => {
      if (!document.fullscreenElement) close.current();
    };
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('fullscreenchange', leave);
    dialog.showModal();
    // A dialog itself may not fill the screen, what is in it may.
    const giveBack = stayAwake(dialog.firstElementChild ?? dialog);
    return () => {
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('fullscreenchange', leave);
      dialog.close();
      giveBack();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return ref;
}

/** Both are comfort: browsers that refuse them still show the code. */
function stayAwake(sheet: Element): () => void {
  sheet.requestFullscreen?.().catch(() => undefined);
  const lock = navigator.wakeLock?.request('screen').catch(() => undefined);
  return () => {
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    void lock?.then((held) => held?.release());
  };
}
