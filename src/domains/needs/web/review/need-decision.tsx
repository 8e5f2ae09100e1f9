import { useState } from 'react';
import { useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { DeskDecision } from '#platform/web/decisions/desk-decision.tsx';
import { useDecision } from '#platform/web/decisions/use-decision.ts';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import type { NeedReviewView } from '../../contract/need-review.contract.ts';
import {
  type NeedVerdict,
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

/** 通过 with the way it was verified and words for everybody, or 退回补充, 不予受理, 合并 with what the requester will read. */
export function NeedDecision({ need, intoNeedId, onDecided }: NeedDecisionProps) {
  const { needId, version } = need;
  const [text, onChange, forget] = useKeptText(`need:${needId}`);
  const [method, setMethod] = useState('');
  const [reason, setReason] = useState('');
  const [publicTitle, setPublicTitle] = useState(need.title);
  const [publicText, setPublicText] = useState(need.description);
  const review = useDecision(decideNeedCall, {
    subject: { kind: 'need', id: needId },
    refreshes: queueReads,
  });
  const takeLatest = useRefresh(details);
  const decideAs = (verdict: NeedVerdict, label: string) => (note: string) =>
    review.decide(
      {
        needId,
        version,
        verdict,
        note,
        ...(verdict === 'verify' && {
          method: verifyMethods.find((one) => one === method),
          publicTitle,
          publicText,
        }),
        ...((verdict === 'return' || verdict === 'reject') && { reason: reason as Reason }),
        ...(verdict === 'merge' && { intoNeedId }),
      },
      {
        words: `${label}“${need.title}”`,
        onDone: () => {
          forget();
          takeLatest();
          showToast({ kind: 'success', text: doneWords[verdict] });
        },
        onDecided,
      },
    );
  const isReturn = returnReasons.some((one) => one === reason);
  const isReject = rejectReasons.some((one) => one === reason);
  const isOpen = need.status === 'submitted';
  return (
    <>
      {isOpen && (
        <section className={styles.form} aria-label="核实">
          <SelectField
            label="怎么核实的（通过时必填）"
            value={method}
            options={methods}
            onChange={setMethod}
          />
          <PublicWords {...{ publicTitle, publicText, setPublicTitle, setPublicText }} />
          <SelectField
            label="退回补充或不予受理的原因"
            value={reason}
            options={reasons}
            onChange={setReason}
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
        choices={[
          {
            verdict: 'reject',
            label: '不予受理',
            look: 'danger',
            missing: '请写明为什么不受理、可以找谁',
            stoppedBy: isReject ? undefined : '',
            decide: decideAs('reject', '不予受理'),
          },
          {
            verdict: 'return',
            label: '退回补充',
            look: 'line',
            deskKey: 'r',
            missing: '请写明要补充什么',
            stoppedBy: isReturn ? undefined : '退回补充或不予受理，请先选原因',
            decide: decideAs('return', '退回'),
          },
          ...(need.doubles.length > 0
            ? [
                {
                  verdict: 'merge',
                  label: '合并',
                  look: 'line' as const,
                  stoppedBy: intoNeedId === undefined ? '' : undefined,
                  decide: decideAs('merge', '合并'),
                },
              ]
            : []),
          {
            verdict: 'verify',
            label: '通过',
            look: 'primary',
            deskKey: 'p',
            stoppedBy: method === '' ? '通过前，请选择是怎么核实的' : undefined,
            decide: decideAs('verify', '通过'),
          },
        ]}
      />
    </>
  );
}

type PublicWordsProps = {
  publicTitle: string;
  publicText: string;
  setPublicTitle: (text: string) => void;
  setPublicText: (text: string) => void;
};

/** What everybody will read, with a word about what still tells who it is. */
function PublicWords({ publicTitle, publicText, setPublicTitle, setPublicText }: PublicWordsProps) {
  const hintOf = (text: string): string => {
    const seen = revealingIn(text);
    return seen.length === 0
      ? '所有人都会看到'
      : `所有人都会看到，好像写了${seen.map((kind) => revealingLabels[kind]).join('、')}，请改掉`;
  };
  return (
    <>
      <TextField
        label="公开的标题"
        value={publicTitle}
        maxLength={40}
        hint={hintOf(publicTitle)}
        onChange={setPublicTitle}
      />
      <TextAreaField
        label="公开的说明"
        value={publicText}
        maxLength={1000}
        hint={hintOf(publicText)}
        onChange={setPublicText}
      />
    </>
  );
}
