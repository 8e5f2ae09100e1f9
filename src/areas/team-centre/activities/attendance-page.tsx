import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { teamPaths } from '#domains/activities/web/team/team-paths.ts';
import { exportAttendanceCall, getAttendanceBoardCall } from '#domains/attendance/web/attendance.calls.ts';
import { RollCallShift } from '#domains/attendance/web/roll-call-shift.tsx';
import { openSteps, type ShiftBoard } from '#domains/attendance/web/roll-call/shift-board.ts';
import { ScanDialog } from '#domains/attendance/web/scan-dialog.tsx';
import { ScanField } from '#domains/attendance/web/scan-field.tsx';
import { useScannedCode } from '#domains/attendance/web/scanned-code.ts';
import { HourRowEntryDialog } from '#domains/hours/web/hour-row-entry-dialog.tsx';
import { useIsLeader } from '#domains/teams/web/lead/use-led-team.ts';
import { dayLabel, spanLabel } from '#platform/contract/instants.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { ExportButton } from '#platform/web/list/export-button.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { parseRouteId, useRouteId } from '#platform/web/route-id.ts';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { useWeekChoice } from '#platform/web/weeks/use-week-choice.ts';
import { WeekChoiceBar } from '#platform/web/weeks/week-choice-bar.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { PrintButton } from '#platform/web/ui/print-button.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { missingActivity } from './missing-activity.tsx';
import { TeamCrumb } from '../team-crumb.tsx';
import styles from './attendance-page.module.css';

/**
 * `/teamcenter/index/teamactivity/cj/{id}` 参加列表: the day itself, shift by shift; read again every 20 seconds; without a line the last reading stays.
 * A volunteer's code in the address (`?code=`) or in the field opens the card of that person.
 */
export function Component() {
  usePageTitle('签到考勤');
  const now = useNow();
  const id = useRouteId();
  const [query] = useSearchParams();
  const [scanned, setScanned] = useScannedCode();
  const board = useOperationQuery(
    getAttendanceBoardCall,
    { id },
    { refreshEveryMs: 20_000, reportedBy: 'form' },
  );
  if (board.error && !board.data)
    return (
      <LoadFailed
        className="panel"
        what="考勤"
        failure={board.error}
        missing={missingActivity}
        onRetry={() => void board.refetch()}
      />
    );
  const shifts = board.data?.shifts ?? [];
  const asked = parseRouteId(query.get('shift') ?? undefined);
  const shift = shifts.find(({ shiftId }) => shiftId === asked) ?? shiftOfNow(shifts, now);
  return (
    <>
      <TeamCrumb below="activities" current="签到考勤" />
      {board.isPending && <Skeleton kind="rows" count={6} />}
      {board.data && (
        <header className="ph">
          <div>
            <h1>{board.data.title}</h1>
            <p>{board.data.placeName}</p>
          </div>
          <div className={styles.acts}>
            {shift && shift.rows.length > 0 && <Sheets activityId={id} shift={shift} />}
            <ButtonLink look="line" to={teamPaths.hours(id)}>
              时长明细
            </ButtonLink>
          </div>
        </header>
      )}
      {shifts.length > 1 && <ShiftTabs shifts={shifts} current={shift} />}
      {scanned && (
        <ScanDialog key={scanned} activityId={id} code={scanned} onClose={() => setScanned(undefined)} />
      )}
      {shift && openSteps(shift, now).takesCodes && <ScanField activityId={id} onScan={setScanned} />}
      {shift && <DayOfShift key={shift.shiftId} shift={shift} shifts={shifts} />}
      {board.data && !shift && (
        <section className="panel">
          <EmptyState art="boat" title="这个活动还没有场次" />
        </section>
      )}
    </>
  );
}

/** The shifts to choose from, of many those of one week. */
function ShiftTabs({ shifts, current }: { shifts: readonly ShiftBoard[]; current: ShiftBoard | undefined }) {
  const choice = useWeekChoice(shifts, current);
  return (
    <>
      <WeekChoiceBar choice={choice} unit="场" />
      <nav className={styles.shifts} aria-label="场次">
        {choice.shown.map((one) => (
          <Link
            key={one.shiftId}
            to={`?shift=${one.shiftId}`}
            aria-current={one === current ? 'true' : undefined}
          >
            <b>{one.postName || dayLabel(one.startsAt)}</b>
            <small>
              {dayLabel(one.startsAt)} {spanLabel(one.startsAt, one.endsAt)}
            </small>
            <small>
              应到 {one.expectedCount}，在场 {one.insideCount}
            </small>
          </Link>
        ))}
      </nav>
    </>
  );
}

/** The roll call of a shift; beside it, once it is over, who came and was never recorded is entered with proof (not by a 领队). */
function DayOfShift({ shift, shifts }: { shift: ShiftBoard; shifts: readonly ShiftBoard[] }) {
  const isLeader = useIsLeader();
  const [isMakingUp, setMakingUp] = useState(false);
  return (
    <>
      <RollCallShift shift={shift} onMakeUp={isLeader ? undefined : () => setMakingUp(true)} />
      {isMakingUp && (
        <HourRowEntryDialog
          shifts={[shift, ...shifts.filter((one) => one !== shift)]}
          missed={shift.rows.filter(({ state }) => state === 'expected' || state === 'absent')}
          onClose={() => setMakingUp(false)}
        />
      )}
    </>
  );
}

/** The list of a shift, to sign on paper and to take out. */
const Sheets = ({ activityId, shift }: { activityId: number; shift: ShiftBoard }) => (
  <>
    <PrintButton label="打印签到表" look="line" />
    <ExportButton
      what="考勤名单"
      label="导出名单"
      total={shift.rows.length}
      fetchSheet={(reason) =>
        callOperation(exportAttendanceCall, { activityId, shiftId: shift.shiftId, reason })
      }
    />
  </>
);

/** The first shift that is not over; the last one when all are. */
const shiftOfNow = (shifts: readonly ShiftBoard[], now: Date): ShiftBoard | undefined =>
  shifts.find(({ endsAt }) => Date.parse(endsAt) > now.getTime()) ?? shifts.at(-1);
