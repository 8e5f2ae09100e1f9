import { useState } from 'react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { DeskItem, DeskSection } from '#platform/web/decisions/desk-item.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { wishedLabel } from '../../contract/need-labels.ts';
import { voiceWaitsWords, waitsForText } from '../../contract/need-files.words.ts';
import { minorAgeLabels } from '../../contract/minors.words.ts';
import type { NeedReviewView } from '../../contract/need-review.contract.ts';
import {
  needStatusLabels,
  needTypes,
  requesterKindLabels,
  urgencies,
  verifyMethodLabels,
} from '../../contract/needs.words.ts';
import { getNeedReviewCall } from '../needs.calls.ts';
import { outcomeLabels } from '../../contract/rating.words.ts';
import { NeedFiles } from '../files/need-files.tsx';
import { AfterWork } from '../rating/after-work.tsx';
import { NeedCourse } from './need-course.tsx';
import { NeedDecision } from './need-decision.tsx';
import { NeedDoubles } from './need-doubles.tsx';
import { NeedReveal } from './need-reveal.tsx';
import { TypeNeedText } from './type-need-text.tsx';
import styles from './need-review.module.css';

type NeedReviewProps = { needId: number; onDecided: () => void };

/** One need before who verifies: what was written, whom to call, what may be the same, and the decision. */
export function NeedReview({ needId, onDecided }: NeedReviewProps) {
  const read = useOperationQuery(getNeedReviewCall, { id: needId }, { reportedBy: 'form' });
  const [intoNeedId, setInto] = useState<number>();
  const need = read.data;
  return (
    <>
      {read.isPending && <Skeleton kind="block" />}
      {read.isError && <LoadFailed what="需求" failure={read.error} onRetry={() => void read.refetch()} />}
      {need && (
        <>
          <DeskItem title={need.title} facts={factsOf(need)} />
          <DeskSection title="具体情况">
            <p className={styles.text}>{waitsForText(need) ? voiceWaitsWords : need.description}</p>
          </DeskSection>
          {(need.hasVoice || need.pictureCount > 0) && (
            <DeskSection title="录音和照片">
              <NeedFiles needId={needId} hasVoice={need.hasVoice} pictureCount={need.pictureCount} />
              {need.hasVoice && need.status === 'submitted' && (
                <TypeNeedText key={`text-${needId}`} need={need} onTakeLatest={() => void read.refetch()} />
              )}
            </DeskSection>
          )}
          {need.publicText && (
            <DeskSection title="公开的标题和说明">
              <p className={styles.text}>
                {need.publicTitle}
                {'\n'}
                {need.publicText}
              </p>
            </DeskSection>
          )}
          <DeskSection title="点单人和门牌">
            <NeedReveal needId={needId} />
          </DeskSection>
          {need.doubles.length > 0 && (
            <DeskSection title="可能是同一件事">
              <NeedDoubles doubles={need.doubles} chosenId={intoNeedId} onChoose={setInto} />
            </DeskSection>
          )}
          <DeskSection title="办理过程">
            <NeedCourse steps={need.steps} />
          </DeskSection>
          <AfterWork key={`after-${need.version}`} need={need} />
          <NeedDecision key={need.version} need={need} intoNeedId={intoNeedId} onDecided={onDecided} />
        </>
      )}
    </>
  );
}

const factsOf = (need: NeedReviewView) =>
  [
    ['单号', need.needNo],
    ['状态', needStatusLabels[need.status]],
    ['时限', need.dueAt && `${dayTimeLabel(need.dueAt)} 前${need.isOverdue ? '，已超时' : ''}`],
    ['类型', `${needTypes[need.needType].label}，${urgencies[need.urgency].label}`],
    ['地点', `${need.placeName}（${need.unitName}）`],
    ['希望时间', wishedLabel(need)],
    ['点单人', `${need.requesterMasked}，${requesterKindLabels[need.requesterKind]}，${need.mobileMasked}`],
    ['受助人', need.forMinor && `${minorAgeLabels[need.forMinor]}，监护人已同意，核实时先打给监护人`],
    [
      '公开',
      need.forMinor
        ? '未成年人的单子不公开'
        : need.isPublic
          ? '派单后公开，不含姓名、电话和门牌'
          : '点单人选了不公开',
    ],
    ['核实方式', need.verifyMethod && verifyMethodLabels[need.verifyMethod]],
    ['一起办理', need.mergedNo],
    ['结果', need.outcome && outcomeLabels[need.outcome]],
    ['评价到', need.rateDueAt && `${dayTimeLabel(need.rateDueAt)}，之后按未评价结单`],
  ] as const;
