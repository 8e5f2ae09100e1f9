import { sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import { pathInScope, type Scope } from '#platform/server/calls/scope.ts';

/** People of these numbers inside a data scope who can be asked: with an account, and not stopped. */
export const peopleOfNumbers = (sql: Sql, volunteerNos: readonly string[], scope: Scope) =>
  sql
    .selectFrom('volunteers as v')
    .leftJoin('organisations as o', 'o.id', 'v.organisationId')
    .select(['v.id', 'v.volunteerNo', 'v.name'])
    .where('v.volunteerNo', 'in', [...volunteerNos])
    .where('v.status', 'in', ['active', 'dormant', 'restricted'])
    .$if(scope !== undefined, (rows) => rows.where(pathInScope('o.path', scope)))
    .execute();

/** How many of these people are asked for the same unit by a list that is still under way. */
export async function openWishesFor(
  sql: Sql,
  { recipient, volunteerIds }: { recipient: string; volunteerIds: readonly number[] },
): Promise<number> {
  const { count } = await sql
    .selectFrom('certificateWishes as w')
    .innerJoin('certificateBatches as b', 'b.id', 'w.batchId')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('w.volunteerId', 'in', [...volunteerIds])
    .where('b.recipient', '=', recipient)
    .where('b.state', 'in', ['asking', 'making'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

const batchesIn = (sql: Sql, scope: Scope) =>
  sql
    .selectFrom('certificateBatches as b')
    .$if(scope !== undefined, (rows) => rows.where(pathInScope('b.scopePath', scope)));

/** Lists that were asked for inside a data scope, the latest first, with the people of each by state. */
export const batchPage = (sql: Sql, scope: Scope, page: PageRequest) =>
  batchesIn(sql, scope)
    .innerJoin('accounts as a', 'a.id', 'b.askedBy')
    .selectAll('b')
    .select([
      'a.displayName',
      raw<Record<string, number>>`(select jsonb_object_agg(n.state, n.people) from
        (select w.state, count(*) as people from certificate_wishes w where w.batch_id = b.id group by w.state) n)`.as(
        'counts',
      ),
    ])
    .orderBy('b.askedAt', 'desc')
    .orderBy('b.id', 'desc')
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .execute();
export type BatchRow = Awaited<ReturnType<typeof batchPage>>[number];

export const countBatches = (sql: Sql, scope: Scope, countsAll?: boolean) =>
  cappedCount(sql, batchesIn(sql, scope).select('b.id'), countsAll);

/** One list inside a data scope; undefined for anybody else's. */
export const findBatch = (sql: Sql, batchId: number, scope: Scope) =>
  batchesIn(sql, scope).selectAll('b').where('b.id', '=', batchId).executeTakeFirst();

/** The same, its row locked. */
export const lockBatch = (sql: Sql, batchId: number, scope: Scope) =>
  batchesIn(sql, scope).selectAll('b').where('b.id', '=', batchId).forUpdate().executeTakeFirst();

/** The people of a list in its order. */
export const peopleOfBatch = (sql: Sql, batchId: number) =>
  sql
    .selectFrom('certificateWishes as w')
    .innerJoin('volunteers as v', 'v.id', 'w.volunteerId')
    .leftJoin('certificates as c', 'c.id', 'w.certificateId')
    .select(['w.volunteerId', 'w.state', 'w.answeredAt', 'v.volunteerNo', 'v.name'])
    .select(['c.certNo', 'c.totalMinutes', 'c.status'])
    .where('w.batchId', '=', batchId)
    .orderBy('w.place')
    .execute();

/** Certificates of a list that stand, in its order, with the numbers of their holders. */
export const standingOfBatch = (sql: Sql, batchId: number) =>
  sql
    .selectFrom('certificateWishes as w')
    .innerJoin('certificates as c', 'c.id', 'w.certificateId')
    .innerJoin('volunteers as v', 'v.id', 'w.volunteerId')
    .selectAll('c')
    .select('v.volunteerNo')
    .where('w.batchId', '=', batchId)
    .where('c.status', '=', 'issued')
    .orderBy('w.place')
    .execute();

/** What was asked of a person, the latest first. */
export const wishesOf = (sql: Sql, volunteerId: number) =>
  sql
    .selectFrom('certificateWishes as w')
    .innerJoin('certificateBatches as b', 'b.id', 'w.batchId')
    .innerJoin('accounts as a', 'a.id', 'b.askedBy')
    .leftJoin('roles as r', 'r.id', 'a.roleId')
    .leftJoin('organisations as o', 'o.id', 'a.organisationId')
    .leftJoin('certificates as c', 'c.id', 'w.certificateId')
    .selectAll('b')
    .select(['w.state as wishState', 'r.name as roleName', 'o.name as unitName', 'c.certNo'])
    .where('w.volunteerId', '=', volunteerId)
    .orderBy('w.batchId', 'desc')
    .limit(10)
    .execute();
