import { sql as raw } from 'kysely';
import { askedOrder } from '#database/asked-order.ts';
import { containing } from '#database/like-pattern.ts';
import type { Sql } from '#database/transaction.ts';
import { liveHourStates, placeHoldingStates } from '#domains/site/contract/states.words.ts';
import { pathInScope, type Scope } from '#platform/server/calls/scope.ts';
import type { makeupSorts, makeupTabs } from '../../contract/makeups.words.ts';

const peopleCount = raw<number>`(select count(*)::int from activity_makeup_people p where p.makeup_id = m.id)`;

const rowColumns = [
  'm.id as makeupId',
  'm.version',
  'm.makeupNo',
  'm.title',
  'm.category',
  'm.placeName',
  'm.startsAt',
  'm.endsAt',
  'm.state',
  'm.note',
  'm.submittedAt',
  'm.decidedAt',
  'm.updatedAt',
  'm.activityId',
] as const;

/** Past activities of a team. */
export const makeupsOfTeam = (sql: Sql, teamId: number) =>
  sql.selectFrom('activityMakeups as m').where('m.teamId', '=', teamId);

/** One page of them, the newest first. */
export const teamMakeupPage = (sql: Sql, teamId: number) =>
  makeupsOfTeam(sql, teamId)
    .select([...rowColumns, peopleCount.as('peopleCount')])
    .orderBy('m.id', 'desc');

/** One with everything that was typed; undefined when it is not there. */
export const makeupById = (sql: Sql, makeupId: number) =>
  sql.selectFrom('activityMakeups as m').selectAll('m').where('m.id', '=', makeupId).executeTakeFirst();
export type MakeupRow = NonNullable<Awaited<ReturnType<typeof makeupById>>>;

/** Who is named in one, in the order of the form. */
export const peopleOf = (sql: Sql, makeupId: number) =>
  sql
    .selectFrom('activityMakeupPeople as p')
    .innerJoin('volunteers as v', 'v.id', 'p.volunteerId')
    .select([
      'p.volunteerId',
      'p.fromTime as from',
      'p.toTime as to',
      'p.minutes',
      'p.isFromSheet',
      'v.name',
      'v.volunteerNo',
    ])
    .where('p.makeupId', '=', makeupId)
    .orderBy('p.sort')
    .orderBy('p.volunteerId')
    .execute();

export type MakeupFilter = {
  tab: keyof typeof makeupTabs;
  keyword: string;
  scope: Scope;
  sort?: (typeof makeupSorts)[number] | `-${(typeof makeupSorts)[number]}` | undefined;
};

/** Those that wait, or those decided, inside a data scope. */
export const reviewedMakeups = (sql: Sql, { tab, keyword, scope }: Omit<MakeupFilter, 'sort'>) =>
  sql
    .selectFrom('activityMakeups as m')
    .innerJoin('teams as t', 't.id', 'm.teamId')
    .innerJoin('organisations as o', 'o.id', 'm.organisationId')
    .$if(tab === 'pending', (rows) => rows.where('m.state', '=', raw.lit('pending')))
    .$if(tab === 'decided', (rows) => rows.where(raw<boolean>`m.state in ('returned', 'refused', 'passed')`))
    .$if(keyword !== '', (rows) =>
      rows.where((row) =>
        row.or([row('m.title', 'like', containing(keyword)), row('t.name', 'like', containing(keyword))]),
      ),
    )
    .$if(scope !== undefined, (rows) => rows.where(pathInScope('o.path', scope)));

const orders = { submittedAt: raw`m.submitted_at`, decidedAt: raw`m.decided_at` };

/** The same with what a row of the desk tells: who waits longest first, or the latest decision. */
export const reviewPage = (sql: Sql, filter: MakeupFilter) =>
  reviewedMakeups(sql, filter)
    .leftJoin('accounts as d', 'd.id', 'm.decidedBy')
    .select([
      ...rowColumns,
      peopleCount.as('peopleCount'),
      't.id as teamId',
      't.name as teamName',
      'd.displayName as deciderName',
    ])
    .orderBy(
      askedOrder(filter.sort ?? (filter.tab === 'pending' ? 'submittedAt' : '-decidedAt'), orders, raw`m.id`),
    );

/** One for whoever reviews it; undefined when it is not there, a draft, or outside the scope. */
export const makeupForReview = (sql: Sql, makeupId: number, scope: Scope) =>
  sql
    .selectFrom('activityMakeups as m')
    .innerJoin('teams as t', 't.id', 'm.teamId')
    .innerJoin('organisations as o', 'o.id', 'm.organisationId')
    .leftJoin('accounts as d', 'd.id', 'm.decidedBy')
    .leftJoin('accounts as s', 's.id', 'm.submittedBy')
    .selectAll('m')
    .select([
      't.name as teamName',
      't.teamNo',
      'o.name as organisationName',
      'd.displayName as deciderName',
      's.displayName as submitterName',
      raw<number>`(select count(*)::int from activity_makeups x where x.team_id = m.team_id and x.state = 'passed' and x.id <> m.id)`.as(
        'passedBefore',
      ),
    ])
    .where('m.id', '=', makeupId)
    .where('m.state', '<>', 'draft')
    .$if(scope !== undefined, (rows) => rows.where(pathInScope('o.path', scope)))
    .executeTakeFirst();

/** What is known of the people who are named, and whether they belong to the team now. */
export const personRows = async (
  sql: Sql,
  { volunteerIds, teamId }: { volunteerIds: readonly number[]; teamId: number },
) =>
  volunteerIds.length === 0
    ? []
    : sql
        .selectFrom('volunteers as v')
        .innerJoin('accounts as c', 'c.id', 'v.accountId')
        .select([
          'v.id as volunteerId',
          'v.name',
          'v.status',
          'v.birthOn',
          'v.restrictedUntil',
          'v.realNameStatus',
          'c.status as accountStatus',
          'c.mobileMasked',
          raw<boolean>`exists (select 1 from team_members tm where tm.team_id = ${teamId} and tm.volunteer_id = v.id and tm.status = 'active')`.as(
            'isMember',
          ),
        ])
        .where('v.id', 'in', volunteerIds)
        .execute();

type Day = { volunteerIds: readonly number[]; day: string };

/** Live records of hours of these people on a day. */
export const recordsOn = async (sql: Sql, { volunteerIds, day }: Day) =>
  volunteerIds.length === 0
    ? []
    : sql
        .selectFrom('serviceHours')
        .select(['volunteerId', 'startsAt', 'endsAt', 'minutes', 'source'])
        .where('volunteerId', 'in', volunteerIds)
        .where('serviceOn', '=', day)
        .where('status', 'in', liveHourStates)
        .execute();

/** Those of these people who hold a place in a shift at that time. */
export async function placedAt(
  sql: Sql,
  { volunteerIds, startsAt, endsAt }: { volunteerIds: readonly number[]; startsAt: Date; endsAt: Date },
): Promise<Set<number>> {
  if (volunteerIds.length === 0) return new Set();
  const rows = await sql
    .selectFrom('signUps')
    .select('volunteerId')
    .where('volunteerId', 'in', volunteerIds)
    .where('status', 'in', placeHoldingStates)
    .where('startsAt', '<', endsAt)
    .where('endsAt', '>', startsAt)
    .execute();
  return new Set(rows.map(({ volunteerId }) => volunteerId));
}

/** Members of a team by the numbers on their cards. */
export const membersByNo = async (sql: Sql, teamId: number, volunteerNos: readonly string[]) =>
  volunteerNos.length === 0
    ? []
    : sql
        .selectFrom('teamMembers as tm')
        .innerJoin('volunteers as v', 'v.id', 'tm.volunteerId')
        .select(['v.id as volunteerId', 'v.name', 'v.volunteerNo'])
        .where('tm.teamId', '=', teamId)
        .where('tm.status', '=', 'active')
        .where('v.volunteerNo', 'in', volunteerNos)
        .execute();
