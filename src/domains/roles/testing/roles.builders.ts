import type { Sql } from '#database/transaction.ts';
import type { PermissionCode } from '../contract/permissions.words.ts';
import type { BuiltinRoleCode, DataScope } from '../contract/roles.words.ts';
import { builtinRoleIds, saveBuiltinRoles } from '../server/index.ts';

/** Id of a built-in role; makes the built-in roles where the database has none. */
export async function roleId(sql: Sql, code: BuiltinRoleCode): Promise<number> {
  const known = (await builtinRoleIds(sql)).get(code);
  if (known !== undefined) return known;
  await saveBuiltinRoles(sql);
  return roleId(sql, code);
}

let roleCount = 0;

type RoleWish = {
  permissions: readonly PermissionCode[];
  dataScope?: DataScope;
  /** Who made it; the centre unless told. */
  organisationId?: number | null;
};

/** A staff role of exactly these permissions. */
export async function buildRole(
  sql: Sql,
  { permissions, dataScope = 'all', organisationId = null }: RoleWish,
): Promise<number> {
  roleCount += 1;
  const name = `测试角色 ${process.pid}-${roleCount}`;
  const { id } = await sql
    .insertInto('roles')
    .values({
      code: `test-${process.pid}-${roleCount}`,
      name,
      userType: 3,
      dataScope,
      permissions: [...permissions],
      organisationId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
