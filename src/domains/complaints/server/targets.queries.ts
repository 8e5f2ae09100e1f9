import { type RawBuilder, sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import type { Sql } from '#database/transaction.ts';
import { visibleStatuses } from '#domains/activities/contract/activities.words.ts';
import { publicNeedStatuses } from '#domains/needs/contract/needs.words.ts';
import { maskName } from '#platform/contract/masking.ts';
import type { Caller } from '#platform/server/calls/act.ts';
import type { ComplaintTarget } from '../contract/complaints.words.ts';

/** What a complaint is about: its name, the unit it belongs to, and the accounts that are complained of. */
export type Target = { title: string; organisationId: number | null; partyIds: number[] };
type Viewer = { accountId: number | null; volunteerId: number | null; teamId: number | null };

const viewerOf = (caller: Caller): Viewer => ({
  accountId: caller.kind === 'anonymous' ? null : caller.accountId,
  volunteerId: caller.kind === 'volunteer' ? caller.volunteerId : null,
  teamId: caller.kind === 'team' ? caller.teamId : null,
});

type Row = Target & { person: string | null };

/** One row of each kind of target, if this viewer may see it. */
const rowsOf: Readonly<Record<ComplaintTarget, (id: number, viewer: Viewer) => RawBuilder<Row>>> = {
  activity: (
    id,
    { teamId },
  ) => raw`select null as person, a.title, a.organisation_id, array[t.account_id] as party_ids
    from activities a join teams t on t.id = a.team_id
    where a.id = ${id} and (${isOneOf(raw`a.status`, visibleStatuses)} or a.team_id = ${teamId}::bigint)`,
  team: (
    id,
  ) => raw`select null as person, t.name as title, t.organisation_id, array[t.account_id] as party_ids
    from teams t where t.id = ${id} and t.status in ('active', 'suspended')`,
  hour: (
    id,
    { volunteerId, teamId },
  ) => raw`select v.name as person, ' ' || h.service_on || ' “' || h.activity_title || '”' as title,
      t.organisation_id, array[t.account_id] as party_ids
    from service_hours h join teams t on t.id = h.team_id join volunteers v on v.id = h.volunteer_id
    where h.id = ${id} and (h.status in ('publicity', 'disputed', 'effective')
      or h.volunteer_id = ${volunteerId}::bigint or h.team_id = ${teamId}::bigint)`,
  need: (
    id,
    { accountId },
  ) => raw`select null as person, coalesce(n.public_title, '自己点的单') as title, n.organisation_id, array_remove(array[n.requester_account_id], null) as party_ids
    from needs n where n.id = ${id}
      and (n.public_title is not null and n.is_public and ${isOneOf(raw`n.status`, publicNeedStatuses)} or n.requester_account_id = ${accountId}::bigint)`,
  person: (
    id,
    { teamId },
  ) => raw`select v.name as person, '' as title, v.organisation_id, array[v.account_id] as party_ids
    from volunteers v
    where v.id = ${id} and exists (select from team_members m where m.volunteer_id = v.id and m.team_id = ${teamId}::bigint)`,
  news: (
    id,
  ) => raw`select null as person, n.title, n.organisation_id, array_remove(array[t.account_id], null) as party_ids
    from news_items n left join teams t on t.id = n.team_id
    where n.id = ${id} and n.status = 'published' and n.deleted_at is null`,
};

/** What this caller would complain of; undefined when it is not there for them. */
export async function findTarget(
  sql: Sql,
  { targetType, targetId }: { targetType: ComplaintTarget; targetId: number },
  caller: Caller,
): Promise<Target | undefined> {
  const { rows } = await rowsOf[targetType](targetId, viewerOf(caller)).execute(sql);
  const [row] = rows;
  if (!row) return undefined;
  const { person, title, organisationId, partyIds } = row;
  return { title: `${person === null ? '' : maskName(person)}${title}`, organisationId, partyIds };
}
