import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import type { ListKey } from '#platform/contract/keyset.ts';
import type { auditActors, AuditResult } from '../../contract/audit-log.words.ts';

/** Background work names itself in place of a request (`run-background.ts`); who is not signed in has a request. */
const backgroundWork = 'task:%';

export type AuditFilter = {
  action?: string | undefined;
  targetType?: string | undefined;
  targetId?: number | undefined;
  actorId?: number | undefined;
  actor?: string | undefined;
  /** Nothing but these acts. */
  only?: readonly string[] | undefined;
  /** Acts that are left out. */
  without?: readonly string[] | undefined;
  /** People, or background work. */
  by?: keyof typeof auditActors | undefined;
  result?: AuditResult | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  /** None but these. */
  ids?: readonly number[] | undefined;
};

/** Lines under a filter; each filter is served by an index of the log, newest first. */
export const auditLines = (sql: Sql, filter: AuditFilter) =>
  sql
    .selectFrom('auditLog as l')
    .$if(filter.ids !== undefined, (lines) => lines.where('l.id', 'in', filter.ids ?? []))
    .$if(filter.action !== undefined, (lines) => lines.where('l.action', '=', filter.action ?? ''))
    .$if(filter.only !== undefined, (lines) => lines.where('l.action', 'in', filter.only ?? []))
    .$if(filter.without !== undefined, (lines) => lines.where('l.action', 'not in', filter.without ?? []))
    .$if(filter.targetType !== undefined, (lines) =>
      lines.where('l.targetType', '=', filter.targetType ?? ''),
    )
    .$if(filter.targetId !== undefined, (lines) => lines.where('l.targetId', '=', filter.targetId ?? 0))
    .$if(filter.actorId !== undefined, (lines) => lines.where('l.actorId', '=', filter.actorId ?? 0))
    .$if(filter.actor !== undefined, (lines) =>
      lines.where(
        raw<boolean>`l.actor_id in (select id from accounts where lower(login_name) = ${filter.actor?.toLowerCase()} or display_name = ${filter.actor})`,
      ),
    )
    .$if(filter.by === 'people', (lines) => lines.where('l.requestId', 'not like', backgroundWork))
    .$if(filter.by === 'system', (lines) => lines.where('l.requestId', 'like', backgroundWork))
    .$if(filter.result === 'failed', (lines) => lines.where(raw<boolean>`l.detail ? 'outcome'`))
    .$if(filter.result === 'done', (lines) => lines.where(raw<boolean>`not l.detail ? 'outcome'`))
    .$if(filter.from !== undefined, (lines) => lines.where('l.at', '>=', filter.from ?? new Date(0)))
    .$if(filter.to !== undefined, (lines) => lines.where('l.at', '<', filter.to ?? new Date(0)));

/** Lines with whose account acted and from where, from a key on. */
export const auditPage = (
  sql: Sql,
  filter: AuditFilter,
  {
    after,
    limit,
    isOldestFirst = false,
  }: { after: ListKey | undefined; limit: number; isOldestFirst?: boolean },
) =>
  auditLines(sql, filter)
    .leftJoin('accounts as c', 'c.id', 'l.actorId')
    .leftJoin('roles as r', 'r.id', 'c.roleId')
    .leftJoin('auditOrigins as o', 'o.requestId', 'l.requestId')
    .select([
      'l.id',
      'l.at',
      'l.actorId',
      'l.actorName',
      'l.action',
      'l.targetType',
      'l.targetId',
      'l.reason',
      'l.detail',
      'l.requestId',
      'c.loginName as actorLoginName',
      'r.name as actorRoleName',
      'o.address',
      'o.deviceHash',
    ])
    .$if(after !== undefined, (lines) =>
      lines.where(raw<boolean>`(l.at, l.id) < (${after?.at}, ${after?.id})`),
    )
    .orderBy('l.at', isOldestFirst ? 'asc' : 'desc')
    .orderBy('l.id', isOldestFirst ? 'asc' : 'desc')
    .limit(limit);
export type AuditRow = Awaited<ReturnType<ReturnType<typeof auditPage>['execute']>>[number];
