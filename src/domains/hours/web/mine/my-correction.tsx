import { dayLabel } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { AskFirstButton } from '#platform/web/ui/ask-first-button.tsx';
import { correctionCauses, correctionLabel } from '../../contract/hours.words.ts';
import {
  askCentreForCorrectionCall,
  listMyHoursCall,
  listMyVisitHoursCall,
  withdrawHourCorrectionCall,
} from '../hours.calls.ts';
import { HandInMaterial } from '../material/hand-in-material.tsx';
import { MaterialAsks } from '../material/material-asks.tsx';
import type { MyHour } from './my-hour.ts';
import styles from './my-hour-rows.module.css';

type Correction = NonNullable<MyHour['correction']>;
const refreshes = [listMyHoursCall, listMyVisitHoursCall];

/** Where a correction that I asked for stands, what was answered, and what I can still do. */
export function MyCorrection({ correction }: { correction: Correction }) {
  const withdraw = useOperationCommand(withdrawHourCorrectionCall, { refreshes });
  const ask = useOperationCommand(askCentreForCorrectionCall, { refreshes });
  const { correctionId, state, asks } = correction;
  return (
    <div className={styles.correction}>
      <b>更正申请：{correctionLabel(correction)}</b>，{correctionCauses[correction.cause]}，
      {correction.oldMinutes} 分钟改为 {correction.wishedMinutes} 分钟
      {state === 'atTeam' &&
        correction.awaitsUntil === null &&
        `，队伍应在 ${dayLabel(new Date(Date.parse(correction.dueAt) - 1))} 前答复，过期自动转给实践中心`}
      {correction.teamOpinion && `，队伍答复：${correction.teamOpinion}`}
      {correction.centreOpinion && `，中心答复：${correction.centreOpinion}`}
      <MaterialAsks asks={asks} />
      <HandInMaterial asks={asks} />
      {state === 'atTeam' && (
        <AskFirstButton
          look="ghost"
          size="sm"
          question={{ title: '撤回这份更正申请？', decisiveLabel: '撤回申请' }}
          consequence="队伍不再处理这份申请，时长保持原样；需要时可以重新申请。"
          onConfirm={() => withdraw.mutateAsync({ correctionId })}
        >
          撤回申请
        </AskFirstButton>
      )}
      {state === 'refused' && (
        <AskFirstButton
          look="ghost"
          size="sm"
          question={{ title: '请实践中心再看一次？', decisiveLabel: '转给实践中心', tone: 'plain' }}
          consequence="中心会看到你的说明、证明材料和队伍的答复，它的结果是最后的结果。"
          onConfirm={async () => {
            await ask.mutateAsync({ correctionId });
            showToast({ kind: 'success', text: '已转给实践中心，结果会发消息告诉你' });
          }}
        >
          不服？请中心再看一次
        </AskFirstButton>
      )}
    </div>
  );
}
