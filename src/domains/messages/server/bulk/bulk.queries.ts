import { type RawBuilder, sql as raw } from 'kysely';
import { askedOrder } from '#database/asked-order.ts';
import type { Sql } from '#database/transaction.ts';
import { dayMs } from '#platform/contract/durations.ts';
import type { SortWord } from '#platform/contract/sorting.ts';
import { startOfDay, toDay } from '#platform/contract/instants.ts';
import type { TeamCaller } from '#platform/server/calls/act.ts';
import { Forbidden } from '#platform/server/calls/failures.ts';
import { unitInScope } from '#domains/site/server/index.ts';
import type { Audience } from '../../contract/bulk.contract.ts';
import { bulkLimits, type ReportStatus } from '../../contract/messages.words.ts';

/** People of an audience as a query of `account_id` and `name`; nobody stands in it twice. */
export type AudiencePeople = RawBuilder<{ accountId: number; name: string }>;

/** Where a kind of audience comes from; the roof gives it, as members and sign-ups belong to higher rooms. */
export type AudienceSource<A extends Audience> = {
  /** In words, like `望潮清洁日 · 已确认`. @throws NotFound when it is not the team's, or not led by whoever asks */
  labelOf: (sql: Sql, caller: TeamCaller, audience: A) => Promise<string>;
  people: (teamId: number, audience: A) => AudiencePeople;
};
export type AudienceSources = {
  members: AudienceSource<Extract<Audience, { kind: 'members' }>>;
  activity: AudienceSource<Extract<Audience, { kind: 'activity' }>>;
};

/** The audience in words. @throws NotFound when it is not the caller's, Forbidden for a 领队 who writes to all members */
export const labelOfAudience = (
  sources: AudienceSources,
  sql: Sql,
  { caller, audience }: { caller: TeamCaller; audience: Audience },
) => {
  if (audience.kind === 'activity') return sources.activity.labelOf(sql, caller, audience);
  if (caller.person?.rank === 'leader') throw new Forbidden('领队只能给自己带的活动的人群发');
  return sources.members.labelOf(sql, caller, audience);
};

export const peopleOfAudience = (
  sources: AudienceSources,
  { teamId, audience }: { teamId: number; audience: Audience },
): AudiencePeople =>
  audience.kind === 'members'
    ? sources.members.people(teamId, audience)
    : sources.activity.people(teamId, audience);

const mutes = (teamId: number) =>
  raw`exists (select 1 from message_mutes x where x.account_id = p.account_id and x.team_id = ${teamId})`;

/** How many an audience has, those who muted the team apart; both stop counting just above the limit. */
export async function countAudience(sql: Sql, teamId: number, people: AudiencePeople) {
  const { rows } = await raw<{ recipientCount: number; mutedCount: number }>`
select count(*) filter (where not c.is_muted) as recipient_count, count(*) filter (where c.is_muted) as muted_count
from (select ${mutes(teamId)} as is_muted from (${people}) as p limit ${bulkLimits.recipients + 1}) as c`.execute(
    sql,
  );
  return {
    recipientCount: Number(rows[0]?.recipientCount ?? 0),
    mutedCount: Number(rows[0]?.mutedCount ?? 0),
  };
}

/** The next people behind an account, without those who muted the team. */
export async function nextRecipients(
  sql: Sql,
  people: AudiencePeople,
  { teamId, afterId, limit }: { teamId: number; afterId: number; limit: number },
): Promise<{ accountId: number; name: string }[]> {
  const { rows } = await raw<{ accountId: number; name: string }>`
select p.account_id, p.name from (${people}) as p
where p.account_id > ${afterId} and not ${mutes(teamId)}
order by p.account_id
limit ${limit}`.execute(sql);
  return rows;
}

/** What the team has sent since the beginning of the Shanghai day, and whether its bulk messages are paused. */
export async function bulkStanding(sql: Sql, teamId: number, now: Date) {
  const today = await sql
    .selectFrom('bulkMessages')
    .select(['title', 'body'])
    .where('teamId', '=', teamId)
    .where('createdAt', '>=', startOfDay(toDay(now)))
    .orderBy('id', 'desc')
    .limit(bulkLimits.perDay)
    .execute();
  const upheld = await sql
    .selectFrom('messageReports as r')
    .innerJoin('bulkMessages as b', 'b.id', 'r.bulkId')
    .select('r.id')
    .where('b.teamId', '=', teamId)
    .where('r.status', '=', 'upheld')
    .where('r.decidedAt', '>', new Date(now.getTime() - bulkLimits.pauseDays * dayMs))
    .limit(1)
    .executeTakeFirst();
  return { today, isPaused: upheld !== undefined };
}

/** A team's bulk messages with how many have opened them. */
export const bulkRows = (sql: Sql, teamId: number) =>
  sql
    .selectFrom('bulkMessages as b')
    .select([
      'b.id',
      'b.title',
      'b.body',
      'b.audienceLabel',
      'b.status',
      'b.recipientCount',
      'b.sentCount',
      'b.createdAt',
      raw<number>`(select count(*) from messages m where m.bulk_id = b.id and m.read_at is not null)`.as(
        'readCount',
      ),
    ])
    .where('b.teamId', '=', teamId)
    .orderBy('b.id', 'desc');

/** Whether the team `t` lies inside a data scope. */
export const isTeamInScope = (scope: string) => unitInScope('t.organisation_id', scope);

/** Reports of one standing inside a data scope, with the message they are about. */
export const reportRows = (
  sql: Sql,
  { status, scope }: { status: 'open' | 'upheld' | 'dismissed'; scope: string | undefined },
) =>
  sql
    .selectFrom('messageReports as r')
    .innerJoin('bulkMessages as b', 'b.id', 'r.bulkId')
    .innerJoin('teams as t', 't.id', 'b.teamId')
    .innerJoin('accounts as a', 'a.id', 'r.accountId')
    .where('r.status', '=', status)
    // Said so that the index of what was answered serves its order.
    .$if(status !== 'open', (rows) => rows.where('r.decidedAt', 'is not', null))
    .$if(scope !== undefined, (rows) => rows.where(isTeamInScope(scope ?? '')));

/** Open reports come the oldest first, answered ones by when they were answered, unless another order is asked for. */
export const reportOrder = ({
  status,
  sort,
}: {
  status: ReportStatus;
  sort?: SortWord<'createdAt'> | undefined;
}): RawBuilder<unknown> => {
  if (sort) return askedOrder(sort, { createdAt: raw`r.created_at` }, raw`r.id`);
  return status === 'open' ? raw`r.id` : raw`r.decided_at desc, r.id desc`;
};

export const isTeam = async (sql: Sql, teamId: number): Promise<boolean> =>
  (await sql.selectFrom('teams').select('id').where('id', '=', teamId).executeTakeFirst()) !== undefined;

/** The bulk message that one of an account's messages came from; undefined for any other message. */
export async function bulkOfMessage(
  sql: Sql,
  { messageId, accountId }: { messageId: number; accountId: number },
): Promise<number | undefined> {
  const message = await sql
    .selectFrom('messages')
    .select('bulkId')
    .where('id', '=', messageId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return message?.bulkId ?? undefined;
}

/** The oldest bulk message that is under way, with the name its team signs by. */
export const nextUnderWay = (sql: Sql) =>
  sql
    .selectFrom('bulkMessages as b')
    .innerJoin('teams as t', 't.id', 'b.teamId')
    .selectAll('b')
    .select('t.shortName')
    .where('b.status', '=', 'sending')
    .orderBy('b.id')
    .limit(1)
    .executeTakeFirst();
