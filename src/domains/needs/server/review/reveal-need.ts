import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/need-review.contract.ts';
import type { NeedVault } from '../need-vault.ts';
import { findNeedInScope } from './review.queries.ts';

/** Names, numbers, door and risk, with a reason that stays in the log. @throws NotFound outside the data scope */
export const revealNeed: UseCase<typeof contract.revealNeed, NeedVault> = async (
  act,
  { needId, reason },
  vault,
) => {
  const row = await findNeedInScope(act.sql, needId, act.caller.scope);
  if (!row) throw new NotFound('没有找到这张单子');
  await act.audit({ targetType: 'need', targetId: needId, reason });
  return vault.open(row.privateCipher);
};
