import { dayTimeLabel } from '#platform/contract/instants.ts';
import { DeskSection } from '#platform/web/decisions/desk-item.tsx';
import { gradeWords } from '../../contract/hours.words.ts';
import { CorrectionComparison } from '../desk/correction-comparison.tsx';
import type { HourForReview } from './hour-for-review.ts';

/** A correction for its second person: whose word it is by now, recorded and asked for side by side, what the ledger would have. */
export function ReviewCorrection({ hour }: { hour: HourForReview }) {
  const { correction } = hour;
  if (!correction) return null;
  const { recorded, teamOpinion, teamMinutes } = correction;
  const after = recorded.minutes + hour.minutes;
  return (
    <>
      <DeskSection title="三个人">
        <p>
          受益人提出：{hour.volunteerName}，{dayTimeLabel(correction.createdAt)}
        </p>
        <p>
          {teamOpinion === null
            ? '队伍没有在 5 个工作日内答复，或申请人就是队伍负责人'
            : `队伍${teamMinutes === null ? '不同意' : `认可 ${teamMinutes} 分钟`}：${correction.answeredBy ?? hour.teamName}${correction.answeredAt ? `，${dayTimeLabel(correction.answeredAt)}` : ''}。${teamOpinion}`}
        </p>
        <p>第二个人批准：你，不能是前面两个人</p>
      </DeskSection>
      <DeskSection title="新旧对照">
        <CorrectionComparison correction={correction} gradeAfter={hour.evidenceGrade} />
        <p>志愿者怎么说：{correction.text}</p>
      </DeskSection>
      <DeskSection title="同意后账本会多一行">
        <p>
          原来那行一个字也不动：{recorded.hourNo}，{recorded.minutes} 分钟，{recorded.evidenceGrade} 级
        </p>
        <p>
          新的一行：更正 {recorded.hourNo}，
          <b>
            {hour.minutes > 0 ? '+' : '−'}
            {Math.abs(hour.minutes)} 分钟
          </b>
          ，{gradeWords(hour.evidenceGrade)}
        </p>
        <p className="muted">两行都生效后合计 {after} 分钟，按等级低的一行显示。</p>
      </DeskSection>
    </>
  );
}
