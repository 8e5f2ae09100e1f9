import type { Sql } from '#database/transaction.ts';
import { unitInScope } from '#domains/site/server/index.ts';
import type { Scope } from '#platform/server/calls/scope.ts';

/** A city has some dozens of roles. */
const mostRoles = 200;

export const findRole = (sql: Sql, roleId: number) =>
  sql.selectFrom('roles').selectAll().where('id', '=', roleId).executeTakeFirst();

/** Every role with how many accounts have it, built-in ones first. */
export const rolesWithCounts = (sql: Sql) =>
  sql
    .selectFrom('roles as r')
    .selectAll('r')
    .select((row) =>
      row
        .selectFrom('accounts as c')
        .select((one) => one.fn.countAll<number>().as('count'))
        .whereRef('c.roleId', '=', 'r.id')
        .as('accountCount'),
    )
    .orderBy('r.isBuiltin', 'desc')
    .orderBy('r.id')
    .limit(mostRoles);

/** What the bar above the back office shows of a person. */
export const findRoleOf = (sql: Sql, accountId: number) =>
  sql
    .selectFrom('accounts as c')
    .innerJoin('roles as r', 'r.id', 'c.roleId')
    .leftJoin('organisations as o', 'o.id', 'c.organisationId')
    .select(['r.name as roleName', 'o.name as organisationName'])
    .where('c.id', '=', accountId)
    .executeTakeFirstOrThrow();

export const countAccountsOfRole = async (sql: Sql, roleId: number): Promise<number> => {
  const row = await sql
    .selectFrom('accounts')
    .select((one) => one.fn.countAll<number>().as('count'))
    .where('roleId', '=', roleId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

export const isRoleNameTaken = async (sql: Sql, name: string, exceptRoleId: number): Promise<boolean> =>
  (await sql
    .selectFrom('roles')
    .select('id')
    .where('name', '=', name)
    .where('id', '<>', exceptRoleId)
    .executeTakeFirst()) !== undefined;

/** Whether somebody of another unit has the role; never for who sees the whole city. */
export const isRoleHeldOutside = async (sql: Sql, roleId: number, scope: Scope): Promise<boolean> =>
  (await sql
    .selectFrom('accounts as c')
    .select('c.id')
    .where('c.roleId', '=', roleId)
    .where((row) => row.not(row.fn.coalesce(unitInScope('c.organisation_id', scope), row.lit(false))))
    .limit(1)
    .executeTakeFirst()) !== undefined;
