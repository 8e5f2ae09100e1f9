import type { Room } from '#platform/server/binding.ts';
import { accountKeysFrom } from './account-keys.ts';
import { accountBindings } from './accounts.routes.ts';
import { cleanSessions } from './clean-sessions.ts';

export { accountKeysFrom } from './account-keys.ts';
export { linkSubject } from './accounts.store.ts';
export { createAccount, type NewAccount } from './create-account.ts';
export { endSessions } from './end-sessions.ts';
export {
  type AccountChange,
  attemptKeyOf,
  changeAccount,
  handOutPassword,
  lockAccount,
  type LockedAccount,
  unlockAccount,
} from './manage-accounts.store.ts';
export { createMobileVault, type MobileVault } from './mobile-vault.ts';
export { oneTimePassword } from './one-time-password.ts';
export { hashPassword } from './password-hash.ts';
export { passwordFaults } from './password.rules.ts';
export { resolveCaller } from './resolve-caller.ts';

const cleaningEveryMs = 10 * 60_000;

/** The accounts room; `secret` is the installation's, from which its keys are derived. */
export const createAccountsRoom = ({ secret }: { secret: string }): Room => ({
  name: 'accounts',
  bindings: accountBindings(accountKeysFrom(secret)),
  tasks: [
    {
      name: 'accounts.cleanSessions',
      everyMs: cleaningEveryMs,
      run: cleanSessions,
    },
  ],
});
