import { useEffect, useState } from 'react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import type { SendSmsRefusalDetail } from '../../contract/sms.contract.ts';
import type { SmsScene } from '../../contract/sms.words.ts';
import { useProof } from '../proof/use-proof.ts';
import { sendSmsCodeCall } from './sms.calls.ts';

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

type Asking = {
  scene: SmsScene;
  /** The minor's own number, where the guardian's is asked for. */
  ownMobileOf?: (() => string) | undefined;
  onSent: () => void;
};

/** Asking for a code: the seconds until the next, what went wrong, and work done for the server when it wants some. */
export function useSmsCode({ scene, ownMobileOf, onSent }: Asking) {
  const { waitSeconds, wait } = useCountdown();
  const [fault, setFault] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const [waitingFor, setWaitingFor] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { isChecking, withProof } = useProof();
  const refused = (failure: unknown) => {
    if (!(failure instanceof OperationFailed)) return setFault('没有成功，请稍后再试');
    const { reason, msg, detail } = failure;
    if (isDetail(detail) && detail.waitSeconds > 0 && reason === 'tooSoon') wait(detail.waitSeconds);
    else wait(0);
    return setFault(failure.errorOf('mobile') ?? msg);
  };
  const send = async (mobile: string): Promise<void> => {
    setFault(undefined);
    if (!mobilePattern.test(mobile)) return setFault('请先填写 11 位手机号');
    // Another number has nothing to wait for: whoever mistyped one is not held up by it.
    if (waitSeconds > 0 && mobile === waitingFor)
      return setFault(`验证码刚刚发送过，请 ${waitSeconds} 秒后再获取`);
    const own = ownMobileOf?.().trim() ?? '';
    const ownMobile = mobilePattern.test(own) ? own : undefined;
    setBusy(true);
    setWaitingFor(mobile);
    try {
      const { waitSeconds: seconds } = await withProof((proof) =>
        callOperation(sendSmsCodeCall, { mobile, ownMobile, scene, proof }, { reportedBy: 'form' }),
      );
      setSentTo(mobile);
      onSent();
      wait(seconds);
    } catch (failure) {
      refused(failure);
    } finally {
      setBusy(false);
    }
  };
  return {
    send: (mobile: string) => void send(mobile),
    waitSeconds,
    fault,
    isChecking,
    sentTo,
    isBusy,
  };
}
