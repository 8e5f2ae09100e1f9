import { useEffect, useState } from 'react';
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
  }, [needId, followKey, turn]);
  if (fault)
    return (
      <Notice kind="error" isLive>
        {fault}
      </Notice>
    );
  if (!need) return <Skeleton kind="rows" count={5} />;
  return (
    <MyNeedPanel
      key={need.version}
      need={need}
      followKey={followKey}
      now={now}
      onChanged={() => setTurn(turn + 1)}
    />
  );
}
