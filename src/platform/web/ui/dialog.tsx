import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { isEnterToSend, keepTabInside } from '../floating/dialog-keys.ts';
import { useFocusAfterBusy } from '../floating/use-focus-after-busy.ts';
import { useModal } from '../floating/use-modal.ts';
import { useTypedText } from '../floating/use-typed-text.ts';
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
  /** What is typed is kept and offered again: closing asks nothing. */
  keepsText?: boolean;
  className?: string;
};

/**
 * A modal question: safe action left, decisive action right. Escape closes, a click beside it does not; what was typed is
 * asked about before either way of closing throws it away. Tab stays inside; Enter in a field of one line decides, unless what
 * is decided takes something away. Focus goes back to where it was.
 */
export function Dialog(props: DialogProps) {
  // Mounted anew each time it opens, with nothing typed yet.
  return props.isOpen ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: DialogProps) {
  const { onClose, title, children, icon: Icon, tone = 'plain', safeLabel = '取消', decisive } = props;
  const ref = useModal(true);
  const decisiveRef = useFocusAfterBusy(ref, decisive?.isBusy ?? false);
  const titleId = useId();
  const typed = useTypedText();
  const [isAsking, setAsking] = useState(false);
  const leave = (): void => {
    if (!props.keepsText && typed.isTyped()) setAsking(true);
    else onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what stood in the fields inside
    <dialog
      ref={ref}
      className={classNames(
        'dlg',
        tone === 'danger' && 'dlg--danger',
        props.isWide && 'dlg--wide',
        props.className,
      )}
      aria-labelledby={titleId}
      onFocus={typed.note}
      onKeyDown={(event) => {
        keepTabInside(event);
        // After the field has taken its text; a click, as it is heard by the button of that moment.
        if (tone === 'plain' && isEnterToSend(event)) setTimeout(() => decisiveRef.current?.click());
      }}
      onCancel={(event) => {
        // A file chooser that is left sends its own, and it bubbles.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!decisive?.isBusy) leave();
      }}
      // The second Escape in a row closes by itself; whether it is open is said by who drew it.
      onClose={({ currentTarget }) => currentTarget.isConnected && currentTarget.showModal()}
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
      {isAsking ? (
        <TypedQuestion onStay={() => setAsking(false)} onLeave={onClose} />
      ) : (
        <div className="b">
          <Button look="line" onClick={leave} disabled={decisive?.isBusy}>
            {safeLabel}
          </Button>
          {decisive && (
            <Button
              ref={decisiveRef}
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
      )}
    </dialog>
  );
}

/** In place of the buttons, until it is answered. */
function TypedQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <>
      <p className="dlg__q" role="alert">
        写的内容还没有提交，现在关闭不会保留。
      </p>
      <div className="b">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the press that asked was on a button which is gone now */}
        <Button look="line" autoFocus onClick={onStay}>
          继续写
        </Button>
        <Button look="danger" onClick={onLeave}>
          不保留，关闭
        </Button>
      </div>
    </>
  );
}
