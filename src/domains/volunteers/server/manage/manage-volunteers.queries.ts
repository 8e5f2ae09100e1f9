import { type RawBuilder, sql as raw } from 'kysely';
import { askedOrder } from '#database/asked-order.ts';
import { cappedCount } from '#database/lists/capped-count.ts';
import { withoutUnneededJoins } from '#database/lists/unneeded-joins.ts';
import { beginningWith, containing } from '#database/like-pattern.ts';
import type { Sql } from '#database/transaction.ts';
import type { ListKey } from '#platform/contract/keyset.ts';
import { endOfDay, startOfDay } from '#platform/contract/instants.ts';
import { unitInScope } from '#domains/site/server/index.ts';
import { pathInScope } from '#platform/server/calls/scope.ts';
import type { SortWord } from '#platform/contract/sorting.ts';
import type { AgeBand, VolunteerSort } from '../../contract/manage-volunteers.words.ts';
import type { RealNameStatus, VolunteerStatus } from '../../contract/volunteers.words.ts';
import { awardedStar } from '../stars.queries.ts';
import { birthdaysOf } from './standing.rules.ts';

export type VolunteerFilter = {
  keyword?: string | undefined;
  area?: string | undefined;
  category?: string | undefined;
  star?: number | undefined;
  ageBand?: AgeBand | undefined;
  realNameStatus?: RealNameStatus | undefined;
  status?: VolunteerStatus | undefined;
  hoursFrom?: number | undefined;
  hoursTo?: number | undefined;
  registeredFrom?: string | undefined;
  registeredTo?: string | undefined;
  team?: string | undefined;
  /** None but these. */
  ids?: readonly number[] | undefined;
  /** Path of the 所/站 whose volunteers the caller may see; undefined for all. */
  scope: string | undefined;
  today: string;
};

/** Effective minutes of one volunteer, read from an index alone. */
const effectiveMinutes = raw<number>`coalesce((select sum(h.minutes) from service_hours h where h.volunteer_id = v.id and h.status = 'effective'), 0)`;

/**
 * SQL on `v`: for how many children of other families the guardian's phone stands as well, told by another guardian's name on it
 * or another family name; a sign for staff to look twice.
 */
const otherFamilyWards = raw<number>`(select count(*)::int from guardians g
  join guardians o on o.mobile_hash = g.mobile_hash and o.volunteer_id <> g.volunteer_id
  join volunteers w on w.id = o.volunteer_id and w.status <> 'closed'
  where g.volunteer_id = v.id and (o.name <> g.name or left(w.name, 1) <> left(v.name, 1)))`;

/** Volunteers of a staff list; whoever has closed their account is gone from it. */
function volunteerRows(sql: Sql, filter: VolunteerFilter) {
  const {
    status,
    realNameStatus,
    area,
    hoursFrom,
    hoursTo,
    star,
    registeredFrom,
    registeredTo,
    team,
    scope,
  } = filter;
  const births = filter.ageBand && birthdaysOf(filter.ageBand, filter.today);
  return sql
    .selectFrom('volunteers as v')
    .innerJoin('accounts as c', 'c.id', 'v.accountId')
    .$if(status === undefined, (rows) => rows.where('v.status', '<>', 'closed'))
    .$if(status !== undefined, (rows) => rows.where('v.status', '=', status ?? 'active'))
    .$if(realNameStatus !== undefined, (rows) =>
      rows.where('v.realNameStatus', '=', realNameStatus ?? 'none'),
    )
    .$if(filter.ids !== undefined, (rows) => rows.where('v.id', 'in', filter.ids ?? []))
    .$if(area !== undefined, (rows) => rows.where('v.area', '=', area ?? ''))
    .$if(filter.category !== undefined, (rows) =>
      rows.where(raw<boolean>`v.service_categories @> array[${filter.category}]`),
    )
    .$if(births?.from !== undefined, (rows) => rows.where('v.birthOn', '>=', births?.from ?? ''))
    .$if(births !== undefined, (rows) => rows.where('v.birthOn', '<=', births?.to ?? ''))
    .$if(registeredFrom !== undefined, (rows) =>
      rows.where('v.registeredAt', '>=', startOfDay(registeredFrom ?? '')),
    )
    .$if(registeredTo !== undefined, (rows) =>
      rows.where('v.registeredAt', '<', endOfDay(registeredTo ?? '')),
    )
    .$if(hoursFrom !== undefined, (rows) =>
      rows.where(raw<boolean>`${effectiveMinutes} >= ${(hoursFrom ?? 0) * 60}`),
    )
    .$if(hoursTo !== undefined, (rows) =>
      rows.where(raw<boolean>`${effectiveMinutes} <= ${(hoursTo ?? 0) * 60}`),
    )
    .$if(star !== undefined, (rows) => rows.where(raw<boolean>`${awardedStar('v.id')} = ${star}`))
    .$if(Boolean(team), (rows) =>
      rows.where(
        raw<boolean>`v.id in (select m.volunteer_id from team_members m join teams t on t.id = m.team_id where m.status = 'active' and t.name like ${containing(team ?? '')})`,
      ),
    )
    .$if(scope !== undefined, (rows) => rows.where(unitInScope('v.organisation_id', scope)))
    .$if(Boolean(filter.keyword), (rows) => rows.where(matches(filter.keyword ?? '')));
}

/** Beginning of the name, the whole number on the card, or the tail of the phone; each served by an index. */
function matches(keyword: string) {
  const byWord = raw<boolean>`v.name like ${beginningWith(keyword)} or v.volunteer_no = ${keyword.toUpperCase()}`;
  return /^\d{4}$/.test(keyword)
    ? raw<boolean>`(${byWord} or (c.user_type = 2 and right(c.mobile_masked, 4) = ${keyword}))`
    : raw<boolean>`(${byWord})`;
}

const orders: Record<VolunteerSort, RawBuilder<unknown>> = {
  name: raw`v.name collate "C"`,
  birthOn: raw`v.birth_on`,
  registeredAt: raw`v.registered_at`,
};

type VolunteerPage = {
  after?: ListKey | undefined;
  limit: number;
  offset?: number;
  sort?: SortWord<VolunteerSort> | undefined;
};

const orderOf = ({ sort = '-registeredAt' }: VolunteerPage) => askedOrder(sort, orders, raw`v.id`);

/** Who is on a page: told by an index where the filter asks for no more than it holds. */
const idsOnPage = (sql: Sql, filter: VolunteerFilter, page: VolunteerPage) =>
  volunteerRows(sql, filter)
    .select('v.id')
    .$if(page.after !== undefined, (rows) =>
      rows.where(raw<boolean>`(v.registered_at, v.id) < (${page.after?.at}, ${page.after?.id})`),
    )
    .orderBy(orderOf(page))
    .limit(page.limit)
    .offset(page.offset ?? 0)
    .withPlugin(withoutUnneededJoins);

/** A page of them, last registered first unless asked otherwise, each with its effective minutes. */
export const volunteerPage = (sql: Sql, filter: VolunteerFilter, page: VolunteerPage) =>
  sql
    .selectFrom('volunteers as v')
    .innerJoin('accounts as c', 'c.id', 'v.accountId')
    .leftJoin('areas as a', 'a.code', 'v.area')
    .where('v.id', 'in', idsOnPage(sql, filter, page))
    .select([
      'v.id',
      'v.volunteerNo',
      'v.name',
      'v.gender',
      'v.birthOn',
      'a.name as areaName',
      'c.mobileMasked',
      'v.realNameStatus',
      'v.status',
      'v.statusReason',
      'v.restrictedUntil',
      'v.registeredAt',
      effectiveMinutes.as('effectiveMinutes'),
      awardedStar('v.id').as('stars'),
      otherFamilyWards.as('otherFamilyWards'),
    ])
    .orderBy(orderOf(page));
export type VolunteerPageRow = Awaited<ReturnType<ReturnType<typeof volunteerPage>['execute']>>[number];

export const countVolunteers = (sql: Sql, filter: VolunteerFilter, countsAll?: boolean): Promise<number> =>
  cappedCount(sql, volunteerRows(sql, filter).select('v.id'), countsAll);

/** One volunteer in full, if inside the scope. */
export const staffVolunteer = (sql: Sql, volunteerId: number, scope: string | undefined) =>
  sql
    .selectFrom('volunteers as v')
    .innerJoin('accounts as c', 'c.id', 'v.accountId')
    .leftJoin('areas as a', 'a.code', 'v.area')
    .leftJoin('organisations as o', 'o.id', 'v.organisationId')
    .selectAll('v')
    .select(['a.name as areaName', 'o.name as organisationName'])
    .select(['c.mobileMasked', 'c.mobileCipher', 'c.iconUrl', 'c.lastLoginAt'])
    .select([
      effectiveMinutes.as('effectiveMinutes'),
      awardedStar('v.id').as('stars'),
      otherFamilyWards.as('otherFamilyWards'),
    ])
    .where('v.id', '=', volunteerId)
    .$if(scope !== undefined, (rows) => rows.where(pathInScope('o.path', scope)))
    .executeTakeFirst();
export type StaffVolunteer = NonNullable<Awaited<ReturnType<typeof staffVolunteer>>>;
