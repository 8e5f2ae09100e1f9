import { useState } from 'react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import type { MyNeedView } from '../../contract/needs.contract.ts';
import { emptyRating, RatingFields } from './rating-fields.tsx';
import { rateNeedCall } from './rating.calls.ts';
import styles from '../follow/my-need.module.css';

type RateNeedProps = {
  need: Pick<MyNeedView, 'needId' | 'version' | 'rateDueAt' | 'reworkCount'>;
  followKey: string | undefined;
  onDone: () => void;
};

/** 解决了 / 部分解决 / 没有解决 by whoever raised it: the button waits for that word, and silence is not good. */
export function RateNeed({ need, followKey, onDone }: RateNeedProps) {
  const { needId, version, rateDueAt, reworkCount } = need;
  // Who follows by a number and not signed in is not told apart from the next person at the same device.
  const [typed, change, forget] = useKeptForm(
    followKey === undefined ? `rate-need:${needId}` : undefined,
    emptyRating,
  );
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    const { outcome } = typed;
    if (isBusy || !outcome) return;
    setBusy(true);
    setFault(undefined);
    try {
      const request = { ...typed, outcome, needId, version, followKey };
      await callOperation(rateNeedCall, request, { reportedBy: 'form' });
      forget();
      onDone();
    } catch (failure) {
      setFault(failure instanceof OperationFailed ? failure.msg : '没有成功，请稍后再试');
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.withdraw} aria-label="评单">
      <h3>队伍说办完了，事情解决了没有？</h3>
      <p>
        你说了算，队伍自己写的不算。
        {rateDueAt && `${dayTimeLabel(rateDueAt)} 前不评，按未评价结单，不算好评。`}
      </p>
      <RatingFields typed={typed} onChange={change} />
      {typed.outcome === 'unsolved' && (
        <Notice kind="info">
          {reworkCount === 0
            ? '提交以后，会请同一支队伍再来一次。'
            : '已经请队伍再来过，提交以后由实践中心接着处理。'}
        </Notice>
      )}
      {fault && (
        <Notice kind="error" isLive>
          {fault}
        </Notice>
      )}
      <div className={styles.chips}>
        <Button look="primary" disabled={!typed.outcome} isBusy={isBusy} onClick={() => void send()}>
          {isBusy ? '正在提交' : '提交评价'}
        </Button>
      </div>
    </section>
  );
}
