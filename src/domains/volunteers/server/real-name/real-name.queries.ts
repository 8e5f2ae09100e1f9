import { type RawBuilder, sql as raw } from 'kysely';
import { askedOrder } from '#database/asked-order.ts';
import { containing } from '#database/like-pattern.ts';
import type { Sql } from '#database/transaction.ts';
import type { PageRequest } from '#platform/contract/page-limits.ts';
import type { SortWord } from '#platform/contract/sorting.ts';
import { pageOfIds } from '#platform/server/calls/page-of-ids.ts';
import { pathInScope } from '#platform/server/calls/scope.ts';
import type { CheckSort, IdKind } from '../../contract/real-name.words.ts';

export type OthersOfNumber = { idHash: string; exceptId: number };

/** Who else is verified with this number: at most one, by the index. */
export const findHolder = (sql: Sql, { idHash, exceptId }: OthersOfNumber) =>
  sql
    .selectFrom('volunteers as v')
    .innerJoin('accounts as c', 'c.id', 'v.accountId')
    .leftJoin('organisations as o', 'o.id', 'v.organisationId')
    .select(['v.id', 'v.volunteerNo', 'v.name', 'v.registeredAt as since', 'c.mobileMasked', 'o.path'])
    .where('v.idHash', '=', idHash)
    .where('v.id', '<>', exceptId)
    .executeTakeFirst();

/** Who else waits with this number, longest first. */
export const othersWaiting = (sql: Sql, { idHash, exceptId }: OthersOfNumber) =>
  sql
    .selectFrom('realNameChecks as k')
    .innerJoin('volunteers as v', 'v.id', 'k.volunteerId')
    .innerJoin('accounts as c', 'c.id', 'v.accountId')
    .select(['v.id', 'v.volunteerNo', 'k.name', 'k.submittedAt as since', 'c.mobileMasked'])
    .where('k.idHash', '=', idHash)
    .where('k.status', '=', 'pending')
    .where('k.volunteerId', '<>', exceptId)
    .orderBy('k.submittedAt')
    .limit(10)
    .execute();

/** What an account is registered with, as far as a claim is compared with it. */
export const findRegistered = (sql: Sql, volunteerId: number) =>
  sql
    .selectFrom('volunteers')
    .select(['name', 'gender', 'birthOn', 'realNameStatus', 'idHash'])
    .where('id', '=', volunteerId)
    .executeTakeFirstOrThrow();

/** Whether somebody opened this check, and in which version. */
export const findLook = (sql: Sql, checkId: number, accountId: number) =>
  sql
    .selectFrom('realNameLooks')
    .select(['checkVersion', 'pictureCount'])
    .where('checkId', '=', checkId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();

export type CheckFilter = {
  tab: 'pending' | 'decided';
  idKind?: IdKind | undefined;
  keyword?: string | undefined;
  /** None but these. */
  ids?: readonly number[] | undefined;
  /** Data scope of the caller; undefined for the whole city. */
  scope: string | undefined;
};

/** Checks of one tab under a filter; what the system verified by itself is among the decided. */
export const checkRows = (sql: Sql, { tab, idKind, keyword, ids, scope }: CheckFilter) =>
  sql
    .selectFrom('realNameChecks as k')
    .innerJoin('volunteers as v', 'v.id', 'k.volunteerId')
    .leftJoin('organisations as o', 'o.id', 'v.organisationId')
    .$if(tab === 'pending', (rows) => rows.where('k.status', '=', 'pending'))
    // Whatever is not pending has the time of its decision; said so, the index by it is not walked through what waits.
    .$if(tab === 'decided', (rows) =>
      rows.where('k.status', 'in', ['passed', 'rejected']).where('k.decidedAt', 'is not', null),
    )
    .$if(ids !== undefined, (rows) => rows.where('k.id', 'in', ids ?? []))
    .$if(idKind !== undefined, (rows) => rows.where('k.idKind', '=', idKind ?? 'mainland'))
    .$if(Boolean(keyword), (rows) =>
      rows.where((row) =>
        row.or([row('k.name', 'like', containing(keyword ?? '')), row('v.volunteerNo', '=', keyword ?? '')]),
      ),
    )
    .$if(scope !== undefined, (rows) => rows.where(pathInScope('o.path', scope)));

const orders: Record<CheckSort, RawBuilder<unknown>> = {
  submittedAt: raw`k.submitted_at`,
  // Null for what waits, which comes last, and first the other way.
  decidedAt: raw`k.decided_at`,
};

type SortedChecks = CheckFilter & { sort?: SortWord<CheckSort> | undefined };

const orderOf = ({ tab, sort }: SortedChecks): RawBuilder<unknown> =>
  askedOrder(sort ?? (tab === 'pending' ? 'submittedAt' : '-decidedAt'), orders, raw`k.id`);

/** Ids in the order that was asked for, else in that of the tab: who waits longest first, or the latest decision. */
export const checkIds = (sql: Sql, filter: SortedChecks) =>
  checkRows(sql, filter).select('k.id').orderBy(orderOf(filter));

/** Checks as lists show them. */
export const shownChecks = (sql: Sql, filter: CheckFilter) =>
  checkRows(sql, filter).select([
    'k.id',
    'k.volunteerId',
    'v.volunteerNo',
    'k.name',
    'k.idKind',
    'k.idMasked',
    'k.isChange',
    'k.findings',
    'k.status',
    'k.submittedAt',
    'k.decidedAt',
    'k.deciderName',
    'k.reason',
  ]);
export type CheckPageRow = Awaited<ReturnType<ReturnType<typeof shownChecks>['execute']>>[number];

/** One page of them: which are on it is found before anything else of them is read. */
export const checkPage = (sql: Sql, filter: SortedChecks, page: PageRequest) =>
  shownChecks(sql, { tab: filter.tab, scope: undefined })
    .where('k.id', 'in', pageOfIds(checkIds(sql, filter), page))
    .orderBy(orderOf(filter));

/** One check with the person it is about, inside a data scope. */
export const findCheck = (sql: Sql, checkId: number, scope: string | undefined) =>
  sql
    .selectFrom('realNameChecks as k')
    .innerJoin('volunteers as v', 'v.id', 'k.volunteerId')
    .innerJoin('accounts as c', 'c.id', 'v.accountId')
    .leftJoin('areas as a', 'a.code', 'v.area')
    .leftJoin('organisations as o', 'o.id', 'v.organisationId')
    .selectAll('k')
    .select([
      'v.volunteerNo',
      'v.name as registeredName',
      'v.gender as registeredGender',
      'v.birthOn as registeredBirthOn',
      'v.idMasked as registeredIdMasked',
      'c.mobileMasked',
      'a.name as areaName',
    ])
    .where('k.id', '=', checkId)
    .$if(scope !== undefined, (rows) => rows.where(pathInScope('o.path', scope)))
    .executeTakeFirst();

export const earlierChecks = (sql: Sql, volunteerId: number, checkId: number) =>
  sql
    .selectFrom('realNameChecks')
    .select(['id', 'status', 'submittedAt', 'reason'])
    .where('volunteerId', '=', volunteerId)
    .where('id', '<>', checkId)
    .orderBy('submittedAt', 'desc')
    .limit(10)
    .execute();
