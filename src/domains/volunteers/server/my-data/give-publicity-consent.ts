import { requireConsents } from '#domains/accounts/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-data.contract.ts';
import { turnPublicity } from './publicity-consents.ts';

/** Agrees to the text in force: named or ranked from now on. @throws Refusal givenAlready, InvalidInput for an old version */
export const givePublicityConsent: UseCase<typeof contract.givePublicityConsent> = async (
  act,
  { purpose, version },
) => {
  requireConsents([{ purpose, version }], [purpose], 'version');
  if (!(await turnPublicity(act, purpose, true))) throw act.refuse('givenAlready');
  return {};
};
