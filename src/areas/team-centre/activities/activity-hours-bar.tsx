import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { getTeamActivityCall } from '#domains/activities/web/activities.calls.ts';
import { TeamSettleDialog } from '#domains/activities/web/team/team-settle-dialog.tsx';
import { hourStates } from '#domains/hours/contract/hours.words.ts';
import { HourRowEntryDialog } from '#domains/hours/web/hour-row-entry-dialog.tsx';
import { unusualCountOf } from '#domains/hours/web/hour-row-summary.tsx';
import { exportActivityHoursCall, type listActivityHoursCall } from '#domains/hours/web/hours.calls.ts';
import { useIsLeader } from '#domains/teams/web/lead/use-led-team.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { ExportButton } from '#platform/web/list/export-button.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import styles from './activity-hours-page.module.css';

/** States of records that have a view of their own. */
export const hourTabs = [
  'calculated',
  'submitted',
  'publicity',
  'effective',
  'disputed',
  'rejected',
] as const;
/** What asks for a look, what was changed by hand, and who never came. */
export const hourViews = ['unusual', 'adjusted', 'absent'] as const;
export type HourShown = 'all' | (typeof hourTabs)[number] | (typeof hourViews)[number];

type Hours = RemoteResult<typeof listActivityHoursCall>;

/** The filter of the list and of what is taken out of it. */
export const filterOf = (shown: HourShown) => ({
  state: hourTabs.find((tab) => tab === shown),
  isUnusual: shown === 'unusual' || undefined,
  isAdjusted: shown === 'adjusted' || undefined,
});

type HoursBarProps = { activityId: number; hours: Hours; shown: HourShown };

/** Views of 时长明细 with how much each holds, and what is done with the whole: entering, taking out, settling. */
export function ActivityHoursBar({ activityId, hours, shown }: HoursBarProps) {
  const [opened, setOpened] = useState<'entry' | 'settle'>();
  const activity = useOperationQuery(getTeamActivityCall, { id: activityId });
  const isLeader = useIsLeader();
  const canSettle = activity.data?.acts.includes('settle') === true;
  return (
    <div className={styles.bar}>
      <ListTabs
        isSwitch
        label="按状态"
        current={shown}
        tabs={[
          { key: 'all', label: '全部', count: hours.counts.all },
          { key: 'unusual', label: '有异常', count: unusualCountOf(hours) },
          { key: 'adjusted', label: '手工调整', count: hours.counts.adjusted },
          { key: 'absent', label: '缺席', count: hours.people.absentCount },
          ...hourTabs
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
        {shown !== 'absent' && (
          <ExportButton
            what="时长明细"
            total={hours.total}
            fetchSheet={(reason) =>
              callOperation(exportActivityHoursCall, { activityId, ...filterOf(shown), reason })
            }
          />
        )}
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
