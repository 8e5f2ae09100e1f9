import { attendanceMethods, type AttendanceMethod } from '#domains/attendance/contract/attendance.words.ts';
import { evidenceGrades, hourStates } from '#domains/hours/contract/hours.words.ts';
import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { dayLabel, dayTimeLabel, spanLabel, timeLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import type { SpotCheckRow } from '../../contract/spot-checks.contract.ts';
import { spotStatusLabels } from '../../contract/spot-checks.words.ts';

const step = (label: string, at: string | null, method: AttendanceMethod | null): string =>
  at === null ? `没有${label}` : `${label} ${timeLabel(at)}${method ? ` ${attendanceMethods[method]}` : ''}`;

/** How a drawn record came to be, in a line. */
export const proofLine = ({ checkedInAt, checkedOutAt, inMethod, outMethod }: SpotCheckRow): string =>
  `${step('签到', checkedInAt, inMethod)}，${step('签退', checkedOutAt, outMethod)}`;

const columns: readonly Column<SpotCheckRow>[] = [
  {
    key: 'hour',
    header: '时长',
    cell: ({ volunteerName, activityTitle, hourNo, teamName }) => (
      <>
        <b>
          {volunteerName}，{activityTitle}
        </b>
        <small>
          {hourNo} · {teamName}
        </small>
      </>
    ),
  },
  {
    key: 'time',
    header: '服务时间',
    isTight: true,
    cell: ({ startsAt, endsAt, minutes, state }) => (
      <>
        {dayLabel(startsAt)} {spanLabel(startsAt, endsAt)}
        <small>
          {minutes} 分钟，{hourStates[state]}
        </small>
      </>
    ),
  },
  {
    key: 'proof',
    header: '证据',
    cell: (row) => (
      <>
        {row.evidenceGrade} 级<small title={evidenceGrades[row.evidenceGrade]}>{proofLine(row)}</small>
      </>
    ),
  },
  {
    key: 'finding',
    header: '核对结果',
    cell: ({ status, note, byName, at }) => (
      <>
        <StatusDot tone={stateTone(spotStatusLabels[status])}>{spotStatusLabels[status]}</StatusDot>
        {at && <small>{[byName, dayTimeLabel(at), note].filter(Boolean).join('，')}</small>}
      </>
    ),
  },
];

type SpotCheckTableProps = { rows: readonly SpotCheckRow[]; onRecord: (row: SpotCheckRow) => void };

/** Records that were drawn, with how they came to be and what a look at them found. */
export const SpotCheckTable = ({ rows, onRecord }: SpotCheckTableProps) => (
  <DataTable
    caption="每周抽查"
    rows={rows}
    keyOf={({ hourId }) => hourId}
    columns={columns}
    acts={(row) =>
      (row.status === 'open' || row.status === 'unclear') &&
      (row.hadPart ? (
        <small>你经手过，由别人抽查</small>
      ) : (
        <Button look="line" size="sm" onClick={() => onRecord(row)} aria-label={`记录抽查结果 ${row.hourNo}`}>
          记录结果
        </Button>
      ))
    }
  />
);
