import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { timeLabel } from '#platform/contract/instants.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { firstClick } from '#platform/web/ui/first-click.ts';
import type { Column } from '#platform/web/table/data-table.tsx';
import { Mark } from '#platform/web/ui/mark.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { AttendanceRow } from '../contract/attendance.contract.ts';
import {
  attendanceStepLabels,
  attendanceMethods,
  attendanceStates,
  placeResults,
} from '../contract/attendance.words.ts';
import type { RollCallRow } from './roll-call/roll-call-rows.ts';
import styles from './roll-call.module.css';

export type RollCallAct = 'in' | 'out' | 'absent' | 'excused' | 'fix' | 'undo';

export const rollCallLabels: Record<RollCallAct, string> = {
  in: attendanceStepLabels.in,
  out: attendanceStepLabels.out,
  absent: '缺席',
  excused: '免责',
  fix: attendanceStepLabels.fix,
  undo: '撤销',
};

/**
 * What the leader may do with a row as it stands; the server judges times and windows again. Nobody is absent or excused
 * before the shift begins. The row is drawn from the right, and 签退 never comes where 签到 stood: a second tap must not undo the first.
 */
export function actsOf(
  { state, isLocked, participationId, isHeld = false }: AttendanceRow & { isHeld?: boolean },
  { startsAt }: { startsAt: string },
  now = new Date(),
): RollCallAct[] {
  if (isLocked) return [];
  // It is still on this device: taken back here, at once. 签退 asks first before half of the shift.
  if (isHeld) return state === 'checkedIn' ? ['undo', 'out'] : ['undo'];
  const undo: RollCallAct[] = participationId === null ? [] : ['undo'];
  const hasBegun = now.getTime() >= Date.parse(startsAt);
  if (state === 'expected') return ['in', ...(hasBegun ? (['absent', 'excused'] as const) : []), ...undo];
  if (state === 'checkedIn') return ['fix', 'out', ...undo];
  if (state === 'noCheckOut') return ['fix', ...undo];
  if (state === 'absent') return ['excused', ...undo];
  return undo;
}

/** A person of a shift: when they came and went, and how that is proved. */
export const rollCallColumns: readonly Column<RollCallRow>[] = [
  {
    key: 'name',
    header: '志愿者',
    cell: (row) => (
      <div className="who">
        <Avatar personKey={String(row.volunteerId)} gender={row.gender} />
        <span>
          <b>
            {row.name}
            {row.companionCount > 0 && <Mark>{`带 ${row.companionCount} 人`}</Mark>}
            {row.isWalkIn && <Mark>{row.awaitsPerson ? '现场加入，待本人确认' : '现场加入'}</Mark>}
          </b>
          <span>{row.mobileMasked}</span>
        </span>
      </div>
    ),
  },
  {
    key: 'in',
    header: '签到',
    cell: (row) => (
      <>
        <Proof at={row.checkedInAt} method={row.inMethod} arrivedAt={row.inArrivedAt} />
        {row.placeResult === 'fail' && (
          <small className={styles.warn}>
            {placeResults.fail}
            {row.distanceM !== null && `，相距 ${row.distanceM} 米`}
          </small>
        )}
      </>
    ),
  },
  {
    key: 'out',
    header: '签退',
    cell: (row) => <Proof at={row.checkedOutAt} method={row.outMethod} arrivedAt={row.outArrivedAt} />,
  },
  {
    key: 'state',
    header: '状态',
    isBesideName: true,
    cell: (row) => (
      <>
        <StatusDot tone={stateTone(attendanceStates[row.state])}>{attendanceStates[row.state]}</StatusDot>
        {(row.fixReason ?? row.absentReason) && <small>{row.fixReason ?? row.absentReason}</small>}
        {row.isHeld && <small className={styles.warn}>待上传</small>}
        {row.isLocked && <small>时长已核定</small>}
      </>
    ),
  },
];

/** What may be done with this person now, as buttons. */
export const RollCallActs = (props: {
  row: RollCallRow;
  shift: { startsAt: string };
  onAct: (act: RollCallAct) => void;
}) =>
  actsOf(props.row, props.shift).map((act) => (
    <Button
      key={act}
      size="sm"
      look={act === 'in' || act === 'out' || act === 'fix' ? 'soft' : 'line'}
      aria-label={`${rollCallLabels[act]}${props.row.name}`}
      onClick={firstClick(() => props.onAct(act))}
    >
      {rollCallLabels[act]}
    </Button>
  ));

type ProofProps = { at: string | null; method: AttendanceRow['inMethod']; arrivedAt: string | null };

/** When and how; of a tap that waited for a line, when it came up as well. */
function Proof({ at, method, arrivedAt }: ProofProps) {
  if (!at) return <>—</>;
  const isLate = arrivedAt !== null && timeLabel(arrivedAt) !== timeLabel(at);
  return (
    <>
      {timeLabel(at)} {method && <small>{attendanceMethods[method]}</small>}
      {isLate && <small className={styles.warn}>离线点的，{timeLabel(arrivedAt)} 上传</small>}
    </>
  );
}
