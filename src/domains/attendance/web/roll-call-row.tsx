import { timeLabel } from '#platform/contract/instants.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { firstClick } from '#platform/web/ui/first-click.ts';
import people from '#platform/web/list/people-table.module.css';
import { RowTick } from '#platform/web/list/row-tick.tsx';
import { StatusDot, type StatusTone } from '#platform/web/ui/status-dot.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { AttendanceRow } from '../contract/attendance.contract.ts';
import {
  attendanceMethods,
  attendanceStates,
  placeResults,
  type AttendanceState,
} from '../contract/attendance.words.ts';
import styles from './roll-call.module.css';

export type RollCallAct = 'in' | 'out' | 'absent' | 'excused' | 'fix' | 'undo';

export const rollCallLabels: Record<RollCallAct, string> = {
  in: '签到',
  out: '签退',
  absent: '缺席',
  excused: '免责',
  fix: '补签退',
  undo: '撤销',
};

const tones: Record<AttendanceState, StatusTone> = {
  expected: 'end',
  checkedIn: 'run',
  checkedOut: 'ok',
  noCheckOut: 'soon',
  absent: 'no',
  excused: 'full',
};

/**
 * What the leader may do with a row as it stands; the server judges times and windows again. Nobody is absent or excused
 * before the shift begins. The row is drawn from the right, and 签退 never comes where 签到 stood: a second tap must not undo the first.
 */
export function actsOf(
  { state, isLocked, participationId }: AttendanceRow,
  { startsAt }: { startsAt: string },
  now = new Date(),
): RollCallAct[] {
  if (isLocked) return [];
  const undo: RollCallAct[] = participationId === null ? [] : ['undo'];
  const hasBegun = now.getTime() >= Date.parse(startsAt);
  if (state === 'expected') return ['in', ...(hasBegun ? (['absent', 'excused'] as const) : []), ...undo];
  if (state === 'checkedIn') return ['fix', 'out', ...undo];
  if (state === 'noCheckOut') return ['fix', ...undo];
  if (state === 'absent') return ['excused', ...undo];
  return undo;
}

/** One person of a shift: when they came and went, how that is proved, what may be done. */
export function RollCallRow(props: {
  row: AttendanceRow;
  shift: { startsAt: string };
  isChosen: boolean;
  isBusy: boolean;
  onChoose: (isOn: boolean) => void;
  onAct: (act: RollCallAct, row: AttendanceRow) => void;
}) {
  const { row, shift, isChosen, isBusy, onChoose, onAct } = props;
  return (
    <tr className={isChosen ? 'sel' : undefined}>
      <td>{!row.isLocked && <RowTick label={`选择${row.name}`} isOn={isChosen} onToggle={onChoose} />}</td>
      <td>
        <div className="who">
          <Avatar personKey={String(row.volunteerId)} gender={row.gender} />
          <span>
            <b>
              {row.name}
              {row.isWalkIn && (
                <span className={people.mark}>{row.awaitsPerson ? '现场加入，待本人确认' : '现场加入'}</span>
              )}
            </b>
            <span>{row.mobileMasked}</span>
          </span>
        </div>
      </td>
      <td data-label="签到">
        <Proof at={row.checkedInAt} method={row.inMethod} />
        {row.placeResult === 'fail' && (
          <small className={styles.warn}>
            {placeResults.fail}
            {row.distanceM !== null && `，相距 ${row.distanceM} 米`}
          </small>
        )}
      </td>
      <td data-label="签退">
        <Proof at={row.checkedOutAt} method={row.outMethod} />
      </td>
      <td data-label="状态">
        <StatusDot tone={tones[row.state]}>{attendanceStates[row.state]}</StatusDot>
        {(row.fixReason ?? row.absentReason) && (
          <small className={people.sub}>{row.fixReason ?? row.absentReason}</small>
        )}
        {row.isLocked && <small className={people.sub}>时长已核定</small>}
      </td>
      <td className="r">
        <span className={`${people.acts} ${styles.acts}`}>
          {actsOf(row, shift).map((act) => (
            <Button
              key={act}
              size="sm"
              look={act === 'in' || act === 'out' || act === 'fix' ? 'soft' : 'line'}
              aria-label={`${rollCallLabels[act]}${row.name}`}
              disabled={isBusy}
              onClick={firstClick(() => onAct(act, row))}
            >
              {rollCallLabels[act]}
            </Button>
          ))}
        </span>
      </td>
    </tr>
  );
}

function Proof({ at, method }: { at: string | null; method: AttendanceRow['inMethod'] }) {
  if (!at) return <>—</>;
  return (
    <>
      {timeLabel(at)} {method && <small className={people.sub}>{attendanceMethods[method]}</small>}
    </>
  );
}
