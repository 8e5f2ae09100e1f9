import { CircleCheck, ScanLine } from 'lucide-react';
import { useRef } from 'react';
import { dayLabel, spanLabel, timeLabel } from '#platform/contract/instants.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { isEarlyLeave } from '../contract/early-leave.rules.ts';
import {
  getAttendanceBoardCall,
  readVolunteerCodeCall,
  recordVolunteerCodeCall,
} from './attendance.calls.ts';
import styles from './scan-dialog.module.css';

type Person = RemoteResult<typeof readVolunteerCodeCall>;
type Done = RemoteResult<typeof recordVolunteerCodeCall>;

const labels = { checkIn: '签到', checkOut: '签退' } as const;
/** What was read stays as it is while the dialog is open: reading it again would judge the step that was just recorded. */
const neverStale = Number.POSITIVE_INFINITY;

type ScanDialogProps = { activityId: number; code: string; onClose: () => void };

/** Whose code was scanned, what it will record, and one button that records it; a refusal stands in its place. */
export function ScanDialog({ activityId, code, onClose }: ScanDialogProps) {
  const request = { activityId, code };
  const person = useOperationQuery(readVolunteerCodeCall, request, {
    staleMs: neverStale,
    reportedBy: 'form',
  });
  const record = useOperationCommand(recordVolunteerCodeCall, {
    refreshes: [getAttendanceBoardCall],
    reportedBy: 'form',
  });
  const { data } = person;
  const failure = record.error ?? (data ? null : person.error);
  const refusal = data?.refused?.msg ?? failure?.msg;
  // What the server refused stays refused; what did not reach it can be tried again.
  const isOpen = data && !data.refused && !record.data && !record.error?.reason;
  const isPressed = useRef(false);
  const press = (): void => {
    // A second tap can come before the first is drawn.
    if (isPressed.current) return;
    isPressed.current = true;
    record.mutate(request, {
      onSettled: () => {
        isPressed.current = false;
      },
    });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={titleOf(data, record.data)}
      icon={record.data ? CircleCheck : ScanLine}
      className={styles.dialog}
      safeLabel={isOpen ? '取消' : '关闭'}
      decisive={
        isOpen ? { label: `登记${labels[data.step]}`, onPress: press, isBusy: record.isPending } : undefined
      }
    >
      {person.isPending && <Skeleton kind="rows" count={1} label="正在看是谁的志愿者码" />}
      {data && <Who person={data} />}
      {isOpen && data.step === 'checkOut' && isEarlyLeave(data) && (
        <Notice kind="warning">本场还不到一半。确实要提前离开再登记签退。</Notice>
      )}
      {data?.isSecondDevice && (
        <Notice kind="warning">这个志愿者码一小时内在两台设备上出示过，请当面核对是否本人。</Notice>
      )}
      {record.data && (
        <Notice kind="success" isLive>
          已{labels[record.data.state === 'checkedIn' ? 'checkIn' : 'checkOut']} {timeLabel(record.data.at)}
          ，回执号 {record.data.receiptNo}
        </Notice>
      )}
      {refusal && (
        <Notice kind={failure && !failure.reason ? 'error' : 'warning'} isLive>
          {refusal}
        </Notice>
      )}
    </Dialog>
  );
}

function titleOf(person: Person | undefined, done: Done | undefined): string {
  if (done) return `${done.name}已${done.state === 'checkedIn' ? '签到' : '签退'}`;
  return person ? `${person.name}${labels[person.step]}` : '志愿者码';
}

function Who({ person }: { person: Person }) {
  return (
    <div className={styles.who}>
      <Avatar
        personKey={String(person.volunteerId)}
        gender={person.gender}
        src={person.iconUrl || undefined}
        size="xl"
      />
      <dl>
        <div>
          <dt>志愿者</dt>
          <dd>
            <b>{person.name}</b> {person.mobileMasked}
            {person.isWalkIn && '，现场加入'}
          </dd>
        </div>
        <div>
          <dt>编号</dt>
          <dd>{person.volunteerNo}</dd>
        </div>
        <div>
          <dt>场次</dt>
          <dd>
            {person.postName && `${person.postName}，`}
            {dayLabel(person.startsAt)} {spanLabel(person.startsAt, person.endsAt)}
          </dd>
        </div>
        {person.checkedInAt && (
          <div>
            <dt>签到</dt>
            <dd>{timeLabel(person.checkedInAt)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
