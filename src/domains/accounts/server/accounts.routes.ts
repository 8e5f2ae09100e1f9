import { bind, type Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../contract/accounts.contract.ts';
import * as sessions from '../contract/sessions.contract.ts';
import type { AccountKeys } from './account-keys.ts';
import { createProofDesk } from './login/proof-of-work.ts';
import { getMe } from './get-me.ts';
import { checkCredentials } from './login/check-credentials.ts';
import { createLoginDoors } from './login/login-doors.ts';
import { listViewBindings } from './list-views/list-views.routes.ts';
import { lookBindings } from './looks/looks.routes.ts';
import { loginUser } from './login/login-user.ts';
import { changePassword, judgePassword } from './passwords/change-password.ts';
import { createSecondFactorDesk } from './second-factor/second-factor-desk.ts';
import type { StaffPolicy } from './duties/staff-policy.ts';
import { createPasskeyDesk, loadWebAuthn } from './passkeys/passkey-desk.ts';
import { passkeySiteOf } from './passkeys/passkey.rules.ts';
import type { AccountsReactions } from './reactions.ts';
import type { FactorTools } from './second-factor/prove-by-password.ts';
import { secondFactorBindings } from './second-factor/second-factor.routes.ts';
import { endMySession } from './sessions/end-my-session.ts';
import { endOtherSessions } from './sessions/end-other-sessions.ts';
import { listMyLogins } from './sessions/list-my-logins.ts';
import { listMySessions } from './sessions/list-my-sessions.ts';
import { logout } from './sessions/logout.ts';
import { refreshSession } from './sessions/refresh-session.ts';
import { createMobileVault } from './sms/mobile-vault.ts';
import { smsBindings, type SmsSetup } from './sms/sms.routes.ts';

/** What the room is made with, beside its keys. */
export type AccountSetup = SmsSetup & {
  policy: StaffPolicy;
  /** Address that people see; passkeys belong to it. */
  publicUrl: string;
  onFactorEvent: AccountsReactions['onFactorEvent'];
};

/** The room's operations on these keys. */
export const accountBindings = (keys: AccountKeys, setup: AccountSetup): Binding[] => {
  const { policy, publicUrl, onFactorEvent } = setup;
  const desk = createSecondFactorDesk(keys);
  const passkeys = createPasskeyDesk(passkeySiteOf(publicUrl));
  const factors: FactorTools = { desk, passkeys, policy, onFactorEvent };
  return [
    ...loginBindings(keys, setup, factors),
    ...secondFactorBindings(factors),
    ...listViewBindings,
    ...lookBindings,
    ...smsBindings(keys, setup),
  ];
};

function loginBindings(
  keys: AccountKeys,
  { onPasswordChanged, onNewDevice, policy }: AccountSetup,
  factors: FactorTools,
): Binding[] {
  const vault = createMobileVault(keys);
  const proofs = createProofDesk(keys.proofOfWork);
  const doors = createLoginDoors(keys);
  return [
    bind(contract.loginUser, loginUser, {
      before: async ({ sql }, request) => {
        if (request.passkey) await loadWebAuthn();
        const checked = await checkCredentials(sql, vault, request);
        return { checked, proofs, doors, factors, onNewDevice };
      },
    }),
    bind(contract.refreshSession, refreshSession, { given: keys }),
    bind(contract.logout, logout),
    bind(contract.getMe, getMe, { given: policy }),
    bind(contract.changePassword, changePassword, {
      before: async (act, request) => ({
        judged: await judgePassword(act, request, vault),
        onPasswordChanged,
      }),
    }),
    bind(sessions.listMySessions, listMySessions),
    bind(sessions.listMyLogins, listMyLogins),
    bind(sessions.endMySession, endMySession),
    bind(sessions.endOtherSessions, endOtherSessions),
  ];
}
