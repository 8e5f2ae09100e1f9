import { useState } from 'react';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { type Credentials, logIn, type SignedInInfo } from '#platform/web/session/login.ts';
import type { SecondStepDetail } from '../../contract/accounts.contract.ts';
import { useProof } from '../proof/use-proof.ts';
import type { PublicUserType } from './login-role-picker.tsx';
import { remindTeam } from './remind-team.ts';

/** Where each sentence of a refused login belongs. */
export type LoginFaults = { name?: string; password?: string; secondFactor?: string; form?: string };

export type TypedLogin = {
  name: string;
  password: string;
  remember?: boolean;
  secondFactor?: string;
  /** The second step by a passkey instead of what was typed. */
  isByPasskey?: boolean;
};

const missing = ({ name, password }: TypedLogin): LoginFaults => ({
  ...(!name.trim() && { name: '请输入账号' }),
  ...(!password && { password: '请输入密码' }),
});

const ofSecondStep = new Set(['secondFactorWrong', 'secondFactorUsed', 'passkeyWrong', 'passkeyCopied']);

/** Sorts a failure to the field that it is about, in the server's own words. */
function faultsOf(failure: unknown): LoginFaults {
  if (!(failure instanceof OperationFailed)) return { form: '没有成功，请稍后再试' };
  if (failure.reason === 'wrongPassword') return { password: failure.msg };
  if (ofSecondStep.has(failure.reason ?? '')) return { secondFactor: failure.msg };
  const name = failure.errorOf('userLoginName');
  const password = failure.errorOf('userPwd');
  return name || password ? { name, password } : { form: failure.msg };
}

/** What the server wants besides the password; nothing when the failure is another. */
function secondStepOf(failure: unknown): SecondStepDetail | undefined {
  if (!(failure instanceof OperationFailed) || failure.reason !== 'secondFactorNeeded') return undefined;
  return failure.detail as SecondStepDetail;
}

/** Asks the browser for a passkey; every try by a challenge of its own. The code for it is loaded only now. */
async function askPasskey(credentials: Credentials): Promise<Credentials['passkey']> {
  const { provePasskey } = await import('../passkeys/ask-authenticator.ts');
  const refusal = await logIn(credentials).catch((failure: unknown) => failure);
  const step = secondStepOf(refusal);
  if (!step?.passkeyOptions) throw refusal;
  return provePasskey(step.passkeyOptions);
}

/** Logging in: what went wrong and where, work done for the server when it wants some, then on to where the person was going. */
export function useLogin(onSignedIn: (info: SignedInInfo, password: string) => void) {
  const [faults, setFaults] = useState<LoginFaults>({});
  const [isBusy, setBusy] = useState(false);
  const [step, setStep] = useState<SecondStepDetail>();
  const { isChecking, withProof } = useProof();

  /** True once signed in. */
  const submit = async (typed: TypedLogin, userType: PublicUserType | 3): Promise<boolean> => {
    const { name, password, remember, isByPasskey } = typed;
    const secondFactor = (!isByPasskey && typed.secondFactor?.trim()) || undefined;
    const gaps = {
      ...missing(typed),
      ...(step && !isByPasskey && !secondFactor && { secondFactor: '请输入动态验证码或恢复码' }),
    };
    setFaults(gaps);
    if (Object.keys(gaps).length > 0) return false;
    setBusy(true);
    const credentials = { userLoginName: name, userPwd: password, userType, remember, secondFactor };
    try {
      const passkey = isByPasskey ? await askPasskey(credentials) : undefined;
      const info = await withProof((proof) => logIn({ ...credentials, passkey, proof }));
      remindTeam(info);
      onSignedIn(info, password);
      return true;
    } catch (failure) {
      const next = secondStepOf(failure);
      if (next) setStep(next);
      setFaults(next ? {} : faultsOf(failure));
      setBusy(false);
      return false;
    }
  };

  return { faults, isBusy, isChecking, step, submit };
}
