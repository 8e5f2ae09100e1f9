import { figureLabel } from '#platform/contract/figures.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { complaintLimits } from '../../contract/complaints.words.ts';
import { getComplaintFiguresCall } from '../complaints.calls.ts';
import styles from './complaint-desk.module.css';

type Count = { tab: string; count: number; overdueCount: number };

const days = (value: number | null | undefined): string =>
  value === null || value === undefined ? '—' : `${value} 天`;

/** The desk in five figures: what is open and late, what was answered this year, and how long both clocks took at the median. */
export function ComplaintFigures({ tabs }: { tabs: readonly Count[] }) {
  const { data } = useOperationQuery(getComplaintFiguresCall, {}, { reportedBy: 'form' });
  const countOf = (key: string): number => tabs.find(({ tab }) => tab === key)?.count ?? 0;
  const late = tabs.find(({ tab }) => tab === 'open')?.overdueCount ?? 0;
  const { acceptWorkdays, answerWorkdays } = complaintLimits;
  const done = data && data.upheld + data.unfounded + data.refused;
  const figures = [
    {
      label: '在办',
      value: figureLabel(countOf('open')),
      note: `待受理 ${countOf('submitted')}，调查 ${countOf('investigating')}，复核 ${countOf('reviewing')}`,
    },
    {
      label: '超期',
      value: figureLabel(late),
      note: late > 0 ? '已提醒办理人' : '都在时限内',
      isLate: late > 0,
    },
    {
      label: '今年办结',
      value: done === undefined ? '—' : figureLabel(done),
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
