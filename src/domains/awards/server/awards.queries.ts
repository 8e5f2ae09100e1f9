import { sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import { pathInScope, type Scope } from '#platform/server/calls/scope.ts';
import type { EntryKind } from '../contract/awards.words.ts';

/** The people of these numbers inside the scope, those whose accounts are closed left out. */
export const peopleByNo = (sql: Sql, volunteerNos: readonly string[], scope: Scope) =>
  sql
    .selectFrom('volunteers as v')
    .leftJoin('organisations as o', 'o.id', 'v.organisationId')
    .select(['v.id', 'v.name', 'v.volunteerNo'])
    .where('v.volunteerNo', 'in', volunteerNos)
    .where('v.status', '<>', 'closed')
    .where(pathInScope('o.path', scope))
    .orderBy('v.id')
    .execute();

/** True when the person belongs to the scope. */
export async function isPersonIn(sql: Sql, volunteerId: number, scope: Scope): Promise<boolean> {
  if (scope === undefined) return true;
  const row = await sql
    .selectFrom('volunteers as v')
    .innerJoin('organisations as o', 'o.id', 'v.organisationId')
    .select('v.id')
    .where('v.id', '=', volunteerId)
    .where(pathInScope('o.path', scope))
    .executeTakeFirst();
  return row !== undefined;
}

/** Who of these people belongs or belonged to the team, or served with it. */
export async function peopleOfTeam(
  sql: Sql,
  teamId: number,
  volunteerIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await sql
    .selectFrom('volunteers as v')
    .select('v.id')
    .where('v.id', 'in', volunteerIds)
    .where(
      raw<boolean>`(exists (select 1 from team_members m where m.volunteer_id = v.id and m.team_id = ${teamId}
          and m.status in ('active', 'offline', 'paused', 'left'))
        or exists (select 1 from sign_ups u join activities a on a.id = u.activity_id
          where u.volunteer_id = v.id and a.team_id = ${teamId} and u.status = 'confirmed'))`,
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The team's own account and name. */
export const teamOf = (sql: Sql, teamId: number) =>
  sql.selectFrom('teams').select(['accountId', 'name']).where('id', '=', teamId).executeTakeFirstOrThrow();

/** True when the person has another valid entry of that name and day. */
export async function hasTwin(
  sql: Sql,
  entry: { id: number; volunteerId: number; kind: EntryKind; title: string; heldOn: string },
): Promise<boolean> {
  const row = await sql
    .selectFrom('recordEntries')
    .select('id')
    .where('volunteerId', '=', entry.volunteerId)
    .where('kind', '=', entry.kind)
    .where('heldOn', '=', entry.heldOn)
    .where('title', '=', entry.title)
    .where('state', '=', 'valid')
    .where('id', '<>', entry.id)
    .executeTakeFirst();
  return row !== undefined;
}

type OfPerson = PageRequest & { volunteerId: number; kind: EntryKind };

/** A page of one person's entries, the latest day first. */
export async function entriesOfPerson(sql: Sql, asked: OfPerson) {
  const base = sql
    .selectFrom('recordEntries as e')
    .where('e.volunteerId', '=', asked.volunteerId)
    .where('e.kind', '=', asked.kind);
  const total = await cappedCount(sql, base.select('e.id'));
  const rows = await base
    .leftJoin('teams as t', 't.id', 'e.teamId')
    .selectAll('e')
    .select('t.name as teamName')
    .orderBy('e.heldOn', 'desc')
    .orderBy('e.id', 'desc')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();
  return { rows, total };
}

/** 学时 of one person's valid trainings, in halves. */
export async function halfHoursOf(sql: Sql, volunteerId: number): Promise<number> {
  const row = await sql
    .selectFrom('recordEntries')
    .select(raw<number>`coalesce(sum(half_hours), 0)::int`.as('sum'))
    .where('volunteerId', '=', volunteerId)
    .where('kind', '=', 'training')
    .where('state', '=', 'valid')
    .executeTakeFirstOrThrow();
  return row.sum;
}

type Issued = PageRequest & {
  kind: EntryKind;
  /** Of this team; absent: of all, and of the centre. */
  teamId?: number | undefined;
  volunteerNo?: string | undefined;
  /** About people of this scope. */
  scope?: Scope;
  countsAll?: boolean | undefined;
};

/** A page of entries as who made them reads them, the latest entered first. */
export async function issuedEntries(sql: Sql, asked: Issued) {
  const base = sql
    .selectFrom('recordEntries as e')
    .where('e.kind', '=', asked.kind)
    .$if(asked.teamId !== undefined, (query) => query.where('e.teamId', '=', asked.teamId ?? 0))
    .$if(asked.scope !== undefined, (query) =>
      query.where('e.volunteerId', 'in', (people) =>
        people
          .selectFrom('volunteers as w')
          .innerJoin('organisations as o', 'o.id', 'w.organisationId')
          .select('w.id')
          .where(pathInScope('o.path', asked.scope)),
      ),
    )
    .$if(Boolean(asked.volunteerNo), (query) =>
      query.where('e.volunteerId', 'in', (people) =>
        people
          .selectFrom('volunteers')
          .select('id')
          .where('volunteerNo', '=', asked.volunteerNo ?? ''),
      ),
    );
  const total = await cappedCount(sql, base.select('e.id'), asked.countsAll);
  const rows = await base
    .innerJoin('volunteers as v', 'v.id', 'e.volunteerId')
    .leftJoin('teams as t', 't.id', 'e.teamId')
    .selectAll('e')
    .select(['t.name as teamName', 'v.name as volunteerName', 'v.volunteerNo'])
    .orderBy('e.id', 'desc')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();
  return { rows, total };
}
