import { useState } from 'react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationCommand, useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { type DeskChoice, DeskDecision } from '#platform/web/decisions/desk-decision.tsx';
import { useDecision } from '#platform/web/decisions/use-decision.ts';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import type { ComplaintDeskView } from '../../contract/complaint-desk.contract.ts';
import {
  complaintKindLabels,
  type ComplaintVerdict,
  complaintVerdictLabels,
  knownKinds,
} from '../../contract/complaints.words.ts';
import {
  decideComplaintCall,
  getComplaintCall,
  listComplaintsCall,
  saveComplaintDraftCall,
} from '../complaints.calls.ts';
import styles from './complaint-desk.module.css';

type ComplaintDecisionProps = { complaint: ComplaintDeskView; onDecided: () => void };

const queueReads = [listComplaintsCall];
const details = [getComplaintCall];
const doneWords: Record<ComplaintVerdict, string> = {
  accept: '已受理，15 个工作日内书面答复',
  upheld: '已书面答复：属实',
  unfounded: '已书面答复：不属实',
  refused: '已告诉投诉人不受理',
};
const samples = ['经查，', '对本答复不服的，可在十个工作日内申请复核一次。'];
const kindOptions = [
  { value: '', label: '请选择' },
  ...knownKinds.map((value) => ({ value, label: complaintKindLabels[value] })),
];

/** What the person has chosen and written about one complaint, and how each verdict is sent. */
function useComplaintDecision({ complaint, onDecided }: ComplaintDecisionProps) {
  const { complaintId, version } = complaint;
  const { draft } = complaint;
  const [text, onChange, forget] = useKeptText(`complaint:${complaintId}`, draft?.answer ?? '');
  const [kind, setKind] = useState<string>(complaint.kind === 'unsure' ? '' : complaint.kind);
  const [partyNote, setPartyNote, forgetPartyNote] = useKeptText(
    `complaint:${complaintId}:party`,
    draft?.partyNote ?? '',
  );
  const drafting = useOperationCommand(saveComplaintDraftCall, { refreshes: details });
  const saveDraft = (answer: string): void =>
    drafting.mutate(
      { complaintId, answer, partyNote },
      {
        onSuccess: () => showToast({ kind: 'success', text: '草稿已存，换台电脑也能接着写' }),
      },
    );
  const review = useDecision(decideComplaintCall, {
    subject: { kind: 'complaint', id: complaintId },
    refreshes: queueReads,
  });
  const takeLatest = useRefresh(details);
  const chosen = knownKinds.find((one) => one === kind);
  const decideAs = (verdict: ComplaintVerdict) => (answer: string) =>
    review.decide(
      {
        complaintId,
        version,
        verdict,
        ...(chosen && { kind: chosen }),
        ...(verdict !== 'accept' && { answer, partyNote }),
      },
      {
        words: `${complaintVerdictLabels[verdict]}“${complaint.subject}”`,
        onDone: () => {
          if (verdict !== 'accept') {
            forget();
            forgetPartyNote();
          }
          takeLatest();
          showToast({ kind: 'success', text: doneWords[verdict] });
        },
        onDecided,
      },
    );
  return {
    review,
    takeLatest,
    text,
    onChange,
    kind,
    setKind,
    chosen,
    partyNote,
    setPartyNote,
    decideAs,
    saveDraft,
  };
}

type Deciding = ReturnType<typeof useComplaintDecision>;
const answerMissing = '请写好给投诉人的书面答复，至少 10 个字';

/** The ways to decide in this state; taking it comes before every answer. */
function choicesOf({ chosen, decideAs, saveDraft }: Deciding, { status }: ComplaintDeskView): DeskChoice[] {
  const refuse: DeskChoice = {
    verdict: 'refused',
    label: '不受理',
    look: 'line',
    ...(status === 'submitted' && { deskKey: 'r' }),
    missing: '请写明为什么不受理、可以找谁，至少 10 个字',
    decide: decideAs('refused'),
  };
  if (status === 'submitted')
    return [
      refuse,
      {
        verdict: 'accept',
        label: '受理',
        look: 'primary',
        deskKey: 'p',
        stoppedBy: chosen ? undefined : '受理前，请选择是哪方面的事',
        decide: decideAs('accept'),
      },
    ];
  return [
    { verdict: 'draft', label: '存草稿', look: 'line', decide: saveDraft },
    refuse,
    {
      verdict: 'unfounded',
      label: '答复：不属实',
      look: 'line',
      deskKey: 'r',
      missing: answerMissing,
      decide: decideAs('unfounded'),
    },
    {
      verdict: 'upheld',
      label: '答复：属实',
      look: 'primary',
      deskKey: 'p',
      missing: answerMissing,
      decide: decideAs('upheld'),
    },
  ];
}

/** 受理 with its kind, or the written answer: 属实, 不属实, 不受理; and what the other side is told. */
export function ComplaintDecision(props: ComplaintDecisionProps) {
  const deciding = useComplaintDecision(props);
  const { review, takeLatest, text, onChange, kind, setKind, partyNote, setPartyNote } = deciding;
  const { complaint } = props;
  const isOpen = complaint.dueAt !== null;
  return (
    <>
      {isOpen && (
        <section className={styles.form} aria-label="决定">
          <SelectField label="是哪方面的事" value={kind} options={kindOptions} onChange={setKind} />
          {complaint.status !== 'submitted' && (
            <TextAreaField
              label="给被投诉方的话（不写就不发）"
              value={partyNote}
              maxLength={300}
              hint="不要写能认出投诉人的内容"
              onChange={setPartyNote}
            />
          )}
        </section>
      )}
      <DeskDecision
        review={review}
        isOpen={isOpen}
        reason={{
          text,
          onChange,
          label: '书面答复',
          hint: complaint.draft
            ? `草稿存于 ${dayTimeLabel(complaint.draft.savedAt)}；发给投诉人，写明查到什么、怎么处理、可以复核`
            : '发给投诉人；写明查到什么、怎么处理、可以复核',
          field: 'answer',
          maxLength: 1_000,
        }}
        samples={samples}
        onTakeLatest={takeLatest}
        choices={choicesOf(deciding, complaint)}
      />
    </>
  );
}
