import { HandHeart } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { DecisionFailure } from '#platform/web/ui/decision-failure.tsx';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import type { DeclineReason } from '../../contract/jobs.words.ts';
import { ReasonChips } from './reason-chips.tsx';
import styles from './team-job.module.css';

/** Why somebody says no, and a sentence. */
export type Declined = { reason: DeclineReason; note: string };

/** Before a reason is chosen. */
const nothing: { reason: DeclineReason | undefined; note: string } = { reason: undefined, note: '' };

type Failed = { failure: OperationFailed | null; onTakeLatest: () => void };
type TwoDoorsProps = Failed & {
  /** Names the job and the person who answers: the note is kept until it is sent. */
  keptAs: string;
  /** `follows`: what comes after a yes, as list items. */
  yes: { label: string; title: string; follows: ReactNode; isBusy: boolean };
  no: { label: string; title: string; hint: string; isBusy: boolean };
  onYes: () => void;
  /** `onSent` forgets the note. */
  onNo: (why: Declined, onSent: () => void) => void;
};

/** Two doors of the same size: take it on, or decline with one press on a reason. */
export function TwoDoors({ keptAs, failure, onTakeLatest, yes, no, onYes, onNo }: TwoDoorsProps) {
  const [{ reason, note }, change, forget] = useKeptForm(keptAs, nothing);
  const isBusy = yes.isBusy || no.isBusy;
  return (
    <>
      <DecisionFailure failure={failure} onTakeLatest={onTakeLatest} />
      <div className={styles.doors}>
        <section className={styles.yes} aria-label={yes.label}>
          <h3>{yes.title}</h3>
          <ul>{yes.follows}</ul>
          <Button look="primary" isBusy={yes.isBusy} disabled={isBusy} onClick={onYes}>
            <HandHeart className="ic" aria-hidden />
            {yes.label}
          </Button>
        </section>
        <section aria-label={no.label}>
          <h3>{no.title}</h3>
          <ReasonChips chosen={reason} onChoose={(reason) => change({ reason })} />
          {reason === 'other' && (
            <TextAreaField
              label="一句说明"
              value={note}
              maxLength={200}
              onChange={(note) => change({ note })}
            />
          )}
          <p className="hint">{no.hint}</p>
          <Button
            look="line"
            isBusy={no.isBusy}
            disabled={isBusy || reason === undefined || (reason === 'other' && note.trim() === '')}
            onClick={() => reason !== undefined && onNo({ reason, note }, forget)}
          >
            {reason === undefined ? '先选一个原因' : no.label}
          </Button>
        </section>
      </div>
    </>
  );
}

type BackDoorProps = Failed & {
  /** Names what is given back: the note is kept until it is sent. */
  keptAs: string;
  /** What opens it, what it is called, and what keeps the promise instead. */
  opener: string;
  label: string;
  title: string;
  hint: string;
  keep: string;
  isBusy: boolean;
  /** `onSent` forgets the note. */
  onGiveBack: (why: Declined, onSent: () => void) => void;
};

/** Gives back what was promised: opened by a press, with a reason and a sentence. */
export function BackDoor(props: BackDoorProps) {
  const { keptAs, failure, onTakeLatest, opener, label, title, hint, keep, isBusy, onGiveBack } = props;
  const [isOpen, setOpen] = useState(false);
  const [{ reason, note }, change, forget] = useKeptForm(keptAs, nothing);
  if (!isOpen)
    return (
      <p className={styles.chips}>
        <Button look="danger" size="sm" onClick={() => setOpen(true)}>
          {opener}
        </Button>
      </p>
    );
  return (
    <section className={styles.back} aria-label={label}>
      <h3>{title}</h3>
      <DecisionFailure failure={failure} onTakeLatest={onTakeLatest} />
      <ReasonChips chosen={reason} onChoose={(reason) => change({ reason })} />
      <TextAreaField
        label="一句说明"
        value={note}
        maxLength={200}
        hint={hint}
        onChange={(note) => change({ note })}
      />
      <div className={styles.chips}>
        <Button onClick={() => setOpen(false)}>{keep}</Button>
        <Button
          look="danger"
          isBusy={isBusy}
          disabled={reason === undefined || note.trim().length < 2}
          onClick={() => reason !== undefined && onGiveBack({ reason, note }, forget)}
        >
          确认退回
        </Button>
      </div>
    </section>
  );
}
