import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';

/** The whole row behind a person's own profile page. */
export const findWholeProfile = (sql: Sql, volunteerId: number) =>
  sql
    .selectFrom('volunteers as v')
    .innerJoin('accounts as c', 'c.id', 'v.accountId')
    .selectAll('v')
    .select(['c.mobileMasked', 'c.iconUrl'])
    .where('v.id', '=', volunteerId)
    .executeTakeFirst();

export const findLatestCheck = (sql: Sql, volunteerId: number) =>
  sql
    .selectFrom('realNameChecks')
    .selectAll()
    .where('volunteerId', '=', volunteerId)
    .orderBy('submittedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Audit lines by which somebody else was shown something of this person. */
export const viewerLines = (sql: Sql, volunteerId: number) =>
  sql
    .selectFrom('auditLog as l')
    .where('l.targetType', '=', 'volunteer')
    .where('l.targetId', '=', volunteerId)
    .where('l.actorId', '<>', volunteerId)
    .where(raw<boolean>`l.detail -> 'seen' is not null`);

export const viewerRows = (sql: Sql, volunteerId: number) =>
  viewerLines(sql, volunteerId)
    .leftJoin('accounts as c', 'c.id', 'l.actorId')
    .leftJoin('roles as r', 'r.id', 'c.roleId')
    .leftJoin('organisations as o', 'o.id', 'c.organisationId')
    .select(['l.at', 'l.reason', 'l.detail', 'r.name as roleName', 'o.name as organisationName'])
    // Whoever leads with a login of their own looks for their team, which the line names.
    .select(
      raw<string | null>`coalesce((select t.name from teams t where t.id = (l.detail ->> 'teamId')::bigint),
        case c.user_type when 1 then c.display_name end)`.as('teamName'),
    )
    .select(raw<boolean>`l.detail ? 'teamId'`.as('isLeader'))
    .orderBy('l.at', 'desc')
    .orderBy('l.id', 'desc');
