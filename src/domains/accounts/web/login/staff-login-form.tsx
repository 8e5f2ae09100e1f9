import { UserRound } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { logIn } from '#platform/web/session/login.ts';
import type { SignedInInfo } from '#platform/web/session/login.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { Field } from '#platform/web/fields/field.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { LoginRefusalDetail } from '../../contract/accounts.contract.ts';
import { StaffLoginCaptcha } from './staff-login-captcha.tsx';
import type { CaptchaAnswer } from './staff-login-captcha.tsx';
import { StaffLoginPasswordInput } from './staff-login-password-input.tsx';
import styles from './staff-login.module.css';

type StaffLoginFormProps = {
  /** Called with the password that was used, so that a forced change need not ask for it again. */
  onSignedIn: (info: SignedInInfo, password: string) => void;
};

type Refused = { name?: string; password?: string; captcha?: string; whole?: string };

const noCaptcha: CaptchaAnswer = { captchaId: '', captcha: '' };

/** Login of the centre's staff: account and password, and from the third failure on a captcha. What was typed stays. */
export function StaffLoginForm({ onSignedIn }: StaffLoginFormProps) {
  const [userLoginName, setName] = useState('');
  const [userPwd, setPassword] = useState('');
  const [captcha, setCaptcha] = useState(noCaptcha);
  const [captchaRound, setCaptchaRound] = useState(0);
  const [refused, setRefused] = useState<Refused>({});
  const [isBusy, setBusy] = useState(false);
  const needsCaptcha = captchaRound > 0;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const missing = missingIn({ userLoginName, userPwd }, needsCaptcha ? captcha.captcha : undefined);
    setRefused(missing ?? {});
    if (missing) return;
    setBusy(true);
    try {
      const answered = needsCaptcha ? captcha : {};
      onSignedIn(await logIn({ userLoginName, userPwd, userType: 3, ...answered }), userPwd);
    } catch (error) {
      if (!(error instanceof OperationFailed)) throw error;
      setRefused(refusalOf(error));
      setCaptcha(noCaptcha);
      if (needsCaptcha || asksForCaptcha(error)) setCaptchaRound((round) => round + 1);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {refused.whole && (
        <Notice kind="error" isLive>
          {refused.whole}
        </Notice>
      )}
      <Field label="账号" error={refused.name} isRequired>
        {(control) => (
          <span className="inp">
            <UserRound className="ic" aria-hidden />
            <input
              {...control}
              value={userLoginName}
              autoComplete="username"
              autoCapitalize="none"
              maxLength={64}
              placeholder="工作账号"
              onChange={(event) => setName(event.target.value)}
            />
          </span>
        )}
      </Field>
      <StaffLoginPasswordInput
        label="密码"
        value={userPwd}
        autoComplete="current-password"
        error={refused.password}
        onChange={setPassword}
      />
      {needsCaptcha && (
        <StaffLoginCaptcha
          key={captchaRound}
          round={captchaRound}
          answer={captcha.captcha}
          error={refused.captcha}
          onAnswer={setCaptcha}
        />
      )}
      <Button type="submit" look="primary" size="lg" isBlock isBusy={isBusy}>
        登录管理后台
      </Button>
    </form>
  );
}

function missingIn(
  typed: { userLoginName: string; userPwd: string },
  captcha: string | undefined,
): Refused | undefined {
  const refused: Refused = {};
  if (!typed.userLoginName.trim()) refused.name = '请输入账号';
  if (!typed.userPwd) refused.password = '请输入密码';
  if (captcha?.trim() === '') refused.captcha = '请输入验证码';
  return Object.keys(refused).length > 0 ? refused : undefined;
}

const detailOf = (error: OperationFailed): Partial<LoginRefusalDetail> =>
  (error.detail ?? {}) as Partial<LoginRefusalDetail>;

const asksForCaptcha = (error: OperationFailed): boolean =>
  error.reason === 'captchaNeeded' ||
  error.reason === 'captchaWrong' ||
  detailOf(error).isCaptchaNeeded === true;

/** Puts the server's sentence where it belongs; the attempts left stand under the password when the server counts them. */
function refusalOf(error: OperationFailed): Refused {
  if (error.reason === 'wrongPassword') return { password: error.msg };
  if (error.reason === 'captchaNeeded' || error.reason === 'captchaWrong') return { captcha: error.msg };
  const [name, password] = [error.errorOf('userLoginName'), error.errorOf('userPwd')];
  if (name ?? password) return { ...(name ? { name } : {}), ...(password ? { password } : {}) };
  return { whole: error.msg || '登录没有成功，请稍后再试' };
}
