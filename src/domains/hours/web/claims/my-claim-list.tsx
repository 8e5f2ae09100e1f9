import { categoryMark } from '#domains/site/contract/categories.words.ts';
import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { witnessWords } from '#domains/site/contract/witness.words.ts';
import { dayLabel, spanLabel } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { AskFirstButton } from '#platform/web/ui/ask-first-button.tsx';
import { KindChip } from '#platform/web/ui/kind-chip.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { Steps } from '#platform/web/ui/steps.tsx';
import { claimStateLabel } from '../../contract/claims.words.ts';
import { HandInMaterial } from '../material/hand-in-material.tsx';
import { MaterialAsks } from '../material/material-asks.tsx';
import { GradeSeal } from '../grade-seal.tsx';
import {
  askCentreForClaimCall,
  listMyHourClaimsCall,
  listMyHoursCall,
  withdrawHourClaimCall,
} from '../hours.calls.ts';
import styles from './claims.module.css';

type MyClaim = RemoteResult<typeof listMyHourClaimsCall>['list'][number];

type OnOpenProof = {
  /** Opens a private file of the files room. */
  onOpenProof: (fileId: number) => void;
};

/** My claims, each with where it stands, what was answered, and what I can still do. */
export const MyClaimList = ({ claims, onOpenProof }: { claims: readonly MyClaim[] } & OnOpenProof) => (
  <ul className={styles.list}>
    {claims.map((claim) => (
      <li key={claim.claimId} className={`panel ${styles.claim}`}>
        <MyClaimCard claim={claim} onOpenProof={onOpenProof} />
      </li>
    ))}
  </ul>
);

function MyClaimCard({ claim, onOpenProof }: { claim: MyClaim } & OnOpenProof) {
  const state = claimStateLabel(claim);
  return (
    <>
      <GradeSeal grade="D" size={40} />
      <div className={styles.told}>
        <p className={styles.title}>
          <b>{claim.title}</b>
          <KindChip {...categoryMark(claim.category)} />
          <StatusDot tone={stateTone(state)}>{state}</StatusDot>
        </p>
        <p className="muted">
          {dayLabel(claim.startsAt)} {spanLabel(claim.startsAt, claim.endsAt)} · {claim.place} ·{' '}
          {claim.teamName} · {claim.claimNo}
        </p>
        {claim.state !== 'withdrawn' && claim.hour?.state !== 'rejected' && claim.state !== 'refused' && (
          <Steps
            className={styles.steps}
            names={claim.lateReason === null ? stepNames : lateStepNames}
            current={stepOf(claim)}
          />
        )}
        <p>{nowOf(claim)}</p>
        <MaterialAsks asks={claim.asks} />
        <HandInMaterial asks={claim.asks} />
        {claim.lateReason && <p className="muted">你写的迟报原因：{claim.lateReason}</p>}
        {claim.teamOpinion && <p className="muted">队伍的答复：{claim.teamOpinion}</p>}
        <p className={styles.papers}>
          {witnessWords({ witnessName: claim.witnessName })}
          {claim.proofs.map(({ fileId, name }) => (
            <button key={fileId} type="button" className="link" onClick={() => onOpenProof(fileId)}>
              {name}
            </button>
          ))}
        </p>
        <WhatICanDo claim={claim} />
      </div>
      <p className={styles.minutes}>
        <b className="num">{claim.hour?.minutes ?? claim.minutes}</b> 分钟
        {claim.hour && claim.hour.minutes !== claim.minutes && <small>申请 {claim.minutes} 分钟</small>}
      </p>
    </>
  );
}

const stepNames = ['提交申请', '队伍答复', '中心审核', '公示 3 个工作日', '生效'] as const;
const lateStepNames = ['提交申请', '中心初核', '中心核定', '公示 3 个工作日', '生效'] as const;

function stepOf({ state, hour, lateReason, firstOpinion }: MyClaim): number {
  if (state === 'atTeam') return 1;
  if (lateReason !== null && firstOpinion === null && hour?.state === 'submitted') return 1;
  if (!hour || hour.state === 'submitted') return 2;
  return hour.state === 'effective' || hour.state === 'voided' ? stepNames.length : 3;
}

const lastDay = (over: string): string => dayLabel(new Date(Date.parse(over) - 1));

/** What it waits for, or how it ended, in a sentence. */
function nowOf({ state, dueAt, workdaysLeft, hour, awaitsUntil, lateReason, firstOpinion }: MyClaim): string {
  if (awaitsUntil !== null) return '在等你补材料，期间时钟停着。';
  if (state === 'atTeam')
    return `队伍应在 ${lastDay(dueAt)} 前答复，还剩 ${workdaysLeft} 个工作日；过期自动转给实践中心。`;
  if (state === 'refused') return '队伍没有同意。不服可以请实践中心再看一次。';
  if (state === 'withdrawn') return '你撤回了这份申请，材料已经删除。';
  switch (hour?.state) {
    case 'publicity':
      return `中心已认定，正在公示${hour.publicityEndsAt ? `，${lastDay(hour.publicityEndsAt)} 止` : ''}。没有异议就生效。`;
    case 'disputed':
      return '公示中有人提出异议，中心核实后会告诉你结果。';
    case 'effective':
      return `已经生效，记录号 ${hour.hourNo}，在我的志愿档案里可以看到。`;
    case 'rejected':
      return `中心没有认定${hour.decisionNote ? `：${hour.decisionNote}` : ''}。`;
    case 'voided':
      return `已作废${hour.decisionNote ? `：${hour.decisionNote}` : ''}。`;
    default:
      if (lateReason !== null)
        return firstOpinion === null
          ? '服务结束已超过 30 天，由实践中心两位审核员先后认定。'
          : '第一位审核员已经认定，正等第二位。';
      return '已经到了实践中心，由一位和你、和队伍都无关的审核员决定。';
  }
}

function WhatICanDo({ claim: { claimId, canWithdraw, canAskCentre } }: { claim: MyClaim }) {
  const refreshes = [listMyHourClaimsCall, listMyHoursCall];
  const withdraw = useOperationCommand(withdrawHourClaimCall, { refreshes });
  const ask = useOperationCommand(askCentreForClaimCall, { refreshes });
  return (
    <>
      {canWithdraw && (
        <AskFirstButton
          look="ghost"
          size="sm"
          question={{ title: '撤回这份申请？', decisiveLabel: '撤回申请' }}
          consequence="没有人再处理它，上传的材料一并删除。这段时间需要时可以重新申请。"
          onConfirm={() => withdraw.mutateAsync({ claimId })}
        >
          撤回申请
        </AskFirstButton>
      )}
      {canAskCentre && (
        <AskFirstButton
          look="line"
          size="sm"
          question={{ title: '请实践中心再看一次？', decisiveLabel: '转给实践中心', tone: 'plain' }}
          consequence="中心会看到你的说明、材料和队伍的答复，它的结果是最后的结果。"
          onConfirm={async () => {
            await ask.mutateAsync({ claimId });
            showToast({ kind: 'success', text: '已转给实践中心，结果会发消息告诉你' });
          }}
        >
          请中心再看一次
        </AskFirstButton>
      )}
    </>
  );
}
