import { useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { DeskDecision } from '#platform/web/decisions/desk-decision.tsx';
import { useDecision } from '#platform/web/decisions/use-decision.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import type { TeamChangeRow } from '../../contract/team-profile.contract.ts';
import { changedWords } from './team-change-table.tsx';
import { listTeamChangesCall, reviewTeamChangeCall } from './team-profile.calls.ts';

type TeamChangeDecisionProps = { change: TeamChangeRow; onDecided: () => void };

const reads = [listTeamChangesCall];
const samples = ['证明材料与填写的内容不一致', '请补充负责人变更的决议', '请上传盖章的登记证书'];

/** 通过 / 不通过 for one change. Passing makes it public at once; not passing needs a reason, which the team reads. */
export function TeamChangeDecision({ change, onDecided }: TeamChangeDecisionProps) {
  const { changeId, teamName } = change;
  const [text, onChange, forget] = useKeptText(`teamChange:${changeId}`);
  const review = useDecision(reviewTeamChangeCall, {
    subject: { kind: 'teamChange', id: changeId },
    refreshes: reads,
  });
  const takeLatest = useRefresh(reads);
  const decideAs = (verdict: 'pass' | 'reject') => (reason: string) => {
    const request = { changeId, verdict };
    const isReject = verdict === 'reject';
    review.decide(reason ? { ...request, reason } : request, {
      words: `${isReject ? '不通过' : '通过'}“${teamName}”的${changedWords(change)}`,
      onDone: () => {
        forget();
        const text = isReject ? '已不予通过，队伍会收到原因' : `“${teamName}”的变更已生效`;
        showToast({ kind: 'success', text });
      },
      onDecided,
    });
  };
  return (
    <DeskDecision
      review={review}
      isOpen={change.status === 'pending'}
      reason={{ text, onChange, label: '审核意见', hint: '不通过必填，队伍会看到；通过后资料立即更新并公开' }}
      samples={samples}
      onTakeLatest={takeLatest}
      choices={[
        {
          verdict: 'reject',
          label: '不通过',
          look: 'danger',
          deskKey: 'r',
          missing: '请填写不通过的原因，队伍会看到',
          decide: decideAs('reject'),
        },
        { verdict: 'pass', label: '通过', look: 'primary', deskKey: 'p', decide: decideAs('pass') },
      ]}
    />
  );
}
