import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import { unitInScope } from '#domains/site/server/index.ts';
import type { StaffCaller } from '#platform/server/calls/act.ts';
import type { Scope } from '#platform/server/calls/scope.ts';

/** A city has some dozens of roles. */
const mostRoles = 200;

export const findRole = (sql: Sql, roleId: number) =>
  sql.selectFrom('roles').selectAll().where('id', '=', roleId).executeTakeFirst();

/** Every role with how many accounts have it and whether this scope has a say in it, built-in ones first. */
export const rolesWithCounts = (sql: Sql, scope: Scope) =>
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
    .select(isRoleOutside(scope).as('isOfOthers'))
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

/** Whether this scope has no say in a role: another unit or the centre made it, or somebody elsewhere has it. */
const isRoleOutside = (scope: Scope): RawBuilder<boolean> =>
  scope === undefined
    ? raw`false`
    : raw`(${unitInScope('r.organisation_id', scope)} is not true or exists (select from accounts c
        where c.role_id = r.id and ${unitInScope('c.organisation_id', scope)} is not true))`;

/** Whether a role is changed elsewhere; never for who sees the whole city. */
export const isRoleOfOthers = async (sql: Sql, roleId: number, scope: Scope): Promise<boolean> =>
  (await sql
    .selectFrom('roles as r')
    .select('r.id')
    .where('r.id', '=', roleId)
    .where(isRoleOutside(scope))
    .executeTakeFirst()) !== undefined;

/** The unit whose a new role is: that of who makes it, the centre's (null) for who sees the whole city. */
export const unitOfMaker = async (sql: Sql, { accountId, scope }: StaffCaller): Promise<number | null> => {
  if (scope === undefined) return null;
  const maker = sql.selectFrom('accounts').select('organisationId').where('id', '=', accountId);
  return (await maker.executeTakeFirstOrThrow()).organisationId;
};
