import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/files.contract.ts';
import type { FileKeys } from '../file-keys.ts';
import { isPersonal, linkTo, requireSight } from './get-file-link.ts';

/** A link to a private file; papers of somebody's correction or claim are opened this way alone, and the person finds the look under 谁看过我的信息. */
export const openPaper: UseCase<typeof contract.openPaper, FileKeys> = async (act, { fileId }, keys) => {
  const row = await requireSight(act, fileId);
  await act.audit(
    isPersonal(row, act.caller)
      ? {
          targetType: 'volunteer',
          targetId: row.uploaderId,
          reason: '办理本人的更正或补记申请',
          detail: { seen: ['hourProof'], fileId },
        }
      : { targetType: 'file', targetId: fileId },
  );
  return linkTo(act, row, keys);
};
