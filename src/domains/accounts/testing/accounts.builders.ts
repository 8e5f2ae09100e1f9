import type { Sql } from '#database/transaction.ts';
import type { PermissionCode } from '#domains/roles/contract/permissions.words.ts';
import type { BuiltinRoleCode } from '#domains/roles/contract/roles.words.ts';
import { buildRole, roleId } from '#domains/roles/testing/roles.builders.ts';
import type { StaffCaller } from '#platform/server/calls/act.ts';
import { testAct, testId } from '#testing/test-act.ts';
import type { UserType } from '../contract/accounts.words.ts';
import { accountKeysFrom, createAccount, createMobileVault, hashPassword } from '../server/index.ts';
import { openSession } from '../server/sessions/open-session.ts';
import { resolveCaller } from '../server/sessions/resolve-caller.ts';

/** Password of every account that builders make. */
export const testPassword = 'Jianglan#2026';
/** Secret of the installation in tests: the keys of phone numbers and proofs of work come from it. */
export const testSecret = 'a secret of at least thirty-two characters for tests';

let passwordHash: Promise<string> | undefined;
let accountCount = 0;

export type AccountWish = {
  userType?: UserType;
  role?: BuiltinRoleCode;
  roleId?: number;
  loginName?: string;
  displayName?: string;
  mobile?: string;
  organisationId?: number | null;
  mustChangePassword?: boolean;
  status?: 'active' | 'disabled' | 'closing' | 'closed';
};

export type BuiltAccount = { accountId: number; loginName: string; roleId: number; displayName: string };

const usualRole: Record<UserType, BuiltinRoleCode> = { 1: 'team', 2: 'volunteer', 3: 'reviewer' };

/** An account with the test password; a reviewer of the centre unless told. */
export async function buildAccount(sql: Sql, wish: AccountWish = {}): Promise<BuiltAccount> {
  passwordHash ??= hashPassword(testPassword);
  accountCount += 1;
  const userType = wish.userType ?? 3;
  const id = testId();
  const account = {
    id,
    loginName: wish.loginName ?? `person_${id}_${accountCount}`,
    displayName: wish.displayName ?? '许静',
    roleId: wish.roleId ?? (await roleId(sql, wish.role ?? usualRole[userType])),
  };
  await createAccount(sql, {
    ...account,
    userType,
    passwordHash: await passwordHash,
    mobile: wish.mobile ? createMobileVault(accountKeysFrom(testSecret)).seal(wish.mobile) : undefined,
    organisationId: wish.organisationId ?? null,
    mustChangePassword: wish.mustChangePassword ?? false,
    createdAt: new Date(),
  });
  if (wish.status)
    await sql.updateTable('accounts').set({ status: wish.status }).where('id', '=', id).execute();
  return {
    accountId: id,
    loginName: account.loginName,
    roleId: account.roleId,
    displayName: account.displayName,
  };
}

export type StaffWish = Omit<AccountWish, 'userType'> & { permissions?: readonly PermissionCode[] };

/** A person of the centre, with a built-in role or a role of exactly these permissions. */
export async function buildStaff(
  sql: Sql,
  { permissions, ...wish }: StaffWish = {},
): Promise<BuiltAccount & { caller: StaffCaller }> {
  const ownRole = permissions && (await buildRole(sql, { permissions }));
  const account = await buildAccount(sql, { ...wish, ...(ownRole ? { roleId: ownRole } : {}), userType: 3 });
  const { accessToken } = await buildSession(sql, account.accountId);
  const caller = (await resolveCaller(sql, accessToken, { now: new Date() })) as StaffCaller;
  // Proved a moment ago, wherever the clock of a test stands.
  return { ...account, caller: { ...caller, provedAt: new Date(8.64e15) } };
}

export type BuiltSession = { accessToken: string; refreshToken: string };

/** A fresh session of an account, as a login makes it: `signIn` of the tests stands on it. */
export async function buildSession(
  sql: Sql,
  accountId: number,
  { now = new Date(), isRemembered = false }: { now?: Date; isRemembered?: boolean } = {},
): Promise<BuiltSession> {
  const account = await sql
    .selectFrom('accounts')
    .select(['id', 'userType'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  let refreshToken = '';
  const act = testAct({ sql, now });
  act.cookies = { read: () => undefined, write: ({ value }) => (refreshToken = value ?? '') };
  const { accessToken } = await openSession(act, account, isRemembered);
  return { accessToken, refreshToken };
}

/** A view that an account keeps of 时长审核. Gives its id. */
export async function buildListView(
  sql: Sql,
  { accountId, now }: { accountId: number; now: Date },
): Promise<number> {
  const id = testId();
  await sql
    .insertInto('listViews')
    .values({ id, accountId, list: '/review/hours', name: '异议', search: 'tab=disputed', createdAt: now })
    .execute();
  return id;
}

/** A passkey of an account that no authenticator knows; its id. */
export async function buildPasskey(sql: Sql, accountId: number): Promise<number> {
  const id = testId();
  const kept = { name: '办公室电脑', credentialId: `credential-${id}`, publicKey: '', signCount: 0 };
  await sql
    .insertInto('passkeys')
    .values({ id, accountId, ...kept, createdAt: new Date(), lastUsedAt: null })
    .execute();
  return id;
}
