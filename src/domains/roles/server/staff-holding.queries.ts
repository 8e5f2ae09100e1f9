import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import { isInScope } from '#platform/server/calls/scope.ts';

/** Staff who hold a permission, each with whether a unit's path is theirs; at most two hundred, for messages to whoever must act. */
export async function staffHolding(sql: Sql, permission: string) {
  const staff = await sql
    .selectFrom('accounts as c')
    .innerJoin('roles as r', 'r.id', 'c.roleId')
    .leftJoin('organisations as o', 'o.id', 'c.organisationId')
    .select(['c.id', 'r.dataScope', 'o.path'])
    .where('c.userType', '=', 3)
    .where('c.status', '=', 'active')
    .where(raw<boolean>`${permission} = any(r.permissions)`)
    .orderBy('c.id')
    .limit(200)
    .execute();
  return staff.map(({ id, dataScope, path }) => ({
    accountId: id,
    reaches: (unitPath: string | null): boolean =>
      isInScope(unitPath, dataScope === 'all' ? undefined : (path ?? '-')),
  }));
}
