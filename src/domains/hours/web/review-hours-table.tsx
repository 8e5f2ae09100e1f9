import { agoLabel, dayLabel, hoursLabel, spanLabel } from '#platform/contract/instants.ts';
import type { ResultOf } from '#platform/contract/operation.ts';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import type { StatusTone } from '#platform/web/ui/status-dot.tsx';
import type { listHoursForReview } from '../contract/hours.contract.ts';
import { evidenceGrades, hourStates } from '../contract/hours.words.ts';
import type { HourState } from '../contract/hours.words.ts';
import styles from './review-hours.module.css';

export type HourForReview = ResultOf<typeof listHoursForReview>['list'][number];
export type HourVerdict = 'approve' | 'reject';

type ReviewHoursTableProps = {
  rows: readonly HourForReview[];
  now: Date;
  /** Absent on the tab of decided records. */
  onDecide?: ((hour: HourForReview, verdict: HourVerdict) => void) | undefined;
};

const tones: Partial<Record<HourState, StatusTone>> = {
  publicity: 'run',
  effective: 'ok',
  rejected: 'no',
  voided: 'end',
};

/** Records that need a second person: whose, for what, how long and why, with the proof beside it. */
export function ReviewHoursTable({ rows, now, onDecide }: ReviewHoursTableProps) {
  return (
    <div className={styles.scroll}>
      <table className={`tbl ${styles.hours}`}>
        <thead>
          <tr>
            <th>志愿者</th>
            <th>服务</th>
            <th>时长</th>
            <th>证据</th>
            <th>说明</th>
            <th>{onDecide ? '提交' : '结果'}</th>
            {onDecide && <th>审核</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((hour) => (
            <HourRow key={hour.hourId} hour={hour} now={now} onDecide={onDecide} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HourRow({ hour, now, onDecide }: { hour: HourForReview } & Omit<ReviewHoursTableProps, 'rows'>) {
  return (
    <tr>
      <td>
        <b>{hour.volunteerName}</b>
        <small>{hour.volunteerNo}</small>
      </td>
      <td>
        <b>{hour.activityTitle}</b>
        <small>
          {hour.teamName}，{hour.postName || '志愿者'}
          <br />
          {dayLabel(hour.startsAt)} {spanLabel(hour.startsAt, hour.endsAt)}
        </small>
      </td>
      <td className={styles.tight}>
        <b className="num">{hoursLabel(hour.minutes)}</b> 小时
        <small>
          {hour.minutes === hour.calculatedMinutes
            ? `${hour.minutes} 分钟`
            : `考勤算得 ${hoursLabel(hour.calculatedMinutes)} 小时`}
        </small>
      </td>
      <td>
        <b>{hour.evidenceGrade} 级</b>
        <small>{evidenceGrades[hour.evidenceGrade]}</small>
      </td>
      <td className={styles.why}>
        {hour.objection && <p>异议：{hour.objection}</p>}
        {hour.reason && <p>{hour.reason}</p>}
        {hour.decisionNote && <p>不予认定：{hour.decisionNote}</p>}
        {hour.objectionAnswer && <p>答复：{hour.objectionAnswer}</p>}
        {!hour.objection && !hour.reason && <p>没有另写说明</p>}
      </td>
      <td className={styles.tight}>
        {onDecide ? (
          agoLabel(hour.waitingSince, now)
        ) : (
          <StatusDot tone={tones[hour.state] ?? 'soon'}>{hourStates[hour.state]}</StatusDot>
        )}
      </td>
      {onDecide && (
        <td>
          <span className={styles.acts}>
            <button
              type="button"
              className="btn btn--sm btn--danger"
              aria-label={`不予认定${hour.volunteerName}的时长`}
              onClick={() => onDecide(hour, 'reject')}
            >
              不予认定
            </button>
            <button
              type="button"
              className="btn btn--sm btn--primary"
              aria-label={`认定${hour.volunteerName}的时长`}
              onClick={() => onDecide(hour, 'approve')}
            >
              认定
            </button>
          </span>
        </td>
      )}
    </tr>
  );
}
