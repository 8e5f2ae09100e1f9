import { useState } from 'react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/operation-hooks.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { showToast } from '#platform/web/ui/toast-store.ts';
import type { RealNameCheckView } from '../contract/real-name.contract.ts';
import { checkStatusLabels, findingLabels, idKindLabels } from '../contract/real-name.words.ts';
import { genderLabels } from '../contract/volunteers.words.ts';
import { decideRealNameCheckCall, getRealNameCheckCall, listRealNameChecksCall } from './profile.calls.ts';
import { RealNameReveal } from './real-name-reveal.tsx';
import styles from './real-name-review.module.css';

type RealNameReviewProps = { checkId: number; onClose: () => void };

/** One check beside what is registered; number and pictures open with a reason; passed or rejected here. */
export function RealNameReview({ checkId, onClose }: RealNameReviewProps) {
  const [verdict, setVerdict] = useState<'pass' | 'reject'>();
  const check = useOperationQuery(getRealNameCheckCall, { id: checkId }, { reportedBy: 'form' });
  const view = check.data;
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
              <RealNameReveal checkId={checkId} proofCount={view.proofCount} />
              <Earlier check={view} />
              {view.status === 'pending' && (
                <div className={styles.acts}>
                  <button type="button" className="btn btn--danger" onClick={() => setVerdict('reject')}>
                    不通过
                  </button>
                  <button type="button" className="btn btn--primary" onClick={() => setVerdict('pass')}>
                    通过
                  </button>
                </div>
              )}
            </>
          )}
        </div>
      </Dialog>
      {view && verdict && (
        <Decision check={view} verdict={verdict} onClose={() => setVerdict(undefined)} onDone={onClose} />
      )}
    </>
  );
}

function Comparison({ check }: { check: RealNameCheckView }) {
  const { registered } = check;
  const rows = [
    ['姓名', registered.name, check.name],
    ['性别', genderLabels[registered.gender], genderLabels[check.gender]],
    ['出生日期', registered.birthOn, `${check.birthOn}（${check.age} 岁）`],
    ['证件', registered.idMasked ?? '未登记', `${idKindLabels[check.idKind]} ${check.idMasked}`],
  ] as const;
  const differs = (label: string): boolean =>
    (label === '姓名' && registered.name !== check.name) ||
    (label === '性别' && registered.gender !== check.gender) ||
    (label === '出生日期' && registered.birthOn !== check.birthOn);
  return (
    <table className={styles.compare}>
      <thead>
        <tr>
          <th scope="col">项目</th>
          <th scope="col">已登记</th>
          <th scope="col">本次提交</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, before, after]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before}</td>
            <td className={differs(label) ? styles.differs : undefined}>{after}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">手机与区域</th>
          <td colSpan={2}>
            {registered.mobileMasked ?? '未登记手机'}，{registered.areaName}，提交于{' '}
            {dayTimeLabel(check.submittedAt)}
          </td>
        </tr>
      </tbody>
    </table>
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

type DecisionProps = {
  check: RealNameCheckView;
  verdict: 'pass' | 'reject';
  onClose: () => void;
  onDone: () => void;
};

function Decision({ check, verdict, onClose, onDone }: DecisionProps) {
  const decide = useOperationCommand(decideRealNameCheckCall, {
    refreshes: [listRealNameChecksCall, getRealNameCheckCall],
  });
  const isReject = verdict === 'reject';
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={async (reason) => {
        const request = { checkId: check.checkId, version: check.version, verdict };
        await decide.mutateAsync(reason ? { ...request, reason } : request);
        showToast({ kind: 'success', text: isReject ? '已不予通过，志愿者会收到原因' : '实名认证已通过' });
        onDone();
      }}
      title={isReject ? `不通过${check.name}的实名认证？` : `通过${check.name}的实名认证？`}
      decisiveLabel={isReject ? '不通过' : '通过'}
      tone={isReject ? 'danger' : 'plain'}
      reason={{
        label: isReject ? '不通过的原因' : '审核意见',
        isRequired: isReject,
        hint: isReject ? '志愿者会看到这段话' : '可以不写',
      }}
    >
      <p>
        {isReject
          ? check.isChange
            ? '原来的实名信息继续有效。'
            : '志愿者可以核对后重新提交。'
          : check.isChange
            ? '登记的姓名和证件将更新为本次提交的内容。'
            : '通过后即可报名需要实名的活动。'}
        证件照片在 30 天后删除。
      </p>
    </ConfirmDialog>
  );
}
