import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { DeskBatch } from '#platform/web/decisions/desk-batch.tsx';
import type { TeamReviewRow } from '../../contract/manage-teams.contract.ts';
import {
  previewTeamRegistrationsCall,
  reviewTeamRegistrationsCall,
  staffTeamReads,
} from './manage-teams.calls.ts';

type TeamReviewBatchProps = { chosen: readonly TeamReviewRow[]; onDone: () => void };

/** 批量通过 and 批量退回 of the chosen registrations. */
export function TeamReviewBatch({ chosen, onDone }: TeamReviewBatchProps) {
  const look = useOperationCommand(previewTeamRegistrationsCall);
  const review = useOperationCommand(reviewTeamRegistrationsCall, { refreshes: staffTeamReads });
  const items = chosen.map(({ teamId, version }) => ({ teamId, version }));
  const waysOf = (verdict: 'pass' | 'return') => ({
    verdict,
    preview: () => look.mutateAsync({ items, verdict }),
    send: (reason: string) => review.mutateAsync({ items, verdict, ...(reason && { reason }) }),
  });
  return (
    <DeskBatch
      count={chosen.length}
      unit="支"
      titleOf={(id) => `“${chosen.find(({ teamId }) => teamId === id)?.name ?? id}”`}
      onDone={onDone}
      choices={[
        {
          ...waysOf('return'),
          label: '退回',
          isDanger: true,
          consequence: '退回后由队伍补充资料再提交。',
          reason: { label: '退回原因', hint: '每支队伍都会收到这段话' },
        },
        { ...waysOf('pass'), label: '通过', consequence: '通过后队伍主页公开，可以发布活动、招募队员。' },
      ]}
    />
  );
}
