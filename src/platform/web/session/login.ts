import { callOperation } from '../calls/call-operation.ts';
import type { RemoteCall } from '../calls/remote.ts';
import { centreOf } from './centres.ts';
import { safePath } from './return-to.ts';
import { sendAllHeld } from '../decisions/held-decisions.ts';
import { sendCall } from '../calls/send-call.ts';
import { clearSession, readToken, setSession } from './session-cookies.ts';
import type { LoginInfo } from './session-cookies.ts';
import { sessionStore } from './session-store.ts';

/** What the login form sends; a proof of work when the server asks for one. `userType` says which account of a phone number is meant. */
export type Credentials = {
  userLoginName: string;
  userPwd: string;
  userType?: 1 | 2 | 3 | undefined;
  proof?: { challenge: string; counter: number; derivedKey: string } | undefined;
  /** The code of the authenticator application or a recovery code, when the server asks for a second step. */
  secondFactor?: string | undefined;
  /** Or a passkey's answer to its challenge. */
  passkey?: { id: string; clientDataJSON: string; authenticatorData: string; signature: string } | undefined;
  /** Stay signed in on this browser for seven days. */
  remember?: boolean | undefined;
};

/** What the server tells about whoever just signed in. */
export type SignedInInfo = LoginInfo & {
  mustChangePwd: boolean;
  mustSetUpFactor: boolean;
  passwordDaysLeft: number | null;
  unreadCount: number;
};

const loginCall: RemoteCall<Credentials, { accessToken: string; loginInfo: SignedInInfo }> = {
  method: 'POST',
  path: '/api/token/loginUser/WsAudience',
};
const logoutCall: RemoteCall<Record<string, never>> = { method: 'POST', path: '/api/token/logout' };

/**
 * Signs in on this browser: token and display values.
 * @throws OperationFailed, untold: the form that asked shows the failure.
 */
export async function logIn(credentials: Credentials): Promise<SignedInInfo> {
  const request = { ...credentials, userLoginName: credentials.userLoginName.trim() };
  const answer = await callOperation(loginCall, request, { reportedBy: 'form' });
  return acceptSession(answer, credentials.remember);
}

/** Takes over a session that the server opened, by a login or a registration. */
export function acceptSession(
  { accessToken, loginInfo }: { accessToken: string; loginInfo: SignedInInfo },
  remember = false,
): SignedInInfo {
  // Staff sessions end with the browser whatever the form asked (decision 0013).
  setSession(accessToken, displayed(loginInfo), remember && loginInfo.userType !== 3);
  sessionStore.reset();
  sessionStore.setRoles(['admin']);
  return loginInfo;
}

/** Leaves the login page for where the person was going, else for their own centre. A new document, so that the server draws it for them. */
export function enterAfterLogin(info: LoginInfo, returnTo: string | null | undefined): void {
  location.assign(safePath(returnTo, centreOf(info.userType).home));
}

/**
 * Leaves the staff's login page. Others, who may log in there too, come to their own centre, whatever page of the
 * back office was asked for.
 */
export function enterOwnCentre(info: LoginInfo, returnTo: string | null | undefined): void {
  const home = centreOf(info.userType).root;
  const target = safePath(returnTo, home);
  const isOwn = info.userType === 3 || target === home || target.startsWith(`${home}/`);
  location.assign(isOwn ? target : home);
}

/** Ends the session here and, as far as it can be reached, on the server; then the home page (requirements.md 4). */
export async function logOut(): Promise<void> {
  try {
    await sendAllHeld();
    if (readToken()) await sendCall(logoutCall, {});
  } catch {
    // Without a network the session ends here now and on the server when it expires.
  }
  clearSession();
  sessionStore.reset();
  location.assign('/');
}

const displayed = (info: LoginInfo): LoginInfo => ({
  loginId: info.loginId,
  loginName: info.loginName,
  realName: info.realName,
  iconUrl: info.iconUrl,
  tmRole_id: info.tmRole_id,
  userType: info.userType,
  birthday: info.birthday,
});
