import type { Act } from '#platform/server/calls/act.ts';
import { findAttempts, lockAttempts, saveAttempts } from '../accounts.store.ts';
import { currentAttempts } from './login-limit.rules.ts';

/** Wrong passwords that came from this address within the window, whatever names they were tried at; locks no row. */
export async function addressFailures(act: Act, addressKey: string): Promise<number> {
  const attempts = await findAttempts(act.sql, addressKey);
  return attempts ? currentAttempts(attempts, act.now).failures : 0;
}

/** Counts one more. Nothing is locked by it: an address may be a whole school. */
export async function countAddressFailure(act: Act, addressKey: string): Promise<void> {
  const attempts = currentAttempts(await lockAttempts(act.sql, addressKey, act.now), act.now);
  await saveAttempts(act.sql, addressKey, { ...attempts, failures: attempts.failures + 1 });
}
