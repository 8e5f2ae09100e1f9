import { type SubmitEvent } from 'react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { changePasswordCall } from '../accounts.calls.ts';
import { secretIn, useFormFaults } from '#platform/web/form-faults.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CurrentPasswordField } from '../passwords/current-password-field.tsx';
import { PasswordFields } from '../passwords/password-fields.tsx';
import styles from './login-form.module.css';

const audiences = {
  public: {
    notice: '这是工作人员给你的临时密码，请先换成自己的密码再继续。',
    old: '临时密码',
    labels: ['新密码', '确认新密码'],
    save: '保存新密码并进入',
  },
  staff: {
    notice: '当前密码由管理员发放，请先换成自己的密码，再进入管理后台。',
    old: '原密码',
    labels: ['新密码', '再输一次新密码'],
    save: '修改密码并进入后台',
  },
  aged: {
    notice: '密码已使用满 90 天，请换一个新密码，再进入管理后台。',
    old: '原密码',
    labels: ['新密码', '再输一次新密码'],
    save: '修改密码并进入后台',
  },
} satisfies Record<string, { notice: string; old: string; labels: [string, string]; save: string }>;

type LoginNewPasswordProps = {
  audience: keyof typeof audiences;
  /** The password just used to log in; asked for after a login by a code. */
  usedPassword?: string | undefined;
  onChanged: () => void;
};

const fieldOfReason = { sameAsOld: 'newPwd', usedBefore: 'newPwd' };

/**
 * A password that was handed out is changed before anything else, for whoever handed it out knows it, and one of staff that has
 * grown old; staff hold no permission until then.
 */
export function LoginNewPassword({ audience, usedPassword, onChanged }: LoginNewPasswordProps) {
  const words = audiences[audience];
  const { faults, isBusy, submit } = useFormFaults(
    usedPassword === undefined ? { ...fieldOfReason, wrongOldPassword: 'oldPwd' } : fieldOfReason,
  );
  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const oldPwd = usedPassword ?? secretIn(values, 'oldPwd');
    const newPwd = secretIn(values, 'newPwd');
    const confirmPwd = secretIn(values, 'confirmPwd');
    const gaps = {
      ...(!oldPwd && { oldPwd: `请输入${words.old}` }),
      ...(!newPwd && { newPwd: '请输入新密码' }),
      ...(!confirmPwd && { confirmPwd: '请再输入一次新密码' }),
      ...(confirmPwd && newPwd !== confirmPwd && { confirmPwd: '两次输入的密码不一致' }),
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
        {words.notice}
      </Notice>
      {usedPassword === undefined && (
        <>
          <CurrentPasswordField label={words.old} name="oldPwd" error={faults['oldPwd']} />
          {audience === 'public' && (
            <a className="link" href="/user-index/findPwd">
              不记得临时密码？用短信重设
            </a>
          )}
        </>
      )}
      <PasswordFields
        name="newPwd"
        labels={words.labels}
        errors={{ password: faults['newPwd'], confirmation: faults['confirmPwd'] }}
      />
      {faults['form'] && (
        <Notice kind="error" isLive>
          {faults['form']}
        </Notice>
      )}
      <Button type="submit" look="primary" size="lg" isBlock isBusy={isBusy}>
        {words.save}
      </Button>
    </form>
  );
}
