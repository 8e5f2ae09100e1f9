import { CircleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { OperationFailed } from '../calls/operation-failed.ts';
import { useKeptText } from '../use-kept-text.ts';
import { DecisionFailure } from './decision-failure.tsx';
import { Dialog } from './dialog.tsx';
import { ReasonField } from '../fields/reason-field.tsx';

/** A text the person must or may give with the decision. */
export type ReasonRequest = {
  label: string;
  /** Names the decision: what is typed outlives the dialog, the page and the session, and is offered again only for it. */
  keptAs: string;
  hint?: string;
  isRequired?: boolean;
  maxLength?: number;
  /** Frequent reasons, a press each. */
  samples?: readonly string[];
};

type ConfirmDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Does it. The dialog waits, closes when done, and stays open if it fails; whoever calls reports the failure. */
  onConfirm: (reason: string) => Promise<unknown> | void;
  title: string;
  /** What follows from it. */
  children?: ReactNode;
  decisiveLabel: string;
  safeLabel?: string;
  tone?: 'plain' | 'danger';
  reason?: ReasonRequest;
  /** The fields of `children` are kept by whoever draws them: closing asks nothing. */
  keepsText?: boolean;
  /** Why it failed, where the dialog is the form that shows it (`reportedBy: 'form'`). */
  failure?: OperationFailed | null;
};

/** Asks before something that cannot be taken back, with a reason where the record needs one. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  // Mounted anew each time it opens: a reason is offered again only for the decision that it was typed for.
  return props.isOpen ? <OpenConfirmDialog {...props} /> : null;
}

function OpenConfirmDialog(props: ConfirmDialogProps) {
  const {
    onClose,
    onConfirm,
    title,
    children,
    decisiveLabel,
    safeLabel = '再想想',
    tone = 'danger',
    reason,
    keepsText = false,
  } = props;
  const [text, setText, forgetText] = useKeptText(reason?.keptAs);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const confirm = async () => {
    const given = text.trim();
    if (reason?.isRequired && !given) return setError(`请填写${reason.label}`);
    setBusy(true);
    try {
      await onConfirm(given);
      forgetText();
      onClose();
    } catch {
      setBusy(false);
    }
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      icon={CircleAlert}
      tone={tone}
      safeLabel={safeLabel}
      keepsText={keepsText}
      decisive={{ label: decisiveLabel, onPress: () => void confirm(), isBusy }}
    >
      {children}
      <DecisionFailure failure={props.failure} onTakeLatest={onClose} />
      {reason && (
        <ReasonField
          {...reason}
          isKept
          text={text}
          error={error}
          onChange={(typed) => {
            setText(typed);
            setError(undefined);
          }}
        />
      )}
    </Dialog>
  );
}
