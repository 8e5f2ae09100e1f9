import { attendanceMethods, placeResults } from '#domains/attendance/contract/attendance.words.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dayLabel, dayTimeLabel, spanLabel, timeLabel } from '#platform/contract/instants.ts';
import { CompareTable } from '#platform/web/table/compare-table.tsx';
import { correctionCauses, type EvidenceGrade, hourStates } from '../../contract/hours.words.ts';
import type { listHoursForReviewCall } from '../hours.calls.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { TimeBars } from './time-bars.tsx';

type Review = RemoteResult<typeof listHoursForReviewCall>['list'][number];
/** A correction with the record that it is about. */
type Correction = Pick<
  NonNullable<Review['correction']>,
  'recorded' | 'wishedMinutes' | 'wishedStartsAt' | 'wishedEndsAt' | 'cause' | 'createdAt'
>;
type CorrectionComparisonProps = { correction: Correction; gradeAfter: EvidenceGrade };

/** 新旧对照: what is recorded beside what is asked for, and both on one axis of time; what differs stands out. */
export function CorrectionComparison({ correction, gradeAfter }: CorrectionComparisonProps) {
  const { recorded, wishedMinutes, createdAt, cause } = correction;
  const wished = wishedSpan(correction);
  return (
    <>
      <CompareTable
        before={`现在的记录 ${recorded.hourNo}，${stateOf(recorded)}`}
        after={`志愿者说应该是，${dayTimeLabel(createdAt)} 提出`}
        rows={[
          {
            label: '起止',
            before: spanLabel(recorded.startsAt, recorded.endsAt),
            after: correction.wishedStartsAt
              ? spanLabel(wished.startsAt, wished.endsAt)
              : '没有写，只改分钟数',
            isAlarming:
              correction.wishedStartsAt !== null &&
              spanLabel(wished.startsAt, wished.endsAt) !== spanLabel(recorded.startsAt, recorded.endsAt),
          },
          {
            label: '分钟',
            before: `${recorded.minutes} 分钟，${hoursLabel(recorded.minutes)} 小时`,
            after: `${wishedMinutes} 分钟，${hoursLabel(wishedMinutes)} 小时`,
            isAlarming: true,
          },
          { label: '签到', before: endWords(recorded.in) },
          { label: '签退', before: endWords(recorded.out) },
          {
            label: '证据等级',
            before: `${recorded.evidenceGrade} 级`,
            after: `${gradeAfter} 级，更正是人说的，合起来按低的算`,
            isAlarming: gradeAfter !== recorded.evidenceGrade,
          },
          { label: '原因', before: correctionCauses[cause] },
        ]}
      />
      <TimeBars
        bars={[
          { ...recorded, label: '现在' },
          {
            ...wished,
            label: '更正后',
            minutes: wishedMinutes,
            beside: recorded,
          },
        ]}
      />
    </>
  );
}

/** The times asked for; of a correction of minutes alone those of the record, as long as it is to be. */
function wishedSpan({ recorded, wishedMinutes, wishedStartsAt, wishedEndsAt }: Correction) {
  if (wishedStartsAt && wishedEndsAt) return { startsAt: wishedStartsAt, endsAt: wishedEndsAt };
  const { startsAt } = recorded;
  return {
    startsAt,
    endsAt:
      wishedMinutes === recorded.minutes
        ? recorded.endsAt
        : new Date(Date.parse(startsAt) + wishedMinutes * minuteMs).toISOString(),
  };
}

const stateOf = ({ state, publicityEndsAt }: Correction['recorded']): string =>
  state === 'publicity' && publicityEndsAt
    ? `公示到 ${dayLabel(new Date(Date.parse(publicityEndsAt) - 1))}`
    : hourStates[state];

function endWords(end: Correction['recorded']['in']): string {
  if (!end) return '没有记录';
  const method = end.method in attendanceMethods ? attendanceMethods[end.method as 'rollCall'] : end.method;
  const place = end.placeResult in placeResults ? placeResults[end.placeResult as 'pass'] : '';
  return [method, timeLabel(end.at), end.method === 'rotatingCode' ? place : ''].filter(Boolean).join('，');
}
