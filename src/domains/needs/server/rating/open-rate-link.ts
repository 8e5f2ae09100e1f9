import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/needs.contract.ts';
import type { NeedVault } from '../need-vault.ts';
import type { RateTokens } from './rate-tokens.ts';
import { needToRate } from './rating.queries.ts';

/** Gives a key to the need that a link asks to rate, until it was rated or its time is over. @throws Refusal linkOver */
export const openRateLink: UseCase<
  typeof contract.openRateLink,
  { rates: RateTokens; people: NeedVault }
> = async (act, { token }, { rates, people }) => {
  const target = rates.read(token);
  if (!target || !(await needToRate(act.sql, target, act.now))) throw act.refuse('linkOver');
  return { needId: target.needId, followKey: people.rateKey(target.needId, act.now) };
};
