import { Check } from 'lucide-react';
import { useState } from 'react';
import { ReasonField } from '../fields/reason-field.tsx';
import { Button } from '../ui/button.tsx';
import type { ButtonLook } from '../plain/button-class.ts';
import { DecisionFailure, TakenDecision } from '../ui/decision-failure.tsx';
import styles from './desk-decision.module.css';
import { HeldDecisionNotice } from './held-decision-notice.tsx';
import type { useDecision } from './use-decision.ts';
import { useDeskKeys } from './use-desk-keys.ts';

/** One of the ways to decide, with its button. */
export type DeskChoice = {
  verdict: string;
  label: string;
  look: ButtonLook;
  /** The key that makes it: `p` passes, `r` returns, `a` assigns. */
  deskKey?: 'p' | 'r' | 'a';
  /** Said at the text where this choice needs it; without it the text may stay empty. */
  missing?: string | undefined;
  /** Said above the buttons where this choice cannot be made here. */
  stoppedBy?: string | undefined;
  /** Decides with the text as it stands, without blanks around it; empty where nothing was written. */
  decide: (reason: string) => void;
};

type DeskDecisionProps = {
  review: Pick<
    ReturnType<typeof useDecision>,
    'isPending' | 'failure' | 'held' | 'takeBack' | 'sendNow' | 'reset'
  >;
  /** The text that goes with the decision, kept while somebody looks at another item. */
  reason: {
    text: string;
    onChange: (text: string) => void;
    label: string;
    hint: string;
    /** Its name in the request, by which a refusal points at it: `reason`. */
    field?: string;
    /** 200 unless told. */
    maxLength?: number;
  };
  samples?: readonly string[];
  choices: readonly DeskChoice[];
  /** False once it was decided: only what somebody else's decision left unsent is shown. */
  isOpen: boolean;
  /** Shows what the row has become. */
  onTakeLatest: () => void;
};

const shortestReason = 2;

/** The end of a review desk: one text, and a button and a key for each way to decide. A choice that needs the text asks for it. */
export function DeskDecision(props: DeskDecisionProps) {
  const { review, reason, samples = [], choices, isOpen } = props;
  const [missing, setMissing] = useState<string>();
  const isStopped = (choice: DeskChoice): boolean =>
    review.isPending || review.held !== undefined || choice.stoppedBy !== undefined;
  const make = (choice: DeskChoice): void => {
    const given = reason.text.trim();
    const lacks = choice.missing !== undefined && given.length < shortestReason;
    setMissing(lacks ? choice.missing : undefined);
    if (!lacks) choice.decide(given);
  };
  const actOf = (key: 'p' | 'r' | 'a'): (() => void) | undefined => {
    const choice = choices.find(({ deskKey }) => deskKey === key);
    return choice && isOpen && !isStopped(choice) ? () => make(choice) : undefined;
  };
  useDeskKeys({ p: actOf('p'), r: actOf('r'), a: actOf('a') });
  const told = {
    failure: review.failure,
    onTakeLatest: () => {
      review.reset();
      props.onTakeLatest();
    },
  };
  const change = (text: string): void => {
    reason.onChange(text);
    setMissing(undefined);
  };
  if (!isOpen)
    return <TakenDecision {...told} text={reason.text} onDrop={() => change('')} className={styles.late} />;
  return (
    <>
      <section className={styles.decision} aria-label={reason.label}>
        <DecisionFailure {...told} />
        {review.held && (
          <HeldDecisionNotice held={review.held} onTakeBack={review.takeBack} onSend={review.sendNow} />
        )}
        <ReasonField
          label={reason.label}
          hint={reason.hint}
          text={reason.text}
          maxLength={reason.maxLength}
          samples={samples}
          error={missing ?? review.failure?.errorOf(reason.field ?? 'reason')}
          onChange={change}
        />
      </section>
      <div className={styles.buttons}>
        {[...new Set(choices.flatMap(({ stoppedBy }) => stoppedBy ?? []))].map((sentence) => (
          <p key={sentence} className="hint">
            {sentence}
          </p>
        ))}
        {choices.map((choice) => (
          <Button
            key={choice.verdict}
            look={choice.look}
            disabled={isStopped(choice)}
            onClick={() => make(choice)}
          >
            {choice.deskKey === 'p' && choice.look === 'primary' && <Check className="ic" aria-hidden />}
            {choice.label}
          </Button>
        ))}
      </div>
    </>
  );
}
