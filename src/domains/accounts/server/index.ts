import { minuteMs } from '#platform/contract/durations.ts';
import type { Room } from '#platform/server/calls/binding.ts';
import { auditLogBindings, type AuditSetup } from './audit-log/audit-log.routes.ts';
import { accountsAuditWords } from './accounts.audit-words.ts';
import { accountKeysFrom } from './account-keys.ts';
import { accountBindings, type AccountSetup } from './accounts.routes.ts';
import { cleanSessions, endedSessions } from './sessions/clean-sessions.ts';
import { forgetConsents } from './forget-consents.ts';
import { cleanSmsCodes } from './sms/clean-sms-codes.ts';
import { accountsLeaving } from './leaving/accounts-leaving.ts';

export { setAccountIcon, setDisplayName } from './account-face.store.ts';
export { accountKeysFrom } from './account-keys.ts';
export { accountsSecrets, mobileHashPurpose, sealedMobile } from './accounts.secrets.ts';
export { hasStaff } from './accounts.queries.ts';
export { linkSubject } from './accounts.store.ts';
export { createAccount } from './create-account.ts';
export type { StaffPolicy } from './duties/staff-policy.ts';
export { openPolicy } from './duties/staff-policy.ts';
export { endSessions } from './sessions/end-sessions.ts';
export {
  changeAccount,
  handOutPassword,
  lockAccount,
  type LockedAccount,
  unlockAccount,
} from './manage-accounts.store.ts';
export { looksTopic } from './looks/note-look.ts';
export { isSessionAlive } from './sessions/is-session-alive.ts';
export { createMobileVault, type MobileVault } from './sms/mobile-vault.ts';
export { oneTimePassword } from './passwords/one-time-password.ts';
export { type PasswordProof, requireOwnPassword, tryPassword } from './passwords/password-guesses.ts';
export { hashPassword } from './passwords/password-hash.ts';
export type { AccountsReactions, FactorEvent } from './reactions.ts';
export { endConsents } from './consents.store.ts';
export { recordConsents, requireConsents, textHashOf } from './record-consents.ts';
export {
  registerAccount,
  type RegistrationTools,
  registrationTools,
  repeatRegistration,
  requireGoodPassword,
  signInRegistered,
} from './registration-tools.ts';
import type { Secret } from '#platform/server/encryption.ts';
export { hasSecondFactor } from './second-factor/second-factor.queries.ts';
export { removeFactors } from './second-factor/second-factor.store.ts';
export { resolveCaller, staffCallerOf, teamCallerOf, volunteerCallerOf } from './sessions/resolve-caller.ts';

const cleaningEveryMs = 10 * minuteMs;

export type AccountsSetup = AccountSetup &
  AuditSetup & {
    /** The installation's, from which the room's keys are derived. */
    secret: Secret;
  };

/** The accounts room. */
export const createAccountsRoom = ({ secret, auditWords, historyGuards, ...setup }: AccountsSetup): Room => ({
  name: 'accounts',
  leaving: accountsLeaving,
  auditWords: accountsAuditWords,
  bindings: [
    ...accountBindings(accountKeysFrom(secret), setup),
    ...auditLogBindings({ auditWords, historyGuards }),
  ],
  tasks: [
    {
      name: 'accounts.cleanSessions',
      label: '清除过期登录记录',
      everyMs: cleaningEveryMs,
      keeps: [endedSessions],
      run: cleanSessions,
    },
    cleanSmsCodes,
    forgetConsents,
  ],
});
