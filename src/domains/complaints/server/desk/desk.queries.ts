import { type RawBuilder, sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import { beginningWith, containing } from '#database/like-pattern.ts';
import type { Sql } from '#database/transaction.ts';
import type { PageRequest } from '#platform/contract/page-limits.ts';
import { pageOfIds } from '#platform/server/calls/page-of-ids.ts';
import { pathInScope, type Scope } from '#platform/server/calls/scope.ts';
import { type ComplaintTab, complaintTabKeys, complaintTabs } from '../../contract/complaints.words.ts';

export type DeskFilter = {
  tab: ComplaintTab;
  keyword?: string | undefined;
  kind?: string | undefined;
  /** Accepted by this member of staff. */
  handlerId?: number | undefined;
  isOverdue?: boolean | undefined;
  /** Data scope of the caller; undefined for the whole city. */
  scope: Scope;
};

/** Complaints with the unit that they belong to; who filed them is not among the columns. */
const deskRows = (sql: Sql) =>
  sql
    .selectFrom('complaints as c')
    .leftJoin('organisations as o', 'o.id', 'c.organisationId')
    .leftJoin('accounts as h', 'h.id', 'c.handlerId')
    .select([
      'c.id',
      'c.complaintNo',
      'c.kind',
      'c.targetType',
      'c.targetId',
      'c.targetTitle',
      'c.content',
      'c.isAnonymous',
      'c.status',
      'c.submittedAt',
      'c.dueAt',
      'c.extendedAt',
      'c.decidedBy',
      'c.partyIds',
      'c.identityCipher',
      'c.unsealedFor',
      'c.unsealedUntil',
      'c.version',
      'c.updatedAt',
      'h.displayName as handlerName',
    ]);
export type DeskRow = Awaited<ReturnType<ReturnType<typeof deskRows>['execute']>>[number];

const ofTab = (sql: Sql, { tab, keyword, kind, handlerId, isOverdue, scope }: DeskFilter, now: Date) =>
  deskRows(sql)
    .where('c.status', 'in', complaintTabs[tab].statuses)
    .where(pathInScope('o.path', scope))
    .$if(kind !== undefined, (rows) => rows.where('c.kind', '=', kind as 'team'))
    .$if(handlerId !== undefined, (rows) => rows.where('c.handlerId', '=', handlerId ?? null))
    .$if(isOverdue === true && tab !== 'done', (rows) => rows.where('c.dueAt', '<', now))
    .$if(Boolean(keyword), (rows) =>
      rows.where((row) =>
        row.or([
          row('c.targetTitle', 'like', containing(keyword ?? '')),
          row('c.complaintNo', 'like', beginningWith(keyword?.toUpperCase() ?? '')),
        ]),
      ),
    );

/** Privacy goes first: what leaks goes on leaking. */
const privacyFirst: RawBuilder<boolean> = raw`(c.kind = 'privacy')`;

const inOrder = (rows: ReturnType<typeof deskRows>, { tab }: DeskFilter) =>
  (tab === 'done'
    ? rows.orderBy('c.updatedAt', 'desc')
    : rows.where('c.dueAt', 'is not', null).orderBy(privacyFirst, 'desc').orderBy('c.dueAt')
  ).orderBy('c.id');

/** The numbers of all of them in that order, as an export takes them. */
export const deskIds = (sql: Sql, filter: DeskFilter, now: Date) =>
  inOrder(ofTab(sql, filter, now), filter)
    .clearSelect()
    .select('c.id');

/** One page of a tab: privacy first, then what is due first; what is done by the time of its end. */
export const deskPage = (sql: Sql, asked: DeskFilter & PageRequest, now: Date) =>
  inOrder(deskRows(sql).where('c.id', 'in', pageOfIds(deskIds(sql, asked, now), asked)), asked).execute();

/** What a 台账 says of complaints inside a data scope: their clocks and what became of them. */
export const ledgerRows = (sql: Sql, ids: readonly number[], scope: Scope) =>
  sql
    .selectFrom('complaints as c')
    .leftJoin('organisations as o', 'o.id', 'c.organisationId')
    .leftJoin('accounts as h', 'h.id', 'c.handlerId')
    .select(['c.id', 'c.complaintNo', 'c.kind', 'c.targetTitle', 'c.isAnonymous', 'c.status'])
    .select(['c.submittedAt', 'c.dueAt', 'c.decidedAt', 'c.extendedAt', 'c.reviewAskedAt'])
    .select([
      'h.displayName as handlerName',
      raw<Date | null>`(select min(p.at) from complaint_steps p where p.complaint_id = c.id and p.step = 'accepted')`.as(
        'acceptedAt',
      ),
    ])
    .where('c.id', 'in', [...ids])
    .where(pathInScope('o.path', scope))
    .execute();

/** What a member of staff has written of an answer so far. */
export const draftOf = (sql: Sql, complaintId: number, accountId: number) =>
  sql
    .selectFrom('complaintDrafts')
    .select(['answer', 'partyNote', 'savedAt'])
    .where('complaintId', '=', complaintId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();

export const countDesk = (sql: Sql, filter: DeskFilter & { countsAll?: boolean | undefined }, now: Date) =>
  cappedCount(sql, ofTab(sql, filter, now).clearSelect().select('c.id'), filter.countsAll);

/** How many stand in each tab of the scope, and how many of them are late. */
export const countTabs = (sql: Sql, scope: Scope, now: Date) =>
  Promise.all(
    complaintTabKeys.map(async (tab) => ({
      tab,
      count: await countDesk(sql, { tab, scope }, now),
      overdueCount: tab === 'done' ? 0 : await countDesk(sql, { tab, scope, isOverdue: true }, now),
    })),
  );

/** One complaint inside a data scope. */
export const findInScope = (sql: Sql, complaintId: number, scope: Scope) =>
  deskRows(sql).where('c.id', '=', complaintId).where(pathInScope('o.path', scope)).executeTakeFirst();

/** Whether this member of staff has asked for the seal to be opened, and nobody answered yet. */
export async function hasAskedUnsealing(sql: Sql, complaintId: number, accountId: number): Promise<boolean> {
  const row = await sql
    .selectFrom('approvals')
    .select('id')
    .where('kind', '=', 'unsealComplaint')
    .where('subject', '=', `complaint:${complaintId}`)
    .where('state', '=', 'pending')
    .where('askedBy', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Complaints whose clock ran out and of which staff were not told since it began. */
export const lateComplaints = (sql: Sql, now: Date, limit: number) =>
  sql
    .selectFrom('complaints as c')
    .leftJoin('organisations as o', 'o.id', 'c.organisationId')
    .select(['c.id', 'c.complaintNo', 'c.status', 'c.targetTitle', 'c.partyIds', 'o.path'])
    .where('c.dueAt', '<', now)
    .where('c.overdueToldAt', 'is', null)
    .orderBy('c.id')
    .limit(limit)
    .execute();
