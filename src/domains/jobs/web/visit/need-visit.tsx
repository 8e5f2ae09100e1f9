import { useState } from 'react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import type { NeedWorkView } from '../../contract/visit.contract.ts';
import { answerVisitCall } from '../jobs.calls.ts';
import { visitWords } from './visit-label.ts';
import styles from './need-visit.module.css';

type NeedVisitProps = {
  needId: number;
  followKey?: string | undefined;
  work: NeedWorkView;
  onChanged: () => void;
};

/** The team that works on one's need, and the visit that waits for one's word: this time, or another. */
export function NeedVisit({ needId, followKey, work, onChanged }: NeedVisitProps) {
  const said = visitWords(work);
  if (!said)
    return (
      <Notice kind="info">
        {work.teamName}接了这张单{work.contactDueAt && `，${dayTimeLabel(work.contactDueAt)} 前联系你`}。
      </Notice>
    );
  if (work.visitStatus === 'agreed')
    return (
      <Notice kind="success">
        {work.teamName} {said} 上门，已约好。
      </Notice>
    );
  if (work.visitStatus === 'refused')
    return <Notice kind="info">你想换个时间，{work.teamName}会再约一个。</Notice>;
  return <Proposal needId={needId} followKey={followKey} work={work} said={said} onChanged={onChanged} />;
}

function Proposal({ needId, followKey, work, said, onChanged }: NeedVisitProps & { said: string }) {
  // Who follows by a number and not signed in is not told apart from the next person at the same device.
  const [note, setNote, forget] = useKeptText(followKey === undefined ? `other-visit:${needId}` : undefined);
  const [isOther, setOther] = useState(false);
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async (isAgreed: boolean): Promise<void> => {
    setBusy(true);
    setFault(undefined);
    try {
      const { version } = work;
      await callOperation(
        answerVisitCall,
        { needId, followKey, version, isAgreed, note },
        { reportedBy: 'form' },
      );
      forget();
      onChanged();
    } catch (failure) {
      setFault(failure instanceof OperationFailed ? failure.msg : '没有成功，请稍后再试');
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.ask} aria-label="上门时间">
      <h2>
        {work.teamName}想 {said} 上门
      </h2>
      <p>方便吗？没有答复不算同意。</p>
      {fault && (
        <Notice kind="error" isLive>
          {fault}
        </Notice>
      )}
      {isOther && <TextField label="什么时候方便" value={note} maxLength={200} onChange={setNote} />}
      <div className={styles.acts}>
        {!isOther && (
          <Button look="primary" isBusy={isBusy} onClick={() => void send(true)}>
            就这个时间
          </Button>
        )}
        {isOther ? (
          <Button look="primary" isBusy={isBusy} onClick={() => void send(false)}>
            告诉队伍换个时间
          </Button>
        ) : (
          <Button look="line" onClick={() => setOther(true)}>
            换个时间
          </Button>
        )}
      </div>
    </section>
  );
}
