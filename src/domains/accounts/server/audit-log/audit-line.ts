import { endOfDay, startOfDay, toInstant } from '#platform/contract/instants.ts';
import type { AuditWords } from '#platform/server/audit-words.ts';
import type { RequestIn } from '#platform/server/calls/use-case.ts';
import type { AuditLineView } from '../../contract/audit-log.contract.ts';
import type * as contract from '../../contract/audit-log.contract.ts';
import type { AuditFilter, AuditRow } from './audit-log.queries.ts';

type Request = RequestIn<typeof contract.listAuditLog>;

/** The filters of a request, days as instants. */
export const auditFilterOf = ({
  fromOn,
  toOn,
  ...rest
}: Omit<Request, 'pageNum' | 'pageSize' | 'cursor'>): AuditFilter => ({
  ...rest,
  from: fromOn === undefined ? undefined : startOfDay(fromOn),
  to: toOn === undefined ? undefined : endOfDay(toOn),
});

/** Lines as people read them; what the words do not name is shown by its code. */
export const viewIn =
  ({ acts, targets }: AuditWords) =>
  ({ id, at, detail, actorLoginName, actorRoleName, ...line }: AuditRow): AuditLineView => ({
    auditId: id,
    at: toInstant(at),
    ...line,
    actLabel: acts[line.action] ?? line.action,
    targetLabel: targets[line.targetType] ?? line.targetType,
    actorLoginName: actorLoginName ?? null,
    actorRoleName: actorRoleName ?? null,
    result: detail !== null && typeof detail === 'object' && 'outcome' in detail ? 'failed' : 'done',
    detail: JSON.stringify(detail),
  });
