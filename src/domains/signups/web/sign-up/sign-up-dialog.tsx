import { HandHeart } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { recruitCodeDigits, riskLevelLabels } from '#domains/activities/contract/activities.words.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Field } from '#platform/web/fields/field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Tick } from './sign-up-tick.tsx';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import { newRequestKey } from '#platform/web/request-key.ts';
import type { TypedCompanion } from './sign-up-companions.tsx';
import type { TypedAnswers } from './sign-up-questions.tsx';
import { kindOfFailure, sentenceOf } from './sign-up-request.ts';
import {
  type ShiftStanding,
  type SignUpStanding,
  shiftTaskLabel,
  shiftTimeLabel,
} from './sign-up-standing.ts';
import { signUpForShiftCall } from '../signups.calls.ts';
import styles from './sign-up-dialog.module.css';

export type SignUpOutcome = RemoteResult<typeof signUpForShiftCall>;

type SignUpDialogProps = {
  standing: SignUpStanding;
  shift: ShiftStanding;
  /** The code to begin with, of an activity that recruits by one. */
  code: string;
  onClose: () => void;
  onDone: (outcome: SignUpOutcome) => void;
  /** Refused for a reason that this dialog cannot mend; the sentence says which. */
  onChanged: (sentence: string) => void;
  reread: () => Promise<unknown>;
};

/** Few activities ask, so that most people never load it. */
const SignUpQuestions = lazy(async () => ({
  default: (await import('./sign-up-questions.tsx')).SignUpQuestions,
}));

const SignUpCompanions = lazy(async () => ({
  default: (await import('./sign-up-companions.tsx')).SignUpCompanions,
}));

const maxNote = 200;

/** What is kept until it is sent; the code is not. */
type Said = { note: string; answers: TypedAnswers; companions: readonly TypedCompanion[] };
const nothingSaid: Said = { note: '', answers: {}, companions: [] };

const titles = { signUp: '报名这一场', apply: '申请报名', waitlist: '加入候补', refused: '报名' } as const;
const doing = { signUp: '正在报名', apply: '正在提交', waitlist: '正在加入', refused: '正在报名' } as const;
const decisive = {
  signUp: '确认报名',
  apply: '提交申请',
  waitlist: '加入候补',
  refused: '确认报名',
} as const;

/** Before signing up: the shift, the risk notice to accept, warnings to accept, a note for the team. */
export function SignUpDialog(props: SignUpDialogProps) {
  const { standing, shift, onClose } = props;
  const warnings = shift.reasons.filter((reason) => reason.severity === 'warn');
  const form = useSignUpForm(props, warnings.length > 0);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      keepsText
      title={titles[shift.verdict]}
      icon={HandHeart}
      isWide
      safeLabel="再想想"
      decisive={{
        label: form.isBusy ? doing[shift.verdict] : decisive[shift.verdict],
        onPress: () => void form.submit(),
        isBusy: form.isBusy,
      }}
    >
      <p className={styles.shift}>
        <b>{shiftTimeLabel(shift)}</b>
        {shiftTaskLabel(shift)}
      </p>
      <section className={styles.risk} aria-label="风险提示">
        <b>风险提示（{riskLevelLabels[standing.riskLevel]}）</b>
        <p>{standing.riskNotice || '请量力而行，听从现场负责人安排。'}</p>
      </section>
      <Tick isOn={form.isRiskRead} onChange={form.setRiskRead}>
        我已阅读风险提示，愿意参加
      </Tick>
      {warnings.length > 0 && (
        <>
          {warnings.map(({ code, text }) => (
            <Notice key={code} kind="warning">
              {text}
            </Notice>
          ))}
          <Tick isOn={form.areWarningsRead} onChange={form.setWarningsRead}>
            我知道了，仍然报名
          </Tick>
        </>
      )}
      <TeamAsks standing={standing} form={form} />
      <Field label="给队伍留言（选填）" hint={`${form.note.length} / ${maxNote}`}>
        {(control) => (
          <span className="inp inp--area">
            <textarea
              {...control}
              value={form.note}
              maxLength={maxNote}
              placeholder="例如：会手语，可以早到帮忙布置"
              onChange={(event) => form.change({ note: event.target.value })}
            />
          </span>
        )}
      </Field>
      {form.isBusy && <p className={styles.slow}>网络有点慢，请稍候</p>}
      {form.error && (
        <Notice kind="error" isLive>
          {form.error}
        </Notice>
      )}
    </Dialog>
  );
}

type TeamAsksProps = { standing: SignUpStanding; form: ReturnType<typeof useSignUpForm> };

/** What the team asks whoever signs up: its code where it recruits by one, then its questions. */
const TeamAsks = ({ standing, form }: TeamAsksProps) => (
  <>
    {standing.needsCode && (
      <TextField
        label="报名口令"
        hint={`${recruitCodeDigits.min} 到 ${recruitCodeDigits.max} 位数字，由发起队伍告诉你`}
        value={form.code}
        maxLength={recruitCodeDigits.max}
        isRequired
        onChange={form.setCode}
      />
    )}
    {standing.companionsMax > 0 && (
      <Suspense fallback={<p className={styles.slow}>正在打开同行人</p>}>
        <SignUpCompanions
          most={standing.companionsMax}
          companions={form.companions}
          onChange={(companions) => form.change({ companions })}
          errorOf={(path) => form.failure?.errorOf(path)}
        />
      </Suspense>
    )}
    {standing.questions.length > 0 && (
      <Suspense fallback={<p className={styles.slow}>正在打开报名问题</p>}>
        <SignUpQuestions
          questions={standing.questions}
          answers={form.answers}
          onChange={(answers) => form.change({ answers })}
          errorOf={(path) => form.failure?.errorOf(path)}
        />
      </Suspense>
    )}
  </>
);

function useSignUpForm(props: SignUpDialogProps, hasWarnings: boolean) {
  const { standing, shift, onDone, onChanged, reread } = props;
  // One id for every try of this dialog: an answer that got lost is found again instead of signing up twice.
  const requestId = useRef('');
  const [isRiskRead, setRiskRead] = useState(false);
  const [areWarningsRead, setWarningsRead] = useState(false);
  const [code, setCode] = useState(props.code);
  const [said, change, forget] = useKeptForm(`signUp:${standing.activityId}`, nothingSaid);
  const { note, answers } = said;
  // None where the team takes none any more.
  const companions = standing.companionsMax > 0 ? said.companions : [];
  const [failure, setFailure] = useState<OperationFailed>();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const fail = async (caught: unknown) => {
    const kind = kindOfFailure(caught);
    if (kind === 'changed') return onChanged(sentenceOf(caught));
    setFailure(caught instanceof OperationFailed ? caught : undefined);
    if (kind === 'again') {
      await reread();
      requestId.current = '';
      setRiskRead(false);
      setWarningsRead(false);
    }
    setError(sentenceOf(caught));
    setBusy(false);
  };

  const submit = async () => {
    if (!isRiskRead) return setError('请先勾选，确认已阅读风险提示');
    if (hasWarnings && !areWarningsRead) return setError('请先勾选，确认上面的提醒');
    if (companions.some(({ name, age }) => name.trim() === '' || age === ''))
      return setError('请填写每位同行人的姓名和年龄，不带的请去掉');
    if (standing.needsCode && code.trim() === '') return setError('请输入报名口令');
    requestId.current ||= newRequestKey();
    setError(undefined);
    setFailure(undefined);
    setBusy(true);
    const request = {
      shiftId: shift.shiftId,
      riskVersion: standing.riskVersion,
      note,
      companions: companions.map((one) => ({ ...one, age: Number(one.age) })),
      ...(standing.needsCode && { recruitCode: code }),
      answers: standing.questions.map(({ text }) => ({ question: text, values: [...(answers[text] ?? [])] })),
      acceptWaitlist: shift.verdict === 'waitlist',
      acceptWarnings: areWarningsRead,
      clientRequestId: requestId.current,
    };
    try {
      const outcome = await callOperation(signUpForShiftCall, request, { reportedBy: 'form' });
      forget();
      onDone(outcome);
    } catch (caught) {
      await fail(caught);
    }
  };

  return {
    isRiskRead,
    setRiskRead,
    areWarningsRead,
    setWarningsRead,
    companions,
    code,
    setCode,
    note,
    answers,
    change,
    failure,
    error,
    isBusy,
    submit,
  };
}
