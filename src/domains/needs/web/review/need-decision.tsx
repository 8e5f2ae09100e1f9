import { useState } from 'react';
import { useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { type DeskChoice, DeskDecision } from '#platform/web/decisions/desk-decision.tsx';
import { useDecision } from '#platform/web/decisions/use-decision.ts';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import { waitsForText } from '../../contract/need-files.words.ts';
import type { NeedReviewView } from '../../contract/need-review.contract.ts';
import {
  type NeedVerdict,
  needVerdictLabels,
  rejectReasonLabels,
  rejectReasons,
  returnReasonLabels,
  returnReasons,
  verifyMethodLabels,
  verifyMethods,
} from '../../contract/needs.words.ts';
import { revealingIn, revealingLabels } from '../../contract/public-text.rules.ts';
import { decideNeedCall, getNeedReviewCall, listNeedReviewsCall } from '../needs.calls.ts';
import styles from './need-review.module.css';

type NeedDecisionProps = {
  need: NeedReviewView;
  /** The likely double that was chosen. */
  intoNeedId: number | undefined;
  onDecided: () => void;
};

const queueReads = [listNeedReviewsCall];
const details = [getNeedReviewCall];
const doneWords: Record<NeedVerdict, string> = {
  verify: '已核实，等待派单，点单人会收到短信',
  return: '已退回补充，点单人会收到短信',
  reject: '已不予受理，点单人会收到短信',
  merge: '已合并办理，点单人会收到短信',
};
const samples = ['请把地方写具体一点', '请写清楚要带什么工具', '请先和受助人说好', '请换一个时间'];
const methods = [
  { value: '', label: '请选择' },
  ...verifyMethods.map((value) => ({ value, label: verifyMethodLabels[value] })),
];
const reasons = [
  { value: '', label: '请选择' },
  ...returnReasons.map((value) => ({ value, label: `退回：${returnReasonLabels[value]}` })),
  ...rejectReasons.map((value) => ({ value, label: `不予受理：${rejectReasonLabels[value]}` })),
];
type Reason = (typeof returnReasons)[number] | (typeof rejectReasons)[number];

/** What the person has chosen and written about one need, and how each verdict is sent. */
function useNeedDecision({ need, intoNeedId, onDecided }: NeedDecisionProps) {
  const { needId, version } = need;
  const [text, onChange, forget] = useKeptText(`need:${needId}`);
  const [typed, setTyped] = useState({
    method: '',
    reason: '',
    publicTitle: need.suggestedTitle,
    publicText: need.suggestedText,
  });
  const review = useDecision(decideNeedCall, {
    subject: { kind: 'need', id: needId },
    refreshes: queueReads,
  });
  const takeLatest = useRefresh(details);
  const { method, reason, publicTitle, publicText } = typed;
  const partOf: Record<NeedVerdict, object> = {
    verify: { method: verifyMethods.find((one) => one === method), publicTitle, publicText },
    return: { reason: reason as Reason },
    reject: { reason: reason as Reason },
    merge: { intoNeedId },
  };
  const decideAs = (verdict: NeedVerdict) => (note: string) =>
    review.decide(
      { needId, version, verdict, note, ...partOf[verdict] },
      {
        words: `${needVerdictLabels[verdict]}“${need.title}”`,
        onDone: () => {
          forget();
          takeLatest();
          showToast({ kind: 'success', text: doneWords[verdict] });
        },
        onDecided,
      },
    );
  const change = (part: Partial<typeof typed>): void => setTyped({ ...typed, ...part });
  return { review, takeLatest, decideAs, text, onChange, typed, change };
}

type Deciding = ReturnType<typeof useNeedDecision>;

/** The ways to decide; each waits for what it needs, and says so once. */
function choicesOf({ typed, decideAs }: Deciding, { need, intoNeedId }: NeedDecisionProps): DeskChoice[] {
  const isReturn = returnReasons.some((one) => one === typed.reason);
  const isReject = rejectReasons.some((one) => one === typed.reason);
  const merge: DeskChoice = {
    verdict: 'merge',
    label: '合并',
    look: 'line',
    stoppedBy: intoNeedId === undefined ? '' : undefined,
    decide: decideAs('merge'),
  };
  return [
    {
      verdict: 'reject',
      label: '不予受理',
      look: 'danger',
      missing: '请写明为什么不受理、可以找谁',
      stoppedBy: isReject ? undefined : '',
      decide: decideAs('reject'),
    },
    {
      verdict: 'return',
      label: '退回补充',
      look: 'line',
      deskKey: 'r',
      missing: '请写明要补充什么',
      stoppedBy: isReturn ? undefined : isReject ? '' : '退回补充或不予受理，请先选原因',
      decide: decideAs('return'),
    },
    ...(need.doubles.length > 0 ? [merge] : []),
    {
      verdict: 'verify',
      label: '通过',
      look: 'primary',
      deskKey: 'p',
      stoppedBy: waitsForText(need)
        ? '通过前，请先听录音、把文字整理好'
        : typed.method === ''
          ? '通过前，请选择是怎么核实的'
          : undefined,
      decide: decideAs('verify'),
    },
  ];
}

/** 通过 with the way it was verified and words for everybody, or 退回补充, 不予受理, 合并 with what the requester will read. */
export function NeedDecision(props: NeedDecisionProps) {
  const deciding = useNeedDecision(props);
  const { review, takeLatest, text, onChange, typed, change } = deciding;
  const isOpen = props.need.status === 'submitted';
  return (
    <>
      {isOpen && (
        <section className={styles.form} aria-label="核实">
          <SelectField
            label="怎么核实的（通过时必填）"
            value={typed.method}
            options={methods}
            onChange={(method) => change({ method })}
          />
          <PublicWords typed={typed} onChange={change} />
          <SelectField
            label="退回补充或不予受理的原因"
            value={typed.reason}
            options={reasons}
            onChange={(reason) => change({ reason })}
          />
        </section>
      )}
      <DeskDecision
        review={review}
        isOpen={isOpen}
        reason={{
          text,
          onChange,
          label: '给点单人的话',
          hint: '退回补充和不予受理时必填，点单人会看到',
          field: 'note',
        }}
        samples={samples}
        onTakeLatest={takeLatest}
        choices={choicesOf(deciding, props)}
      />
    </>
  );
}

type PublicWordsProps = {
  typed: { publicTitle: string; publicText: string };
  onChange: (part: { publicTitle?: string; publicText?: string }) => void;
};

/** Says to whom it is shown, and what in it still tells who it is. */
function hintOf(text: string): string {
  const seen = revealingIn(text);
  return seen.length === 0
    ? '所有人都会看到'
    : `所有人都会看到，好像写了${seen.map((kind) => revealingLabels[kind]).join('、')}，请改掉`;
}

/** What everybody will read. */
const PublicWords = ({ typed: { publicTitle, publicText }, onChange }: PublicWordsProps) => (
  <>
    <TextField
      label="公开的标题"
      value={publicTitle}
      maxLength={40}
      hint={hintOf(publicTitle)}
      onChange={(text) => onChange({ publicTitle: text })}
    />
    <TextAreaField
      label="公开的说明"
      value={publicText}
      maxLength={1000}
      hint={hintOf(publicText)}
      onChange={(text) => onChange({ publicText: text })}
    />
  </>
);
