import { preparedQuery } from '#database/prepared-query.ts';
import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import type { AuditEntry } from './calls/act.ts';

type AuditOrigin = {
  actorId: number | null;
  actorName: string;
  action: string;
  requestId: string;
  now: Date;
};

/** Writes one line of the audit log through the handle given, so that it stands or falls with the change (decision 0013). */
export async function writeAudit(sql: Sql, origin: AuditOrigin, entry: AuditEntry): Promise<void> {
  const line = lineOf(origin, entry);
  await insertLine(sql, { ...line, detail: JSON.stringify(line.detail) });
}

const lineOf = (origin: AuditOrigin, entry: AuditEntry) => ({
  at: origin.now,
  actorId: origin.actorId,
  actorName: origin.actorName,
  action: entry.action ?? origin.action,
  targetType: entry.targetType,
  targetId: entry.targetId,
  reason: entry.reason ?? null,
  detail: entry.detail ?? {},
  requestId: origin.requestId,
});

/** A line that another statement writes beside what it tells of (`auditCtes`), and from where its call came. */
export type AuditLine = ReturnType<typeof lineOf> & { address: string; deviceHash: string | null };

/** The line of a call, for `auditCtes`. */
export const auditLineOf = (
  { address, deviceHash, ...origin }: AuditOrigin & { address: string; deviceHash: string | null },
  entry: AuditEntry,
): AuditLine => ({ ...lineOf(origin, entry), address, deviceHash });

/**
 * `with` members that write audit lines in the same statement as what they tell of (decision 0044): those of the lines, given as
 * JSON, whose target is in the relation `written (id)` of that statement.
 */
export const auditCtes = (lines: string): RawBuilder<unknown> => raw`line as materialized (
  select * from json_to_recordset(${lines}::json) as l (at timestamptz, "actorId" bigint, "actorName" text, action text,
    "targetType" text, "targetId" bigint, reason text, detail jsonb, "requestId" text, address text, "deviceHash" text)
  where "targetId" in (select id from written)
), line_written as (
  insert into audit_log (at, actor_id, actor_name, action, target_type, target_id, reason, detail, request_id)
  select at, "actorId", "actorName", action, "targetType", "targetId", reason, detail, "requestId" from line
), origin_written as (
  insert into audit_origins (request_id, at, address, device_hash)
  select "requestId", at, address, "deviceHash" from line where address <> '' on conflict do nothing
)`;

type Line = Pick<AuditOrigin, 'actorId' | 'actorName' | 'action' | 'requestId'> &
  Pick<AuditEntry, 'targetType' | 'targetId'> & { at: Date; reason: string | null; detail: string };

const insertLine = preparedQuery((sql, line: Line) => {
  const { at, actorId, actorName, action, targetType, targetId, reason, detail, requestId } = line;
  return sql
    .insertInto('auditLog')
    .values({ at, actorId, actorName, action, targetType, targetId, reason, detail, requestId });
});
