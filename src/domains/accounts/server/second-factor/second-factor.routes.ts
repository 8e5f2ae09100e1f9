import { bind, type Binding } from '#platform/server/calls/binding.ts';
import * as passkeyContract from '../../contract/passkeys.contract.ts';
import * as proofContract from '../../contract/reauthentication.contract.ts';
import * as contract from '../../contract/second-factor.contract.ts';
import { addPasskey } from '../passkeys/add-passkey.ts';
import { loadWebAuthn } from '../passkeys/passkey-desk.ts';
import { removePasskey } from '../passkeys/remove-passkey.ts';
import { renamePasskey } from '../passkeys/rename-passkey.ts';
import { startPasskey } from '../passkeys/start-passkey.ts';
import { bringProof, reauthenticate } from '../reauthentication/reauthenticate.ts';
import { startReauthentication } from '../reauthentication/start-reauthentication.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { getMySecondFactor } from './get-my-second-factor.ts';
import { type FactorTools, provedBy } from './prove-by-password.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { startSecondFactor } from './start-second-factor.ts';

/** What staff do with their own second factors. */
export function secondFactorBindings(tools: FactorTools): Binding[] {
  const before = provedBy(tools);
  return [
    bind(contract.getMySecondFactor, getMySecondFactor, { given: tools }),
    bind(contract.startSecondFactor, startSecondFactor, { before }),
    bind(contract.confirmSecondFactor, confirmSecondFactor, { given: tools }),
    bind(contract.renewRecoveryCodes, renewRecoveryCodes, { before }),
    bind(contract.removeSecondFactor, removeSecondFactor, { before }),
    bind(passkeyContract.startPasskey, startPasskey, { before }),
    bind(passkeyContract.addPasskey, addPasskey, {
      before: async () => {
        await loadWebAuthn();
        return tools;
      },
    }),
    bind(passkeyContract.renamePasskey, renamePasskey, { before }),
    bind(passkeyContract.removePasskey, removePasskey, { before }),
    bind(proofContract.startReauthentication, startReauthentication, { given: tools }),
    bind(proofContract.reauthenticate, reauthenticate, { before: bringProof(tools) }),
  ];
}
