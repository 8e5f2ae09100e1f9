import { bind } from '#platform/server/calls/binding.ts';
import type { Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../contract/accounts.contract.ts';
import * as sessions from '../contract/sessions.contract.ts';
import type { AccountKeys } from './account-keys.ts';
import { createProofDesk } from './login/proof-of-work.ts';
import { changePassword, type JudgedPassword, judgePassword } from './passwords/change-password.ts';
import { checkCredentials } from './login/check-credentials.ts';
import type { CheckedCredentials } from './login/check-credentials.ts';
import { getMe } from './get-me.ts';
import { createLoginDoors } from './login/login-doors.ts';
import { loginUser } from './login/login-user.ts';
import { logout } from './sessions/logout.ts';
import { endMySession, endOtherSessions, listMySessions } from './sessions/my-sessions.ts';
import { createMobileVault } from './sms/mobile-vault.ts';
import { refreshSession } from './sessions/refresh-session.ts';
import { smsBindings, type SmsSetup } from './sms/sms.routes.ts';

/** The room's operations on these keys. */
export const accountBindings = (keys: AccountKeys, setup: SmsSetup): Binding[] => [
  ...loginBindings(keys, setup),
  ...smsBindings(keys, setup),
];

function loginBindings(keys: AccountKeys, { onPasswordChanged }: SmsSetup): Binding[] {
  const vault = createMobileVault(keys);
  const proofs = createProofDesk(keys.proofOfWork);
  const doors = createLoginDoors(keys);
  return [
    bind(
      contract.loginUser,
      (act, request, checked: CheckedCredentials) => loginUser(act, request, { checked, proofs, doors }),
      {
        before: ({ sql }, request) => checkCredentials(sql, vault, request),
      },
    ),
    bind(contract.refreshSession, (act) => refreshSession(act, keys)),
    bind(contract.logout, logout),
    bind(contract.getMe, getMe),
    bind(
      contract.changePassword,
      (act, _request, judged: JudgedPassword) => changePassword(act, judged, onPasswordChanged),
      { before: (act, request) => judgePassword(act, request, vault) },
    ),
    bind(sessions.listMySessions, listMySessions),
    bind(sessions.endMySession, endMySession),
    bind(sessions.endOtherSessions, endOtherSessions),
  ];
}
