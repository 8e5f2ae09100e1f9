import { setAccountIcon } from '#domains/accounts/server/index.ts';
import { attachFiles, releaseFiles } from '#domains/files/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/profile.contract.ts';

/** Makes an uploaded picture the caller's portrait; the one before goes a day later. @throws InvalidInput for a foreign file */
export const changeMyAvatar: UseCase<typeof contract.changeMyAvatar> = async (act, { fileId }) => {
  const target = { purpose: 'avatar', targetType: 'account', targetId: act.caller.accountId } as const;
  const [file] = await attachFiles(act, { ...target, fileIds: [fileId] });
  const iconUrl = file?.url ?? '';
  await setAccountIcon(act.sql, act.caller.accountId, iconUrl);
  await releaseFiles(act, { ...target, keep: [fileId] });
  await act.audit({
    targetType: 'volunteer',
    targetId: act.caller.volunteerId,
    detail: { fields: ['iconUrl'] },
  });
  return { iconUrl };
};
