import { ageOn, isMinor } from '#domains/volunteers/server/index.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import { InvalidInput } from '#platform/server/calls/failures.ts';
import { judgeMinor, type MinorFacts } from '../../contract/minors.rules.ts';
import { minorGaps } from '../../contract/minors.words.ts';
import { findBirth } from '../needs.queries.ts';

/**
 * Lets an order for somebody under age through only as `judgeMinor` says; a volunteer who orders for themselves is as old as their
 * account. @throws Refusal childAlone, InvalidInput naming fields
 */
export async function requireGuardian(
  act: Act<Caller, 'childAlone'>,
  request: Omit<MinorFacts, 'isAccountMinor'>,
): Promise<void> {
  const isOwn = act.caller.kind === 'volunteer' && request.requesterKind === 'self';
  const birthOn =
    isOwn && act.caller.kind === 'volunteer' ? await findBirth(act.sql, act.caller.accountId) : undefined;
  const isAccountMinor = birthOn !== undefined && isMinor(ageOn(birthOn, toDay(act.now)));
  const verdict = judgeMinor({ ...request, isAccountMinor });
  if (verdict === 'childAlone') throw act.refuse('childAlone', { result: { field: 'minorAge' } });
  if (verdict.length > 0) throw new InvalidInput(verdict.map((path) => ({ path, msg: minorGaps[path] })));
}
