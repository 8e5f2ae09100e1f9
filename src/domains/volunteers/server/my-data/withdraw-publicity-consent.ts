import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-data.contract.ts';
import { turnPublicity } from './publicity-consents.ts';

/** Withdraws it: whatever is read after this masks the name, or leaves the person out. @throws Refusal notGivenYet */
export const withdrawPublicityConsent: UseCase<typeof contract.withdrawPublicityConsent> = async (
  act,
  { purpose },
) => {
  if (!(await turnPublicity(act, purpose, false))) throw act.refuse('notGivenYet');
  return {};
};
