import { Check } from 'lucide-react';
import { useRef, type SubmitEvent } from 'react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { acceptSession, type SignedInInfo } from '#platform/web/session/login.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useIsHydrated } from '#platform/web/islands/use-is-hydrated.ts';
import { emptyFields, textIn, useFormFaults } from '#platform/web/form-faults.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { PublicUserType } from './login-role-picker.tsx';
import { MobileField } from '../sms/mobile-field.tsx';
import { SmsCodeField } from '../sms/sms-code-field.tsx';
import { loginBySmsCall } from '../sms/sms.calls.ts';
import { remindTeam } from './remind-team.ts';
import styles from './login-form.module.css';

type LoginSmsFormProps = { userType: PublicUserType; onSignedIn: (info: SignedInInfo) => void };

const asked = { mobile: '请输入手机号', smsCode: '请输入短信验证码' };

/** Logging in by a code sent to the phone. */
export function LoginSmsForm({ userType, onSignedIn }: LoginSmsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { faults, isBusy, submit, forget } = useFormFaults();
  const isHydrated = useIsHydrated();
  const typed = () => new FormData(form.current ?? undefined);
  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const values = typed();
    const request = {
      mobile: textIn(values, 'mobile'),
      smsCode: textIn(values, 'smsCode'),
      userType,
      remember: values.has('remember'),
    };
    await submit(
      event.currentTarget,
      async () => {
        const answer = await callOperation(loginBySmsCall, request, { reportedBy: 'form' });
        const info = acceptSession(answer, request.remember);
        remindTeam(info);
        onSignedIn(info);
      },
      emptyFields(request, asked),
    );
  };
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={(event) => void send(event)}>
      <MobileField label="手机号" error={faults['mobile']} />
      <SmsCodeField
        scene="login"
        name="smsCode"
        mobileOf={() => textIn(typed(), 'mobile')}
        error={faults['smsCode']}
        onSent={() => forget('smsCode')}
      />
      <label className="ck">
        <input type="checkbox" name="remember" />
        <i>
          <Check className="ic" aria-hidden />
        </i>
        七天内自动登录
      </label>
      {faults['form'] && (
        <Notice kind="error" isLive>
          {faults['form']}
        </Notice>
      )}
      <Button
        type="submit"
        look="primary"
        size="lg"
        isBlock
        className={styles.submit}
        disabled={!isHydrated}
        isBusy={isBusy}
      >
        {isBusy ? '正在登录' : '登录'}
      </Button>
    </form>
  );
}
