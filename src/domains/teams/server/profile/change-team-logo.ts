import { setAccountIcon } from '#domains/accounts/server/index.ts';
import { attachFiles, releaseFiles } from '#domains/files/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/team-profile.contract.ts';
import { saveLogo } from './team-profile.store.ts';

/** Makes an uploaded picture the team's logo; the one before goes a day later. @throws InvalidInput for a foreign file */
export const changeTeamLogo: UseCase<typeof contract.changeTeamLogo> = async (act, { fileId }) => {
  const { teamId, accountId } = act.caller;
  const target = { purpose: 'teamLogo', targetType: 'team', targetId: teamId } as const;
  const [file] = await attachFiles(act, { ...target, fileIds: [fileId] });
  const iconUrl = file?.url ?? '';
  await saveLogo(act.sql, teamId, iconUrl);
  await setAccountIcon(act.sql, accountId, iconUrl);
  await releaseFiles(act, { ...target, keep: [fileId] });
  await act.audit({ targetType: 'team', targetId: teamId, detail: { fields: ['iconUrl'] } });
  return { iconUrl };
};
