import { minuteMs } from '#platform/contract/durations.ts';
import type { AnyTask } from '#platform/server/background.ts';
import type { Room } from '#platform/server/calls/binding.ts';
import type { StoragePort } from '#platform/server/ports/storage.ts';
import { filesAuditWords } from './files.audit-words.ts';
import { cleanFiles } from './clean-files.ts';
import { fileKeysFrom } from './file-keys.ts';
import { fileBindings } from './files.routes.ts';
import { oneByOne } from './make-pictures.ts';

export { attachFiles, fileIdsOfUrls, releaseFiles } from './attach-files.ts';
export { type FileKeys, fileKeysFrom, isLinkValid, signFileLink, signLink } from './file-keys.ts';
export { filesOfTargets, sameBytesOf } from './files.queries.ts';
export { createFileDoor, type FileDoor } from './open-file.ts';
export { downloadHeaders } from './open-file.ts';
export { dropPrivate, readPrivate, shelvePrivate } from './shelve-private.ts';

const cleaningEveryMs = 10 * minuteMs;

/** The files room on one store; `secret` is the installation's, from which its keys are derived. */
export const createFilesRoom = ({ secret, storage }: { secret: string; storage: StoragePort }): Room => ({
  name: 'files',
  auditWords: filesAuditWords,
  bindings: fileBindings({ storage, keys: fileKeysFrom(secret), inTurn: oneByOne() }),
  tasks: [fileCleaning(storage)],
});

const fileCleaning = (storage: StoragePort): AnyTask => ({
  name: 'files.clean',
  everyMs: cleaningEveryMs,
  runOutside: (transact) => cleanFiles(transact, storage),
});
