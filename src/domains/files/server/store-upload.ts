import { createHash, randomBytes } from 'node:crypto';
import { dayMs } from '#platform/contract/durations.ts';
import { TooLarge } from '#platform/server/calls/failures.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import type { StoragePort } from '#platform/server/ports/storage.ts';
import type { UploadedFile } from '#platform/contract/uploaded-file.ts';
import {
  type FileKind,
  type FilePurpose,
  filePurposeLabels,
  purposeRules,
  type UploadRefusal,
} from '../contract/files.words.ts';
import { type FileKeys, storagePaths } from './file-keys.ts';
import { isTooDense } from './archive.rules.ts';
import {
  archiveParts,
  documentFault,
  isPicture,
  kindMimes,
  sniffKind,
  takesKind,
} from './file-kind.rules.ts';
import { judgeQuota } from './quota.rules.ts';
import { type FileSender, uploadsOf } from './files.queries.ts';
import { makePictures, type oneByOne, remakePicture, type Size } from './make-pictures.ts';
import { shelvePrivate } from './shelve-private.ts';

type Uploading = Pick<Act<Caller, UploadRefusal>, 'sql' | 'now' | 'refuse'>;
/** What somebody sends, for what, and whose it will be. */
export type Upload = { purpose: FilePurpose; file: UploadedFile; sender: FileSender };
export type FileShelf = { storage: StoragePort; keys: FileKeys; inTurn: ReturnType<typeof oneByOne> };

/** What lies on the shelf already and waits for its row. */
export type StoredUpload = {
  key: string;
  bytes: number;
  mime: string;
  size: Size | undefined;
  sha256: string;
};

/**
 * Judges a file and puts what is made of it on the shelf, all before the transaction: nobody waits for a picture.
 * The original is not kept. @throws TooLarge or Refusal, when nothing was stored
 */
export async function storeUpload(
  act: Uploading,
  { purpose, file, sender }: Upload,
  shelf: FileShelf,
): Promise<StoredUpload> {
  const { sql, now } = act;
  const { maxBytes } = purposeRules[purpose];
  if (file.bytes.length > maxBytes)
    throw new TooLarge(`${filePurposeLabels[purpose]}不能超过 ${Math.round(maxBytes / 1_048_576)} MB`);
  const kind = sniffKind(file.bytes);
  if (!kind || !takesKind(purpose, kind)) throw act.refuse('wrongKind');
  const since = new Date(now.getTime() - dayMs);
  const overQuota = judgeQuota(await uploadsOf(sql, sender, since), file.bytes.length);
  if (overQuota) throw act.refuse(overQuota);
  return shelf.inTurn(() => put(act, file.bytes, { purpose, kind, shelf }));
}

async function put(
  act: Uploading,
  original: Uint8Array,
  { purpose, kind, shelf }: { purpose: FilePurpose; kind: FileKind; shelf: FileShelf },
): Promise<StoredUpload> {
  const { widths, isSquare, isPrivate } = purposeRules[purpose];
  const key = randomBytes(16).toString('hex');
  if (widths.length > 0) {
    const { pictures, size } = await makePictures(act, original, { kind, widths, isSquare });
    for (const { suffix, bytes } of pictures)
      await shelf.storage.put(storagePaths.picture(key, suffix), bytes);
    const main =
      pictures.find(({ suffix }) => suffix === `${Math.max(...widths)}.webp`)?.bytes ?? Buffer.alloc(0);
    return { key, bytes: main.length, mime: kindMimes.webp, size, sha256: digest(main) };
  }
  const { bytes, size } = await asOneFile(act, original, kind);
  if (isPrivate) await shelvePrivate(shelf, key, bytes);
  else await shelf.storage.put(storagePaths.document(key), bytes);
  return { key, bytes: bytes.length, mime: kindMimes[kind], size, sha256: digest(bytes) };
}

async function asOneFile(
  act: Uploading,
  original: Uint8Array,
  kind: FileKind,
): Promise<{ bytes: Uint8Array; size?: Size }> {
  if (isPicture(kind)) return remakePicture(act, original, kind);
  const fault = documentFault(kind, original);
  if (fault) throw act.refuse(fault);
  if (kind !== 'pdf' && (await isTooDense(original, archiveParts(original) ?? [])))
    throw act.refuse('tooDense');
  return { bytes: original };
}

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
