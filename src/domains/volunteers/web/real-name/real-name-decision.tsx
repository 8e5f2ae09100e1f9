import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import type { RealNameCheckView } from '../../contract/real-name.contract.ts';
import {
  decideRealNameCheckCall,
  getRealNameCheckCall,
  listRealNameChecksCall,
} from '../profile/profile.calls.ts';

type RealNameDecisionProps = {
  check: RealNameCheckView;
  verdict: 'pass' | 'reject';
  onClose: () => void;
  onDone: () => void;
};

/** Asks once more before a check is passed or rejected; taking a verification from somebody else needs the grounds. */
export function RealNameDecision({ check, verdict, onClose, onDone }: RealNameDecisionProps) {
  const decide = useOperationCommand(decideRealNameCheckCall, {
    refreshes: [listRealNameChecksCall, getRealNameCheckCall],
    reportedBy: 'form',
  });
  const isReject = verdict === 'reject';
  const holder = check.holders.find((one) => one.isVerified);
  const needsReason = isReject || holder !== undefined;
  return (
    <ConfirmDialog
      isOpen
      keptAs={`realName:${check.checkId}:${verdict}`}
      failure={decide.error}
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
        label: isReject ? '不通过的原因' : holder ? '判断的依据' : '审核意见',
        isRequired: needsReason,
        hint: isReject ? '志愿者会看到这段话' : holder ? '原认证人会看到这段话' : '可以不写',
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
      {!isReject && holder && (
        <p>
          {holder.name}（{holder.volunteerNo}）将失去实名认证，双方都会收到通知。
        </p>
      )}
    </ConfirmDialog>
  );
}
