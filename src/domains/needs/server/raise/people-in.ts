import type { RequestIn } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/needs.contract.ts';
import type { NeedPeople } from '../need-vault.ts';

type Request = RequestIn<typeof contract.raiseNeed>;

/** What of a request is sealed: who asks, for whom, the door and what to mind there. */
export const peopleIn = (request: Request, mobile: string): NeedPeople => {
  const isForSelf = request.requesterKind === 'self';
  return {
    requesterName: request.requesterName,
    requesterMobile: mobile,
    beneficiaryName: isForSelf ? request.requesterName : (request.beneficiaryName ?? ''),
    beneficiaryMobile: isForSelf ? mobile : (request.beneficiaryMobile ?? ''),
    address: request.address,
    risk: request.risk,
  };
};
