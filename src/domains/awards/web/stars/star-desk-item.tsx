import { useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dateTimeLabel, dayTimeLabel } from '#platform/contract/instants.ts';
import { DeskDecision } from '#platform/web/decisions/desk-decision.tsx';
import { DeskItem, DeskSection } from '#platform/web/decisions/desk-item.tsx';
import { useDecision } from '#platform/web/decisions/use-decision.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import type { StaffStar } from '../../contract/stars.contract.ts';
import { starStates, type StarVerdict, starVerdicts } from '../../contract/stars.words.ts';
import { decideStarCall, listStarsCall } from './stars.calls.ts';
import { provedShare, starName } from './star-table.tsx';

/** One star: what it rests on, how it came so far, and what was said against it. */
export const StarDeskItem = ({ star }: { star: StaffStar }) => (
  <>
    <DeskItem
      title={`${star.volunteerName}：${starName(star.levelNow)} → ${starName(star.level)}`}
      facts={[
        ['编号', star.volunteerNo],
        ['所属', star.organisationName],
        ['状态', star.shortSince ? '时长不足' : starStates[star.state]],
        ['要求', `${hoursLabel(star.askedMinutes)} 小时`],
        ['现在已生效', `${hoursLabel(star.minutes)} 小时，A、B 级占 ${provedShare(star)}`],
        [
          '统计时',
          `${dayTimeLabel(star.countedAt)}，${star.countedRecords} 条 ${hoursLabel(star.countedMinutes)} 小时`,
        ],
        ['异议中', star.disputedMinutes > 0 && `${hoursLabel(star.disputedMinutes)} 小时，没有算进来`],
        [
          '第一人确认',
          star.firstConfirmedAt &&
            `${star.firstConfirmerName ?? ''}，${dateTimeLabel(star.firstConfirmedAt)}`,
        ],
        ['要两人确认', star.needsTwo && star.state === 'candidate' && '其中一人是中心负责人'],
        ['确认', star.confirmedAt && `${star.confirmerName ?? ''}，${dateTimeLabel(star.confirmedAt)}`],
        ['公示结束', star.publicityEndsAt && dayTimeLabel(star.publicityEndsAt)],
        ['授星', star.awardedAt && dayTimeLabel(star.awardedAt)],
        ['原因', star.reason],
        ['不能确认', star.obstacle],
      ]}
    />
    {star.objection && (
      <DeskSection title="异议">
        <p>{star.objection}</p>
      </DeskSection>
    )}
    {star.answer && (
      <DeskSection title="答复">
        <p>{star.answer}</p>
      </DeskSection>
    )}
  </>
);

const reads = [listStarsCall];
const missing = '请填写理由，本人会看到';
const choicesOf = (star: StaffStar): readonly (readonly [StarVerdict, 'line' | 'primary' | 'danger'])[] =>
  star.state === 'objected'
    ? [
        ['uphold', 'line'],
        ['dismiss', 'primary'],
      ]
    : [
        ['withdraw', 'danger'],
        ['keep', 'primary'],
      ];

/** Answers an objection, or judges a star whose hours became too few; both with a reason that the person reads. */
export function StarDecision({ star, onDecided }: { star: StaffStar; onDecided: () => void }) {
  const { starId, version, volunteerName, level } = star;
  const [text, onChange, forget] = useKeptText(`starDecision:${starId}`);
  const review = useDecision(decideStarCall, { subject: { kind: 'star', id: starId }, refreshes: reads });
  const takeLatest = useRefresh(reads);
  const decideAs = (verdict: StarVerdict) => (reason: string) =>
    review.decide(
      { starId, version, verdict, reason },
      {
        words: `${volunteerName}的${starName(level)}：${starVerdicts[verdict]}`,
        onDone: () => {
          forget();
          showToast({ kind: 'success', text: '已处理，本人会收到消息' });
        },
        onDecided,
      },
    );
  return (
    <DeskDecision
      review={review}
      isOpen={star.state === 'objected' || star.shortSince !== null}
      reason={{ text, onChange, label: '理由', hint: '必填，本人会看到；异议人也会收到' }}
      onTakeLatest={takeLatest}
      choices={choicesOf(star).map(([verdict, look], index) => ({
        verdict,
        label: starVerdicts[verdict],
        look,
        deskKey: index === 0 ? 'r' : 'p',
        missing,
        decide: decideAs(verdict),
      }))}
    />
  );
}
