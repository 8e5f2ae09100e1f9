import { type RawBuilder, sql as raw } from 'kysely';
import { askedOrder } from '#database/asked-order.ts';
import { cappedCount } from '#database/lists/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import { withoutUnneededJoins } from '#database/lists/unneeded-joins.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import type { SortWord } from '#platform/contract/sorting.ts';
import { pathInScope } from '#platform/server/calls/scope.ts';
import { countsIntoDay } from './hours.queries.ts';
import { type HourOrigin, isOf, plannedMinutes } from './origin.queries.ts';
import {
  type hourReviewTabs,
  type HourSort,
  type HourState,
  unusualHourStates,
} from '../contract/hours.words.ts';

const hourColumns = [
  'h.id as hourId',
  'h.hourNo',
  'h.activityId',
  'h.assignmentId',
  'h.claimId',
  'h.activityTitle',
  'h.postName',
  'h.place',
  'h.serviceOn',
  'h.startsAt',
  'h.endsAt',
  'h.calculatedMinutes',
  'h.minutes',
  'h.evidenceGrade',
  'h.status as state',
  'h.reason',
  'h.decisionNote',
  'h.publicityEndsAt',
  'h.effectiveAt',
  'h.objection',
  'h.objectionAnswer',
] as const;

export type OriginFilter = {
  origin: HourOrigin;
  shiftId?: number | undefined;
  state?: HourState | undefined;
  /** Beside what is objected to or was not accepted only these; told by the rule of confirming. */
  unusualIds?: readonly number[] | undefined;
  /** Only what the team changed by hand. */
  isAdjusted?: boolean | undefined;
  hourIds?: readonly number[] | undefined;
};

/** The records of an activity or a job that a team's filters leave, in the order of the list. */
export const originHourIds = (sql: Sql, filter: OriginFilter) =>
  originBase(sql, filter).select('h.id').orderBy('h.id');

const originBase = (sql: Sql, { origin, shiftId, state, unusualIds, isAdjusted, hourIds }: OriginFilter) =>
  sql
    .selectFrom('serviceHours as h')
    .where(isOf('h', origin))
    .where('h.source', '<>', 'reversal')
    .$if(shiftId !== undefined, (query) => query.where('h.shiftId', '=', shiftId ?? 0))
    .$if(state !== undefined, (query) => query.where('h.status', '=', state ?? 'calculated'))
    .$if(unusualIds !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('h.status', 'in', unusualHourStates),
          ...(unusualIds?.length ? [where('h.id', 'in', unusualIds)] : []),
        ]),
      ),
    )
    .$if(isAdjusted === true, (query) => query.whereRef('h.minutes', '<>', 'h.calculatedMinutes'))
    .$if(hourIds !== undefined, (query) => query.where('h.id', 'in', hourIds?.length ? hourIds : [0]));

/** Page of the rows of an activity or a job with attendance and the person's other minutes of that day. */
export async function originHours(sql: Sql, filter: OriginFilter & PageRequest) {
  const base = originBase(sql, filter);
  const total = await cappedCount(sql, base.select('h.id'));
  const rows = await base
    .innerJoin('volunteers as v', 'v.id', 'h.volunteerId')
    .leftJoin('participations as p', 'p.id', 'h.participationId')
    .leftJoin('jobAssignments as g', 'g.id', 'h.assignmentId')
    .select([
      ...hourColumns,
      'h.shiftId',
      'h.volunteerId',
      'v.volunteerNo',
      'v.name',
      raw<Date | null>`coalesce(p.checked_in_at, g.in_at)`.as('checkedInAt'),
      raw<Date | null>`coalesce(p.checked_out_at, g.out_at)`.as('checkedOutAt'),
      raw<boolean>`coalesce(p.out_method = 'fixed', g.fix_reason is not null)`.as('isCheckOutFixed'),
      'p.inMethod',
      'p.outMethod',
      'p.isWalkIn',
      'p.volunteerConfirmedAt',
      'p.status as attendance',
      raw<boolean>`h.assignment_id is not null or exists (select 1 from sign_ups u where u.activity_id = h.activity_id and u.volunteer_id = h.volunteer_id
        and u.status = 'confirmed')`.as('isOnList'),
      plannedMinutes.as('plannedMinutes'),
      raw<number>`(select coalesce(sum(d.minutes), 0)::int from service_hours d where d.volunteer_id = h.volunteer_id
        and d.service_on = h.service_on and (d.id = h.id or ${countsIntoDay('d')}))`.as('dayMinutes'),
    ])
    .orderBy('h.id')
    .limit(filter.pageSize)
    .offset(offsetOf(filter))
    .execute();
  return { rows, total };
}

type ReviewFilter = {
  tab: keyof typeof hourReviewTabs;
  /** Corrections and claims among the submitted, too. */
  withRequests?: boolean | undefined;
  keyword?: string | undefined;
  activityId?: number | undefined;
  /** One record, whatever its state. */
  hourId?: number | undefined;
  visitsOf?: number | undefined;
  claimsOf?: number | undefined;
  scope: string | undefined;
  sort?: SortWord<HourSort> | undefined;
};

const reviewOrders: Record<HourSort, RawBuilder<unknown>> = {
  startsAt: raw`h.starts_at`,
  minutes: raw`h.minutes`,
};

const reviewOrder = ({ tab, sort }: ReviewFilter): RawBuilder<unknown> => {
  if (sort) return askedOrder(sort, reviewOrders, raw`h.id`);
  if (tab === 'counting') return raw`h.effective_at desc, h.id desc`;
  return tab === 'decided'
    ? raw`coalesce(h.decided_at, h.updated_at) desc, h.id desc`
    : raw`h.created_at, h.id`;
};

/** Of a record: nobody asked for it by a correction or a claim. */
const isNoRequest = raw<boolean>`h.source not in ('correction', 'ownClaim')`;

/** Records of a tab of the centre's queue, inside its data scope. */
export function reviewQueue(sql: Sql, filter: ReviewFilter) {
  const tab = filter.hourId === undefined ? filter.tab : undefined;
  const isWhole =
    !filter.withRequests &&
    [filter.activityId, filter.visitsOf, filter.claimsOf].every((one) => one === undefined);
  return (
    sql
      .selectFrom('serviceHours as h')
      .innerJoin('volunteers as v', 'v.id', 'h.volunteerId')
      .innerJoin('teams as t', 't.id', 'h.teamId')
      .innerJoin('organisations as o', 'o.id', 't.organisationId')
      .$if(filter.hourId !== undefined, (query) => query.where('h.id', '=', filter.hourId ?? 0))
      .$if(tab === 'disputed', (query) => query.where('h.status', '=', raw.lit('disputed')))
      .$if(tab === 'submitted' || tab === 'corrections' || tab === 'claims', (query) =>
        query.where('h.status', '=', raw.lit('submitted')),
      )
      .$if(tab === 'corrections', (query) => query.where('h.source', '=', raw.lit('correction')))
      .$if(tab === 'claims', (query) => query.where('h.source', '=', raw.lit('ownClaim')))
      // What somebody asked for has a tab, a list and a clock of its own, and is counted there alone.
      .$if(tab === 'submitted' && isWhole, (query) => query.where(isNoRequest))
      // Constants, so that the indexes of what counts and of what was decided serve every order.
      .$if(tab === 'counting', (query) =>
        query.where(raw<boolean>`(h.status in ('effective', 'voided') and h.source <> 'reversal')`),
      )
      .$if(tab === 'decided', (query) =>
        query.where(raw<boolean>`(h.approved_by is not null or h.status = 'rejected')`),
      )
      .$if(tab === 'decided', (query) =>
        query.where((where) =>
          where.or([
            where('h.approvedBy', 'is not', null),
            // What the person denied ended without the centre, which can look it up here.
            where('h.id', 'in', (entries) =>
              entries.selectFrom('hourEntries').select('hourId').where('answer', '=', 'denied'),
            ),
          ]),
        ),
      )
      .$if(filter.scope !== undefined, (query) => query.where(pathInScope('o.path', filter.scope)))
      .$if(filter.activityId !== undefined, (query) =>
        query.where('h.activityId', '=', filter.activityId ?? 0),
      )
      .$if(filter.visitsOf !== undefined, (query) =>
        query.where('h.teamId', '=', filter.visitsOf ?? 0).where('h.assignmentId', 'is not', null),
      )
      .$if(filter.claimsOf !== undefined, (query) =>
        query.where('h.teamId', '=', filter.claimsOf ?? 0).where('h.claimId', 'is not', null),
      )
      .$if(Boolean(filter.keyword), (query) =>
        query.where((where) =>
          where.or([
            where('v.name', 'like', `%${filter.keyword}%`),
            where('h.activityTitle', 'like', `%${filter.keyword}%`),
            where('t.name', 'like', `%${filter.keyword}%`),
          ]),
        ),
      )
  );
}

/** Ids of the centre's queue inside its data scope: longest waiting first, of decided ones the latest decision. */
export const hourIdsForReview = (sql: Sql, filter: ReviewFilter) =>
  reviewQueue(sql, filter).select('h.id').orderBy(reviewOrder(filter)).withPlugin(withoutUnneededJoins);

/** A page of them, and how many there are. */
export async function hoursForReview(
  sql: Sql,
  { countsAll, ...filter }: ReviewFilter & PageRequest & { countsAll?: boolean | undefined },
) {
  const total = await cappedCount(sql, reviewQueue(sql, filter).select('h.id'), countsAll);
  const rows = await hourIdsForReview(sql, filter).limit(filter.pageSize).offset(offsetOf(filter)).execute();
  return { hourIds: rows.map(({ id }) => id), total };
}

/** Records by id inside a data scope, as the centre reviews them. */
export async function reviewRowsOf(
  sql: Sql,
  { hourIds, scope }: { hourIds: readonly number[]; scope: string | undefined },
) {
  if (hourIds.length === 0) return [];
  return sql
    .selectFrom('serviceHours as h')
    .innerJoin('volunteers as v', 'v.id', 'h.volunteerId')
    .innerJoin('teams as t', 't.id', 'h.teamId')
    .innerJoin('organisations as o', 'o.id', 't.organisationId')
    .leftJoin('accounts as d', 'd.id', 'h.approvedBy')
    .leftJoin('jobAssignments as p', 'p.id', 'h.assignmentId')
    .leftJoin('jobs as j', 'j.id', 'p.jobId')
    .select([
      ...hourColumns,
      'j.jobNo',
      'p.inAt',
      'p.outAt',
      'p.fixReason',
      'p.reportText',
      'p.photoCount',
      'h.decidedAt',
      'd.displayName as deciderName',
      'h.participationId',
      'h.volunteerId',
      'v.volunteerNo',
      'v.name as volunteerName',
      't.name as teamName',
      't.accountId as teamAccountId',
      'h.updatedAt as waitingSince',
    ])
    .where('h.id', 'in', hourIds)
    .$if(scope !== undefined, (query) => query.where(pathInScope('o.path', scope)))
    .execute();
}

/** Page of one person's records; that one was voided it says itself. */
export async function myHours(
  sql: Sql,
  filter: {
    volunteerId: number;
    activityId?: number | undefined;
    assignmentId?: number | undefined;
    state?: HourState | undefined;
    year?: number | undefined;
  } & PageRequest,
) {
  const base = sql
    .selectFrom('serviceHours as h')
    .where('h.volunteerId', '=', filter.volunteerId)
    .where('h.source', '<>', 'reversal')
    .$if(filter.assignmentId !== undefined, (query) =>
      query.where('h.assignmentId', '=', filter.assignmentId ?? 0),
    )
    .$if(filter.activityId !== undefined, (query) => query.where('h.activityId', '=', filter.activityId ?? 0))
    .$if(filter.state !== undefined, (query) => query.where('h.status', '=', filter.state ?? 'effective'))
    .$if(filter.year !== undefined, (query) =>
      query
        .where('h.serviceOn', '>=', `${filter.year}-01-01`)
        .where('h.serviceOn', '<=', `${filter.year}-12-31`),
    );
  const total = await cappedCount(sql, base.select('h.id'));
  const rows = await base
    .innerJoin('teams as t', 't.id', 'h.teamId')
    .select([...hourColumns, 't.name as teamName'])
    .orderBy('h.serviceOn', 'desc')
    .orderBy('h.id', 'desc')
    .limit(filter.pageSize)
    .offset(offsetOf(filter))
    .execute();
  return { rows, total };
}

/** Rows in 公示, of one activity or the city; ends soonest first. */
export async function publicityRows(sql: Sql, filter: { activityId?: number | undefined } & PageRequest) {
  const base = sql
    .selectFrom('serviceHours as h')
    .where('h.status', '=', 'publicity')
    .$if(filter.activityId !== undefined, (query) =>
      query.where('h.activityId', '=', filter.activityId ?? 0),
    );
  const total = await cappedCount(sql, base.select('h.id'));
  const rows = await base
    .innerJoin('volunteers as v', 'v.id', 'h.volunteerId')
    .select([...hourColumns, 'v.name'])
    .orderBy('h.publicityEndsAt')
    .orderBy('h.id')
    .limit(filter.pageSize)
    .offset(offsetOf(filter))
    .execute();
  return { rows, total };
}
