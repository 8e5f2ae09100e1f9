import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { agoLabel, dayLabel, spanLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { hourStates } from '../contract/hours.words.ts';
import type { HourForReview, HourVerdict } from './hour-for-review.ts';
import { HourProofView } from './hour-proof-view.tsx';
import { ReviewHourProof } from './review-hour-proof.tsx';
import styles from './review-hours.module.css';

type ReviewHoursTableProps = {
  rows: readonly HourForReview[];
  now: Date;
  onOpenProof: (fileId: number) => void;
  /** Absent on the tab of decided records. */
  onDecide?: ((hour: HourForReview, verdict: HourVerdict) => void) | undefined;
  chosen: ReadonlySet<number>;
  onChoose: (hourIds: readonly number[], isOn: boolean) => void;
};

type ColumnsOf = Pick<ReviewHoursTableProps, 'now' | 'onOpenProof' | 'onDecide'>;

const columnsFor = ({ now, onOpenProof, onDecide }: ColumnsOf): readonly Column<HourForReview>[] => [
  {
    key: 'name',
    header: '志愿者',
    isTight: true,
    cell: ({ volunteerName, volunteerNo }) => (
      <>
        <b>{volunteerName}</b>
        <small>{volunteerNo}</small>
      </>
    ),
  },
  {
    key: 'service',
    sort: 'startsAt',
    header: '服务',
    className: styles.service,
    cell: (hour) => (
      <>
        <b>{hour.activityTitle}</b>
        <small>
          {hour.teamName}，{hour.postName || '志愿者'}
        </small>
        <small>
          {dayLabel(hour.startsAt)} {spanLabel(hour.startsAt, hour.endsAt)}
        </small>
      </>
    ),
  },
  {
    key: 'minutes',
    sort: 'minutes',
    header: '时长',
    isNumeric: true,
    isTight: true,
    cell: ({ minutes, calculatedMinutes }) => (
      <>
        <b className="num">{hoursLabel(minutes)}</b> 小时
        <small>
          {minutes === calculatedMinutes
            ? `${minutes} 分钟`
            : `考勤算得 ${hoursLabel(calculatedMinutes)} 小时`}
        </small>
      </>
    ),
  },
  { key: 'proof', header: '证据', cell: (hour) => <HourProofView hour={hour} /> },
  {
    key: 'why',
    header: '说明',
    className: styles.why,
    cell: (hour) => (
      <>
        {hour.objection && <p>异议：{hour.objection}</p>}
        {hour.reason && <p>{hour.reason}</p>}
        {hour.decisionNote && <p>不予认定：{hour.decisionNote}</p>}
        {hour.objectionAnswer && <p>答复：{hour.objectionAnswer}</p>}
        {!hour.objection && !hour.reason && <p>没有另写说明</p>}
        <ReviewHourProof hour={hour} onOpenProof={onOpenProof} />
      </>
    ),
  },
  {
    key: 'state',
    header: onDecide ? '提交' : '结果',
    isTight: true,
    cell: ({ waitingSince, state }) =>
      onDecide ? (
        agoLabel(waitingSince, now)
      ) : (
        <StatusDot tone={stateTone(hourStates[state])}>{hourStates[state]}</StatusDot>
      ),
  },
];

/** Records that need a second person: whose, for what, how long and why, with the proof beside it. */
export function ReviewHoursTable({ rows, chosen, onChoose, ...more }: ReviewHoursTableProps) {
  const { onDecide } = more;
  return (
    <DataTable
      caption="时长"
      className={styles.hours}
      rows={rows}
      keyOf={({ hourId }) => hourId}
      columns={columnsFor(more)}
      acts={onDecide && ((hour) => <DecideButtons hour={hour} onDecide={onDecide} />)}
      selection={
        onDecide && {
          idOf: ({ hourId }) => hourId,
          chosenIds: chosen,
          onChoose,
          labelOf: ({ volunteerName }) => `选择${volunteerName}的时长`,
          allLabel: '选择本页全部',
        }
      }
    />
  );
}

function DecideButtons({
  hour,
  onDecide,
}: {
  hour: HourForReview;
  onDecide: NonNullable<ReviewHoursTableProps['onDecide']>;
}) {
  return (
    <>
      <Button
        look="danger"
        size="sm"
        aria-label={`不予认定${hour.volunteerName}的时长`}
        onClick={() => onDecide(hour, 'reject')}
      >
        不予认定
      </Button>
      <Button
        look="primary"
        size="sm"
        aria-label={`认定${hour.volunteerName}的时长`}
        onClick={() => onDecide(hour, 'approve')}
      >
        认定
      </Button>
    </>
  );
}
