import type { RegistrationTools } from '#domains/accounts/server/index.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/register-volunteer.contract.ts';
import { checkGuardian, recordGuardian } from './guardian-consent.ts';
import { lockStanding } from './registration.queries.ts';
import { standingOn } from './volunteers.rules.ts';
import { activateByGuardian } from './volunteers.store.ts';

/** The guardian of a waiting account consents with a code of the own phone. @throws Refusal by `guardianRefusals` */
export const giveGuardianConsent: UseCase<typeof contract.giveGuardianConsent, RegistrationTools> = async (
  act,
  guardian,
  tools,
) => {
  const { volunteerId, accountId } = act.caller;
  const volunteer = await lockStanding(act.sql, volunteerId);
  if (standingOn(volunteer, toDay(act.now)) !== 'pendingGuardian') throw act.refuse('notNeeded');
  const codeId = await checkGuardian(act, guardian, {
    ...tools,
    ownMobileHash: volunteer.mobileHash,
    at: '',
  });
  await recordGuardian(act, volunteerId, { guardian, vault: tools.vault });
  await activateByGuardian(act.sql, volunteerId, act.now);
  await tools.desk.spend(act, [codeId], accountId);
  await act.audit({
    targetType: 'volunteer',
    targetId: volunteerId,
    detail: { status: ['pendingGuardian', 'active'], relation: guardian.relation },
  });
  return { standing: 'active' };
};
