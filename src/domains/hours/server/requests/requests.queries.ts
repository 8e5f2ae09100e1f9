import { type RawBuilder, sql as raw } from 'kysely';
import { askedOrder } from '#database/asked-order.ts';
import { cappedCount } from '#database/lists/capped-count.ts';
import { containing } from '#database/like-pattern.ts';
import type { Sql } from '#database/transaction.ts';
import { withoutUnneededJoins } from '#database/lists/unneeded-joins.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import type { SortWord } from '#platform/contract/sorting.ts';
import { pathInScope, type Scope } from '#platform/server/calls/scope.ts';
import type { ClaimState } from '../../contract/claims.words.ts';
import type { RequestKind, RequestSort, RequestTab } from '../../contract/hour-requests.words.ts';
import type { CorrectionCause, CorrectionState, HourState } from '../../contract/hours.words.ts';

export type RequestFilter = {
  kind: RequestKind;
  tab: RequestTab;
  keyword?: string | undefined;
  isLate?: boolean | undefined;
  sort?: SortWord<RequestSort> | undefined;
  scope: Scope;
  now: Date;
};

/** What both kinds have, by alias: `c` the request, `h` the record that the centre decides, `b` the record that is corrected. */
const corrections = (sql: Sql) =>
  sql
    .selectFrom('hourCorrections as c')
    .innerJoin('serviceHours as b', 'b.id', 'c.hourId')
    .leftJoin('serviceHours as h', 'h.id', 'c.resultHourId')
    .innerJoin('volunteers as v', 'v.id', 'c.volunteerId')
    .innerJoin('teams as t', 't.id', 'c.teamId')
    .innerJoin('organisations as o', 'o.id', 't.organisationId')
    .leftJoin('accounts as d', 'd.id', 'h.approvedBy');

/** Claims without their record, which only what was decided is told by. */
const bareClaims = (sql: Sql) =>
  sql
    .selectFrom('hourClaims as c')
    .innerJoin('volunteers as v', 'v.id', 'c.volunteerId')
    .innerJoin('teams as t', 't.id', 'c.teamId')
    .innerJoin('organisations as o', 'o.id', 't.organisationId');

const claims = (sql: Sql) =>
  bareClaims(sql)
    .leftJoin('serviceHours as h', (join) =>
      join.onRef('h.claimId', '=', 'c.id').on('h.source', '=', raw.lit('ownClaim')),
    )
    .leftJoin('accounts as d', 'd.id', 'h.approvedBy');

/** Constants, so that the partial indexes serve them. */
const stages: Record<RequestKind, Record<RequestTab, RawBuilder<boolean>>> = {
  corrections: {
    atCentre: raw<boolean>`c.state = 'atCentre'`,
    atTeam: raw<boolean>`c.state = 'atTeam'`,
    agreed: raw<boolean>`c.state = 'approved'`,
    refused: raw<boolean>`c.state in ('rejected', 'refused')`,
    withdrawn: raw<boolean>`c.state = 'withdrawn'`,
  },
  claims: {
    atCentre: raw<boolean>`c.state = 'atCentre' and not c.is_decided /* by its service_hours */`,
    atTeam: raw<boolean>`c.state = 'atTeam'`,
    agreed: raw<boolean>`c.state = 'atCentre' and h.status in ('publicity', 'disputed', 'effective', 'voided')`,
    refused: raw<boolean>`(c.state = 'refused' or c.state = 'atCentre' and h.status = 'rejected')`,
    withdrawn: raw<boolean>`c.state = 'withdrawn'`,
  },
};

/** The clock of whose turn it is. */
const dueOf = (tab: RequestTab): RawBuilder<Date> =>
  tab === 'atTeam' ? raw<Date>`c.due_at` : raw<Date>`c.centre_due_at`;

/** Late is what nobody waits for material on. */
const isLate = (tab: RequestTab, now: Date): RawBuilder<boolean> =>
  raw<boolean>`(${dueOf(tab)} <= ${now} and c.awaits_until is null)`;

const conditionsOf = ({ kind, tab, keyword = '', isLate: wantsLate, scope, now }: RequestFilter) => {
  const number = kind === 'corrections' ? raw`b.hour_no` : raw`c.claim_no`;
  const title = kind === 'corrections' ? raw`b.activity_title` : raw`c.title`;
  const like = containing(keyword);
  const conditions = [
    stages[kind][tab],
    ...(scope === undefined ? [] : [pathInScope('o.path', scope)]),
    ...(wantsLate ? [isLate(tab, now)] : []),
    ...(keyword === ''
      ? []
      : [
          raw<boolean>`(v.name like ${like} or t.name like ${like} or ${title} like ${like}
            or ${number} = ${keyword.toUpperCase()} or v.volunteer_no = ${keyword.toUpperCase()})`,
        ]),
  ];
  return raw<boolean>`${raw.join(conditions, raw` and `)}`;
};

const orderOf = ({ kind, tab, sort }: RequestFilter): RawBuilder<unknown> => {
  const asked = kind === 'corrections' ? raw`c.wished_minutes - c.old_minutes` : raw`c.minutes`;
  if (sort)
    return askedOrder(
      sort,
      { due: raw`coalesce(${dueOf(tab)}, c.due_at)`, createdAt: raw`c.created_at`, minutes: asked },
      raw`c.id`,
    );
  return tab === 'atCentre' || tab === 'atTeam' ? raw`${dueOf(tab)}, c.id` : raw`c.id desc`;
};

/** Those of a tab, by id; no record is looked up where none is asked for. */
function asked(sql: Sql, filter: RequestFilter) {
  const conditions = conditionsOf(filter);
  if (filter.kind === 'corrections') return corrections(sql).select('c.id').where(conditions);
  const isTold = filter.tab === 'agreed' || filter.tab === 'refused';
  return isTold
    ? claims(sql).select('c.id').where(conditions)
    : bareClaims(sql).select('c.id').where(conditions);
}

/** Ids of a list inside the data scope: what is due first before, of what is over the latest. */
export const requestIds = (sql: Sql, filter: RequestFilter) =>
  asked(sql, filter).orderBy(orderOf(filter)).withPlugin(withoutUnneededJoins);

/** A page of them, and how many there are. */
export async function requestPage(
  sql: Sql,
  { countsAll, ...filter }: RequestFilter & PageRequest & { countsAll?: boolean | undefined },
) {
  const total = await cappedCount(sql, asked(sql, filter), countsAll);
  const rows = await requestIds(sql, filter).limit(filter.pageSize).offset(offsetOf(filter)).execute();
  return { ids: rows.map(({ id }) => id), total };
}

const shared = [
  'c.id as requestId',
  'h.id as hourId',
  'v.name as volunteerName',
  'v.volunteerNo',
  't.name as teamName',
  'c.teamMinutes',
  'c.teamOpinion',
  'h.decisionNote as centreOpinion',
  'd.displayName as deciderName',
  'c.text',
  'c.createdAt',
  'c.dueAt',
  'c.centreDueAt',
  'c.awaitsUntil',
] as const;

/** Requests of a kind by id, inside a data scope, in any order. */
export async function requestRows(
  sql: Sql,
  { kind, ids, scope }: { kind: RequestKind; ids: readonly number[]; scope: Scope },
) {
  if (ids.length === 0) return [];
  const isSeen = raw<boolean>`${scope === undefined ? raw`true` : pathInScope('o.path', scope)}`;
  if (kind === 'claims')
    return claims(sql)
      .select(shared)
      .select([
        'c.claimNo as requestNo',
        'c.title',
        'c.startsAt',
        'c.endsAt',
        'c.minutes as minutesAsked',
        raw<number>`0`.as('minutesBefore'),
        raw<CorrectionCause | null>`null`.as('cause'),
        raw<CorrectionState | ClaimState>`c.state`.as('state'),
        raw<HourState | null>`h.status`.as('hourState'),
      ])
      .where('c.id', 'in', ids)
      .where(isSeen)
      .execute();
  return corrections(sql)
    .select(shared)
    .select([
      'b.hourNo as requestNo',
      'b.activityTitle as title',
      'b.startsAt',
      'b.endsAt',
      'c.wishedMinutes as minutesAsked',
      'c.oldMinutes as minutesBefore',
      raw<CorrectionCause | null>`c.cause`.as('cause'),
      raw<CorrectionState | ClaimState>`c.state`.as('state'),
      raw<HourState | null>`h.status`.as('hourState'),
    ])
    .where('c.id', 'in', ids)
    .where(isSeen)
    .execute();
}
export type RequestRow = Awaited<ReturnType<typeof requestRows>>[number];

/** How many of a kind wait for the centre, for their teams, and are late at the centre. */
export async function requestCounts(
  sql: Sql,
  { kind, scope, now }: Pick<RequestFilter, 'kind' | 'scope' | 'now'>,
) {
  const count = (tab: 'atCentre' | 'atTeam', late = false): Promise<number> =>
    cappedCount(sql, asked(sql, { kind, tab, scope, now, isLate: late }));
  return {
    atCentre: await count('atCentre'),
    atTeam: await count('atTeam'),
    late: await count('atCentre', true),
  };
}
