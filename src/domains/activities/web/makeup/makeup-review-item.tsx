import { dateTimeLabel, dayTimeLabel } from '#platform/contract/instants.ts';
import type { ResultOf } from '#platform/contract/operation.ts';
import { DeskItem } from '#platform/web/decisions/desk-item.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { getMakeupForReview } from '../../contract/makeup-review.contract.ts';
import { makeupStates } from '../../contract/makeups.words.ts';
import { factsLine, MakeupFacts } from './makeup-facts.tsx';
import type { Previewing } from './proof-preview.tsx';

type MakeupReviewItemProps = { makeup: ResultOf<typeof getMakeupForReview> } & Previewing;

/** One past activity for whoever reviews it: marked as 补录, what speaks against it first, and its proof beside it. */
export const MakeupReviewItem = ({ makeup, ...previewing }: MakeupReviewItemProps) => (
  <>
    <DeskItem
      title={makeup.title}
      facts={[
        ['种类', '补录活动，没有提前发布'],
        ['队伍', `${makeup.teamName}，${makeup.teamNo}`],
        ['所属阵地', makeup.organisationName],
        ['服务', factsLine(makeup)],
        [
          '提交',
          makeup.submittedAt &&
            `${dayTimeLabel(makeup.submittedAt)}，${makeup.submitterName ?? ''}已作属实声明`,
        ],
        ['以前', makeup.passedBefore > 0 && `这支队伍通过过 ${makeup.passedBefore} 份补录`],
        ['状态', makeupStates[makeup.state]],
        ['处理', makeup.decidedAt && `${makeup.deciderName ?? '系统'}，${dateTimeLabel(makeup.decidedAt)}`],
        ['意见', makeup.note],
      ]}
    />
    {makeup.faults.length > 0 && (
      <Notice kind="error">
        {makeup.faults.map((fault) => (
          <span key={fault}>{fault}。</span>
        ))}
      </Notice>
    )}
    {makeup.sameProofs.length > 0 && (
      <Notice kind="warning">
        {makeup.sameProofs.map(({ name, elsewhere }) => (
          <span key={`${name} ${elsewhere ?? ''}`}>
            证明“{name}”和{elsewhere === null ? '另一支队伍的证明' : `“${elsewhere}”的证明`}是同一个文件。
          </span>
        ))}
      </Notice>
    )}
    <MakeupFacts makeup={makeup} {...previewing} />
  </>
);
