import { absentStates } from '#domains/site/contract/states.words.ts';
import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { dayLabel, spanLabel } from '#platform/contract/instants.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { attendanceStates } from '../../contract/attendance.words.ts';
import { getAttendanceBoardCall } from '../attendance.calls.ts';

type Shift = RemoteResult<typeof getAttendanceBoardCall>['shifts'][number];
type Absence = Shift['rows'][number] & { shift: Shift };

const columns: readonly Column<Absence>[] = [
  {
    key: 'name',
    header: '志愿者',
    isTight: true,
    cell: ({ volunteerId, gender, name, mobileMasked }) => (
      <div className="who">
        <Avatar personKey={String(volunteerId)} gender={gender} />
        <span>
          <b>{name}</b>
          <span>{mobileMasked}</span>
        </span>
      </div>
    ),
  },
  {
    key: 'shift',
    header: '场次',
    isBareOnCard: true,
    cell: ({ shift }) => (
      <>
        {shift.postName || dayLabel(shift.startsAt)}
        <small>
          {dayLabel(shift.startsAt)} {spanLabel(shift.startsAt, shift.endsAt)}
        </small>
      </>
    ),
  },
  {
    key: 'state',
    header: '状态',
    isBesideName: true,
    cell: ({ state, absentReason }) => (
      <>
        <StatusDot tone={stateTone(attendanceStates[state])}>{attendanceStates[state]}</StatusDot>
        {absentReason && <small>{absentReason}</small>}
      </>
    ),
  },
];

type AbsentListProps = {
  activityId: number;
  /** The roll call of a shift, where an absence is excused or taken back. */
  rollCallOf: (shiftId: number) => string;
};

/** 缺席 of an activity: who was called and had not come, with or without an accepted reason, by shift. */
export function AbsentList({ activityId, rollCallOf }: AbsentListProps) {
  const board = useOperationQuery(getAttendanceBoardCall, { id: activityId }, { reportedBy: 'form' });
  if (board.error && !board.data)
    return <LoadFailed what="缺席名单" failure={board.error} onRetry={() => void board.refetch()} />;
  if (!board.data) return <Skeleton kind="rows" count={3} />;
  const rows = board.data.shifts.flatMap((shift) =>
    shift.rows
      .filter(({ state }) => absentStates.some((absent) => absent === state))
      .map((row) => ({ ...row, shift })),
  );
  if (rows.length === 0)
    return <EmptyState art="done" title="没有人缺席" text="点名时登记缺席或免责的人会列在这里。" />;
  return (
    <DataTable
      caption="缺席名单"
      isInset
      cards="flow"
      rows={rows}
      keyOf={({ shiftId, volunteerId }) => `${shiftId}:${volunteerId}`}
      columns={columns}
      acts={({ shiftId, name }) => (
        <ButtonLink look="line" size="sm" to={rollCallOf(shiftId)} aria-label={`去签到考勤看${name}`}>
          去签到考勤
        </ButtonLink>
      )}
    />
  );
}
