import { releaseFiles } from '#domains/files/server/index.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/team-profile.contract.ts';
import { changeTarget } from './team-change-views.ts';
import { lockPendingChange, saveTeamChange } from './team-profile.store.ts';

/** Takes back what waits for staff. @throws Refusal notPending */
export const withdrawTeamChange: UseCase<typeof contract.withdrawTeamChange> = async (act) => {
  const { teamId } = act.caller;
  const changeId = await endPendingChange(act, teamId);
  if (changeId === undefined) throw act.refuse('notPending');
  await act.audit({ targetType: 'team', targetId: teamId, detail: { changeId } });
  return {};
};

/** Ends what waits for staff, with its papers: the team took it back, or is no more. Gives its id, if there was one. */
export async function endPendingChange(
  act: Pick<Act, 'sql' | 'now'>,
  teamId: number,
): Promise<number | undefined> {
  const change = await lockPendingChange(act.sql, teamId);
  if (!change) return undefined;
  await saveTeamChange(act.sql, change.id, { status: 'withdrawn', decidedAt: act.now });
  await releaseFiles(act, { ...changeTarget(change.id), at: act.now });
  return change.id;
}
