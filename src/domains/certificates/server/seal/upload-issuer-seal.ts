import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/issuer-seal.contract.ts';
import { endSeal, insertSeal, lockSeals } from './seals.store.ts';

/** Puts a seal in the place of the one in force; the picture was judged before the transaction. */
export const uploadIssuerSeal: UseCase<typeof contract.uploadIssuerSeal, Buffer> = async (
  act,
  _request,
  png,
) => {
  const { accountId } = act.caller;
  await lockSeals(act.sql);
  const before = await endSeal(act.sql, { accountId, at: act.now });
  const id = act.newId();
  const { sha256 } = await insertSeal(act.sql, { id, png, uploadedBy: accountId, uploadedAt: act.now });
  await act.audit({
    targetType: 'issuerSeal',
    targetId: id,
    detail: { sha256, bytes: png.length, ...(before && { replaces: before.sha256 }) },
  });
  return {};
};
