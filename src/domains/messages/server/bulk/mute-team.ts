import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/bulk.contract.ts';
import { deleteMute, insertMute } from '../preferences.store.ts';
import { isTeam } from './bulk.queries.ts';

/** Keeps a team's bulk messages away, or lets them through again. */
export const muteTeam: UseCase<typeof contract.muteTeam> = async (act, { teamId, isMuted }) => {
  const { accountId } = act.caller;
  if (!(await isTeam(act.sql, teamId))) throw new NotFound('没有找到这支队伍');
  if (isMuted) await insertMute(act.sql, { accountId, teamId, createdAt: act.now });
  else await deleteMute(act.sql, { accountId, teamId });
  await act.audit({ targetType: 'team', targetId: teamId, detail: { isMuted } });
  return {};
};
