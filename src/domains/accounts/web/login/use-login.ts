import { useState } from 'react';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { logIn, type SignedInInfo } from '#platform/web/session/login.ts';
import { useProof } from '../proof/use-proof.ts';
import type { PublicUserType } from './login-role-picker.tsx';
import { remindTeam } from './remind-team.ts';

/** Where each sentence of a refused login belongs. */
export type LoginFaults = { name?: string; password?: string; form?: string };

export type TypedLogin = { name: string; password: string; remember?: boolean };

const missing = ({ name, password }: TypedLogin): LoginFaults => ({
  ...(!name.trim() && { name: '请输入账号' }),
  ...(!password && { password: '请输入密码' }),
});

/** Sorts a failure to the field that it is about, in the server's own words. */
function faultsOf(failure: unknown): LoginFaults {
  if (!(failure instanceof OperationFailed)) return { form: '没有成功，请稍后再试' };
  if (failure.reason === 'wrongPassword') return { password: failure.msg };
  const name = failure.errorOf('userLoginName');
  const password = failure.errorOf('userPwd');
  return name || password ? { name, password } : { form: failure.msg };
}

/** Logging in: what went wrong and where, work done for the server when it wants some, then on to where the person was going. */
export function useLogin(onSignedIn: (info: SignedInInfo, password: string) => void) {
  const [faults, setFaults] = useState<LoginFaults>({});
  const [isBusy, setBusy] = useState(false);
  const { isChecking, withProof } = useProof();

  /** True once signed in. */
  const submit = async (typed: TypedLogin, userType: PublicUserType | 3): Promise<boolean> => {
    const gaps = missing(typed);
    setFaults(gaps);
    if (Object.keys(gaps).length > 0) return false;
    setBusy(true);
    const { name, password, remember } = typed;
    const credentials = { userLoginName: name, userPwd: password, userType, remember };
    try {
      const info = await withProof((proof) => logIn({ ...credentials, proof }));
      remindTeam(info);
      onSignedIn(info, password);
      return true;
    } catch (failure) {
      setFaults(faultsOf(failure));
      setBusy(false);
      return false;
    }
  };

  return { faults, isBusy, isChecking, submit };
}
