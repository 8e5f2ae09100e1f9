import { approvalInvariants } from './approval-invariants.ts';
import { auditInvariants } from './audit-invariants.ts';
import { attendanceInvariants } from './attendance-invariants.ts';
import { changeInvariants } from './change-invariants.ts';
import { coverInvariants } from './cover-invariants.ts';
import { claimInvariants } from './claim-invariants.ts';
import { correctionInvariants } from './correction-invariants.ts';
import { anomalyInvariants } from './anomaly-invariants.ts';
import { certificateInvariants } from './certificate-invariants.ts';
import { closingInvariants } from './closing-invariants.ts';
import { complaintInvariants } from './complaint-invariants.ts';
import { contentInvariants } from './content-invariants.ts';
import { discussionInvariants } from './discussion-invariants.ts';
import { exportInvariants } from './export-invariants.ts';
import { followInvariants } from './follow-invariants.ts';
import { jobInvariants } from './job-invariants.ts';
import { ledgerInvariants } from './ledger-invariants.ts';
import { makeupInvariants } from './makeup-invariants.ts';
import { pictureInvariants } from './picture-invariants.ts';
import { needInvariants } from './need-invariants.ts';
import { ratingInvariants } from './rating-invariants.ts';
import { recordInvariants } from './record-invariants.ts';
import { realNameInvariants } from './real-name-invariants.ts';
import { sumInvariants } from './sums/sum-invariants.ts';
import { secretInvariants } from './secret-invariants.ts';
import type { Invariant } from './invariant.ts';

/** What the rooms keep besides, each in a file of its own. */
export const roomInvariants: readonly Invariant[] = [
  ...approvalInvariants,
  ...closingInvariants,
  ...auditInvariants,
  ...attendanceInvariants,
  ...changeInvariants,
  ...coverInvariants,
  ...contentInvariants,
  ...claimInvariants,
  ...makeupInvariants,
  ...pictureInvariants,
  ...recordInvariants,
  ...correctionInvariants,
  ...discussionInvariants,
  ...exportInvariants,
  ...followInvariants,
  ...ledgerInvariants,
  ...anomalyInvariants,
  ...certificateInvariants,
  ...complaintInvariants,
  ...needInvariants,
  ...jobInvariants,
  ...ratingInvariants,
  ...realNameInvariants,
  ...secretInvariants,
  ...sumInvariants,
];
