import { type FormEvent, useRef, useState } from 'react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { emptyFields, textIn, useFormFaults } from '#platform/web/form-faults.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CurrentPasswordField } from '../passwords/current-password-field.tsx';
import { changeMobileCall, getMyMobileCall } from './mobile.calls.ts';
import styles from '../security.module.css';
import { MobileField } from './mobile-field.tsx';
import { SmsCodeField } from './sms-code-field.tsx';

const fieldOfReason = {
  wrongPassword: 'userPwd',
  sameMobile: 'mobile',
  mobileTaken: 'mobile',
  guardianMobile: 'mobile',
};
const asked = { userPwd: '请输入登录密码', mobile: '请输入新手机号', smsCode: '请输入短信验证码' };

/** 更换手机号: the password, and a code sent to the new number. What was typed stays until it is done. */
export function ChangeMobilePanel() {
  // A new key empties the fields once it is done.
  const [round, setRound] = useState(0);
  const current = useOperationQuery(getMyMobileCall, {}, { reportedBy: 'form' });
  const bound = current.data && (current.data.mobileMasked ?? '还没有绑定');
  return (
    <section className={`panel ${styles.panel}`} aria-labelledby="change-mobile">
      <h2 id="change-mobile">更换手机号</h2>
      <p className="hint">
        {bound && `现在绑定的手机号：${bound}。`}更换后用新号码登录、找回密码和接收短信，原号码会收到通知。
      </p>
      <MobileForm
        key={round}
        onDone={(mobileMasked) => {
          setRound(round + 1);
          showToast({ kind: 'success', text: `手机号已更换为 ${mobileMasked}` });
          void current.refetch();
        }}
      />
    </section>
  );
}

function MobileForm({ onDone }: { onDone: (mobileMasked: string) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const { faults, isBusy, submit, forget } = useFormFaults(fieldOfReason);
  const typed = () => new FormData(form.current ?? undefined);
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const values = typed();
    const request = {
      userPwd: textIn(values, 'userPwd'),
      mobile: textIn(values, 'mobile'),
      smsCode: textIn(values, 'smsCode'),
    };
    await submit(
      event.currentTarget,
      async () => {
        const { mobileMasked } = await callOperation(changeMobileCall, request, { reportedBy: 'form' });
        onDone(mobileMasked);
      },
      emptyFields(request, asked),
    );
  };
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <CurrentPasswordField label="登录密码" name="userPwd" error={faults['userPwd']} />
      <MobileField label="新手机号" isRequired error={faults['mobile']} />
      <SmsCodeField
        scene="bind"
        name="smsCode"
        mobileOf={() => textIn(typed(), 'mobile')}
        error={faults['smsCode']}
        onSent={() => forget('smsCode')}
      />
      {faults['form'] && (
        <Notice kind="error" isLive>
          {faults['form']}
        </Notice>
      )}
      <div>
        <Button type="submit" look="primary" disabled={isBusy} isBusy={isBusy}>
          更换手机号
        </Button>
      </div>
    </form>
  );
}
