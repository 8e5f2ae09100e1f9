import { useState } from 'react';
import { Link } from 'react-router';
import {
  confirmAttendanceCall,
  getMyAttendanceCall,
  listAttendanceToConfirmCall,
} from '#domains/attendance/web/attendance.calls.ts';
import { ObjectAttendance } from '#domains/attendance/web/object-attendance.tsx';
import { ObjectHourDialog } from '#domains/hours/web/mine/object-hour-dialog.tsx';
import { getVolunteerHomeCall } from '#domains/statistics/web/statistics.calls.ts';
import { dayLabel, spanLabel, timeLabel } from '#platform/contract/instants.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { QueryPanel } from '#platform/web/list/query-panel.tsx';
import { AskFirstButton } from '#platform/web/ui/ask-first-button.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import styles from './attendance-to-confirm.module.css';

type Awaited = RemoteResult<typeof listAttendanceToConfirmCall>['list'][number];
const refreshes = [listAttendanceToConfirmCall, getMyAttendanceCall, getVolunteerHomeCall];

/** 补签待确认: what leaders recorded of me in all activities, confirmed or objected to row by row; nothing is shown when nothing waits. */
export function AttendanceToConfirm() {
  const waiting = useOperationQuery(listAttendanceToConfirmCall, {}, { reportedBy: 'form' });
  return (
    <QueryPanel query={waiting} title="补签待确认">
      {(rows) => (
        <ul className={styles.list}>
          {rows.map((row) => (
            <AwaitedRow key={row.participationId} row={row} />
          ))}
        </ul>
      )}
    </QueryPanel>
  );
}

function AwaitedRow({ row }: { row: Awaited }) {
  const confirm = useOperationCommand(confirmAttendanceCall, { refreshes });
  const [isDoubted, setDoubted] = useState(false);
  const { participationId, hour, title } = row;
  const agree = async () => {
    await confirm.mutateAsync({ participationId });
    showToast({ kind: 'success', text: '已确认，时长照常核定' });
  };
  return (
    <li>
      <div>
        <Link to={`/usercenter/index/myactivity/detail/${row.activityId}`}>{title}</Link>
        <small>
          {[row.teamName, `${dayLabel(row.startsAt)} ${spanLabel(row.startsAt, row.endsAt)}`, row.postName]
            .filter(Boolean)
            .join('，')}
        </small>
        <p>{sentenceOf(row)}</p>
        {!hour && row.canObject && (
          <ObjectAttendance participationId={participationId} title={title} refreshes={refreshes} />
        )}
      </div>
      <span className={styles.acts}>
        {hour && (
          <Button look="danger" size="sm" onClick={() => setDoubted(true)}>
            有异议
          </Button>
        )}
        <AskFirstButton
          look="cool"
          size="sm"
          question={{ title: '这条登记属实？', decisiveLabel: '确认无误', tone: 'plain' }}
          consequence="确认后按登记的时间核定时长；以后发现有误，还可以对时长提出异议。"
          onConfirm={agree}
        >
          确认无误
        </AskFirstButton>
      </span>
      {isDoubted && hour && (
        <ObjectHourDialog
          hour={{ ...hour, activityTitle: title }}
          refreshes={refreshes}
          onClose={() => setDoubted(false)}
        />
      )}
    </li>
  );
}

/** What was recorded, and what follows from either answer. */
function sentenceOf({ needs, checkedInAt, checkedOutAt, fixReason }: Awaited): string {
  const times = `${checkedInAt ? timeLabel(checkedInAt) : '—'} 签到`;
  if (needs === 'walkIn') return `领队登记你现场加入，${times}。属实请确认，确认后时长才会认定。`;
  const reason = fixReason && `，原因：${fixReason}`;
  return `${times}，领队把签退补为 ${checkedOutAt ? timeLabel(checkedOutAt) : '—'}${reason}。确认后时长才会认定。`;
}
