import type { Sql } from '#database/transaction.ts';
import { createAccount, hashPassword, hasStaff, oneTimePassword } from '#domains/accounts/server/index.ts';
import { builtinRoleIds } from '#domains/roles/server/index.ts';
import { systemName } from '#platform/contract/account-kinds.ts';
import { writeAudit } from '#platform/server/audit.ts';

export type FirstAdministrator = { loginName: string; password: string };

const loginName = 'admin';

/**
 * Makes the first system administrator with a password for one time when there is no staff account at all; gives it to be
 * printed once. Its holder has no permission until it is changed.
 */
export async function makeFirstAdministrator(
  sql: Sql,
  { newId, now }: { newId: () => number; now: Date },
): Promise<FirstAdministrator | undefined> {
  if (await hasStaff(sql)) return undefined;
  const roleId = (await builtinRoleIds(sql)).get('systemAdmin');
  if (roleId === undefined) throw new Error('the built-in roles are missing');
  const password = oneTimePassword(loginName);
  await createAccount(sql, {
    id: newId(),
    loginName,
    passwordHash: await hashPassword(password),
    userType: 3,
    roleId,
    displayName: '系统管理员',
    mustChangePassword: true,
    createdAt: now,
  });
  await writeAudit(
    sql,
    { actorId: null, actorName: systemName, action: 'makeFirstAdministrator', requestId: 'first-run', now },
    { targetType: 'account', targetId: null, detail: { loginName } },
  );
  return { loginName, password };
}
