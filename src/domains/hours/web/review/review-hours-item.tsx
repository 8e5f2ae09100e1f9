import { dateTimeLabel, dayLabel, spanLabel } from '#platform/contract/instants.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { DeskItem, DeskSection } from '#platform/web/decisions/desk-item.tsx';
import { hourStates } from '../../contract/hours.words.ts';
import type { HourForReview } from './hour-for-review.ts';
import { HourProofView } from './hour-proof-view.tsx';
import { ReviewCorrection } from './review-correction.tsx';
import { ReviewMaterial } from './review-material.tsx';
import { ReviewHourProof } from './review-hour-proof.tsx';

type ReviewHoursItemProps = {
  hour: HourForReview;
  /** Opens a private file of the files room. */
  onOpenProof: (fileId: number) => void;
};

/** One record for its reviewer: whose, for what, how long, how it is proved, what was said about it, and who decided it. */
export const ReviewHoursItem = ({ hour, onOpenProof }: ReviewHoursItemProps) => (
  <>
    <DeskItem
      title={`${hour.volunteerName}，${hoursLabel(hour.minutes)} 小时`}
      facts={[
        ['志愿者编号', hour.volunteerNo],
        ['活动', hour.activityTitle],
        ['队伍', `${hour.teamName}，${hour.postName || '志愿者'}`],
        ['时间', `${dayLabel(hour.startsAt)} ${spanLabel(hour.startsAt, hour.endsAt)}`],
        [
          '时长',
          hour.correction || hour.claim || hour.minutes === hour.calculatedMinutes
            ? `${hour.minutes} 分钟`
            : `${hour.minutes} 分钟，考勤算得 ${hour.calculatedMinutes} 分钟`,
        ],
        ['状态', hourStates[hour.state]],
        ['处理', hour.decidedAt && `${hour.deciderName ?? '系统'}，${dateTimeLabel(hour.decidedAt)}`],
        [hour.state === 'voided' ? '作废' : '不予认定', hour.decisionNote],
        ['异议', hour.objection],
        ['答复', hour.objectionAnswer],
      ]}
    />
    <ReviewCorrection hour={hour} />
    <ReviewMaterial hour={hour} />
    <DeskSection title="证据">
      <HourProofView hour={hour} onOpenProof={onOpenProof} />
      <ReviewHourProof hour={hour} onOpenProof={onOpenProof} />
    </DeskSection>
    <DeskSection title="说明">
      <p>{hour.reason || '没有另写说明'}</p>
    </DeskSection>
  </>
);
