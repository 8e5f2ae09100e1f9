import { filesOfTargets } from '#domains/files/server/index.ts';
import { readWorkdaysLeft } from '#domains/site/server/index.ts';
import { toInstantOrNull } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/complaints.contract.ts';
import type { ComplaintVault } from '../complaint-vault.ts';
import { stepsOf } from '../complaints.queries.ts';
import { judgeReview } from '../complaints.rules.ts';
import { answerIn, complaintCard, stepView } from '../complaints.views.ts';
import { readOwnComplaint } from '../require-own-complaint.ts';

/** One complaint for whoever filed it. @throws NotFound for everybody else */
export const getMyComplaint: UseCase<typeof contract.getMyComplaint, ComplaintVault> = async (
  act,
  holding,
  vault,
) => {
  const { sql, now } = act;
  const row = await readOwnComplaint(act, holding, vault);
  const steps = await stepsOf(sql, row.id);
  const files = await filesOfTargets(sql, {
    targetType: 'complaint',
    targetIds: [row.id],
    purpose: 'complaintProof',
  });
  return {
    ...complaintCard(row, (await readWorkdaysLeft(sql, now)).ahead),
    content: row.content,
    isAnonymous: row.isAnonymous,
    fileCount: files.length,
    steps: steps.map(stepView),
    answer: answerIn(steps),
    decidedAt: toInstantOrNull(row.decidedAt),
    reviewUntil: judgeReview(row, now) === undefined ? toInstantOrNull(row.reviewUntil) : null,
    version: row.version,
  };
};
