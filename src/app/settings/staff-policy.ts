import { type StaffPolicy, openPolicy } from '#domains/accounts/server/index.ts';
import { needsSecondFactor } from '#domains/roles/server/index.ts';
import type { Configuration } from './configuration.ts';

/** What staff are asked for here: everybody knows the passwords of the demo, so they do not grow old. */
export const staffPolicyOf = ({
  isDemo,
  asksSecondFactor,
}: Pick<Configuration, 'isDemo' | 'asksSecondFactor'>): StaffPolicy => ({
  needsSecondFactor: asksSecondFactor ? needsSecondFactor : openPolicy.needsSecondFactor,
  agesPasswords: !isDemo,
});
