/** What the browser may show about the person signed in. Display values only: the server trusts none of them (decision 0013). */
export type LoginInfo = {
  loginId: number;
  loginName: string;
  realName: string;
  iconUrl: string | null;
  tmRole_id: number;
  /** 1 team, 2 volunteer, 3 staff. */
  userType: number;
  /** A team's founding day or a person's birthday. */
  birthday: string | null;
};

/** Cookie names; `Admin-Token` is the specification's, the others hold one display value each. */
export const cookieNames = {
  token: 'Admin-Token',
  info: 'userInfo',
  id: 'userId',
  roleId: 'roleId',
  type: 'userType',
  avatar: 'avatar',
  userName: 'userName',
  realName: 'realName',
  remember: 'remember',
} as const;

const rememberedSeconds = 7 * 24 * 60 * 60;

function write(name: string, value: string, maxAgeSeconds: number | undefined): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const life = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`;
  // oxlint-disable-next-line unicorn/no-document-cookie -- cookieStore is absent on plain http and in Safari before 18.4
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${life}${secure}`;
}

/** One cookie of this page, decoded; undefined when absent, empty or broken. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`;
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(start));
  if (!pair) return undefined;
  try {
    return decodeURIComponent(pair.slice(start.length)) || undefined;
  } catch {
    return undefined;
  }
}

/** The access token that calls send as `Authorization: Bearer`. */
export const readToken = (): string | undefined => readCookie(cookieNames.token);

const lifetime = (): number | undefined => (readCookie(cookieNames.remember) ? rememberedSeconds : undefined);

/** Replaces the access token after a refresh; it lives as long as the person chose at login. */
export function setToken(accessToken: string): void {
  write(cookieNames.token, accessToken, lifetime());
}

/** Stores a fresh session. `remember` keeps it for seven days, otherwise until the browser closes. */
export function setSession(accessToken: string, info: LoginInfo, remember = false): void {
  const seconds = remember ? rememberedSeconds : undefined;
  const values: Record<Exclude<keyof typeof cookieNames, 'remember'>, string> = {
    token: accessToken,
    info: JSON.stringify(info),
    id: String(info.loginId),
    roleId: String(info.tmRole_id),
    type: String(info.userType),
    avatar: info.iconUrl ?? '',
    userName: info.loginName,
    realName: info.realName,
  };
  for (const [key, value] of Object.entries(values) as [keyof typeof values, string][]) {
    write(cookieNames[key], value, seconds);
  }
  write(cookieNames.remember, remember ? '1' : '', remember ? seconds : 0);
}

/** Changes what the browser shows of the person signed in: a new portrait, a new name. */
export function setShownPerson(change: { iconUrl?: string | null; realName?: string }): void {
  const info = readLoginInfo();
  if (!info) return;
  write(cookieNames.info, JSON.stringify({ ...info, ...change }), lifetime());
  if (change.iconUrl !== undefined) write(cookieNames.avatar, change.iconUrl ?? '', lifetime());
  if (change.realName !== undefined) write(cookieNames.realName, change.realName, lifetime());
}

/** Forgets token and display values on this browser; ending the session on the server is `logOut`. */
export function clearSession(): void {
  for (const name of Object.values(cookieNames)) write(name, '', 0);
}

/** The stored user info, or undefined when nobody signed in here or the cookie was tampered with. */
export function readLoginInfo(): LoginInfo | undefined {
  try {
    const info = JSON.parse(readCookie(cookieNames.info) ?? 'null') as LoginInfo | null;
    return info && typeof info === 'object' ? info : undefined;
  } catch {
    return undefined;
  }
}

/** The role id whose menu the guard loads. */
export function readRoleId(): number | undefined {
  const roleId = Number(readCookie(cookieNames.roleId));
  return Number.isSafeInteger(roleId) && roleId > 0 ? roleId : undefined;
}

/** The stored user type (1 team, 2 volunteer, 3 staff). */
export function readUserType(): number | undefined {
  const type = Number(readCookie(cookieNames.type));
  return [1, 2, 3].includes(type) ? type : undefined;
}
