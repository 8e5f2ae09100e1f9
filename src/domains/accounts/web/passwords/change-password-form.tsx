import { type FormEvent, useState } from 'react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { changePasswordCall } from '../accounts.calls.ts';
import { secretIn, useFormFaults } from '#platform/web/form-faults.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { PasswordFields } from './password-fields.tsx';
import styles from '../security.module.css';
import { listMySessionsCall } from '../sessions.calls.ts';

const fieldOfReason = { wrongOldPassword: 'oldPwd', sameAsOld: 'newPwd', usedBefore: 'newPwd' };

/** Old password and a new one typed twice; every other device is signed out. */
export function ChangePasswordForm() {
  const { faults, isBusy, submit } = useFormFaults(fieldOfReason);
  // A new key empties the fields once it is done.
  const [round, setRound] = useState(0);
  const sessions = useOperationQuery(listMySessionsCall, {});
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const [oldPwd, newPwd, confirmPwd] = ['oldPwd', 'newPwd', 'confirmPwd'].map((name) =>
      secretIn(values, name),
    );
    const known = {
      oldPwd: oldPwd ? undefined : '请输入原密码',
      newPwd: newPwd ? undefined : '请输入新密码',
      confirmPwd: !confirmPwd
        ? '请再输入一次新密码'
        : newPwd === confirmPwd
          ? undefined
          : '两次输入的密码不一致',
    };
    const request = { oldPwd: oldPwd ?? '', newPwd: newPwd ?? '', confirmPwd: confirmPwd ?? '' };
    const isDone = await submit(
      event.currentTarget,
      async () => {
        await callOperation(changePasswordCall, request, { reportedBy: 'form' });
      },
      known,
    );
    if (!isDone) return;
    setRound(round + 1);
    showToast({ kind: 'success', text: '密码已修改，其他设备已退出登录' });
    void sessions.refetch();
  };
  return (
    <section className={`panel ${styles.panel}`} aria-labelledby="change-password">
      <h2 id="change-password">修改密码</h2>
      <form key={round} className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <CurrentPasswordField label="原密码" name="oldPwd" error={faults.oldPwd} />
        <PasswordFields
          name="newPwd"
          labels={['新密码', '再输一次新密码']}
          errors={{ password: faults.newPwd, confirmation: faults.confirmPwd }}
        />
        {faults.form && (
          <Notice kind="error" isLive>
            {faults.form}
          </Notice>
        )}
        <p className="hint">不能与最近 5 次用过的密码相同；修改后其他设备需要重新登录。</p>
        <div>
          <Button type="submit" look="primary" disabled={isBusy} isBusy={isBusy}>
            修改密码
          </Button>
        </div>
      </form>
    </section>
  );
}
