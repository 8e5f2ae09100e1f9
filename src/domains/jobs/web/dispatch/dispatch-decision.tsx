import { useState } from 'react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { type DeskChoice, DeskDecision } from '#platform/web/decisions/desk-decision.tsx';
import { useDecision } from '#platform/web/decisions/use-decision.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import type { DispatchItem } from '../../contract/dispatch.contract.ts';
import { type ChoiceReason, choiceReasonLabels, choiceReasons } from '../../contract/jobs.words.ts';
import {
  dispatchNeedCall,
  getDispatchItemCall,
  listDispatchQueueCall,
  openNeedPoolCall,
  takeBackNeedCall,
} from '../jobs.calls.ts';
import styles from './dispatch-desk.module.css';

type DispatchDecisionProps = { item: DispatchItem; chosen: readonly number[]; onDecided: () => void };

const queueReads = [listDispatchQueueCall];
const outStatuses: readonly string[] = ['dispatched', 'openPool', 'accepted', 'inService'];

/** What is sent for one need, by each of the three ways. */
function useDispatchDecision({ item, chosen, onDecided }: DispatchDecisionProps) {
  const { needId, version, title } = item;
  const options = { subject: { kind: 'need', id: needId }, refreshes: queueReads };
  const [text, onChange, forget] = useKeptText(`dispatch:${needId}`);
  const [reason, setReason] = useState<ChoiceReason>();
  const dispatching = useDecision(dispatchNeedCall, options);
  const pooling = useDecision(openNeedPoolCall, options);
  const taking = useDecision(takeBackNeedCall, options);
  const takeLatest = useRefresh([getDispatchItemCall]);
  const told = (words: string, done: string) => ({
    words: `${words}“${title}”`,
    onDone: () => {
      forget();
      takeLatest();
      showToast({ kind: 'success', text: done });
    },
    onDecided,
  });
  return {
    review: [dispatching, pooling, taking].find(({ failure }) => failure) ?? dispatching,
    text,
    onChange,
    reason,
    setReason,
    takeLatest,
    assign: (choiceNote: string) =>
      dispatching.decide(
        { needId, version, teamIds: [...chosen], choiceReason: reason, choiceNote },
        told('指派', '已派出，队伍会收到短信'),
      ),
    pool: () => pooling.decide({ needId, version }, told('放入抢单池', '已放入抢单池')),
    takeBack: (why: string) =>
      taking.decide({ needId, version, reason: why }, told('收回', '已收回，可以再派')),
  };
}

/** 指派, 放入抢单池 or 收回; whoever passes over the first of the ranking chooses why and writes a sentence. */
export function DispatchDecision(props: DispatchDecisionProps) {
  const { item, chosen } = props;
  const deciding = useDispatchDecision(props);
  const { text, onChange, reason, setReason } = deciding;
  const isWaiting = item.status === 'toDispatch';
  const isOut = outStatuses.includes(item.status);
  const [first] = item.ranked;
  const passesOver = chosen.length > 0 && first !== undefined && !chosen.includes(first.teamId);
  const names = item.ranked.filter(({ teamId }) => chosen.includes(teamId)).map(({ shortName }) => shortName);
  const choices: DeskChoice[] = isWaiting
    ? [
        { verdict: 'pool', label: '放入抢单池', look: 'line', deskKey: 'p', decide: deciding.pool },
        {
          verdict: 'assign',
          label: `指派给${names.join('、') || '…'}，${dayTimeLabel(item.nextAnswerDueAt)} 前答复`,
          look: 'primary',
          deskKey: 'a',
          missing: passesOver ? '选的不是第 1 名，请写一句原因' : undefined,
          stoppedBy:
            chosen.length === 0
              ? '先选一支或几支队伍'
              : passesOver && !reason
                ? '选的不是第 1 名，请选原因'
                : undefined,
          decide: deciding.assign,
        },
      ]
    : [
        {
          verdict: 'takeBack',
          label: '收回',
          look: 'danger',
          deskKey: 'r',
          missing: '请写明为什么收回，队伍会看到',
          decide: deciding.takeBack,
        },
      ];
  return (
    <>
      {isWaiting && passesOver && (
        <section className={styles.form} aria-label="为什么不选第 1 名">
          <h3>选的不是第 1 名，请写一句原因</h3>
          <div className={styles.choices}>
            {choiceReasons.map((key) => (
              <Chip key={key} isOutlined isOn={reason === key} onPress={() => setReason(key)}>
                {choiceReasonLabels[key]}
              </Chip>
            ))}
          </div>
        </section>
      )}
      <DeskDecision
        review={deciding.review}
        isOpen={isWaiting || isOut}
        reason={{
          text,
          onChange,
          label: isWaiting ? '说明' : '为什么收回',
          hint: isWaiting ? '和名单、分数一起存进派单记录' : '队伍会看到；点单人会知道正在另找队伍',
          field: isWaiting ? 'choiceNote' : 'reason',
        }}
        onTakeLatest={deciding.takeLatest}
        choices={choices}
      />
    </>
  );
}
