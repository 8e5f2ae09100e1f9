import { fileKeysFrom } from '#domains/files/server/index.ts';
import { bind } from '#platform/server/calls/binding.ts';
import type { Binding } from '#platform/server/calls/binding.ts';
import type { IdentityPort } from '#platform/server/ports/identity.ts';
import * as profile from '../../contract/profile.contract.ts';
import * as realName from '../../contract/real-name.contract.ts';
import { askAuthority, type AuthorityAnswer } from '../real-name/ask-authority.ts';
import { changeMyAvatar } from './change-my-avatar.ts';
import { decideRealNameCheck } from '../real-name/decide-real-name-check.ts';
import { getMyProfile } from './get-my-profile.ts';
import { listMyViewers } from './list-my-viewers.ts';
import { createPersonalVault } from '../personal-vault.ts';
import { exportRealNameChecks } from '../real-name/export-real-name-checks.ts';
import { getRealNameCheck, listRealNameChecks } from '../real-name/read-real-name-checks.ts';
import type { VolunteersReactions } from '../reactions.ts';
import { revealRealNameCheck } from '../real-name/reveal-real-name-check.ts';
import { submitRealName } from '../real-name/submit-real-name.ts';
import { updateMyProfile } from './update-my-profile.ts';
import { withdrawRealName } from '../real-name/withdraw-real-name.ts';

/** Operations of the profile and the real-name check; `secret` is the installation's, `identity` the authority that proves names. */
export function profileBindings(
  secret: string,
  { tell, identity }: VolunteersReactions & { identity: IdentityPort | undefined },
): Binding[] {
  const vault = createPersonalVault(secret);
  const fileKeys = fileKeysFrom(secret);
  return [
    bind(profile.getMyProfile, (act) => getMyProfile(act, vault)),
    bind(profile.updateMyProfile, (act, request) => updateMyProfile(act, request, vault)),
    bind(profile.changeMyAvatar, changeMyAvatar),
    bind(profile.listMyViewers, listMyViewers),
    bind(
      realName.submitRealName,
      (act, request, answer: AuthorityAnswer) => submitRealName(act, request, { vault, tell, answer }),
      { before: (act, request) => askAuthority(act, request, { vault, identity }) },
    ),
    bind(realName.withdrawRealName, (act) => withdrawRealName(act, tell)),
    bind(realName.listRealNameChecks, listRealNameChecks),
    bind(realName.exportRealNameChecks, exportRealNameChecks),
    bind(realName.getRealNameCheck, getRealNameCheck),
    bind(realName.revealRealNameCheck, (act, request) =>
      revealRealNameCheck(act, request, { vault, fileKeys }),
    ),
    bind(realName.decideRealNameCheck, (act, request) => decideRealNameCheck(act, request, tell)),
  ];
}
