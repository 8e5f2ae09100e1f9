import type { Act, Caller } from '#platform/server/calls/act.ts';
import { keepEffects } from '#platform/server/calls/failures.ts';
import type { PasskeyAnswer, PasskeyPurpose } from '../../contract/passkeys.contract.ts';
import type { SecondStepDetail } from '../../contract/accounts.contract.ts';
import type { FactorTools } from '../second-factor/prove-by-password.ts';
import { findFactors } from '../second-factor/second-factor.queries.ts';
import { lockConfirmedFactor } from '../second-factor/second-factor.store.ts';

export type FactorFault = 'secondFactorWrong' | 'secondFactorUsed' | 'passkeyWrong' | 'passkeyCopied';
/** What somebody brings beside the password: a code (or recovery code), or a passkey's answer. */
export type BroughtFactor = { secondFactor?: string | undefined; passkey?: PasskeyAnswer | undefined };

/**
 * Judges a second factor; the code of an application is good once, a challenge too. The holder is told of a code that comes
 * twice and of a passkey that was copied. Gives what is wrong with it.
 */
export async function takeFactor(
  act: Act<Caller>,
  { accountId, purpose, brought }: { accountId: number; purpose: PasskeyPurpose; brought: BroughtFactor },
  { desk, passkeys, onFactorEvent }: FactorTools,
): Promise<FactorFault | undefined> {
  if (brought.passkey) {
    const verdict = await passkeys.take(act, accountId, { purpose, answer: brought.passkey });
    if (verdict?.fault === 'passkeyCopied')
      await onFactorEvent(act, accountId, { kind: 'passkeyCopied', name: verdict.name });
    return verdict?.fault;
  }
  const application = await lockConfirmedFactor(act.sql, accountId);
  const fault = await desk.take(act, { accountId, application }, brought.secondFactor ?? '');
  if (fault === 'secondFactorUsed') await onFactorEvent(act, accountId, { kind: 'codeUsedAgain' });
  return fault;
}

/**
 * The second step of a login, after the right password: nothing for an account without second factors.
 * @throws Refusal secondFactorNeeded with what can be brought, and the challenge for a passkey
 */
export async function judgeSecondStep(
  act: Act<Caller, 'secondFactorNeeded'>,
  { accountId, brought }: { accountId: number; brought: BroughtFactor },
  tools: FactorTools,
): Promise<FactorFault | undefined> {
  const { hasAny, confirmedAt } = await findFactors(act.sql, accountId);
  if (!hasAny) return undefined;
  if (brought.secondFactor || brought.passkey)
    return takeFactor(act, { accountId, purpose: 'login', brought }, tools);
  const passkeyOptions = (await tools.passkeys.ask(act, accountId, 'login')) ?? null;
  const result: SecondStepDetail = { hasApplication: confirmedAt !== null, passkeyOptions };
  // The challenge is kept although the login is refused.
  throw keepEffects(act.refuse('secondFactorNeeded', { result }));
}
