import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { Field } from '#platform/web/fields/field.tsx';
import { FieldNote } from '#platform/web/fields/field-note.tsx';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { useFormFaults } from '#platform/web/form-faults.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import styles from './answer-desk.module.css';

type Opinion<Verdict extends string> = {
  value: Verdict;
  label: string;
  hint: string;
  /** Minutes that would count then; null where they are typed. */
  minutes: number | null;
};

type OpinionFormProps<Verdict extends string> = {
  opinions: readonly Opinion<Verdict>[];
  /** Names what is answered: the text is found again when somebody comes back to it. */
  keptAs: string;
  /** What follows, beside the button. */
  note: string;
  /** Another way to go on, before the button. */
  beside?: ReactNode;
  onSend: (answer: { verdict: Verdict; opinion: string; minutes?: number }) => Promise<unknown>;
};

const byReason = {
  minutesMissing: 'minutes',
  overClaimed: 'minutes',
  sameMinutes: 'minutes',
  overShift: 'minutes',
};

/** 你们的意见: one of a few, other minutes where it takes them, and why; what was typed stays until it is accepted. */
export function OpinionForm<Verdict extends string>(props: OpinionFormProps<Verdict>) {
  const { opinions, keptAs, note, beside, onSend } = props;
  const [verdict, setVerdict] = useState<Verdict>();
  const [minutes, setMinutes] = useState('');
  const [opinion, setOpinion, forgetOpinion] = useKeptText(keptAs);
  const { faults, isBusy, submit, forget } = useFormFaults(byReason);
  const isTyped = opinions.find(({ value }) => value === verdict)?.minutes === null;
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const gaps = {
      ...(verdict === undefined && { verdict: '请选择你们的意见' }),
      ...(isTyped && minutes === '' && { minutes: '请填写你们认可的分钟数' }),
      ...(opinion.trim().length < 2 && { opinion: '请写明理由' }),
    };
    const answer = async (): Promise<void> => {
      if (verdict === undefined) return;
      await onSend({ verdict, opinion: opinion.trim(), ...(isTyped && { minutes: Number(minutes) }) });
      forgetOpinion();
    };
    void submit(event.currentTarget, answer, gaps);
  };
  return (
    <form className={styles.part} noValidate onSubmit={send}>
      <Choices
        opinions={opinions}
        verdict={verdict}
        error={faults['verdict']}
        onChoose={(value) => {
          setVerdict(value);
          forget('verdict');
        }}
      />
      {isTyped && (
        <Field label="你们认可的分钟数" isRequired error={faults['minutes']}>
          {(control) => (
            <span className="inp">
              <input
                {...control}
                inputMode="numeric"
                maxLength={3}
                value={minutes}
                onChange={({ target }) => {
                  setMinutes(target.value.replace(/\D/g, ''));
                  forget('minutes');
                }}
              />
            </span>
          )}
        </Field>
      )}
      <TextAreaField
        label="理由"
        hint="志愿者和中心的第二个人都看得到"
        value={opinion}
        maxLength={200}
        isRequired
        error={faults['opinion']}
        onChange={(text) => {
          setOpinion(text);
          forget('opinion');
        }}
      />
      {faults['form'] && (
        <Notice kind="error" isLive>
          {faults['form']}
        </Notice>
      )}
      <div className={styles.send}>
        <p className="muted">{note}</p>
        {beside}
        <Button look="primary" type="submit" isBusy={isBusy}>
          {isBusy ? '正在提交' : '提交意见'}
        </Button>
      </div>
    </form>
  );
}

type ChoicesProps<Verdict extends string> = {
  opinions: readonly Opinion<Verdict>[];
  verdict: Verdict | undefined;
  error: string | undefined;
  onChoose: (verdict: Verdict) => void;
};

function Choices<Verdict extends string>({ opinions, verdict, error, onChoose }: ChoicesProps<Verdict>) {
  const id = useId();
  return (
    <fieldset
      className={styles.choices}
      role="radiogroup"
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}note` : undefined}
    >
      <legend>
        <h3>你们的意见</h3>
      </legend>
      {opinions.map(({ value, label, hint, minutes }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={id}
            value={value}
            checked={value === verdict}
            onChange={() => onChoose(value)}
          />
          <span>
            <b>{label}</b>
            <small>{hint}</small>
          </span>
          <b className="num">{minutes ?? '—'}</b>
        </label>
      ))}
      {error && <FieldNote id={`${id}note`} error={error} />}
    </fieldset>
  );
}
