import { registrationTools } from '#domains/accounts/server/index.ts';
import { fileKeysFrom } from '#domains/files/server/index.ts';
import { bind, type Binding } from '#platform/server/calls/binding.ts';
import { bindExport } from '#platform/server/exports/exporting.ts';
import * as desk from '../contract/complaint-desk.contract.ts';
import * as contract from '../contract/complaints.contract.ts';
import { decideComplaint, type DeskTools } from './desk/decide-complaint.ts';
import { exportComplaints } from './desk/export-complaints.ts';
import { extendComplaint } from './desk/extend-complaint.ts';
import { getComplaintFigures } from './desk/get-complaint-figures.ts';
import { getComplaint } from './desk/get-complaint.ts';
import { listComplaints } from './desk/list-complaints.ts';
import { revealComplainant } from './desk/reveal-complainant.ts';
import { saveComplaintDraft } from './desk/save-complaint-draft.ts';
import { unsealComplaint } from './desk/unseal-complaint.ts';
import type { Unsealing } from './desk/unsealing.ts';
import { getComplaintFile } from './evidence/get-complaint-file.ts';
import { addToComplaint } from './raise/add-to-complaint.ts';
import { askComplaintReview } from './raise/ask-complaint-review.ts';
import { followComplaint } from './raise/follow-complaint.ts';
import { getComplaintTarget } from './raise/get-complaint-target.ts';
import { getMyComplaint } from './raise/get-my-complaint.ts';
import { listMyComplaints } from './raise/list-my-complaints.ts';
import { raiseComplaint } from './raise/raise-complaint.ts';
import { withdrawComplaint } from './raise/withdraw-complaint.ts';
import type { Secret } from '#platform/server/encryption.ts';

/** The room's operations; `secret` is the installation's. */
export function complaintsBindings(
  secret: Secret,
  { sealed, tell, unsealing }: DeskTools & { unsealing: Unsealing },
): Binding[] {
  const tools = { ...registrationTools(secret), sealed, tell };
  return [
    bind(contract.getComplaintTarget, getComplaintTarget),
    bind(contract.raiseComplaint, raiseComplaint, { given: tools }),
    bind(contract.followComplaint, followComplaint, { given: tools }),
    bind(contract.getMyComplaint, getMyComplaint, { given: sealed }),
    bind(contract.listMyComplaints, listMyComplaints, { given: sealed }),
    bind(contract.addToComplaint, addToComplaint, { given: sealed }),
    bind(contract.withdrawComplaint, withdrawComplaint, { given: sealed }),
    bind(contract.askComplaintReview, askComplaintReview, { given: sealed }),
    bind(desk.listComplaints, listComplaints),
    bind(desk.getComplaint, getComplaint, { given: sealed }),
    bind(desk.getComplaintFile, getComplaintFile, { given: { sealed, keys: fileKeysFrom(secret) } }),
    bind(desk.extendComplaint, extendComplaint, { given: { sealed, tell } }),
    bind(desk.decideComplaint, decideComplaint, { given: { sealed, tell } }),
    bind(desk.saveComplaintDraft, saveComplaintDraft, { given: sealed }),
    bind(desk.getComplaintFigures, getComplaintFigures),
    bindExport(exportComplaints),
    bind(desk.unsealComplaint, unsealComplaint, { given: { sealed, unsealing } }),
    bind(desk.revealComplainant, revealComplainant, { given: sealed }),
  ];
}
