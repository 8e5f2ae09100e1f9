import { useMemo } from 'react';
import { minuteMs } from '#platform/contract/durations.ts';
import { dayLabel, dayTimeLabel, spanLabel, timeLabel } from '#platform/contract/instants.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import type { AnyRemoteCall, RemoteResult } from '#platform/web/calls/remote.ts';
import { AskFirstButton } from '#platform/web/ui/ask-first-button.tsx';
import { type AttendanceStep, attendanceStepLabels, attendanceStates } from '../contract/attendance.words.ts';
import { confirmAttendanceCall, getMyAttendanceCall } from './attendance.calls.ts';
import { AttendanceStepForm } from './attendance-step-form.tsx';
import { ScanLeaderCode } from './camera/scan-leader-code.tsx';
import { ObjectAttendance } from './object-attendance.tsx';
import { VolunteerCode } from './volunteer-code.tsx';
import styles from './my-attendance-panel.module.css';

type MyShift = RemoteResult<typeof getMyAttendanceCall>['shifts'][number];

type PanelProps = {
  activityId: number;
  title: string;
  /** Code from a scanned QR, filled in for its shift. */
  scanned?: { shiftId: number; code: string } | undefined;
  /** Reads that a step changes elsewhere on the page. */
  refreshes: readonly AnyRemoteCall[];
};

/** Check-in and check-out of one's shifts on an activity, by one's own code or the leader's, with the receipts the server gave. */
export function MyAttendancePanel({ activityId, title, scanned, refreshes }: PanelProps) {
  const reads = useMemo(() => [getMyAttendanceCall, ...refreshes], [refreshes]);
  const mine = useOperationQuery(getMyAttendanceCall, { id: activityId }, { refreshEveryMs: minuteMs });
  if (!mine.data) return null;
  const joins = scanned && mine.data.shifts.every(({ shiftId }) => shiftId !== scanned.shiftId);
  if (mine.data.shifts.length === 0 && !joins) return null;
  return (
    <section className="panel" aria-labelledby="attendance-title">
      <div className="panel__h">
        <h2 id="attendance-title">签到签退</h2>
        {mine.data.shifts.some(({ canDo }) => canDo) && <ScanLeaderCode />}
      </div>
      <ul className={styles.list}>
        {mine.data.shifts.map((shift) => (
          <li key={shift.shiftId}>
            <ShiftAttendance
              shift={shift}
              title={title}
              code={scanned?.shiftId === shift.shiftId ? scanned.code : ''}
              refreshes={reads}
            />
          </li>
        ))}
        {joins && (
          <li>
            <p className={styles.head}>
              <b>没有报名，现场加入</b>
            </p>
            <p className="muted">把志愿者码给领队扫，扫到就签到；名额已满或本活动不接受的，领队会告诉你。</p>
            <div className={styles.own}>
              <VolunteerCode shiftId={scanned.shiftId} title={title} refreshes={reads} />
            </div>
          </li>
        )}
      </ul>
    </section>
  );
}

function ShiftAttendance({
  shift,
  title,
  code,
  refreshes,
}: {
  shift: MyShift;
  title: string;
  code: string;
  refreshes: readonly AnyRemoteCall[];
}) {
  const confirm = useOperationCommand(confirmAttendanceCall, { refreshes });
  return (
    <>
      <p className={styles.head}>
        <b>
          {dayLabel(shift.startsAt)} {spanLabel(shift.startsAt, shift.endsAt)} · {shift.postName}
        </b>
        <span className="tag">{attendanceStates[shift.state]}</span>
      </p>
      {shift.canDo ? (
        <>
          <div className={styles.own}>
            <VolunteerCode shiftId={shift.shiftId} title={title} refreshes={refreshes} />
          </div>
          <AttendanceStepForm key={code} shift={shift} act={shift.canDo} code={code} refreshes={refreshes} />
        </>
      ) : (
        <p className="muted">{shift.notice}</p>
      )}
      {shift.needsConfirmation && (
        <p className={styles.confirm}>
          {shift.needsConfirmation === 'fix'
            ? `领队把签退补为 ${shift.checkedOutAt ? timeLabel(shift.checkedOutAt) : ''}，原因：${shift.fixReason ?? ''}`
            : '领队登记你现场加入了这一场。属实的请确认，确认后时长才会认定；没有到场的请提出异议。'}
          <AskFirstButton
            look="cool"
            size="sm"
            question={{ title: '这条登记属实？', decisiveLabel: '确认无误', tone: 'plain' }}
            consequence="确认后按登记的时间核定时长；以后发现有误，还可以对时长提出异议。"
            onConfirm={async () => {
              if (shift.participationId !== null)
                await confirm.mutateAsync({ participationId: shift.participationId });
            }}
          >
            确认无误
          </AskFirstButton>
        </p>
      )}
      {shift.canObject && shift.participationId !== null && (
        <ObjectAttendance participationId={shift.participationId} title={title} refreshes={refreshes} />
      )}
      {shift.objection && <p className="muted">你提出的异议：{shift.objection}（实践中心核实中）</p>}
      {shift.receipts.length > 0 && (
        <ul className={styles.receipts} aria-label="回执">
          {shift.receipts.map((receipt) => (
            <li key={receipt.receiptNo}>
              {attendanceStepLabels[receipt.kind as AttendanceStep]} {dayTimeLabel(receipt.at)}
              <small>回执号 {receipt.receiptNo}</small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
