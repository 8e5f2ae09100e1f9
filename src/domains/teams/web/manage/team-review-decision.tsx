import { useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { DeskDecision } from '#platform/web/decisions/desk-decision.tsx';
import { useDecision } from '#platform/web/decisions/use-decision.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import { teamReturnSamples } from '../../contract/manage-teams.words.ts';
import { listTeamReviewsCall, reviewTeamRegistrationCall, staffTeamReads } from './manage-teams.calls.ts';

type Verdict = 'pass' | 'return' | 'reject';
type Registration = { teamId: number; version: number; name: string };
type TeamReviewDecisionProps = {
  team: Registration;
  /** False once it was decided: only what somebody else's decision left unsent is shown. */
  isOpen: boolean;
  onDecided: () => void;
};

const queueReads = [listTeamReviewsCall];
const verdictWords: Record<Verdict, string> = { pass: '通过', return: '退回', reject: '不通过' };
const doneWords: Record<Verdict, string> = { pass: '已通过审核', return: '已退回补充', reject: '未通过审核' };
const missing = '请填写意见，让队伍知道怎么改';

/** 通过 / 退回补充 / 不通过 for one registration. All but passing need a reason, which the team reads. */
export function TeamReviewDecision({ team, isOpen, onDecided }: TeamReviewDecisionProps) {
  const [text, onChange, forget] = useKeptText(`team:${team.teamId}`);
  const review = useDecision(reviewTeamRegistrationCall, {
    subject: { kind: 'team', id: team.teamId },
    refreshes: queueReads,
  });
  const takeLatest = useRefresh(staffTeamReads);
  const decideAs = (verdict: Verdict) => (reason: string) => {
    const request = { teamId: team.teamId, version: team.version, verdict };
    review.decide(reason ? { ...request, reason } : request, {
      words: `${verdictWords[verdict]}“${team.name}”`,
      onDone: () => {
        forget();
        takeLatest();
        showToast({ kind: 'success', text: `“${team.name}”${doneWords[verdict]}` });
      },
      onDecided,
    });
  };
  return (
    <DeskDecision
      review={review}
      isOpen={isOpen}
      reason={{ text, onChange, label: '审核意见', hint: '退回和不通过必填，队伍会看到' }}
      samples={teamReturnSamples}
      onTakeLatest={takeLatest}
      choices={[
        { verdict: 'reject', label: '不通过', look: 'danger', missing, decide: decideAs('reject') },
        {
          verdict: 'return',
          label: '退回补充',
          look: 'line',
          deskKey: 'r',
          missing,
          decide: decideAs('return'),
        },
        { verdict: 'pass', label: '通过', look: 'primary', deskKey: 'p', decide: decideAs('pass') },
      ]}
    />
  );
}
