import { bind, type Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../../contract/second-factor.contract.ts';
import type { AccountKeys } from '../account-keys.ts';
import type { StaffPolicy } from '../duties/staff-policy.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { getMySecondFactor } from './get-my-second-factor.ts';
import { provedBy } from './prove-by-password.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { createSecondFactorDesk } from './second-factor-desk.ts';
import { startSecondFactor } from './start-second-factor.ts';

export type SecondFactorSetup = { policy: StaffPolicy };

/** What staff do with their own second factor. */
export function secondFactorBindings(keys: AccountKeys, { policy }: SecondFactorSetup): Binding[] {
  const desk = createSecondFactorDesk(keys.secondFactor);
  const before = provedBy({ desk, policy });
  return [
    bind(contract.getMySecondFactor, getMySecondFactor, { given: policy }),
    bind(contract.startSecondFactor, startSecondFactor, { before }),
    bind(contract.confirmSecondFactor, confirmSecondFactor, { given: desk }),
    bind(contract.renewRecoveryCodes, renewRecoveryCodes, { before }),
    bind(contract.removeSecondFactor, removeSecondFactor, { before }),
  ];
}
