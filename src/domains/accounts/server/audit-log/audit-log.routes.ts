import type { AuditWords } from '#platform/server/audit-words.ts';
import { bind } from '#platform/server/calls/binding.ts';
import type { Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../../contract/audit-log.contract.ts';
import { exportAuditLog } from './export-audit-log.ts';
import { listAuditLog } from './list-audit-log.ts';

/** The audit log in the words of every room, which the roof collects once the rooms are made. */
export const auditLogBindings = (words: () => AuditWords): Binding[] => [
  bind(contract.listAuditLog, (act, request) => listAuditLog(act, request, words())),
  bind(contract.exportAuditLog, (act, request) => exportAuditLog(act, request, words())),
  bind(contract.getAuditWords, async () => {
    const { acts, targets } = words();
    return { acts: optionsOf(acts), targets: optionsOf(targets) };
  }),
];

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels)
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'zh-CN'));
