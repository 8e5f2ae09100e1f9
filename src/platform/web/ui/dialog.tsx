import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { useModal } from '../floating/use-modal.ts';
import { Button } from './button.tsx';

type DialogProps = {
  isOpen: boolean;
  /** Escape, or the safe action: nothing has been done. */
  onClose: () => void;
  title: string;
  children?: ReactNode;
  icon?: LucideIcon;
  tone?: 'plain' | 'danger';
  isWide?: boolean;
  /** At the left; closes. */
  safeLabel?: string;
  /** At the right; the one thing this dialog is about. Absent for a dialog that only tells. */
  decisive?: { label: string; onPress: () => void; isBusy?: boolean };
  className?: string;
};

/**
 * A modal question: safe action left, decisive action right. Escape closes; a click beside it does not, so that nothing
 * typed is lost. Focus goes back to where it was.
 */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    children,
    icon: Icon,
    tone = 'plain',
    safeLabel = '取消',
    decisive,
  } = props;
  const ref = useModal(isOpen);
  const titleId = useId();
  if (!isOpen) return null;
  return (
    <dialog
      ref={ref}
      className={classNames(
        'dlg',
        tone === 'danger' && 'dlg--danger',
        props.isWide && 'dlg--wide',
        props.className,
      )}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!decisive?.isBusy) onClose();
      }}
    >
      <h2 id={titleId}>
        {Icon && (
          <span className="ti">
            <Icon className="ic" aria-hidden />
          </span>
        )}
        {title}
      </h2>
      {children && <div className="dlg__b">{children}</div>}
      <div className="b">
        <Button look="line" onClick={onClose} disabled={decisive?.isBusy}>
          {safeLabel}
        </Button>
        {decisive && (
          <Button
            look={tone === 'danger' ? 'danger' : 'primary'}
            // The second click of a double click can come before the first has made the button busy.
            onClick={({ detail }) => detail <= 1 && decisive.onPress()}
            disabled={decisive.isBusy}
            isBusy={decisive.isBusy}
          >
            {decisive.label}
          </Button>
        )}
      </div>
    </dialog>
  );
}
