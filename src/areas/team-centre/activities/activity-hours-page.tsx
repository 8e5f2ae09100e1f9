import { Link } from 'react-router';
import { AbsentList } from '#domains/attendance/web/roll-call/absent-list.tsx';
import { getTeamActivityCall } from '#domains/activities/web/activities.calls.ts';
import { teamPaths } from '#domains/activities/web/team/team-paths.ts';
import { CorrectionQueue } from '#domains/hours/web/correction-queue.tsx';
import { evidenceGrades, gradeWords } from '#domains/hours/contract/hours.words.ts';
import { HourRowConfirmBar } from '#domains/hours/web/hour-row-confirm-bar.tsx';
import { HourRowSummary } from '#domains/hours/web/hour-row-summary.tsx';
import { HourRowTable } from '#domains/hours/web/hour-row-table.tsx';
import { listActivityHoursCall } from '#domains/hours/web/hours.calls.ts';
import { RateVolunteers } from '#domains/ratings/web/rate-volunteers.tsx';
import { useIsLeader } from '#domains/teams/web/lead/use-led-team.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { useRouteId } from '#platform/web/route-id.ts';
import { Cover } from '#platform/web/ui/cover.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { ActivityHoursBar, filterOf, type HourShown, hourTabs, hourViews } from './activity-hours-bar.tsx';
import { missingActivity } from './missing-activity.tsx';
import { TeamCrumb } from '../team-crumb.tsx';
import styles from './activity-hours-page.module.css';

/** `/teamcenter/index/teamactivity/timelist/{id}` 服务时长明细: change, confirm, enter what is missing, settle. */
export function Component() {
  usePageTitle('服务时长明细');
  const activityId = useRouteId();
  const url = useUrlFilters({ pageSize: 100, view: 'state' });
  const shown = url.wordOf('state', [...hourTabs, ...hourViews]) ?? 'all';
  const hours = useOperationQuery(
    listActivityHoursCall,
    { activityId, ...filterOf(shown), ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const { data } = hours;
  const isLeader = useIsLeader();
  return (
    <>
      <TeamCrumb below="activities" current="服务时长明细" />
      {data && <HourRowSummary hours={data} cover={<ActivityCover activityId={activityId} />} />}
      {!isLeader && <CorrectionQueue activityId={activityId} />}
      {data && data.counts.unresolved > 0 && (
        <Notice kind="warning" className={styles.notice}>
          {data.counts.unresolved} 人的考勤没有处理完，补签退或登记缺席后才会有时长。
          <Link className="link" to={teamPaths.attendance(activityId)}>
            去处理考勤
          </Link>
        </Notice>
      )}
      <section className="panel" aria-label="时长名单">
        {data && <ActivityHoursBar activityId={activityId} hours={data} shown={shown} />}
        {shown === 'absent' ? (
          <AbsentList
            activityId={activityId}
            rollCallOf={(shiftId) => `${teamPaths.attendance(activityId)}?shift=${shiftId}`}
          />
        ) : (
          <QueryList
            query={hours}
            url={url}
            what="时长"
            unit="条"
            missing={missingActivity}
            empty={emptyOf(shown)}
          >
            {(rows) => <HourRowTable hours={rows} />}
          </QueryList>
        )}
        {data && shown !== 'absent' && (
          <HourRowConfirmBar
            of={{ activityId }}
            hours={data.list}
            waitingCount={data.counts.calculated}
            prospect={data.waiting}
            unresolved={data.counts.unresolved}
            isLeader={isLeader}
          />
        )}
      </section>
      <Notice kind="info" className={styles.notice}>
        时长按分钟计算，不超过本场时长加 2 小时，单条至多 8
        小时。往下调由队伍决定，往上调须写明原因并由实践中心复核。
        {keysOf(evidenceGrades).map(gradeWords).join('；')}。
      </Notice>
      <RateVolunteers activityId={activityId} />
    </>
  );
}

/** Said where a view holds nothing. */
function emptyOf(shown: HourShown) {
  const [title, text] =
    shown === 'all'
      ? ['还没有时长记录', '活动结束、签到签退齐全后，时长会自动算好放在这里。']
      : shown === 'unusual'
        ? ['没有异常的记录', '手工调整、当天超过 10 小时、与另一条重叠、有异议和不予认定的会列在这里。']
        : shown === 'adjusted'
          ? ['没有手工调整的记录', '你们改过分钟数的记录会列在这里，写着原因。']
          : ['没有这种状态的记录', '活动结束、签到签退齐全后，时长会自动算好放在这里。'];
  return { art: 'boat', title, text } as const;
}

/** The activity's cover; nothing until it is known. */
function ActivityCover({ activityId }: { activityId: number }) {
  const { data } = useOperationQuery(getTeamActivityCall, { id: activityId }, { reportedBy: 'form' });
  return data ? (
    <Cover kind={data.category} recordKey={`activity:${activityId}`} {...data.cover} isEager />
  ) : null;
}
