import { useState } from 'react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { ProofField, type ProofFile } from '#platform/web/fields/files/proof-field.tsx';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import type { MyComplaintView } from '../../contract/complaints.contract.ts';
import { complaintLimits } from '../../contract/complaints.words.ts';
import { addToComplaintCall, askComplaintReviewCall, withdrawComplaintCall } from '../complaints.calls.ts';
import styles from './my-complaint.module.css';

type ComplaintActsProps = {
  complaint: MyComplaintView;
  followKey: string | undefined;
  onDone: () => void;
};
type Act = 'add' | 'withdraw' | 'review';

const words: Record<Act, { button: string; label: string; send: string; done: string }> = {
  add: { button: '补充材料', label: '补充的内容', send: '提交补充', done: '已补充' },
  withdraw: { button: '撤回', label: '', send: '确认撤回', done: '已撤回' },
  review: {
    button: '申请复核',
    label: '哪里不同意',
    send: '提交复核申请',
    done: '已申请复核，由另一个人办理',
  },
};

/** 补充材料, 撤回 and the one 复核, each opened by a press and sent by another. */
export function ComplaintActs({ complaint, followKey, onDone }: ComplaintActsProps) {
  const [act, setAct] = useState<Act>();
  const { status, dueAt, reviewUntil } = complaint;
  const acts: Act[] = [
    ...(dueAt ? (['add'] as const) : []),
    ...(status === 'submitted' || status === 'investigating' ? (['withdraw'] as const) : []),
    ...(reviewUntil ? (['review'] as const) : []),
  ];
  if (acts.length === 0) return null;
  if (act)
    return (
      <ActForm
        act={act}
        complaint={complaint}
        followKey={followKey}
        onClose={() => setAct(undefined)}
        onDone={onDone}
      />
    );
  return (
    <p className={styles.acts}>
      {acts.map((each) => (
        <Button
          key={each}
          look={each === 'withdraw' ? 'danger' : 'line'}
          size="sm"
          onClick={() => setAct(each)}
        >
          {words[each].button}
        </Button>
      ))}
    </p>
  );
}

function ActForm({
  act,
  complaint,
  followKey,
  onClose,
  onDone,
}: ComplaintActsProps & { act: Act; onClose: () => void }) {
  // Whoever follows by a key is not signed in: at a device of many nothing is kept.
  const [text, setText, forget] = useKeptText(
    followKey === undefined ? `complaint-${act}:${complaint.complaintId}` : undefined,
  );
  const [files, setFiles] = useState<ProofFile[]>([]);
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { complaintId, version, isAnonymous } = complaint;
  const holding = { complaintId, ...(followKey && { followKey }) };
  const send = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setFault(undefined);
    try {
      const options = { reportedBy: 'form' } as const;
      if (act === 'add') {
        const fileIds = files.map(({ fileId }) => fileId);
        await callOperation(addToComplaintCall, { ...holding, note: text, fileIds }, options);
      } else if (act === 'withdraw')
        await callOperation(withdrawComplaintCall, { ...holding, version }, options);
      else await callOperation(askComplaintReviewCall, { ...holding, reason: text }, options);
      forget();
      showToast({ kind: 'success', text: words[act].done });
      onDone();
    } catch (failure) {
      setFault(failure instanceof OperationFailed ? failure.msg : '没有成功，请稍后再试');
    } finally {
      setBusy(false);
    }
  };
  const canAttach = act === 'add' && !isAnonymous && followKey === undefined;
  return (
    <section className={styles.form} aria-label={words[act].button}>
      {act === 'withdraw' ? (
        <p>撤回后不再办理，也不能恢复；同一件事以后还可以再投诉。</p>
      ) : (
        <TextAreaField label={words[act].label} value={text} maxLength={500} isRequired onChange={setText} />
      )}
      {canAttach && (
        <ProofField
          label="证据"
          purpose="complaintProof"
          accept="image/jpeg,image/png,application/pdf"
          files={files}
          onChange={setFiles}
          max={complaintLimits.files}
          maxMegabytes={10}
          hint="只有办理人能看到"
        />
      )}
      {fault && (
        <Notice kind="error" isLive>
          {fault}
        </Notice>
      )}
      <div className={styles.acts}>
        <Button onClick={onClose}>先不</Button>
        <Button look={act === 'withdraw' ? 'danger' : 'primary'} isBusy={isBusy} onClick={() => void send()}>
          {words[act].send}
        </Button>
      </div>
    </section>
  );
}
