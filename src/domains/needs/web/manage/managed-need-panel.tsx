import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { DeskItem, DeskSection } from '#platform/web/decisions/desk-item.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { ManagedNeedView } from '../../contract/manage-needs.contract.ts';
import { wishedLabel } from '../../contract/need-labels.ts';
import {
  needStatusLabels,
  needTypes,
  requesterKindLabels,
  urgencies,
  verifyMethodLabels,
} from '../../contract/needs.words.ts';
import { outcomeLabels } from '../../contract/rating.words.ts';
import { getManagedNeedCall } from '../needs.calls.ts';
import { NeedCourse } from '../review/need-course.tsx';
import styles from '../review/need-review.module.css';

/** One need for who looks after all of them: what staff wrote of it, who does it, and its course. */
export function ManagedNeedPanel({ needId }: { needId: number }) {
  const { data, isPending, error, refetch } = useOperationQuery(
    getManagedNeedCall,
    { id: needId },
    { reportedBy: 'form' },
  );
  return (
    <>
      {isPending && <Skeleton kind="block" />}
      {error && <LoadFailed what="需求" failure={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <DeskItem title={data.title} facts={factsOf(data)} />
          {data.publicText && (
            <DeskSection title="公开的说明">
              <p className={styles.text}>{data.publicText}</p>
            </DeskSection>
          )}
          <DeskSection title="办理过程">
            <NeedCourse steps={data.steps} />
          </DeskSection>
        </>
      )}
    </>
  );
}

const factsOf = (need: ManagedNeedView) =>
  [
    ['单号', need.needNo],
    ['状态', needStatusLabels[need.status]],
    ['时限', need.dueAt && `${dayTimeLabel(need.dueAt)} 前${need.isOverdue ? '，已超时' : ''}`],
    ['类型', `${needTypes[need.needType].label}，${urgencies[need.urgency].label}`],
    ['地点', `${need.placeName}（${need.unitName}）`],
    ['希望时间', wishedLabel(need)],
    ['点单人', requesterKindLabels[need.requesterKind]],
    ['公开', need.isPublic ? '公开，不含姓名、电话和门牌' : '点单人选了不公开'],
    ['核实方式', need.verifyMethod && verifyMethodLabels[need.verifyMethod]],
    ['队伍', need.teamName],
    ['转成的活动', need.activity?.title],
    ['一起办理', need.mergedNo],
    ['返工', need.reworkCount > 0 && `${need.reworkCount} 次`],
    ['结果', need.outcome && outcomeLabels[need.outcome]],
  ] as const;
