import { sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import { isOneOf } from '#database/is-one-of.ts';
import type { Sql } from '#database/transaction.ts';
import { filesOfTargets } from '#domains/files/server/index.ts';
import { cameStates, liveHourStates } from '#domains/site/contract/states.words.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import type { HourState } from '../../contract/hours.words.ts';
import { asksOfClaim, materialOnTheWire } from '../material/material.queries.ts';

type Span = { volunteerId: number; startsAt: Date; endsAt: Date };

const claimColumns = [
  'c.id as claimId',
  'c.claimNo',
  'c.title',
  'c.category',
  'c.place',
  'c.startsAt',
  'c.endsAt',
  'c.minutes',
  'c.text',
  'c.witnessName',
  'c.state',
  'c.createdAt',
  'c.dueAt',
  'c.teamMinutes',
  'c.teamOpinion',
  'c.answeredAt',
  'c.lateReason',
  'c.firstOpinion',
  'c.centreDueAt',
  'c.awaitsUntil',
  asksOfClaim.as('asks'),
  'h.id as hourId',
  'h.hourNo',
  'h.minutes as hourMinutes',
  'h.decisionNote',
  'h.publicityEndsAt',
] as const;

const claims = (sql: Sql) =>
  sql
    .selectFrom('hourClaims as c')
    .leftJoin('serviceHours as h', (join) =>
      join.onRef('h.claimId', '=', 'c.id').on('h.source', '=', raw.lit('ownClaim')),
    );

/** Page of a person's claims, the newest first. */
export async function claimsOfPerson(sql: Sql, asked: { volunteerId: number } & PageRequest) {
  const base = claims(sql).where('c.volunteerId', '=', asked.volunteerId);
  const total = await cappedCount(sql, base.select('c.id'));
  const rows = await base
    .innerJoin('teams as t', 't.id', 'c.teamId')
    .select([...claimColumns, 't.name as teamName', raw<HourState | null>`h.status`.as('hourState')])
    .orderBy('c.id', 'desc')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();
  return { rows, total };
}

/** Page of the claims made to a team: what waits for it first. */
export async function claimsOfTeam(sql: Sql, asked: { teamId: number } & PageRequest) {
  const base = claims(sql).where('c.teamId', '=', asked.teamId);
  const total = await cappedCount(sql, base.select('c.id'));
  const rows = await base
    .innerJoin('volunteers as v', 'v.id', 'c.volunteerId')
    .select([
      ...claimColumns,
      raw<HourState | null>`h.status`.as('hourState'),
      'c.volunteerId',
      'c.witnessMobileTail',
      'v.name',
      'v.volunteerNo',
      raw<boolean>`exists (select 1 from team_members m where m.team_id = c.team_id and m.volunteer_id = c.volunteer_id
        and m.status = 'active')`.as('isMember'),
      raw<number>`(select count(*)::int from hour_claims b where b.volunteer_id = c.volunteer_id and b.id < c.id)`.as(
        'claimsBefore',
      ),
      raw<number>`(select count(*)::int from hour_claims b join service_hours a on a.claim_id = b.id and a.source = 'ownClaim'
        where b.volunteer_id = c.volunteer_id and b.id < c.id and a.status in ('publicity', 'effective'))`.as(
        'acceptedBefore',
      ),
      raw<string[]>`(select coalesce(array_agg(s.words order by s.words), '{}') from (
        select a.title || case when ${isOneOf(raw`p.status`, cameStates)} then '，有签到' when p.status = 'absent' then '，记为缺席' else '，没有签到' end as words
        from sign_ups u join activities a on a.id = u.activity_id
        left join participations p on p.shift_id = u.shift_id and p.volunteer_id = u.volunteer_id
        where u.volunteer_id = c.volunteer_id and a.team_id = c.team_id and u.starts_at < c.ends_at and u.ends_at > c.starts_at
        limit 5) s)`.as('signUps'),
    ])
    .orderBy(raw`c.state <> 'atTeam'`)
    .orderBy('c.id', 'desc')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();
  return { rows, total };
}

/** The papers of some claims, by claim; those of a withdrawn one are let go of. */
export async function claimProofs(sql: Sql, claimIds: readonly number[]) {
  const files =
    claimIds.length === 0
      ? []
      : await filesOfTargets(sql, {
          targetType: 'hourClaim',
          targetIds: [...claimIds],
          purpose: 'hourProof',
        });
  return (claimId: number) =>
    files
      .filter(({ targetId, expiresAt }) => targetId === claimId && expiresAt === null)
      .map(({ id, name }) => ({ fileId: id, name }));
}

/** What the centre reads of the claims that some records come from, keyed by record. */
export async function claimsOfHours(sql: Sql, hourIds: readonly number[]) {
  if (hourIds.length === 0) return new Map<number, never>();
  const rows = await sql
    .selectFrom('serviceHours as h')
    .innerJoin('hourClaims as c', 'c.id', 'h.claimId')
    .leftJoin('accounts as f', 'f.id', 'c.firstBy')
    .select([
      'h.id',
      'c.id as claimId',
      'c.claimNo',
      'c.minutes',
      'c.text',
      'c.witnessName',
      'c.witnessMobileTail',
      'c.teamMinutes',
      'c.teamOpinion',
      'c.lateReason',
      'c.firstOpinion',
      'f.displayName as firstName',
      'c.createdAt',
      'c.centreDueAt',
      'c.awaitsUntil',
      asksOfClaim.as('asks'),
    ])
    .where('h.id', 'in', hourIds)
    .execute();
  const proofsOf = await claimProofs(
    sql,
    rows.map(({ claimId }) => claimId),
  );
  return new Map(
    rows.map(({ id, claimId, createdAt, centreDueAt, ...claim }) => [
      id,
      {
        claimId,
        ...claim,
        ...materialOnTheWire(claim),
        createdAt: toInstant(createdAt),
        centreDueAt: toInstantOrNull(centreDueAt),
        proofs: proofsOf(claimId),
      },
    ]),
  );
}

/** Teams that somebody belongs or belonged to, or whose activities they had a place in; active ones, at most a hundred. */
export const teamsServedWith = (sql: Sql, volunteerId: number) =>
  sql
    .selectFrom('teams as t')
    .select(['t.id as teamId', 't.name'])
    .where('t.status', '=', 'active')
    .where(
      raw<boolean>`t.id in (
        select m.team_id from team_members m where m.volunteer_id = ${volunteerId} and m.status in ('active', 'offline', 'paused', 'left')
        union select a.team_id from sign_ups u join activities a on a.id = u.activity_id
          where u.volunteer_id = ${volunteerId} and u.status = 'confirmed')`,
    )
    .orderBy('t.name')
    .orderBy('t.id')
    .limit(100)
    .execute();

/** True when the person has a live record of an activity or a job at that time. */
export async function hasRecordAt(sql: Sql, { volunteerId, startsAt, endsAt }: Span): Promise<boolean> {
  const row = await sql
    .selectFrom('serviceHours')
    .select('id')
    .where('volunteerId', '=', volunteerId)
    .where('startsAt', '<', endsAt)
    // A record lies on one day.
    .where('startsAt', '>', new Date(startsAt.getTime() - dayMs))
    .where('endsAt', '>', startsAt)
    .where('status', 'in', liveHourStates)
    .where('source', 'not in', ['reversal', 'correction'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** True when the person has claimed that time and not taken it back. */
export async function hasClaimAt(sql: Sql, { volunteerId, startsAt, endsAt }: Span): Promise<boolean> {
  const row = await sql
    .selectFrom('hourClaims')
    .select('id')
    .where('volunteerId', '=', volunteerId)
    .where('startsAt', '<', endsAt)
    .where('endsAt', '>', startsAt)
    .where('state', '<>', 'withdrawn')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Claims whose team did not answer in time. */
export const overdueClaims = (sql: Sql, now: Date, limit: number) =>
  sql
    .selectFrom('hourClaims')
    .select(['id', 'volunteerId'])
    .where('state', '=', raw.lit('atTeam'))
    .where('awaitsUntil', 'is', null)
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .orderBy('id')
    .limit(limit)
    .execute();
