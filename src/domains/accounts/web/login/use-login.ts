import { useState } from 'react';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { logIn, type SignedInInfo } from '#platform/web/session/login.ts';
import { useProof } from '../proof/use-proof.ts';
import type { PublicUserType } from './login-role-picker.tsx';
import { remindTeam } from './remind-team.ts';

/** Where each sentence of a refused login belongs. */
export type LoginFaults = { name?: string; password?: string; secondFactor?: string; form?: string };

export type TypedLogin = { name: string; password: string; remember?: boolean; secondFactor?: string };

const missing = ({ name, password }: TypedLogin): LoginFaults => ({
  ...(!name.trim() && { name: '请输入账号' }),
  ...(!password && { password: '请输入密码' }),
});

/** Sorts a failure to the field that it is about, in the server's own words. */
function faultsOf(failure: unknown): LoginFaults {
  if (!(failure instanceof OperationFailed)) return { form: '没有成功，请稍后再试' };
  if (failure.reason === 'wrongPassword') return { password: failure.msg };
  if (failure.reason === 'secondFactorWrong' || failure.reason === 'secondFactorUsed')
    return { secondFactor: failure.msg };
  const name = failure.errorOf('userLoginName');
  const password = failure.errorOf('userPwd');
  return name || password ? { name, password } : { form: failure.msg };
}

/** Logging in: what went wrong and where, work done for the server when it wants some, then on to where the person was going. */
export function useLogin(onSignedIn: (info: SignedInInfo, password: string) => void) {
  const [faults, setFaults] = useState<LoginFaults>({});
  const [isBusy, setBusy] = useState(false);
  const [needsSecondFactor, setNeedsSecondFactor] = useState(false);
  const { isChecking, withProof } = useProof();

  /** True once signed in. */
  const submit = async (typed: TypedLogin, userType: PublicUserType | 3): Promise<boolean> => {
    const gaps = {
      ...missing(typed),
      ...(needsSecondFactor && !typed.secondFactor?.trim() && { secondFactor: '请输入动态验证码或恢复码' }),
    };
    setFaults(gaps);
    if (Object.keys(gaps).length > 0) return false;
    setBusy(true);
    const { name, password, remember } = typed;
    const secondFactor = typed.secondFactor?.trim() || undefined;
    const credentials = { userLoginName: name, userPwd: password, userType, remember, secondFactor };
    try {
      const info = await withProof((proof) => logIn({ ...credentials, proof }));
      remindTeam(info);
      onSignedIn(info, password);
      return true;
    } catch (failure) {
      const isNextStep = failure instanceof OperationFailed && failure.reason === 'secondFactorNeeded';
      if (isNextStep) setNeedsSecondFactor(true);
      setFaults(isNextStep ? {} : faultsOf(failure));
      setBusy(false);
      return false;
    }
  };

  return { faults, isBusy, isChecking, needsSecondFactor, submit };
}
