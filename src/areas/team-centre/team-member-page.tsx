import { ComplainLink } from '#domains/complaints/web/complain-link.tsx';
import { Link } from 'react-router';
import { type AttendanceState, attendanceStates } from '#domains/attendance/contract/attendance.words.ts';
import { type SignUpState, signUpStates } from '#domains/signups/contract/signups.words.ts';
import type { TeamUserDetail } from '#domains/teams/contract/members.contract.ts';
import { memberPaths } from '#domains/teams/web/members/member-paths.ts';
import { MemberProfile } from '#domains/teams/web/members/member-profile.tsx';
import { getMemberCall, listMembersCall } from '#domains/teams/web/members/members.calls.ts';
import styles from '#domains/teams/web/mine/my-team-detail.module.css';
import { minuteMs } from '#platform/contract/durations.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dateTimeLabel } from '#platform/contract/instants.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { useRouteId } from '#platform/web/route-id.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { TeamCrumb } from './team-crumb.tsx';

/** `/teamcenter/index/teamuser/detail/{id}`: one member, hours and attendance in the team, latest activities. */
export function Component() {
  const teamUserId = useRouteId();
  const found = useOperationQuery(getMemberCall, { id: teamUserId }, { reportedBy: 'form' });
  const list = useOperationQuery(listMembersCall, { pageSize: 1 }, { reportedBy: 'form', staleMs: minuteMs });
  usePageTitle(found.data?.name ?? '成员');
  if (found.isPending) return <Skeleton kind="rows" count={5} />;
  if (!found.data) {
    return (
      <EmptyState
        art={found.error?.code === 404 ? 'lens' : 'bridge'}
        title="没有取到这位成员"
        text={found.error?.msg}
        action={
          <ButtonLink look="primary" to={memberPaths.list}>
            回到成员管理
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <TeamCrumb below="members" current={found.data.name} />
      <div className={styles.stack}>
        <MemberProfile member={found.data} groups={list.data?.groups ?? []} />
        <MemberActivities member={found.data} />
        {found.data.volunteerId !== null && (
          <ComplainLink targetType="person" targetId={found.data.volunteerId} />
        )}
      </div>
    </>
  );
}

const activityColumns: readonly Column<TeamUserDetail['activities'][number]>[] = [
  {
    key: 'title',
    header: '活动',
    cell: ({ activityId, title }) => (
      <Link to={`/teamcenter/index/teamactivity/detail/${activityId}`}>{title}</Link>
    ),
  },
  { key: 'at', header: '时间', isTight: true, cell: ({ startsAt }) => dateTimeLabel(startsAt) },
  {
    key: 'state',
    header: '报名',
    isTight: true,
    cell: ({ signUpState }) => signUpStates[signUpState as SignUpState] ?? signUpState,
  },
  {
    key: 'attendance',
    header: '签到',
    isTight: true,
    cell: ({ attendance }) => (attendance ? attendanceStates[attendance as AttendanceState] : '无'),
  },
  {
    key: 'minutes',
    header: '时长',
    isNumeric: true,
    isTight: true,
    cell: ({ minutes }) => (minutes === null ? '无' : hoursLabel(minutes)),
  },
];

function MemberActivities({ member }: { member: TeamUserDetail }) {
  const { came, absent, excused } = member.attendance;
  return (
    <section className="panel" aria-labelledby="activities-title">
      <div className="panel__h">
        <h2 id="activities-title">在本队的活动</h2>
        <span className="txt2">
          到场 {came} 次，缺席 {absent} 次{excused > 0 && `，${attendanceStates.excused} ${excused} 次`}
        </span>
      </div>
      {member.activities.length === 0 ? (
        <p className={styles.none}>
          {member.volunteerId === null ? '线下成员认领账号后才能报名。' : '还没有报过本队的活动。'}
        </p>
      ) : (
        <DataTable
          caption="在本队的活动"
          isInset
          rows={member.activities}
          keyOf={({ activityId, startsAt }) => `${activityId} ${startsAt}`}
          columns={activityColumns}
        />
      )}
    </section>
  );
}
