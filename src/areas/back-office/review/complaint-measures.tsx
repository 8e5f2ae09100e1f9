import { type ReactNode, useState } from 'react';
import { getActivityForReviewCall } from '#domains/activities/web/activities.calls.ts';
import { ReviewSuspension } from '#domains/activities/web/review/review-suspension.tsx';
import type { ComplaintDeskView } from '#domains/complaints/contract/complaint-desk.contract.ts';
import type { ComplaintTarget } from '#domains/complaints/contract/complaints.words.ts';
import { listHoursForReviewCall } from '#domains/hours/web/hours.calls.ts';
import { VoidHour } from '#domains/hours/web/voiding/void-hour.tsx';
import { getTeamForStaffCall } from '#domains/teams/web/manage/manage-teams.calls.ts';
import { TeamManageActs } from '#domains/teams/web/manage/team-manage-acts.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { DeskSection } from '#platform/web/decisions/desk-item.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { Button } from '#platform/web/ui/button.tsx';

type OfTarget = { targetId: number };

/** What follows from a complaint that is true, by the room that owns the target: it asks, judges and logs as it does anywhere. */
export function ComplaintMeasures({ complaint }: { complaint: ComplaintDeskView }) {
  const { targetType, targetId } = complaint;
  if (targetType === null || targetId === null) return null;
  const Measure = measures[targetType];
  return (
    <DeskSection title="属实的，从这里处理">
      <Measure targetId={targetId} />
    </DeskSection>
  );
}

const leadTo = (label: string, pathOf: (id: number) => string) =>
  function Lead({ targetId }: OfTarget) {
    return (
      <ButtonLink look="line" size="sm" to={pathOf(targetId)}>
        {label}
      </ButtonLink>
    );
  };

/** 停用 or 恢复 of the activity. */
function SuspendActivity({ targetId }: OfTarget) {
  const { data } = useOperationQuery(getActivityForReviewCall, { id: targetId }, { reportedBy: 'form' });
  const [isAsking, setAsking] = useState(false);
  const act = data?.status === 'suspended' ? 'resume' : 'suspend';
  if (!data) return <p className="muted">这个活动现在不能停用。</p>;
  return (
    <>
      <Button look={act === 'suspend' ? 'danger' : 'line'} size="sm" onClick={() => setAsking(true)}>
        {act === 'suspend' ? '停用活动' : '恢复活动'}
      </Button>
      <ReviewSuspension
        asked={isAsking ? { activity: data, act } : undefined}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** 暂停, 恢复, 调整信用等级 and 注销 of the team. */
function ManageTeam({ targetId }: OfTarget) {
  const { data } = useOperationQuery(getTeamForStaffCall, { id: targetId }, { reportedBy: 'form' });
  return data ? <TeamManageActs team={data} /> : <p className="muted">你没有管理这支队伍的权限。</p>;
}

/** 作废 of a record that counts; one that is still under way is decided at its own desk. */
function VoidRecord({ targetId }: OfTarget) {
  const counting = { tab: 'counting' as const, hourId: targetId, pageNum: 1, pageSize: 1 };
  const { data } = useOperationQuery(listHoursForReviewCall, counting, { reportedBy: 'form' });
  const hour = data?.list[0];
  if (hour) return <VoidHour hour={hour} />;
  return (
    <ButtonLink look="line" size="sm" to={`/review/hours?tab=counting&hour=${targetId}`}>
      到时长审核办理这条记录
    </ButtonLink>
  );
}

const measures: Readonly<Record<ComplaintTarget, (props: OfTarget) => ReactNode>> = {
  activity: SuspendActivity,
  team: ManageTeam,
  hour: VoidRecord,
  need: leadTo('到需求审核办理这张单', (id) => `/review/needs?id=${id}`),
  person: leadTo('到志愿者管理限制或停用', (id) => `/manage/volunteers?id=${id}`),
  news: leadTo('到动态审核下线这篇文章', (id) => `/review/news?id=${id}`),
};
