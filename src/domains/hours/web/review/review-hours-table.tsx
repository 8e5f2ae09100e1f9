import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { agoLabel, dayLabel, spanLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { DecidedBy } from '#platform/web/table/decided-by.tsx';
import { RowSubject } from '#platform/web/table/row-subject.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { hourStates } from '../../contract/hours.words.ts';
import type { HourForReview } from './hour-for-review.ts';
import { HourProofView, marksOf } from './hour-proof-view.tsx';
import { ReviewHourProof } from './review-hour-proof.tsx';
import styles from './review-hours.module.css';

type ReviewHoursTableProps = {
  rows: readonly HourForReview[];
  now: Date;
  currentId: number | undefined;
  /** All of one activity: the whole evidence stands in the row, so that a batch is decided with it in sight. */
  isOfOneActivity: boolean;
  /** Opens a private file of the files room. */
  onOpenProof: (fileId: number) => void;
  onOpen: (hourId: number) => void;
  /** Ids chosen for a batch; absent on the tab of decided records. */
  chosen?: ReadonlySet<number> | undefined;
  onChoose: (hourIds: readonly number[], isOn: boolean) => void;
};

const subject = ({ currentId, onOpen }: ReviewHoursTableProps): Column<HourForReview> => ({
  key: 'name',
  header: '志愿者',
  cell: ({ hourId, volunteerName, volunteerNo }) => (
    <RowSubject
      title={volunteerName}
      note={volunteerNo}
      isCurrent={hourId === currentId}
      onOpen={() => onOpen(hourId)}
    />
  ),
});

const shared: readonly Column<HourForReview>[] = [
  {
    key: 'service',
    sort: 'startsAt',
    header: '服务',
    className: styles.service,
    cell: (hour) => (
      <>
        {hour.activityTitle}
        <small>{hour.teamName}</small>
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
    cell: ({ minutes, calculatedMinutes, correction, claim }) => (
      <>
        <b className="num">{hoursLabel(minutes)}</b> 小时
        {correction && <small>更正 {correction.recorded.hourNo}</small>}
        {claim && <small>个人申请</small>}
        {!correction && !claim && minutes !== calculatedMinutes && (
          <small>考勤算得 {hoursLabel(calculatedMinutes)}</small>
        )}
      </>
    ),
  },
];

const proofColumn = ({ isOfOneActivity, onOpenProof }: ReviewHoursTableProps): Column<HourForReview> => ({
  key: 'proof',
  header: '证据',
  className: isOfOneActivity ? styles.wholeProof : styles.why,
  cell: (hour) =>
    isOfOneActivity ? (
      <>
        <HourProofView hour={hour} isBrief onOpenProof={onOpenProof} />
        <ReviewHourProof hour={hour} onOpenProof={onOpenProof} />
      </>
    ) : (
      <>
        {hour.evidenceGrade} 级<small>{marksOf(hour).join('；')}</small>
      </>
    ),
});

const waiting = (props: ReviewHoursTableProps): readonly Column<HourForReview>[] => [
  proofColumn(props),
  {
    key: 'state',
    header: '提交',
    cell: ({ waitingSince }) => agoLabel(waitingSince, props.now),
  },
];

const decided: readonly Column<HourForReview>[] = [
  {
    key: 'outcome',
    header: '结果',
    isTight: true,
    cell: ({ state }) => <StatusDot tone={stateTone(hourStates[state])}>{hourStates[state]}</StatusDot>,
  },
  {
    key: 'decided',
    header: '处理',
    isTight: true,
    cell: ({ decidedAt, deciderName }) => <DecidedBy name={deciderName} at={decidedAt} />,
  },
  { key: 'why', header: '原因', className: styles.why, cell: whyDecided },
];

/** Why a record was decided so, in the words that were given for it. */
function whyDecided({ decisionNote, objection, objectionAnswer, entry }: HourForReview): string {
  if (decisionNote) return decisionNote;
  if (objection) return `异议：${objection}${objectionAnswer ? `；答复：${objectionAnswer}` : ''}`;
  return entry?.answerReason ?? '没有另写原因';
}

/** Records that need a second person: whose, for what, how long and how proved; decided ones with who, when and why. */
export function ReviewHoursTable(props: ReviewHoursTableProps) {
  const { rows, chosen, currentId, onChoose } = props;
  return (
    <DataTable
      caption="时长"
      cards="flow"
      rows={rows}
      keyOf={({ hourId }) => hourId}
      columns={[subject(props), ...shared, ...(chosen ? waiting(props) : decided)]}
      isCurrent={({ hourId }) => hourId === currentId}
      selection={
        chosen && {
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
