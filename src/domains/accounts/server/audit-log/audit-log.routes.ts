import type { AuditWords } from '#platform/server/audit-words.ts';
import { bind, type Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../../contract/audit-log.contract.ts';
import { exportAuditLog } from './export-audit-log.ts';
import { getAuditWords } from './get-audit-words.ts';
import { listAuditLog } from './list-audit-log.ts';

/** The audit log in the words of every room, which the roof collects once the rooms are made. */
export function auditLogBindings(words: () => AuditWords): Binding[] {
  const before = async () => words();
  return [
    bind(contract.listAuditLog, listAuditLog, { before }),
    bind(contract.exportAuditLog, exportAuditLog, { before }),
    bind(contract.getAuditWords, getAuditWords, { before }),
  ];
}
