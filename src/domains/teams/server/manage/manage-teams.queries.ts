import { type RawBuilder, sql as raw } from 'kysely';
import { askedOrder } from '#database/asked-order.ts';
import { cappedCount, cappedCounts } from '#database/lists/capped-count.ts';
import { pageOfIds } from '#platform/server/calls/page-of-ids.ts';
import { containing } from '#database/like-pattern.ts';
import type { Sql } from '#database/transaction.ts';
import type { PageRequest } from '#platform/contract/page-limits.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import type { SortWord } from '#platform/contract/sorting.ts';
import type { StaffTeamSort, TeamReviewTab } from '../../contract/manage-teams.words.ts';
import type { TeamStatus, TrustGrade } from '../../contract/teams.words.ts';

export type StaffTeamFilter = {
  keyword: string;
  area?: string | undefined;
  category?: string | undefined;
  status?: TeamStatus | undefined;
  trustGrade?: TrustGrade | undefined;
  tab?: TeamReviewTab | undefined;
  /** None but these. */
  ids?: readonly number[] | undefined;
  /** Only what was handed in before this instant and is undecided. */
  overdueBefore?: Date | undefined;
  /** Path of the reader's organisation; undefined for the whole city. */
  scope: string | undefined;
};

/** States of each view; written out, for the partial index serves only constants. */
const tabConditions: Record<TeamReviewTab, RawBuilder<boolean>> = {
  pending: raw`t.status = 'pending'`,
  returned: raw`t.status = 'returned'`,
  rejected: raw`t.status = 'rejected'`,
  passed: raw`t.status in ('active', 'suspended', 'dissolved')`,
};

const inScope = (scope: string): RawBuilder<boolean> => raw<boolean>`starts_with(o.path, ${scope})`;

function hasWord(keyword: string): RawBuilder<boolean> {
  const pattern = containing(keyword);
  return raw<boolean>`(t.name like ${pattern} or t.short_name like ${pattern} or t.team_no = ${keyword}
    or t.leader_name = ${keyword})`;
}

/** Teams under a staff member's filter; there are some thousands of them at most. */
const staffTeams = (sql: Sql, filter: StaffTeamFilter) =>
  sql
    .selectFrom('teams as t')
    .innerJoin('organisations as o', 'o.id', 't.organisationId')
    .leftJoin('areas as a', 'a.code', 't.area')
    .leftJoin('teamFigures as f', 'f.teamId', 't.id')
    .leftJoin('accounts as r', 'r.id', 't.reviewedBy')
    .where('t.status', '<>', 'draft')
    .$if(filter.ids !== undefined, (rows) => rows.where('t.id', 'in', filter.ids ?? []))
    .$if(filter.tab !== undefined, (rows) => rows.where(tabConditions[filter.tab ?? 'pending']))
    .$if(filter.status !== undefined, (rows) => rows.where('t.status', '=', filter.status ?? 'active'))
    .$if(filter.trustGrade !== undefined, (rows) => rows.where('t.trustGrade', '=', filter.trustGrade ?? 'B'))
    .$if(Boolean(filter.area), (rows) => rows.where('t.area', '=', filter.area ?? ''))
    .$if(Boolean(filter.category), (rows) => rows.where('t.category', '=', filter.category ?? ''))
    .$if(filter.keyword !== '', (rows) => rows.where(hasWord(filter.keyword)))
    .$if(filter.overdueBefore !== undefined, (rows) =>
      rows.where('t.submittedAt', '<', filter.overdueBefore ?? new Date(0)),
    )
    .$if(filter.scope !== undefined, (rows) => rows.where(inScope(filter.scope ?? '')));

const figure = (column: string) => raw<number>`coalesce(${raw.ref(`f.${column}`)}, 0)`;

const withColumns = (rows: ReturnType<typeof staffTeams>) =>
  rows.select([
    't.id',
    't.version',
    't.teamNo',
    't.name',
    't.shortName',
    't.sealChar',
    't.iconUrl',
    't.category',
    't.teamClass',
    't.legalForm',
    'a.name as areaName',
    'o.name as organisationName',
    't.leaderName',
    't.status',
    't.trustGrade',
    't.stars',
    figure('memberCount').as('memberCount'),
    figure('activityCount').as('activityCount'),
    figure('effectiveMinutes').as('effectiveMinutes'),
    't.submittedAt',
    't.registeredAt',
    't.suspendedUntil',
    't.reviewedAt',
    't.reviewNote',
    'r.displayName as reviewerName',
  ]);
export type StaffTeamRow = Awaited<ReturnType<ReturnType<typeof withColumns>['execute']>>[number];

/** Every team has figures (the database makes them with it), so that the index of a sum serves its order. */
const sums = {
  memberCount: raw`f.member_count`,
  activityCount: raw`f.activity_count`,
  effectiveMinutes: raw`f.effective_minutes`,
};
const orders: Record<StaffTeamSort, RawBuilder<unknown>> = {
  name: raw`t.name collate "C"`,
  ...sums,
  submittedAt: raw`t.submitted_at`,
};
const isBySum = (sort: SortWord<StaffTeamSort>): boolean => sort.replace(/^-/, '') in sums;
const tabOrders: Record<TeamReviewTab, RawBuilder<unknown>> = {
  pending: raw`t.submitted_at`,
  returned: raw`t.reviewed_at desc nulls last`,
  rejected: raw`t.reviewed_at desc nulls last`,
  passed: raw`t.reviewed_at desc nulls last`,
};

const orderOf = ({ tab }: StaffTeamFilter, sort?: SortWord<StaffTeamSort>): RawBuilder<unknown> => {
  if (sort) return askedOrder(sort, orders, isBySum(sort) ? raw`f.team_id` : raw`t.id`);
  return raw`${tab ? tabOrders[tab] : raw`t.registered_at desc`}, ${tab === 'pending' ? raw`t.id` : raw`t.id desc`}`;
};

const teamsInOrder = (sql: Sql, filter: StaffTeamFilter, sort?: SortWord<StaffTeamSort>) =>
  staffTeams(sql, filter)
    .$if(sort !== undefined && isBySum(sort), (rows) => rows.where('f.teamId', 'is not', null))
    .orderBy(orderOf(filter, sort));

/** Teams for exports, in the order of the view or the chosen one. */
export const staffTeamRows = (sql: Sql, filter: StaffTeamFilter, sort?: SortWord<StaffTeamSort>) =>
  withColumns(teamsInOrder(sql, filter, sort));

/** One page of them: an index tells which teams are on it, and only these are put together. */
export const staffTeamPage = (
  sql: Sql,
  filter: StaffTeamFilter,
  { sort, ...page }: PageRequest & { sort?: SortWord<StaffTeamSort> | undefined },
) =>
  staffTeamRows(sql, { keyword: '', tab: filter.tab, scope: undefined }, sort).where(
    't.id',
    'in',
    pageOfIds(teamsInOrder(sql, filter, sort).select('t.id'), page),
  );

/** How many teams a filter finds, exact to 1,000 unless all are asked for. */
export const countStaffTeams = (sql: Sql, filter: StaffTeamFilter, countsAll = false): Promise<number> =>
  cappedCount(sql, staffTeams(sql, filter).select('t.id'), countsAll);

/** The same for each view of the reviewers. */
export const countTeamReviews = (
  sql: Sql,
  filter: Omit<StaffTeamFilter, 'tab'>,
): Promise<Record<TeamReviewTab, number>> =>
  cappedCounts(sql, keysOf(tabConditions), (tab) => staffTeams(sql, { ...filter, tab }).select('t.id'));

/** One team inside a scope with everything staff see of it; undefined outside, and for drafts. */
export const staffTeamRow = (sql: Sql, teamId: number, scope: string | undefined) =>
  withColumns(staffTeams(sql, { keyword: '', scope }))
    .innerJoin('accounts as c', 'c.id', 't.accountId')
    .select([
      't.uscc',
      't.address',
      't.foundedOn',
      't.email',
      't.contactName',
      't.contactPhone',
      't.isContactPublic',
      't.slogan',
      't.intro',
      't.joinMode',
      'c.mobileMasked as accountMobileMasked',
    ])
    .where('t.id', '=', teamId)
    .executeTakeFirst();
export type StaffTeamDetailRow = NonNullable<Awaited<ReturnType<typeof staffTeamRow>>>;

/** Other teams that share what should be one team's own: for a person to judge. */
export const similarTeams = (
  sql: Sql,
  team: Pick<StaffTeamDetailRow, 'id' | 'name' | 'uscc' | 'leaderName'>,
) =>
  sql
    .selectFrom('teams')
    .select(['name', 'uscc', 'leaderName'])
    .where('id', '<>', team.id)
    .where('status', 'not in', ['draft', 'rejected', 'dissolved'])
    .where((row) =>
      row.or([
        row('name', 'like', containing(team.name)),
        ...(team.uscc ? [row('uscc', '=', team.uscc)] : []),
        row('leaderName', '=', team.leaderName),
      ]),
    )
    .orderBy('id')
    .limit(5)
    .execute();

/** Who leads and looks after a team, then the newest members; phones masked. */
export const leadingMembers = (sql: Sql, teamId: number) =>
  sql
    .selectFrom('teamMembers as m')
    .leftJoin('volunteers as v', 'v.id', 'm.volunteerId')
    .leftJoin('accounts as c', 'c.id', 'v.accountId')
    .select(['m.id', 'm.name', 'm.memberRole', 'm.status', 'm.joinedAt'])
    .select(raw<string | null>`coalesce(c.mobile_masked, m.mobile_masked)`.as('mobileMasked'))
    .where('m.teamId', '=', teamId)
    .where('m.status', 'in', ['active', 'paused', 'offline'])
    .orderBy(
      raw`array_position(array['captain', 'viceCaptain', 'manager', 'liaison', 'member'], m.member_role)`,
    )
    .orderBy('m.joinedAt', 'desc')
    .orderBy('m.id', 'desc')
    .limit(20)
    .execute();

/** The path of a 所 or 站 (`1/3/`); undefined when there is none. */
export async function pathOfOrganisation(sql: Sql, organisationId: number): Promise<string | undefined> {
  const row = await sql
    .selectFrom('organisations')
    .select('path')
    .where('id', '=', organisationId)
    .executeTakeFirst();
  return row?.path;
}
