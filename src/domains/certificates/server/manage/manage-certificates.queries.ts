import { cappedCount } from '#database/lists/capped-count.ts';
import { containing } from '#database/like-pattern.ts';
import type { Sql } from '#database/transaction.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import { pathInScope, type Scope } from '#platform/server/calls/scope.ts';
import type { CertificateTab } from '../../contract/certificates.words.ts';
import { changedCount } from '../certificates.queries.ts';

export type CertificateFilter = { tab: CertificateTab; keyword?: string | undefined; scope: Scope };

const inScope = (sql: Sql, scope: Scope) =>
  sql
    .selectFrom('certificates as c')
    .innerJoin('volunteers as v', 'v.id', 'c.volunteerId')
    .leftJoin('organisations as o', 'o.id', 'v.organisationId')
    .$if(scope !== undefined, (rows) => rows.where(pathInScope('o.path', scope)));

const filtered = (sql: Sql, { tab, keyword = '', scope }: CertificateFilter) =>
  inScope(sql, scope)
    .where('c.status', '=', tab)
    .$if(keyword !== '', (rows) =>
      rows.where((where) =>
        where.or([
          where('c.certNo', '=', keyword.toUpperCase()),
          where('v.volunteerNo', '=', keyword.toUpperCase()),
          where('v.name', 'like', containing(keyword)),
        ]),
      ),
    );

/** Certificates of a state, the latest first, with what became of their records. */
export const certificatesForStaff = (sql: Sql, filter: CertificateFilter, page: PageRequest) =>
  filtered(sql, filter)
    .leftJoin('certificates as r', 'r.id', 'c.replacedBy')
    .selectAll('c')
    .select(['r.certNo as replacedByNo', 'v.volunteerNo', 'v.name', changedCount.as('changedCount')])
    .orderBy('c.issuedAt', 'desc')
    .orderBy('c.id', 'desc')
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .execute();

export const countForStaff = (sql: Sql, filter: CertificateFilter, countsAll?: boolean) =>
  cappedCount(sql, filtered(sql, filter).select('c.id'), countsAll);

/** One certificate inside a data scope, locked. */
export const lockInScope = (sql: Sql, certificateId: number, scope: Scope) =>
  inScope(sql, scope)
    .select(['c.id', 'c.certNo', 'c.status', 'c.volunteerId'])
    .where('c.id', '=', certificateId)
    .forUpdate('c')
    .executeTakeFirst();
