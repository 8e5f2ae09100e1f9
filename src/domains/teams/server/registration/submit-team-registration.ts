import { attachFiles, releaseFiles } from '#domains/files/server/index.ts';
import { notify } from '#domains/messages/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { overtaken } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/register-team.contract.ts';
import { contestedTeam } from '../manage/contested-team.ts';
import { submitTeam } from '../teams.store.ts';
import { findRegistration } from './registration.queries.ts';
import { proofsOf } from './team-proofs.ts';

/**
 * Hands the caller's registration in for review with its papers; earlier papers that are not named go.
 * @throws Refusal notDraft unless draft or returned, VersionConflict, InvalidInput for foreign files
 */
export const submitTeamRegistration: UseCase<typeof contract.submitTeamRegistration> = async (
  act,
  { fileIds, version },
) => {
  const { teamId, accountId } = act.caller;
  const team = await findRegistration(act.sql, teamId);
  if (!team) throw new NotFound('没有找到你的队伍资料');
  if (team.status !== 'draft' && team.status !== 'returned') throw act.refuse('notDraft');
  if (!(await submitTeam(act.sql, { teamId, version, at: act.now })))
    throw await overtaken(act, contestedTeam(teamId));
  await attachFiles(act, { ...proofsOf(teamId), fileIds });
  await releaseFiles(act, { ...proofsOf(teamId), keep: fileIds });
  await notify(act, {
    accountId,
    category: 'review',
    title: '队伍入驻已提交审核',
    body: '实践中心一般在 1 个工作日内审核，结果会通过站内消息告知。审核通过以前可以完善资料，还不能发布活动。',
    link: '/teamcenter/index/teamindex',
    dedupeKey: `teamSubmitted:${teamId}:${version}`,
  });
  await act.audit({
    targetType: 'team',
    targetId: teamId,
    detail: { status: [team.status, 'pending'], proofs: fileIds },
  });
  return { status: 'pending', version: version + 1 };
};
