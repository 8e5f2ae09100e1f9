import { dayMs } from '#platform/contract/durations.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/files.contract.ts';
import type { FileView } from '../contract/files.contract.ts';
import { purposeRules } from '../contract/files.words.ts';
import { fileView } from './file-views.ts';
import { insertFile } from './files.store.ts';
import type { StoredUpload, Upload } from './store-upload.ts';

/** What nothing uses is removed after 24 hours (domain.md 4.4.18). */
export const temporaryDays = 1;

/** Writes down a file that lies on the shelf: temporary until something attaches it. */
export const uploadFile: UseCase<typeof contract.uploadFile, StoredUpload> = (act, request, stored) =>
  keepUpload(act, { ...request, sender: { accountId: act.caller.accountId } }, stored);

/** The same for whoever another room lets send files; it has judged them. */
export async function keepUpload(
  act: Pick<Act, 'sql' | 'now' | 'newId' | 'audit'>,
  { purpose, file, sender }: Upload,
  { size, ...stored }: StoredUpload,
): Promise<FileView> {
  const row = {
    id: act.newId(),
    ...stored,
    purpose,
    name: file.name,
    width: size?.width ?? null,
    height: size?.height ?? null,
  };
  await insertFile(act.sql, {
    ...row,
    uploaderId: 'accountId' in sender ? sender.accountId : null,
    holderHash: 'holderHash' in sender ? sender.holderHash : null,
    expiresAt: new Date(act.now.getTime() + temporaryDays * dayMs),
    createdAt: act.now,
  });
  await act.audit({
    targetType: 'file',
    targetId: row.id,
    ...(purposeRules[purpose].isSealed ? { sealedAs: '上传的人' } : {}),
    detail: { purpose, mime: row.mime, bytes: row.bytes },
  });
  return fileView(row);
}
