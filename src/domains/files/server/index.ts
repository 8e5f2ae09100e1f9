import { minuteMs } from '#platform/contract/durations.ts';
import type { AnyTask } from '#platform/server/background.ts';
import type { Room } from '#platform/server/calls/binding.ts';
import type { StoragePort } from '#platform/server/ports/storage.ts';
import { type FilePurpose, purposeRules } from '../contract/files.words.ts';
import { filesAuditWords } from './files.audit-words.ts';
import { cleanFiles } from './clean-files.ts';
import { fileKeysFrom } from './file-keys.ts';
import { fileBindings } from './files.routes.ts';
import { oneByOne } from './make-pictures.ts';
import { temporaryDays } from './upload-file.ts';
import type { FileShelf } from './store-upload.ts';
import { filesLeaving } from './leaving/files-leaving.ts';
import type { Secret } from '#platform/server/encryption.ts';

export { attachFiles, fileIdsOfUrls, filesByUrl, letGoOfFiles, releaseFiles } from './attach-files.ts';
export { filesSecrets, privateFiles } from './files.secrets.ts';
export { type FileKeys, fileKeysFrom, isLinkValid, sealedPath, signFileLink, signLink } from './file-keys.ts';
export { type FileSender, filesOfTargets, sameBytesOf } from './files.queries.ts';
export { createFileDoor, type FileDoor } from './open-file.ts';
export { storagePaths } from './file-keys.ts';
export { makePictures } from './make-pictures.ts';
export { downloadHeaders } from './open-file.ts';
export { openPicture } from './make-pictures.ts';
export { sniffKind } from './file-kind.rules.ts';
export { type FileShelf, type StoredUpload, storeUpload } from './store-upload.ts';
export { keepUpload } from './upload-file.ts';
export { keepMicroPhotos, microPhotosOf } from './micro-photos.ts';
export { keepVisitPhotos, visitPhotosOf } from './visit-photos.ts';
export { dropPrivate, readPrivate, shelvePrivate } from './shelve-private.ts';

/** Widths that are made of a picture for a purpose, px. */
export const purposeWidths = (purpose: FilePurpose): readonly number[] => purposeRules[purpose].widths;

const cleaningEveryMs = 10 * minuteMs;

/** Where every room puts what is sent to it: one store, and one picture at a time; `secret` is the installation's. */
export const createFileShelf = (secret: Secret, storage: StoragePort): FileShelf => ({
  storage,
  keys: fileKeysFrom(secret),
  inTurn: oneByOne(),
});

/** The files room on one shelf. */
export const createFilesRoom = (shelf: FileShelf): Room => ({
  name: 'files',
  leaving: filesLeaving,
  auditWords: filesAuditWords,
  bindings: fileBindings(shelf),
  tasks: [fileCleaning(shelf.storage)],
});

const fileCleaning = (storage: StoragePort): AnyTask => ({
  name: 'files.clean',
  label: '清除过期文件',
  everyMs: cleaningEveryMs,
  keeps: [{ what: '没有用上的上传文件', days: temporaryDays, since: '上传', ending: '删除' }],
  runOutside: (transact) => cleanFiles(transact, storage),
});
