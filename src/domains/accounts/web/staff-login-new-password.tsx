import { useState } from 'react';
import type { FormEvent } from 'react';
import { formFaultsOf } from '#platform/web/form-faults.ts';
import { useOperationCommand } from '#platform/web/operation-hooks.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { changePasswordCall } from './accounts.calls.ts';
import { StaffLoginPasswordInput } from './staff-login-password-input.tsx';
import styles from './staff-login.module.css';

type StaffLoginNewPasswordProps = {
  /** The password just used to log in; asked for when it is not known. */
  usedPassword?: string | undefined;
  onChanged: () => void;
};

const fieldOfReason = { wrongOldPassword: 'oldPwd', sameAsOld: 'newPwd', usedBefore: 'newPwd' };

/** The step before the back office for whoever holds a handed-out password: without it staff have no permission. */
export function StaffLoginNewPassword({ usedPassword, onChanged }: StaffLoginNewPasswordProps) {
  const [oldPwd, setOldPwd] = useState(usedPassword ?? '');
  const [newPwd, setNewPwd] = useState('');
  const [confirmPwd, setConfirmPwd] = useState('');
  const [isDifferent, setDifferent] = useState(false);
  const change = useOperationCommand(changePasswordCall, { reportedBy: 'form' });
  const faults = change.error ? formFaultsOf(change.error, fieldOfReason) : {};
  // The old password has no field of its own when it is known from the login.
  const told = faults['form'] ?? (usedPassword === undefined ? undefined : faults['oldPwd']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setDifferent(newPwd !== confirmPwd);
    if (change.isPending || newPwd !== confirmPwd) return;
    change.mutate({ oldPwd, newPwd, confirmPwd }, { onSuccess: onChanged });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Notice kind="warning">当前密码由管理员发放，请先换成自己的密码，再进入管理后台。</Notice>
      {told && (
        <Notice kind="error" isLive>
          {told}
        </Notice>
      )}
      {usedPassword === undefined && (
        <StaffLoginPasswordInput
          label="原密码"
          value={oldPwd}
          autoComplete="current-password"
          error={faults['oldPwd']}
          onChange={setOldPwd}
        />
      )}
      <StaffLoginPasswordInput
        label="新密码"
        value={newPwd}
        autoComplete="new-password"
        hint="8 至 20 个字符，至少包含大写字母、小写字母、数字、符号中的三种"
        error={faults['newPwd']}
        onChange={setNewPwd}
      />
      <StaffLoginPasswordInput
        label="再输一次新密码"
        value={confirmPwd}
        autoComplete="new-password"
        error={isDifferent ? '两次输入的新密码不一致' : faults['confirmPwd']}
        onChange={setConfirmPwd}
      />
      <button
        type="submit"
        className="btn btn--primary btn--lg btn--block"
        aria-busy={change.isPending || undefined}
      >
        {change.isPending && <span className="spin" aria-hidden />}
        修改密码并进入后台
      </button>
    </form>
  );
}
