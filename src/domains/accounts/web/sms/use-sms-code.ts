import { useEffect, useState } from 'react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import type { SendSmsRefusalDetail } from '../../contract/sms.contract.ts';
import type { SmsScene } from '../../contract/sms.words.ts';
import { getCaptchaCall } from '../accounts.calls.ts';
import { sendSmsCodeCall } from './sms.calls.ts';
import type { Captcha } from '../login/use-login.ts';

const mobilePattern = /^1[3-9]\d{9}$/;
const isDetail = (detail: unknown): detail is SendSmsRefusalDetail =>
  typeof detail === 'object' && detail !== null && 'waitSeconds' in detail;

/** Seconds that go down to zero; the clock of the browser decides, so a sleeping page loses none. */
function useCountdown(): { waitSeconds: number; wait: (seconds: number) => void } {
  const [waitUntil, setWaitUntil] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (waitUntil <= Date.now()) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= waitUntil) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [waitUntil]);
  const wait = (seconds: number): void => {
    setNow(Date.now());
    setWaitUntil(Date.now() + seconds * 1_000);
  };
  return { waitSeconds: Math.max(0, Math.ceil((waitUntil - now) / 1_000)), wait };
}

/** Asking for a code: the seconds until the next, what went wrong, and the captcha when the server wants one. */
export function useSmsCode(scene: SmsScene, onSent: () => void) {
  const { waitSeconds, wait } = useCountdown();
  const [fault, setFault] = useState<string>();
  const [captchaFault, setCaptchaFault] = useState<string>();
  const [captcha, setCaptcha] = useState<Captcha>();
  const [sentTo, setSentTo] = useState<string>();
  const [waitingFor, setWaitingFor] = useState('');
  const [isBusy, setBusy] = useState(false);
  const renewCaptcha = async () => {
    try {
      setCaptcha(await callOperation(getCaptchaCall, {}, { reportedBy: 'form' }));
    } catch {
      setCaptchaFault('图形验证码没有取到，请点右边换一张');
    }
  };
  const refused = async (failure: unknown) => {
    if (!(failure instanceof OperationFailed)) return setFault('没有成功，请稍后再试');
    const { reason, msg, detail } = failure;
    if (isDetail(detail) && detail.waitSeconds > 0 && reason === 'tooSoon') wait(detail.waitSeconds);
    else wait(0);
    if (reason !== 'captchaNeeded' && reason !== 'captchaWrong')
      return setFault(failure.errorOf('mobile') ?? msg);
    setCaptchaFault(msg);
    return renewCaptcha();
  };
  const send = async (mobile: string, answer: string): Promise<void> => {
    setFault(undefined);
    setCaptchaFault(undefined);
    if (!mobilePattern.test(mobile)) return setFault('请先填写 11 位手机号');
    // Another number has nothing to wait for: whoever mistyped one is not held up by it.
    if (waitSeconds > 0 && mobile === waitingFor)
      return setFault(`验证码刚刚发送过，请 ${waitSeconds} 秒后再获取`);
    if (captcha && !answer.trim()) return setCaptchaFault('请输入图形验证码');
    setBusy(true);
    setWaitingFor(mobile);
    try {
      const proof = captcha ? { captchaId: captcha.captchaId, captcha: answer } : {};
      const request = { mobile, scene, ...proof };
      const { waitSeconds: seconds } = await callOperation(sendSmsCodeCall, request, { reportedBy: 'form' });
      setSentTo(mobile);
      onSent();
      setCaptcha(undefined);
      wait(seconds);
    } catch (failure) {
      await refused(failure);
    } finally {
      setBusy(false);
    }
  };
  return {
    send: (mobile: string, answer: string) => void send(mobile, answer),
    renewCaptcha: () => void renewCaptcha(),
    waitSeconds,
    fault,
    captchaFault,
    captcha,
    sentTo,
    isBusy,
  };
}
