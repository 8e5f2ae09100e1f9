import { Hand } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { claimNeedCall, getPoolNeedCall, listTeamJobsCall } from '../jobs.calls.ts';
import { jobPaths } from '../job-paths.ts';
import styles from './pool.module.css';

const reads = [getPoolNeedCall, listTeamJobsCall];

/** Takes a need out of the pool; whoever was faster is named beside the button, and nothing that is read goes away. */
export function ClaimButton({ needId, isStopped }: { needId: number; isStopped: boolean }) {
  const claim = useOperationCommand(claimNeedCall, { refreshes: reads, reportedBy: 'form' });
  const navigate = useNavigate();
  const take = (): void =>
    claim.mutate(
      { needId },
      {
        onSuccess: ({ jobId }) => {
          showToast({ kind: 'success', text: '抢到了，2 个工作日内联系点单人' });
          void navigate(jobPaths.teamJob(jobId));
        },
      },
    );
  return (
    <span className={styles.claim}>
      <Button
        look="primary"
        isBusy={claim.isPending}
        disabled={isStopped || claim.error?.reason === 'taken' || claim.error?.reason === 'poolOver'}
        onClick={take}
      >
        <Hand className="ic" aria-hidden />
        {isStopped ? '接不了' : '抢单'}
      </Button>
      <span role="status">{claim.error?.msg}</span>
    </span>
  );
}
