import { bind, type Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../contract/accounts.contract.ts';
import * as sessions from '../contract/sessions.contract.ts';
import type { AccountKeys } from './account-keys.ts';
import { createProofDesk } from './login/proof-of-work.ts';
import { getMe } from './get-me.ts';
import { checkCredentials } from './login/check-credentials.ts';
import { createLoginDoors } from './login/login-doors.ts';
import { listViewBindings } from './list-views/list-views.routes.ts';
import { loginUser } from './login/login-user.ts';
import { changePassword, judgePassword } from './passwords/change-password.ts';
import { createSecondFactorDesk } from './second-factor/second-factor-desk.ts';
import { secondFactorBindings, type SecondFactorSetup } from './second-factor/second-factor.routes.ts';
import { endMySession } from './sessions/end-my-session.ts';
import { endOtherSessions } from './sessions/end-other-sessions.ts';
import { listMySessions } from './sessions/list-my-sessions.ts';
import { logout } from './sessions/logout.ts';
import { refreshSession } from './sessions/refresh-session.ts';
import { createMobileVault } from './sms/mobile-vault.ts';
import { smsBindings, type SmsSetup } from './sms/sms.routes.ts';

/** What the room is made with, beside its keys. */
export type AccountSetup = SmsSetup & SecondFactorSetup;

/** The room's operations on these keys. */
export const accountBindings = (keys: AccountKeys, setup: AccountSetup): Binding[] => [
  ...loginBindings(keys, setup),
  ...secondFactorBindings(keys, setup),
  ...listViewBindings,
  ...smsBindings(keys, setup),
];

function loginBindings(keys: AccountKeys, { onPasswordChanged, policy }: AccountSetup): Binding[] {
  const vault = createMobileVault(keys);
  const proofs = createProofDesk(keys.proofOfWork);
  const doors = createLoginDoors(keys);
  const secondFactors = createSecondFactorDesk(keys.secondFactor);
  return [
    bind(contract.loginUser, loginUser, {
      before: async ({ sql }, request) => ({
        checked: await checkCredentials(sql, vault, request),
        proofs,
        doors,
        secondFactors,
        policy,
      }),
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
    bind(sessions.endMySession, endMySession),
    bind(sessions.endOtherSessions, endOtherSessions),
  ];
}
