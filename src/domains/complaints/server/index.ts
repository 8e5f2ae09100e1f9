import type { Room } from '#platform/server/calls/binding.ts';
import type { Outbox } from '#platform/server/outbox.ts';
import { createComplaintVault } from './complaint-vault.ts';
import { complaintsAuditWords } from './complaints.audit-words.ts';
import { complaintsBindings } from './complaints.routes.ts';
import { complaintsTasks } from './complaints.tasks.ts';
import { complaintHistoryGuard } from './desk/history-guard.ts';
import { createUnsealing } from './desk/unsealing.ts';
import { createTellComplainant } from './tell-complainant.ts';
import { complaintsLeaving } from './leaving/complaints-leaving.ts';
import type { Secret } from '#platform/server/encryption.ts';

export { complaintsSecrets } from './complaints.secrets.ts';
export { createComplaintVault } from './complaint-vault.ts';

export type ComplaintsSetup = {
  /** The installation's, from which the room's keys are derived. */
  secret: Secret;
  /** Takes text messages to complainants without an account. */
  outbox: Pick<Outbox, 'enqueue'>;
};

/** The complaints room (投诉举报): anybody complains, by name or without one; the centre takes it and answers in writing. */
export function createComplaintsRoom({ secret, outbox }: ComplaintsSetup): Room {
  const sealed = createComplaintVault(secret);
  const tools = { sealed, tell: createTellComplainant(sealed, outbox) };
  const unsealing = createUnsealing(tools);
  return {
    name: 'complaints',
    leaving: complaintsLeaving(createComplaintVault(secret)),
    auditWords: complaintsAuditWords,
    historyGuards: { complaint: complaintHistoryGuard },
    bindings: complaintsBindings(secret, { ...tools, unsealing }),
    tasks: complaintsTasks,
    approvalKinds: [unsealing],
  };
}
