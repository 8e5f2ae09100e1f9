import { figureLabel } from '#platform/contract/figures.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { complaintLimits } from '../../contract/complaints.words.ts';
import { getComplaintFiguresCall } from '../complaints.calls.ts';
import styles from './complaint-desk.module.css';

type Count = { tab: string; count: number; overdueCount: number };

/** A figure that is not there yet is no nought. */
const figureOf = (value: number | undefined): string => (value === undefined ? '—' : figureLabel(value));
const days = (value: number | null | undefined): string =>
  value === null || value === undefined ? '—' : `${value} 天`;

/** The desk in five figures: what is open and late, what was answered this year, and how long both clocks took at the median. */
export function ComplaintFigures({ tabs }: { tabs: readonly Count[] | undefined }) {
  const { data } = useOperationQuery(getComplaintFiguresCall, {}, { reportedBy: 'form' });
  const tabOf = (key: string): Count | undefined => tabs?.find(({ tab }) => tab === key);
  const countOf = (key: string): string => figureOf(tabOf(key)?.count);
  const late = tabOf('open')?.overdueCount;
  const { acceptWorkdays, answerWorkdays } = complaintLimits;
  const done = data && data.upheld + data.unfounded + data.refused;
  const figures = [
    {
      label: '在办',
      value: countOf('open'),
      note: `待受理 ${countOf('submitted')}，调查 ${countOf('investigating')}，复核 ${countOf('reviewing')}`,
    },
    {
      label: '超期',
      value: figureOf(late),
      note: late === undefined ? ' ' : late === 0 ? '都在时限内' : '已提醒办理人',
      isLate: late !== undefined && late > 0,
    },
    {
      label: '今年办结',
      value: figureOf(done),
      note: data ? `属实 ${data.upheld}，不属实 ${data.unfounded}，不受理 ${data.refused}` : ' ',
    },
    { label: '受理用时', value: days(data?.acceptDays), note: `中位数，限 ${acceptWorkdays} 个工作日` },
    { label: '答复用时', value: days(data?.answerDays), note: `中位数，限 ${answerWorkdays} 个工作日` },
  ];
  return (
    <dl className={`pn ${styles.figures}`} aria-label="办理情况">
      {figures.map(({ label, value, note, isLate = false }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-late={isLate}>
            <b className="num">{value}</b>
            <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
