import type { MinorAge } from '../../contract/minors.words.ts';
import type { RequesterKind } from '../../contract/needs.words.ts';
import type { NeedPeople } from '../need-vault.ts';

export type AskedPeople = {
  requesterKind: RequesterKind;
  requesterName: string;
  beneficiaryName?: string | undefined;
  beneficiaryMobile?: string | undefined;
  minorAge?: MinorAge | undefined;
  guardianName?: string | undefined;
  guardianMobile?: string | undefined;
  address: string;
  risk: string;
};

/** What of a request is sealed: who asks, for whom, the door and what to mind there. */
export const peopleIn = (request: AskedPeople, mobile: string): NeedPeople => {
  const isForSelf = request.requesterKind === 'self';
  return {
    requesterName: request.requesterName,
    requesterMobile: mobile,
    beneficiaryName: isForSelf ? request.requesterName : (request.beneficiaryName ?? ''),
    beneficiaryMobile: isForSelf ? mobile : (request.beneficiaryMobile ?? ''),
    guardianName: (request.minorAge && request.guardianName) || '',
    guardianMobile: (request.minorAge && request.guardianMobile) || '',
    address: request.address,
    risk: request.risk,
  };
};
