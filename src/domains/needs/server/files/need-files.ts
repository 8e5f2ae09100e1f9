import {
  attachFiles,
  fileKeysFrom,
  filesOfTargets,
  releaseFiles,
  signFileLink,
} from '#domains/files/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import type { NeedFileView } from '../../contract/need-files.contract.ts';
import { type NeedFilePurpose, needFilePurposes } from '../../contract/need-files.words.ts';
import type { Secret } from '#platform/server/encryption.ts';

/** What was sent with a wish. */
export type SentFiles = { voiceFileId?: number | undefined; pictureFileIds?: readonly number[] | undefined };

const targetType = 'need';

/** Ties what was sent to its need: files of the account, or of the number that was proven. @throws InvalidInput for others */
export async function attachNeedFiles(
  act: Pick<Act<Caller>, 'sql' | 'caller'>,
  needId: number,
  { voiceFileId, pictureFileIds = [], holderHash }: SentFiles & { holderHash: string },
): Promise<void> {
  const target = { targetType, targetId: needId, holderHash };
  if (voiceFileId !== undefined)
    await attachFiles(act, { ...target, purpose: 'needVoice', fileIds: [voiceFileId] });
  await attachFiles(act, { ...target, purpose: 'needPicture', fileIds: pictureFileIds });
}

/**
 * Puts what was sent anew in the place of what was there, which nobody sees from now on; what nothing was sent for stays. Gives what
 * the need says of its files. @throws InvalidInput for files of others
 */
export async function replaceNeedFiles(
  act: Pick<Act<Caller>, 'sql' | 'caller' | 'now'>,
  needId: number,
  sent: SentFiles & { holderHash: string },
) {
  const { voiceFileId, pictureFileIds = [] } = sent;
  await attachNeedFiles(act, needId, sent);
  const target = { targetType, targetId: needId, at: act.now };
  if (voiceFileId !== undefined)
    await releaseFiles(act, { ...target, purpose: 'needVoice', keep: [voiceFileId] });
  if (pictureFileIds.length > 0)
    await releaseFiles(act, { ...target, purpose: 'needPicture', keep: pictureFileIds });
  return {
    ...(voiceFileId !== undefined && { hasVoice: true, textTypedBy: null, textTypedAt: null }),
    ...(pictureFileIds.length > 0 && { pictureCount: pictureFileIds.length }),
  };
}

export type NeedFilesReader = (
  act: Pick<Act, 'sql' | 'now'>,
  need: { id: number; hasVoice: boolean; pictureCount: number },
) => Promise<NeedFileView[]>;

/** Reads recording and pictures of a need as links; whoever asks has checked who may. */
export function createNeedFilesReader(secret: Secret): NeedFilesReader {
  const keys = fileKeysFrom(secret);
  return async ({ sql, now }, { id, hasVoice, pictureCount }) => {
    const held = needFilePurposes.filter((one) => (one === 'needVoice' ? hasVoice : pictureCount > 0));
    const rows = await Promise.all(held.map((purpose) => readPurpose(sql, id, purpose)));
    const shown = rows.flat().filter(({ expiresAt }) => expiresAt === null || expiresAt > now);
    return shown.map(({ id: fileId, key, mime, purpose }) => {
      const { url, expiresAt } = signFileLink(keys, key, now);
      return { fileId, purpose: purpose as NeedFilePurpose, mime, url, expiresAt: toInstant(expiresAt) };
    });
  };
}

const readPurpose = (sql: Act['sql'], needId: number, purpose: NeedFilePurpose) =>
  filesOfTargets(sql, { targetType, targetIds: [needId], purpose });
