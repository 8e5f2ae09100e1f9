import type { Room } from '#platform/server/calls/binding.ts';
import type { IdentityPort } from '#platform/server/ports/identity.ts';
import { volunteersAuditWords } from './volunteers.audit-words.ts';
import { volunteerHistoryGuard } from './manage/history-guard.ts';
import { manageVolunteerBindings } from './manage-volunteers.routes.ts';
import { profileBindings } from './profile/profile.routes.ts';
import { forgetIdNumbers } from './real-name/real-name.tasks.ts';
import type { VolunteersReactions } from './reactions.ts';
import { freeGrownUps, liftEndedRestrictions } from './manage/standing.tasks.ts';
import { volunteerBindings } from './volunteers.routes.ts';
import { volunteersLeaving } from './leaving/volunteers-leaving.ts';
import type { Secret } from '#platform/server/encryption.ts';

export { isGuardiansMobile } from './guardian-consent.ts';
export { volunteersSecrets } from './volunteers.secrets.ts';
export { createPersonalVault, maskId, type PersonalVault } from './personal-vault.ts';
export { openEmergency } from './profile/get-my-profile.ts';
export { readIdNo } from './real-name/real-name.rules.ts';
export type { VolunteersReactions } from './reactions.ts';
export { awardedStar, minutesOfStars, starOf } from './stars.queries.ts';
export { volunteerById, volunteerByNo, volunteersByNameAndTail } from './volunteers.queries.ts';
export { ageOn, isMinor, isStopped, standingOn, volunteerNoOf } from './volunteers.rules.ts';
export { saveStanding } from './manage/standing.store.ts';
export { insertVolunteer, lockVolunteer } from './volunteers.store.ts';

/** The volunteers room; `secret` is the installation's, from which keys are derived; without `identity` only staff verify a name. */
export const createVolunteersRoom = ({
  secret,
  identity,
  ...reactions
}: { secret: Secret; identity?: IdentityPort | undefined } & VolunteersReactions): Room => ({
  name: 'volunteers',
  leaving: volunteersLeaving,
  auditWords: volunteersAuditWords,
  historyGuards: { volunteer: volunteerHistoryGuard },
  bindings: [
    ...volunteerBindings(secret),
    ...profileBindings(secret, { ...reactions, identity }),
    ...manageVolunteerBindings(secret, reactions),
  ],
  tasks: [forgetIdNumbers, liftEndedRestrictions(reactions), freeGrownUps(reactions)],
});
