import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { getTeamActivityCall } from '#domains/activities/web/activities.calls.ts';
import { teamPaths } from '#domains/activities/web/team/team-paths.ts';
import { TeamSettleDialog } from '#domains/activities/web/team/team-settle-dialog.tsx';
import { hourStates } from '#domains/hours/contract/hours.words.ts';
import { CorrectionQueue } from '#domains/hours/web/correction-queue.tsx';
import { HourRowConfirmBar } from '#domains/hours/web/hour-row-confirm-bar.tsx';
import { HourRowEntryDialog } from '#domains/hours/web/hour-row-entry-dialog.tsx';
import { HourRowSummary, unusualCountOf } from '#domains/hours/web/hour-row-summary.tsx';
import { HourRowTable } from '#domains/hours/web/hour-row-table.tsx';
import { exportActivityHoursCall, listActivityHoursCall } from '#domains/hours/web/hours.calls.ts';
import { RateVolunteers } from '#domains/ratings/web/rate-volunteers.tsx';
import { useIsLeader } from '#domains/teams/web/lead/use-led-team.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { useRouteId } from '#platform/web/route-id.ts';
import { Cover } from '#platform/web/ui/cover.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { ExportButton } from '#platform/web/list/export-button.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { missingActivity } from './missing-activity.tsx';
import { TeamCrumb } from '../team-crumb.tsx';
import styles from './activity-hours-page.module.css';

const tabs = ['calculated', 'submitted', 'publicity', 'effective', 'disputed', 'rejected'] as const;
type State = (typeof tabs)[number];
/** The view of what asks for a look. */
const unusual = 'unusual';
type Hours = RemoteResult<typeof listActivityHoursCall>;

/** `/teamcenter/index/teamactivity/timelist/{id}` 服务时长明细: change, confirm, enter what is missing, settle. */
export function Component() {
  usePageTitle('服务时长明细');
  const activityId = useRouteId();
  const url = useUrlFilters({ pageSize: 100, view: 'state' });
  const state = url.wordOf('state', tabs);
  const isUnusual = url.wordOf('state', [unusual]) !== undefined;
  const hours = useOperationQuery(
    listActivityHoursCall,
    { activityId, state, isUnusual, ...url.paging },
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
        {data && <HoursBar activityId={activityId} hours={data} shown={isUnusual ? unusual : state} />}
        <QueryList
          query={hours}
          url={url}
          what="时长"
          unit="条"
          missing={missingActivity}
          empty={{
            art: 'boat',
            title: state ? '没有这种状态的记录' : isUnusual ? '没有异常的记录' : '还没有时长记录',
            text: isUnusual
              ? '手工调整、当天超过 10 小时、与另一条重叠、有异议和不予认定的会列在这里。'
              : '活动结束、签到签退齐全后，时长会自动算好放在这里。',
          }}
        >
          {(rows) => <HourRowTable hours={rows} />}
        </QueryList>
        {data && (
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
      </Notice>
      <RateVolunteers activityId={activityId} />
    </>
  );
}

/** The activity's cover; nothing until it is known. */
function ActivityCover({ activityId }: { activityId: number }) {
  const { data } = useOperationQuery(getTeamActivityCall, { id: activityId }, { reportedBy: 'form' });
  return data ? (
    <Cover kind={data.category} recordKey={`activity:${activityId}`} {...data.cover} isEager />
  ) : null;
}

function HoursBar(props: { activityId: number; hours: Hours; shown: State | typeof unusual | undefined }) {
  const { activityId, hours, shown } = props;
  const [opened, setOpened] = useState<'entry' | 'settle'>();
  const activity = useOperationQuery(getTeamActivityCall, { id: activityId });
  const isLeader = useIsLeader();
  const canSettle = activity.data?.acts.includes('settle') === true;
  return (
    <div className={styles.bar}>
      <ListTabs
        isSwitch
        label="按状态"
        current={shown ?? 'all'}
        tabs={[
          { key: 'all', label: '全部' },
          { key: unusual, label: '有异常', count: unusualCountOf(hours) },
          ...tabs
            .filter((tab) => hours.counts[tab] > 0 || tab === shown)
            .map((tab) => ({ key: tab, label: hourStates[tab], count: hours.counts[tab] })),
        ]}
        hrefOf={(key) => (key === 'all' ? '?' : `?state=${key}`)}
      />
      <div>
        {!isLeader && (
          <Button look="line" onClick={() => setOpened('entry')}>
            <UserPlus className="ic" aria-hidden />
            补录
          </Button>
        )}
        <ExportButton
          what="时长明细"
          total={hours.total}
          fetchSheet={(reason) =>
            callOperation(exportActivityHoursCall, {
              activityId,
              ...(shown === unusual ? { isUnusual: true } : { state: shown }),
              reason,
            })
          }
        />
        {canSettle && (
          <Button look="primary" onClick={() => setOpened('settle')}>
            结项
          </Button>
        )}
      </div>
      {opened === 'entry' && (
        <HourRowEntryDialog shifts={hours.shifts} onClose={() => setOpened(undefined)} />
      )}
      {opened === 'settle' && activity.data && (
        <TeamSettleDialog activity={activity.data} onClose={() => setOpened(undefined)} />
      )}
    </div>
  );
}
