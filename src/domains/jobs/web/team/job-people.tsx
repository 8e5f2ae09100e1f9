import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { Revealed } from '#platform/web/decisions/reveal.tsx';
import { PrivateFiles } from '#platform/web/private-files/private-files.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { revealJobPeopleCall, revealMyJobPeopleCall } from '../jobs.calls.ts';

type Looking = {
  data: RemoteResult<typeof revealJobPeopleCall> | undefined;
  error: OperationFailed | null;
  isPending: boolean;
};

/** Whom to call and where to go, for the team that works on it. */
export function JobPeople({ jobId }: { jobId: number }) {
  const reveal = useOperationCommand(revealJobPeopleCall, { refreshes: [], reportedBy: 'form' });
  return <RevealedPeople reveal={reveal} onReveal={() => reveal.mutate({ jobId })} />;
}

/** The same for the member who said yes. */
export function MyJobPeople({ assignmentId }: { assignmentId: number }) {
  const reveal = useOperationCommand(revealMyJobPeopleCall, { refreshes: [], reportedBy: 'form' });
  return <RevealedPeople reveal={reveal} onReveal={() => reveal.mutate({ assignmentId })} />;
}

/** Names, numbers and door behind a press that is noted; the requester reads how often. */
function RevealedPeople({ reveal, onReveal }: { reveal: Looking; onReveal: () => void }) {
  if (!reveal.data)
    return (
      <>
        {reveal.error && (
          <Notice kind="error" isLive>
            {reveal.error.msg}
          </Notice>
        )}
        <p className="hint">每次查看都有记录，点单人看得到次数。只用来联系和上门。</p>
        <p>
          <Button look="line" isBusy={reveal.isPending} onClick={onReveal}>
            看门牌和电话
          </Button>
        </p>
      </>
    );
  const {
    requesterName,
    requesterMobile,
    beneficiaryName,
    beneficiaryMobile,
    guardianName,
    guardianMobile,
    address,
    risk,
    files,
  } = reveal.data;
  return (
    <Revealed>
      <p>
        点单人：{requesterName}{' '}
        {requesterMobile ? (
          <a className="link num" href={`tel:${requesterMobile}`}>
            {requesterMobile}
          </a>
        ) : (
          '已按规定抹掉'
        )}
      </p>
      <p>
        受助人：{beneficiaryName} <span className="num">{beneficiaryMobile}</span>
      </p>
      {guardianName && (
        <p>
          监护人：{guardianName} <b className="num">{guardianMobile}</b>
        </p>
      )}
      <p>门牌：{address}</p>
      <p>要小心：{risk}</p>
      {files.length > 0 && <PrivateFiles files={files} whose="点单人" />}
    </Revealed>
  );
}
