import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import type { HandedPassword } from '#platform/contract/approvals.ts';
import { askedText } from '../contract/account-admin.words.ts';
import type { AccountRow } from '../contract/account-admin.contract.ts';
import type { AccountAct } from './account-table.tsx';
import {
  endAccountSessionsCall,
  listAccountsCall,
  resetSecondFactorCall,
  resetStaffPasswordCall,
  setAccountStatusCall,
  unlockLoginCall,
} from './roles.calls.ts';

export type AskedAct = { act: Exclude<AccountAct, 'edit' | 'history'>; account: AccountRow };
type AccountActsProps = {
  asked: AskedAct;
  onClose: () => void;
  onHandedOut: (handed: HandedPassword) => void;
};

const questions: Record<AskedAct['act'], { verb: string; follows: string; done: string }> = {
  disable: { verb: '停用', follows: '停用后立即下线，不能再登录；资料和记录都保留。', done: '已停用并下线' },
  enable: {
    verb: '启用',
    follows: '启用后可以用原来的密码登录。能审核业务或管理系统的账号，由安全管理员批准后启用。',
    done: '已启用',
  },
  reset: {
    verb: '重置密码',
    follows:
      '会生成一次性密码，只显示一次；对方立即下线、收到短信，登录后必须改密码。能审核业务或管理系统的账号，由安全管理员批准后重置。',
    done: '密码已重置',
  },
  resetFactor: {
    verb: '重置动态验证码',
    follows:
      '先核实本人确实丢了手机和恢复码。重置后对方立即下线、收到短信，只用密码登录，应马上重新设置。能审核业务或管理系统的账号，由安全管理员批准后重置。',
    done: '动态验证码已重置',
  },
  unlock: { verb: '解除登录锁定', follows: '先核实是本人输错密码，再解除。', done: '登录锁定已解除' },
  end: { verb: '强制下线', follows: '对方在所有设备上退出登录，可以重新登录。', done: '已下线' },
};

/** Asks before an act on somebody's account, with the reason that the audit log keeps. */
export function AccountActs({ asked, onClose, onHandedOut }: AccountActsProps) {
  const refreshes = [listAccountsCall];
  const setStatus = useOperationCommand(setAccountStatusCall, { refreshes });
  const reset = useOperationCommand(resetStaffPasswordCall, { refreshes });
  const resetFactor = useOperationCommand(resetSecondFactorCall, { refreshes });
  const unlock = useOperationCommand(unlockLoginCall, { refreshes });
  const end = useOperationCommand(endAccountSessionsCall, { refreshes });
  const { act, account } = asked;
  const { verb, follows, done } = questions[act];
  const { accountId, version } = account;
  const confirm = async (reason: string): Promise<void> => {
    if (act === 'unlock') await unlock.mutateAsync({ accountId, reason });
    else if (act === 'end') await end.mutateAsync({ accountId, reason });
    else {
      const status = act === 'disable' ? 'disabled' : 'active';
      const { approvalId, handed } =
        act === 'reset'
          ? await reset.mutateAsync({ accountId, reason })
          : {
              ...(act === 'resetFactor'
                ? await resetFactor.mutateAsync({ accountId, reason })
                : await setStatus.mutateAsync({ accountId, version, status, reason })),
              handed: null,
            };
      if (handed) return onHandedOut(handed);
      if (approvalId !== null) {
        showToast({ kind: 'success', text: askedText });
        return;
      }
    }
    showToast({ kind: 'success', text: `“${account.name}”${done}` });
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      title={`${verb}“${account.name}”？`}
      decisiveLabel={verb}
      tone={act === 'disable' || act === 'end' ? 'danger' : 'plain'}
      reason={{
        keptAs: `${act}-account:${account.accountId}`,
        label: '原因',
        isRequired: true,
        hint: '至少 2 个字，记入审计日志',
      }}
    >
      <p>{follows}</p>
    </ConfirmDialog>
  );
}
