import type { AuditWords } from '#platform/server/audit-words.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/audit-log.contract.ts';

/** What the filters of the audit log offer, in the words of every room. */
export const getAuditWords: UseCase<typeof contract.getAuditWords, AuditWords> = async (
  _act,
  _request,
  { acts, targets },
) => ({ acts: optionsOf(acts), targets: optionsOf(targets) });

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels)
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'zh-CN'));
