import { useState } from 'react';
import { dateTimeLabel, dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { DeskItem } from '#platform/web/decisions/desk-item.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { CompareTable } from '#platform/web/table/compare-table.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { RealNameCheckView } from '../../contract/real-name.contract.ts';
import { checkStatusLabels, findingLabels, idKindLabels } from '../../contract/real-name.words.ts';
import { genderLabels } from '../../contract/volunteers.words.ts';
import { getRealNameCheckCall } from '../profile/profile.calls.ts';
import { RealNameDecision } from './real-name-decision.tsx';
import { RealNameHolders } from './real-name-holders.tsx';
import { RealNameReveal } from './real-name-reveal.tsx';
import styles from './real-name-review.module.css';

type RealNameReviewProps = { checkId: number; onDecided: () => void };

/** One check beside what is registered; number and pictures open with a reason; passed or rejected here. */
export function RealNameReview({ checkId, onDecided }: RealNameReviewProps) {
  const check = useOperationQuery(getRealNameCheckCall, { id: checkId }, { reportedBy: 'form' });
  const [isSeen, setSeen] = useState(false);
  const view = check.data;
  return (
    <>
      {check.isPending && <Skeleton kind="block" />}
      {check.isError && (
        <LoadFailed what="实名认证" failure={check.error} onRetry={() => void check.refetch()} />
      )}
      {view && (
        <>
          <DeskItem
            title={`${view.name}的实名认证`}
            facts={[
              ['志愿者编号', view.volunteerNo],
              ['提交', dayTimeLabel(view.submittedAt)],
              ['状态', checkStatusLabels[view.status]],
              ['处理', view.decidedAt && `${view.deciderName ?? '系统'}，${dateTimeLabel(view.decidedAt)}`],
              ['原因', view.reason],
            ]}
          />
          <div className={styles.body}>
            {view.findings.length > 0 && (
              <Notice kind="warning">{view.findings.map((one) => findingLabels[one]).join('；')}</Notice>
            )}
            <Comparison check={view} />
            <Consequences check={view} />
            <RealNameHolders holders={view.holders} />
            <RealNameReveal checkId={checkId} proofCount={view.proofCount} onSeen={() => setSeen(true)} />
            <Earlier check={view} />
          </div>
          <RealNameDecision check={view} isSeen={view.isOpened && isSeen} onDecided={onDecided} />
        </>
      )}
    </>
  );
}

/** What follows from either decision, before it is made. */
function Consequences({ check }: { check: RealNameCheckView }) {
  if (check.status !== 'pending') return null;
  const holder = check.holders.find((one) => one.isVerified);
  return (
    <p className="muted">
      {check.isChange
        ? '通过后登记的姓名和证件更新为本次提交的内容；不通过的，原来的实名信息继续有效。'
        : '通过后即可报名需要实名的活动；不通过的，志愿者可以核对后重新提交。'}
      证件照片在处理 30 天后删除。
      {holder && `通过后${holder.name}（${holder.volunteerNo}）将失去实名认证，双方都会收到通知。`}
    </p>
  );
}

function Comparison({ check }: { check: RealNameCheckView }) {
  const { registered } = check;
  const genders = [genderLabels[registered.gender], genderLabels[check.gender]] as const;
  return (
    <CompareTable
      before="已登记"
      after="本次提交"
      rows={[
        {
          label: '姓名',
          before: registered.name,
          after: check.name,
          isAlarming: registered.name !== check.name,
        },
        { label: '性别', before: genders[0], after: genders[1], isAlarming: genders[0] !== genders[1] },
        {
          label: '出生日期',
          before: registered.birthOn,
          after: `${check.birthOn}（${check.age} 岁）`,
          isAlarming: registered.birthOn !== check.birthOn,
        },
        {
          label: '证件',
          before: registered.idMasked ?? '未登记',
          after: `${idKindLabels[check.idKind]} ${check.idMasked}`,
        },
        {
          label: '手机与区域',
          before: `${registered.mobileMasked ?? '未登记手机'}，${registered.areaName}，提交于 ${dayTimeLabel(check.submittedAt)}`,
        },
      ]}
    />
  );
}

function Earlier({ check }: { check: RealNameCheckView }) {
  if (check.earlier.length === 0) return null;
  return (
    <div>
      <b>此前的提交</b>
      <ul className={styles.earlier}>
        {check.earlier.map((one) => (
          <li key={one.checkId}>
            {dayTimeLabel(one.submittedAt)} {checkStatusLabels[one.status]}
            {one.reason && `：${one.reason}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
