import type { FormEvent } from 'react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { queryKeyOf } from '#platform/web/calls/operation-hooks.tsx';
import { secretIn, useFormFaults } from '#platform/web/form-faults.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { CurrentPasswordField } from '../passwords/current-password-field.tsx';
import styles from '../security.module.css';
import {
  getMySecondFactorCall,
  removeSecondFactorCall,
  renewRecoveryCodesCall,
  startSecondFactorCall,
} from './second-factor.calls.ts';
import type { StartedFactor } from './set-up-form.tsx';

export type FactorAct = 'start' | 'renew' | 'remove';
type PasswordQuestionProps = {
  act: FactorAct;
  onClose: () => void;
  onStarted: (started: StartedFactor) => void;
  onCodes: (codes: readonly string[]) => void;
};

const words: Record<FactorAct, { title: string; follows: string; label: string }> = {
  start: {
    title: '设置动态验证码',
    follows: '先确认是你本人，再用手机扫二维码。正在用的动态验证码在新的启用之前一直有效。',
    label: '下一步',
  },
  renew: { title: '更换恢复码', follows: '会生成 10 个新的恢复码，原来的全部作废。', label: '更换恢复码' },
  remove: { title: '停用动态验证码', follows: '停用后登录只需要密码，恢复码一并作废。', label: '停用' },
};

const options = { reportedBy: 'form' as const };

/** Asks for the password before something about the second factor is changed: an open session alone changes none. */
export function PasswordQuestion({ act, onClose, onStarted, onCodes }: PasswordQuestionProps) {
  const client = useQueryClient();
  const { faults, isBusy, submit } = useFormFaults({ wrongOldPassword: 'password' });
  const { title, follows, label } = words[act];
  const change = async (password: string): Promise<void> => {
    if (act === 'start') onStarted(await callOperation(startSecondFactorCall, { password }, options));
    else if (act === 'renew')
      onCodes((await callOperation(renewRecoveryCodesCall, { password }, options)).recoveryCodes);
    else {
      await callOperation(removeSecondFactorCall, { password }, options);
      showToast({ kind: 'success', text: '动态验证码已停用' });
    }
    await client.invalidateQueries({ queryKey: queryKeyOf(getMySecondFactorCall) });
  };
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const password = secretIn(new FormData(event.currentTarget), 'password');
    const isDone = await submit(
      event.currentTarget,
      () => change(password),
      password ? {} : { password: '请输入密码' },
    );
    if (isDone) onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <p>{follows}</p>
        <CurrentPasswordField label="当前密码" name="password" error={faults.password} />
        {faults.form && (
          <Notice kind="error" isLive>
            {faults.form}
          </Notice>
        )}
        <div>
          <Button type="submit" look="primary" isBusy={isBusy}>
            {label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
