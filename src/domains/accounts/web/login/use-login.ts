import { useState } from 'react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { logIn, type SignedInInfo } from '#platform/web/session/login.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import type { LoginRefusalDetail } from '../../contract/accounts.contract.ts';
import { getCaptchaCall } from '../accounts.calls.ts';
import type { PublicUserType } from './login-role-picker.tsx';

export type Captcha = RemoteResult<typeof getCaptchaCall>;

/** Where each sentence of a refused login belongs. */
export type LoginFaults = { name?: string; password?: string; captcha?: string; form?: string };

export type TypedLogin = { name: string; password: string; captcha: string; remember: boolean };

const missing = ({ name, password, captcha }: TypedLogin, needsCaptcha: boolean): LoginFaults => ({
  ...(!name.trim() && { name: '请输入账号' }),
  ...(!password && { password: '请输入密码' }),
  ...(needsCaptcha && !captcha.trim() && { captcha: '请输入验证码' }),
});

const isDetail = (detail: unknown): detail is LoginRefusalDetail =>
  typeof detail === 'object' && detail !== null && 'isCaptchaNeeded' in detail;

/** Sorts a failure to the field that it is about, in the server's own words. */
function faultsOf(failure: unknown): LoginFaults {
  if (!(failure instanceof OperationFailed)) return { form: '没有成功，请稍后再试' };
  const { reason, msg } = failure;
  if (reason === 'wrongPassword') return { password: msg };
  if (reason === 'captchaNeeded' || reason === 'captchaWrong') return { captcha: msg };
  const name = failure.errorOf('userLoginName');
  const password = failure.errorOf('userPwd');
  return name || password ? { name, password } : { form: msg };
}

const needsCaptcha = (failure: unknown): boolean =>
  failure instanceof OperationFailed &&
  (failure.reason === 'captchaNeeded' ||
    failure.reason === 'captchaWrong' ||
    (isDetail(failure.detail) && failure.detail.isCaptchaNeeded));

/** Logging in: what went wrong and where, the captcha when the server wants one, then on to where the person was going. */
export function useLogin(onSignedIn: (info: SignedInInfo, password: string) => void) {
  const [faults, setFaults] = useState<LoginFaults>({});
  const [captcha, setCaptcha] = useState<Captcha | 'loading'>();
  const [isBusy, setBusy] = useState(false);

  const renewCaptcha = async () => {
    setCaptcha('loading');
    try {
      setCaptcha(await callOperation(getCaptchaCall, {}, { reportedBy: 'form' }));
    } catch {
      setFaults({ captcha: '验证码没有取到，请点右边换一张' });
    }
  };

  const submit = async (typed: TypedLogin, userType: PublicUserType) => {
    const gaps = missing(typed, captcha !== undefined);
    setFaults(gaps);
    if (Object.keys(gaps).length > 0) return false;
    setBusy(true);
    try {
      const answer = captcha &&
        captcha !== 'loading' && { captchaId: captcha.captchaId, captcha: typed.captcha };
      const { name, password, remember } = typed;
      const info = await logIn({ userLoginName: name, userPwd: password, userType, remember, ...answer });
      onSignedIn(info, password);
      return true;
    } catch (failure) {
      setFaults(faultsOf(failure));
      setBusy(false);
      // A captcha is good for one try, so every failure brings the next one.
      if (captcha !== undefined || needsCaptcha(failure)) await renewCaptcha();
      return false;
    }
  };

  return {
    faults,
    isBusy,
    needsCaptcha: captcha !== undefined,
    captcha: captcha === 'loading' ? undefined : captcha,
    renewCaptcha: () => void renewCaptcha(),
    submit,
  };
}
