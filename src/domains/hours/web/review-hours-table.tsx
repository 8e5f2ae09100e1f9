import { hoursLabel } from '#platform/contract/figures.ts';
import { agoLabel, dayLabel, spanLabel } from '#platform/contract/instants.ts';
import { RowTick } from '#platform/web/list/row-tick.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import type { StatusTone } from '#platform/web/ui/status-dot.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { hourStates } from '../contract/hours.words.ts';
import type { HourState } from '../contract/hours.words.ts';
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

const tones: Partial<Record<HourState, StatusTone>> = {
  publicity: 'run',
  effective: 'ok',
  rejected: 'no',
  voided: 'end',
};

/** Records that need a second person: whose, for what, how long and why, with the proof beside it. */
export function ReviewHoursTable({ rows, ...more }: ReviewHoursTableProps) {
  const { onDecide, chosen, onChoose } = more;
  const count = rows.filter(({ hourId }) => chosen.has(hourId)).length;
  return (
    <div className={styles.scroll}>
      <table className={`tbl ${styles.hours}`}>
        <thead>
          <tr>
            {onDecide && (
              <th>
                <RowTick
                  label="选择本页全部"
                  isOn={count === rows.length}
                  isPartly={count > 0 && count < rows.length}
                  onToggle={(isOn) =>
                    onChoose(
                      rows.map(({ hourId }) => hourId),
                      isOn,
                    )
                  }
                />
              </th>
            )}
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
            <HourRow key={hour.hourId} hour={hour} {...more} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type HourRowProps = { hour: HourForReview } & Omit<ReviewHoursTableProps, 'rows'>;

function HourRow({ hour, now, onOpenProof, onDecide, chosen, onChoose }: HourRowProps) {
  return (
    <tr>
      {onDecide && (
        <td>
          <RowTick
            label={`选择${hour.volunteerName}的时长`}
            isOn={chosen.has(hour.hourId)}
            onToggle={(isOn) => onChoose([hour.hourId], isOn)}
          />
        </td>
      )}
      <td className={styles.tight}>
        <b>{hour.volunteerName}</b>
        <small>{hour.volunteerNo}</small>
      </td>
      <td className={styles.service}>
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
      <td className={styles.proof}>
        <HourProofView hour={hour} />
      </td>
      <td className={styles.why}>
        {hour.objection && <p>异议：{hour.objection}</p>}
        {hour.reason && <p>{hour.reason}</p>}
        {hour.decisionNote && <p>不予认定：{hour.decisionNote}</p>}
        {hour.objectionAnswer && <p>答复：{hour.objectionAnswer}</p>}
        {!hour.objection && !hour.reason && <p>没有另写说明</p>}
        <ReviewHourProof hour={hour} onOpenProof={onOpenProof} />
      </td>
      <td className={styles.tight}>
        {onDecide ? (
          agoLabel(hour.waitingSince, now)
        ) : (
          <StatusDot tone={tones[hour.state] ?? 'soon'}>{hourStates[hour.state]}</StatusDot>
        )}
      </td>
      {onDecide && (
        <td className={styles.decide}>
          <DecideButtons hour={hour} onDecide={onDecide} />
        </td>
      )}
    </tr>
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
    <span className={styles.acts}>
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
    </span>
  );
}
