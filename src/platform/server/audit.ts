import { preparedQuery } from '#database/prepared-query.ts';
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
  await insertLine(sql, {
    at: origin.now,
    actorId: origin.actorId,
    actorName: origin.actorName,
    action: entry.action ?? origin.action,
    targetType: entry.targetType,
    targetId: entry.targetId,
    reason: entry.reason ?? null,
    detail: JSON.stringify(entry.detail ?? {}),
    requestId: origin.requestId,
  });
}

type Line = Pick<AuditOrigin, 'actorId' | 'actorName' | 'action' | 'requestId'> &
  Pick<AuditEntry, 'targetType' | 'targetId'> & { at: Date; reason: string | null; detail: string };

const insertLine = preparedQuery((sql, line: Line) => {
  const { at, actorId, actorName, action, targetType, targetId, reason, detail, requestId } = line;
  return sql
    .insertInto('auditLog')
    .values({ at, actorId, actorName, action, targetType, targetId, reason, detail, requestId });
});
