import { filesOfTargets } from '#domains/files/server/index.ts';
import { toInstantOrNull } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/register-team.contract.ts';
import { findRegistration } from './registration.queries.ts';
import { proofsOf } from './team-proofs.ts';

/** How far the caller's registration is. */
export const getTeamRegistration: UseCase<typeof contract.getTeamRegistration> = async ({ sql, caller }) => {
  const team = await findRegistration(sql, caller.teamId);
  if (!team) throw new NotFound('没有找到你的队伍资料');
  const { purpose, targetType } = proofsOf(team.id);
  const files = await filesOfTargets(sql, { purpose, targetType, targetIds: [team.id] });
  return {
    status: team.status,
    legalForm: team.legalForm,
    submittedAt: toInstantOrNull(team.submittedAt),
    reviewNote: team.reviewNote,
    proofs: files.map(({ id, name }) => ({ fileId: id, name })),
    version: team.version,
  };
};
