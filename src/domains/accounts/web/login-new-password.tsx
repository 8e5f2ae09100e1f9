import { type SubmitEvent } from 'react';
import { callOperation } from '#platform/web/call-operation.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { changePasswordCall } from './accounts.calls.ts';
import { textIn, useFormFaults } from '#platform/web/form-faults.ts';
import { PasswordFields } from './password-fields.tsx';
import styles from './login-form.module.css';

/** A password that was handed out is changed before anything else: whoever handed it out knows it. */
export function LoginNewPassword({ oldPwd, onChanged }: { oldPwd: string; onChanged: () => void }) {
  const { faults, isBusy, submit } = useFormFaults({ sameAsOld: 'newPwd', usedBefore: 'newPwd' });
  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const newPwd = textIn(values, 'newPwd');
    const confirmPwd = textIn(values, 'confirmPwd');
    const gaps = {
      ...(!newPwd && { newPwd: '请输入新密码' }),
      ...(newPwd !== confirmPwd && { confirmPwd: '两次输入的密码不一致' }),
    };
    await submit(
      event.currentTarget,
      async () => {
        await callOperation(changePasswordCall, { oldPwd, newPwd, confirmPwd }, { reportedBy: 'form' });
        onChanged();
      },
      gaps,
    );
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void send(event)}>
      <Notice kind="warning" isLive>
        这是工作人员给你的临时密码，请先换成自己的密码再继续。
      </Notice>
      <PasswordFields
        name="newPwd"
        labels={['新密码', '确认新密码']}
        errors={{ password: faults['newPwd'], confirmation: faults['confirmPwd'] }}
      />
      {faults['form'] && (
        <Notice kind="error" isLive>
          {faults['form']}
        </Notice>
      )}
      <button type="submit" className="btn btn--primary btn--lg btn--block" aria-busy={isBusy || undefined}>
        {isBusy && <span className="spin" aria-hidden />}
        保存新密码并进入
      </button>
    </form>
  );
}
