import { useEffect, useState } from 'react';
import type { NeedWorkView } from '#domains/jobs/contract/visit.contract.ts';
import { getNeedVisitCall } from '#domains/jobs/web/jobs.calls.ts';
import { NeedVisit } from '#domains/jobs/web/visit/need-visit.tsx';
import type { MyNeedView } from '#domains/needs/contract/needs.contract.ts';
import { MyNeedPanel } from '#domains/needs/web/follow/my-need-panel.tsx';
import { getMyNeedCall } from '#domains/needs/web/needs.calls.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';

export type FollowedNeedProps = { needId: number; followKey: string; now: Date };

/** A need opened by a key, for half an hour; nothing of it is kept on the device. */
export function FollowedNeed({ needId, followKey, now }: FollowedNeedProps) {
  const [need, setNeed] = useState<MyNeedView>();
  const [work, setWork] = useState<NeedWorkView | null>(null);
  const [fault, setFault] = useState<string>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    callOperation(getMyNeedCall, { needId, followKey }, { reportedBy: 'form' }).then(
      setNeed,
      (failure: unknown) => {
        const isOver = failure instanceof OperationFailed && failure.code === 404;
        setFault(isOver ? '查单已超过半小时，请刷新页面再查一次' : '没有读到这张单，请稍后再试');
      },
    );
    // Without it the page still says how far the need has come.
    callOperation(getNeedVisitCall, { needId, followKey }, { reportedBy: 'form' }).then(
      (answer) => setWork(answer.work),
      () => undefined,
    );
  }, [needId, followKey, turn]);
  if (fault)
    return (
      <Notice kind="error" isLive>
        {fault}
      </Notice>
    );
  if (!need) return <Skeleton kind="rows" count={5} />;
  const readAnew = (): void => setTurn(turn + 1);
  const isUnderWay = need.status === 'accepted' || need.status === 'inService';
  return (
    <>
      {work && isUnderWay && (
        <NeedVisit needId={needId} followKey={followKey} work={work} onChanged={readAnew} />
      )}
      <MyNeedPanel key={need.version} need={need} followKey={followKey} now={now} onChanged={readAnew} />
    </>
  );
}
