import type { AuditWords, HistoryGuard } from '#platform/server/audit-words.ts';
import { bind, type Binding } from '#platform/server/calls/binding.ts';
import { bindExport } from '#platform/server/exports/exporting.ts';
import * as contract from '../../contract/audit-log.contract.ts';
import * as history from '../../contract/history.contract.ts';
import { exportAuditLog } from './export-audit-log.ts';
import { getAuditWords } from './get-audit-words.ts';
import { listAuditLog } from './list-audit-log.ts';
import { listHistory } from './list-history.ts';

/** What the roof collects of every room once the rooms are made. */
export type AuditSetup = {
  /** What the audit log says, in the words of every room. */
  auditWords: () => AuditWords;
  /** Who may read the history of an object, by its kind. */
  historyGuards: () => Readonly<Record<string, HistoryGuard>>;
};

/** The audit log, whole for the auditor and by object for whoever may see the object. */
export function auditLogBindings({ auditWords, historyGuards }: AuditSetup): Binding[] {
  const before = async () => auditWords();
  return [
    bind(contract.listAuditLog, listAuditLog, { before }),
    bindExport(exportAuditLog(auditWords)),
    bind(history.listHistory, listHistory, {
      before: async () => ({ words: auditWords(), guards: historyGuards() }),
    }),
    bind(contract.getAuditWords, getAuditWords, { before }),
  ];
}
