import { sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import type { ComplaintTarget } from '../contract/complaints.words.ts';
import { openStatuses } from './complaints.rules.ts';

/** The complaint that a device has sent under this key before. */
export const findByRequestKey = (sql: Sql, requestKey: string) =>
  sql
    .selectFrom('complaints')
    .select(['id', 'complaintNo', 'submittedAt', 'ownerHash', 'mobileHash'])
    .where('requestKey', '=', requestKey)
    .executeTakeFirst();

/** The number of an account as it is kept, with the name that others see. */
export const findAccount = (sql: Sql, accountId: number) =>
  sql
    .selectFrom('accounts')
    .select(['displayName', 'mobileCipher'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

/** A complaint by its number, with what proves that it is somebody's. */
export const findByNumber = (sql: Sql, complaintNo: string) =>
  sql
    .selectFrom('complaints')
    .select(['id', 'queryHash', 'mobileHash'])
    .where('complaintNo', '=', complaintNo)
    .executeTakeFirst();

export const findComplaint = (sql: Sql, complaintId: number) =>
  sql.selectFrom('complaints').selectAll().where('id', '=', complaintId).executeTakeFirst();

/** The steps of one complaint, oldest first, with the names of staff. */
export const stepsOf = (sql: Sql, complaintId: number) =>
  sql
    .selectFrom('complaintSteps as s')
    .leftJoin('accounts as c', 'c.id', 's.byId')
    .select(['s.step', 's.at', 's.byKind', 's.note', 'c.displayName as byName'])
    .where('s.complaintId', '=', complaintId)
    .orderBy('s.id')
    .limit(60)
    .execute();
export type StepRow = Awaited<ReturnType<typeof stepsOf>>[number];

type Own = { ownerHash: string | undefined; mobileHash: string | undefined };

/** Open complaints of one complainant: what they are about, no more than any limit counts. */
export const openOf = (sql: Sql, { ownerHash, mobileHash }: Own) =>
  sql
    .selectFrom('complaints')
    .select(['targetType', 'targetId'])
    .where((row) =>
      row.or([row('ownerHash', '=', ownerHash ?? null), row('mobileHash', '=', mobileHash ?? null)]),
    )
    .where('status', 'in', openStatuses)
    .limit(40)
    .execute();

const ownedBy = (sql: Sql, ownerHash: string) =>
  sql.selectFrom('complaints').where('ownerHash', '=', ownerHash);

/** One page of what an account has filed by name, newest first. */
export const ownPage = (sql: Sql, { ownerHash, ...asked }: PageRequest & { ownerHash: string }) =>
  ownedBy(sql, ownerHash)
    .selectAll()
    .orderBy('submittedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();

export const countOwn = (sql: Sql, ownerHash: string) =>
  cappedCount(sql, ownedBy(sql, ownerHash).select('id'));

/** How often something was added to a complaint. */
export async function countAdditions(sql: Sql, complaintId: number): Promise<number> {
  const { count } = await sql
    .selectFrom('complaintSteps')
    .select(raw<number>`count(*)::int`.as('count'))
    .where('complaintId', '=', complaintId)
    .where('step', '=', 'added')
    .executeTakeFirstOrThrow();
  return count;
}

/** Other complaints about the same target: how many there are, and how many of them were true. */
export async function othersAbout(
  sql: Sql,
  target: { targetType: ComplaintTarget; targetId: number; exceptId: number },
) {
  return sql
    .selectFrom('complaints')
    .select([
      raw<number>`count(*)::int`.as('count'),
      raw<number>`(count(*) filter (where status = 'upheld'))::int`.as('upheldCount'),
    ])
    .where('targetType', '=', target.targetType)
    .where('targetId', '=', target.targetId)
    .where('id', '<>', target.exceptId)
    .executeTakeFirstOrThrow();
}
