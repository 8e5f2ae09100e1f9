import { registrationTools } from '#domains/accounts/server/index.ts';
import { fileKeysFrom } from '#domains/files/server/index.ts';
import { bind, type Binding } from '#platform/server/calls/binding.ts';
import { bindExport } from '#platform/server/exports/exporting.ts';
import type { IdentityPort } from '#platform/server/ports/identity.ts';
import { createPersonalVault } from '../personal-vault.ts';
import type { VolunteersReactions } from '../reactions.ts';
import { askAuthority } from '../real-name/ask-authority.ts';
import { decideRealNameCheck } from '../real-name/decide-real-name-check.ts';
import { exportRealNameChecks } from '../real-name/export-real-name-checks.ts';
import { getRealNameCheck } from '../real-name/get-real-name-check.ts';
import { listRealNameChecks } from '../real-name/list-real-name-checks.ts';
import { revealRealNameCheck } from '../real-name/reveal-real-name-check.ts';
import { submitRealName } from '../real-name/submit-real-name.ts';
import { withdrawRealName } from '../real-name/withdraw-real-name.ts';
import * as myData from '../../contract/my-data.contract.ts';
import { givePublicityConsent } from '../my-data/give-publicity-consent.ts';
import { listMyConsents } from '../my-data/list-my-consents.ts';
import { withdrawGuardianConsent } from '../my-data/withdraw-guardian-consent.ts';
import { withdrawIdentityConsent } from '../my-data/withdraw-identity-consent.ts';
import { withdrawPublicityConsent } from '../my-data/withdraw-publicity-consent.ts';
import * as profile from '../../contract/profile.contract.ts';
import * as realName from '../../contract/real-name.contract.ts';
import { changeMyAvatar } from './change-my-avatar.ts';
import { getMyProfile } from './get-my-profile.ts';
import { listMyViewers } from './list-my-viewers.ts';
import { updateMyProfile } from './update-my-profile.ts';
import type { Secret } from '#platform/server/encryption.ts';

/** Operations of the profile and the real-name check; `secret` is the installation's, `identity` the authority that proves names. */
export function profileBindings(
  secret: Secret,
  { tell, identity }: VolunteersReactions & { identity: IdentityPort | undefined },
): Binding[] {
  const vault = createPersonalVault(secret);
  const fileKeys = fileKeysFrom(secret);
  return [
    bind(profile.getMyProfile, getMyProfile, { given: vault }),
    bind(profile.updateMyProfile, updateMyProfile, { given: vault }),
    bind(profile.changeMyAvatar, changeMyAvatar),
    bind(profile.listMyViewers, listMyViewers),
    bind(myData.listMyConsents, listMyConsents),
    bind(myData.givePublicityConsent, givePublicityConsent),
    bind(myData.withdrawPublicityConsent, withdrawPublicityConsent),
    bind(myData.withdrawGuardianConsent, withdrawGuardianConsent, {
      given: { ...registrationTools(secret), tell },
    }),
    bind(myData.withdrawIdentityConsent, withdrawIdentityConsent, { given: { tell } }),
    bind(realName.submitRealName, submitRealName, {
      before: async (act, request) => ({
        vault,
        tell,
        answer: await askAuthority(act, request, { vault, identity }),
      }),
    }),
    bind(realName.withdrawRealName, withdrawRealName, { given: { tell } }),
    bind(realName.listRealNameChecks, listRealNameChecks),
    bindExport(exportRealNameChecks),
    bind(realName.getRealNameCheck, getRealNameCheck),
    bind(realName.revealRealNameCheck, revealRealNameCheck, { given: { vault, fileKeys } }),
    bind(realName.decideRealNameCheck, decideRealNameCheck, { given: { tell } }),
  ];
}
