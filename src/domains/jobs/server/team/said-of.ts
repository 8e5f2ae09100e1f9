import { type DeclineReason, declineReasonLabels } from '../../contract/jobs.words.ts';

/** Why a team said no, in words for staff. */
export const saidOf = (reason: DeclineReason, note: string): string =>
  [declineReasonLabels[reason], note].filter(Boolean).join('：');
