import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/sms.contract.ts';
import type { RecoveryTools } from './recovery.ts';

/** The first step of a recovery: nobody goes on with six digits that are not the code. @throws Refusal by `smsCodeRefusals` */
export const checkRecoveryCode: UseCase<
  typeof contract.checkRecoveryCode,
  Pick<RecoveryTools, 'desk'>
> = async (act, { mobile, smsCode }, { desk }) => {
  const { codeId, repeats } = await desk.check(act, { mobile, scene: 'findPwd', code: smsCode });
  if (repeats !== undefined) throw act.refuse('codeExpired', { result: { field: 'smsCode' } });
  await act.audit({ targetType: 'smsCode', targetId: codeId, detail: { outcome: 'codeRight' } });
  return {};
};
