import type { RegistrationTools } from '#domains/accounts/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/needs.contract.ts';
import type { NeedVault } from '../need-vault.ts';
import { findByNumbers } from '../needs.queries.ts';

/** Gives a key to a need by its number and its proven phone; the code is judged first, so that nobody tries numbers out. */
export const followNeed: UseCase<
  typeof contract.followNeed,
  RegistrationTools & { people: NeedVault }
> = async (act, { needNo, mobile, smsCode }, { vault, desk, people }) => {
  const { codeId } = await desk.check(act, { mobile, scene: 'need', code: smsCode });
  const need = await findByNumbers(act.sql, needNo, vault.hashOf(mobile));
  if (!need) throw act.refuse('notFound', { result: { field: 'needNo' } });
  await desk.spend(act, [codeId], null);
  await act.audit({ targetType: 'need', targetId: need.id });
  return { needId: need.id, followKey: people.followKey(need.id, act.now) };
};
