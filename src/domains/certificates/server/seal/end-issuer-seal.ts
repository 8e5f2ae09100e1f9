import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/issuer-seal.contract.ts';
import { endSeal, lockSeals } from './seals.store.ts';

/** Takes the seal out of force; papers that were made with it keep it. @throws Refusal noSeal */
export const endIssuerSeal: UseCase<typeof contract.endIssuerSeal> = async (act, { reason }) => {
  await lockSeals(act.sql);
  const ended = await endSeal(act.sql, { accountId: act.caller.accountId, at: act.now });
  if (!ended) throw act.refuse('noSeal');
  await act.audit({ targetType: 'issuerSeal', targetId: ended.id, reason, detail: { sha256: ended.sha256 } });
  return {};
};
