import { Forbidden } from '#platform/server/calls/failures.ts';
import type { ActOf, RequestIn } from '#platform/server/calls/use-case.ts';
import { type PasswordProof, tryPassword } from '../passwords/password-guesses.ts';
import type * as contract from '../../contract/mobile.contract.ts';

/** Tries the password before the transaction. @throws Forbidden for staff, who have no number to log in with */
export async function proveOwner(
  { sql, caller }: ActOf<typeof contract.changeMobile>,
  { userPwd }: RequestIn<typeof contract.changeMobile>,
): Promise<PasswordProof> {
  if (caller.kind === 'staff') throw new Forbidden();
  return tryPassword(sql, caller.accountId, userPwd);
}
