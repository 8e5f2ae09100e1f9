import { type RawBuilder, sql as raw } from 'kysely';
import { askedOrder } from '#database/asked-order.ts';
import { cappedCount } from '#database/lists/capped-count.ts';
import { beginningWith } from '#database/like-pattern.ts';
import type { Sql } from '#database/transaction.ts';
import type { AccountStatus, UserType } from '#domains/accounts/contract/accounts.words.ts';
import type { PageRequest } from '#platform/contract/page-limits.ts';
import { offsetOf } from '#platform/contract/page-limits.ts';
import type { SortWord } from '#platform/contract/sorting.ts';
import { pathInScope } from '#platform/server/calls/scope.ts';
import type { AccountSort } from '../../contract/account-admin.words.ts';

export type AccountFilter = {
  userType: UserType;
  roleId?: number | undefined;
  organisationId?: number | undefined;
  status?: AccountStatus | undefined;
  isLocked: boolean;
  keyword?: string | undefined;
  /** Path of the 所/站 whose accounts the caller may see; undefined for all. */
  scope: string | undefined;
  now: Date;
};

const accountRows = (sql: Sql, filter: AccountFilter) =>
  sql
    .selectFrom('accounts as c')
    .innerJoin('roles as r', 'r.id', 'c.roleId')
    .leftJoin('organisations as o', 'o.id', 'c.organisationId')
    .where('c.userType', '=', filter.userType)
    .$if(filter.roleId !== undefined, (rows) => rows.where('c.roleId', '=', filter.roleId ?? 0))
    .$if(filter.organisationId !== undefined, (rows) =>
      rows.where('c.organisationId', '=', filter.organisationId ?? 0),
    )
    .$if(filter.status !== undefined, (rows) => rows.where('c.status', '=', filter.status ?? 'active'))
    .$if(filter.scope !== undefined, (rows) => rows.where(pathInScope('o.path', filter.scope)))
    .$if(filter.isLocked, (rows) =>
      rows.where(
        raw<boolean>`'account:' || c.id in (select split_part(l.key, '|', 1) from login_attempts l where l.locked_until > ${filter.now})`,
      ),
    )
    .$if(Boolean(filter.keyword), (rows) => rows.where(matches(filter.keyword ?? '')));

/** Beginning of the login name or the name, or the last four digits of the phone; each served by an index. */
function matches(keyword: string) {
  const start = beginningWith(keyword);
  const byName = raw<boolean>`lower(c.login_name) like ${start.toLowerCase()} or c.display_name like ${start}`;
  return /^\d{4}$/.test(keyword)
    ? raw<boolean>`(${byName} or right(c.mobile_masked, 4) = ${keyword})`
    : raw<boolean>`(${byName})`;
}

/** Who never logged in comes before everybody who did. */
const orders: Record<AccountSort, RawBuilder<unknown>> = {
  loginName: raw`lower(c.login_name)`,
  lastLoginAt: raw`coalesce(c.last_login_at, '-infinity'::timestamptz)`,
};

/** A page of accounts, newest first unless asked otherwise, each with its lock and its live sessions. */
export const accountPage = (
  sql: Sql,
  filter: AccountFilter,
  { sort, ...page }: PageRequest & { sort?: SortWord<AccountSort> | undefined },
) =>
  accountRows(sql, filter)
    .select([
      'c.id',
      'c.loginName',
      'c.displayName',
      'c.userType',
      'c.roleId',
      'r.name as roleName',
      'r.permissions',
      'c.organisationId',
      'o.name as organisationName',
      'c.status',
      'c.statusReason',
      'c.mobileMasked',
      'c.mustChangePassword',
      'c.lastLoginAt',
      'c.createdAt',
      'c.version',
    ])
    .select([
      raw<Date | null>`(select max(l.locked_until) from login_attempts l where starts_with(l.key, 'account:' || c.id || '|') and l.locked_until > ${filter.now})`.as(
        'lockedUntil',
      ),
      raw<number>`(select count(*) from sessions s where s.account_id = c.id and s.ended_at is null and s.expires_at > ${filter.now})`.as(
        'liveSessionCount',
      ),
      raw<boolean>`(exists (select 1 from second_factors f where f.account_id = c.id and f.confirmed_at is not null) or exists (select 1 from passkeys p where p.account_id = c.id))`.as(
        'hasSecondFactor',
      ),
    ])
    .orderBy(sort ? askedOrder(sort, orders, raw`c.id`) : raw`c.created_at desc, c.id desc`)
    .limit(page.pageSize)
    .offset(offsetOf(page));

export const countAccounts = (sql: Sql, filter: AccountFilter, countsAll?: boolean): Promise<number> =>
  cappedCount(sql, accountRows(sql, filter).select('c.id'), countsAll);

/** Whether there is this account inside a caller's data scope. */
export async function isAccountInScope(
  sql: Sql,
  accountId: number,
  scope: string | undefined,
): Promise<boolean> {
  const row = await sql
    .selectFrom('accounts as c')
    .leftJoin('organisations as o', 'o.id', 'c.organisationId')
    .select('c.id')
    .where('c.id', '=', accountId)
    .where(pathInScope('o.path', scope))
    .executeTakeFirst();
  return row !== undefined;
}

/** Path and name of an organisation; undefined when there is none. */
export const findOrganisation = (sql: Sql, organisationId: number) =>
  sql
    .selectFrom('organisations')
    .select(['path', 'name'])
    .where('id', '=', organisationId)
    .executeTakeFirst();

/** One grant after the other: two administrators cannot stop each other at once, nor two name the first of a kind. */
export const lockGrants = (sql: Sql) =>
  raw`select pg_advisory_xact_lock(hashtextextended('roles/grants', 0))`.execute(sql);

/** Active staff accounts whose role holds a permission. */
export const holdersOf = (sql: Sql, permission: string) =>
  sql
    .selectFrom('accounts as c')
    .innerJoin('roles as r', 'r.id', 'c.roleId')
    .select(['c.id', 'c.roleId'])
    .where('c.status', '=', 'active')
    .where('c.userType', '=', 3)
    .where(raw<boolean>`r.permissions @> array[${permission}]`)
    .orderBy('c.id')
    .execute();

export const isLoginNameTaken = async (sql: Sql, loginName: string): Promise<boolean> =>
  (await sql
    .selectFrom('accounts')
    .select('id')
    .where(raw<boolean>`lower(login_name) = ${loginName.toLowerCase()}`)
    .executeTakeFirst()) !== undefined;

/** Whether the volunteer behind an account was stopped by the centre; 志愿者管理 lets it back, not the list of accounts. */
export const isFrozenVolunteer = async (sql: Sql, accountId: number): Promise<boolean> =>
  (await sql
    .selectFrom('volunteers')
    .select('id')
    .where('accountId', '=', accountId)
    .where('status', '=', 'frozen')
    .executeTakeFirst()) !== undefined;

/** Login name of an account; undefined when there is none. */
export const findLoginName = async (sql: Sql, accountId: number): Promise<string | undefined> =>
  (await sql.selectFrom('accounts').select('loginName').where('id', '=', accountId).executeTakeFirst())
    ?.loginName;
