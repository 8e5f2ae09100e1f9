import { useState } from 'react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { CompareTable } from '#platform/web/table/compare-table.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { RealNameCheckView } from '../../contract/real-name.contract.ts';
import { checkStatusLabels, findingLabels, idKindLabels } from '../../contract/real-name.words.ts';
import { genderLabels } from '../../contract/volunteers.words.ts';
import { getRealNameCheckCall } from '../profile/profile.calls.ts';
import { RealNameDecision } from './real-name-decision.tsx';
import { RealNameHolders } from './real-name-holders.tsx';
import { RealNameReveal } from './real-name-reveal.tsx';
import styles from './real-name-review.module.css';

type RealNameReviewProps = { checkId: number; onClose: () => void };

/** One check beside what is registered; number and pictures open with a reason; passed or rejected here. */
export function RealNameReview({ checkId, onClose }: RealNameReviewProps) {
  const [verdict, setVerdict] = useState<'pass' | 'reject'>();
  const check = useOperationQuery(getRealNameCheckCall, { id: checkId }, { reportedBy: 'form' });
  const [isSeen, setSeen] = useState(false);
  const view = check.data;
  const mayPass = view?.isOpened === true && isSeen;
  return (
    <>
      <Dialog
        isOpen={verdict === undefined}
        isWide
        onClose={onClose}
        title={view ? `${view.name}的实名认证` : '实名认证'}
        safeLabel="关闭"
      >
        <div className={styles.body}>
          {check.isPending && <Skeleton kind="rows" count={4} />}
          {check.isError && <Notice kind="error">{check.error.msg}</Notice>}
          {view && (
            <>
              {view.findings.length > 0 && (
                <Notice kind="warning">{view.findings.map((one) => findingLabels[one]).join('；')}</Notice>
              )}
              <Comparison check={view} />
              <RealNameHolders holders={view.holders} />
              <RealNameReveal checkId={checkId} proofCount={view.proofCount} onSeen={() => setSeen(true)} />
              <Earlier check={view} />
              {view.status === 'pending' && (
                <div className={styles.acts}>
                  {!mayPass && <span className="hint">打开证件号码和照片核对后才能通过</span>}
                  <Button look="danger" onClick={() => setVerdict('reject')}>
                    不通过
                  </Button>
                  <Button look="primary" disabled={!mayPass} onClick={() => setVerdict('pass')}>
                    通过
                  </Button>
                </div>
              )}
            </>
          )}
        </div>
      </Dialog>
      {view && verdict && (
        <RealNameDecision
          check={view}
          verdict={verdict}
          onClose={() => setVerdict(undefined)}
          onDone={onClose}
        />
      )}
    </>
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
