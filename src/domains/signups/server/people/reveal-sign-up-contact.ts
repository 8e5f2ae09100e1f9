import type { MobileVault } from '#domains/accounts/server/index.ts';
import type { Seen } from '#domains/volunteers/contract/real-name.words.ts';
import { openEmergency, type PersonalVault } from '#domains/volunteers/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/people.contract.ts';
import { contactReason } from '../../contract/people.words.ts';
import { personSignedUp } from './people.queries.ts';
import { isContactDay, isEmergencyTime } from './people.rules.ts';

/** What hidden contacts are opened with. */
export type ContactKeys = { vault: PersonalVault; mobiles: MobileVault };

/** Shows the leader of the day how to reach somebody on the list; the person finds the look under 谁看过我的信息. @throws Refusal notTheDay */
export const revealSignUpContact: UseCase<typeof contract.revealSignUpContact, ContactKeys> = async (
  act,
  { signUpId },
  { vault, mobiles },
) => {
  const person = await personSignedUp(act.sql, signUpId, act.caller);
  if (!isContactDay(person, act.now)) throw act.refuse('notTheDay');
  const isInNeed = isEmergencyTime(person, act.now);
  const contact = isInNeed ? openEmergency(vault, person.emergencyCipher) : undefined;
  const emergency = contact ? [contact.name, contact.mobile].filter(Boolean).join(' ') : '';
  const seen: Seen[] = ['mobile', ...(emergency ? (['emergency'] as const) : [])];
  await act.audit({
    targetType: 'volunteer',
    targetId: person.volunteerId,
    reason: `${contactReason}：“${person.title}”`,
    detail: { seen, teamId: act.caller.teamId, signUpId },
  });
  return {
    mobile: person.mobileCipher === null ? null : mobiles.open(person.mobileCipher),
    emergency: emergency || null,
  };
};
