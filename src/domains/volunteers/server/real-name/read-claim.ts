import { InvalidInput } from '#platform/server/calls/failures.ts';
import type { RequestIn } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/real-name.contract.ts';
import { type Claim, idNoFault, normaliseIdNo, readIdNo } from './real-name.rules.ts';

/** What is claimed, as far as the number itself does not tell it. @throws InvalidInput for a number that cannot be one */
export function readClaim({
  name,
  idKind,
  gender,
  birthOn,
  ...request
}: RequestIn<typeof contract.submitRealName>): { idNo: string; claim: Claim } {
  const idNo = normaliseIdNo(request.idNo);
  const fault = idNoFault(idKind, idNo);
  if (fault) throw new InvalidInput([{ path: 'idNo', msg: fault }]);
  const told = idKind === 'mainland' || idKind === 'residence' ? readIdNo(idNo) : undefined;
  if (told) return { idNo, claim: { name, idKind, ...told } };
  const errors = [
    ...(gender ? [] : [{ path: 'gender', msg: '请选择性别' }]),
    ...(birthOn ? [] : [{ path: 'birthOn', msg: '请填写出生日期' }]),
  ];
  if (!gender || !birthOn) throw new InvalidInput(errors);
  return { idNo, claim: { name, idKind, gender, birthOn } };
}
