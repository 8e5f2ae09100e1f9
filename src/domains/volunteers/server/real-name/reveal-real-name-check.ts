import { type FileKeys, filesOfTargets, signFileLink } from '#domains/files/server/index.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { PersonalVault } from '../personal-vault.ts';
import type * as contract from '../../contract/real-name.contract.ts';
import type { Seen } from '../../contract/real-name.words.ts';
import { findCheck } from './real-name.queries.ts';
import { saveLook } from './real-name.store.ts';

const shownMs = 5 * minuteMs;

/**
 * Shows number and pictures of one check, with a reason that the person will read, and notes who opened which version:
 * only they may pass it. @throws NotFound outside the data scope
 */
export const revealRealNameCheck: UseCase<
  typeof contract.revealRealNameCheck,
  { vault: PersonalVault; fileKeys: FileKeys }
> = async (act, { checkId, reason }, { vault, fileKeys }) => {
  const check = await findCheck(act.sql, checkId, act.caller.scope);
  if (!check) throw new NotFound('没有这条实名认证');
  const target = { targetType: 'realNameCheck', targetIds: [checkId], purpose: 'idProof' } as const;
  const files = await filesOfTargets(act.sql, target);
  const seen: Seen[] = files.length > 0 ? ['idNo', 'idProof'] : ['idNo'];
  await saveLook(act.sql, {
    checkId,
    accountId: act.caller.accountId,
    checkVersion: check.version,
    pictureCount: files.length,
    lookedAt: act.now,
  });
  await act.audit({
    targetType: 'volunteer',
    targetId: check.volunteerId,
    reason,
    detail: { checkId, seen },
  });
  return {
    // Numbers of checks decided long ago are gone.
    idNo: check.idCipher === '' ? null : vault.openId(check.idCipher),
    proofs: files.map((file) => ({
      fileId: file.id,
      name: file.name,
      url: signFileLink(fileKeys, file.key, act.now).url,
    })),
    expiresAt: toInstant(new Date(act.now.getTime() + shownMs)),
  };
};
