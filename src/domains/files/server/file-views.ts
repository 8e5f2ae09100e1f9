import { keysOf } from '#platform/contract/keys-of.ts';
import type { FileView } from '../contract/files.contract.ts';
import { type FileKind, purposeRules } from '../contract/files.words.ts';
import { documentUrl, pictureUrl } from './file-keys.ts';
import { kindMimes } from './file-kind.rules.ts';
import type { FileRow } from './files.queries.ts';

type Shown = Pick<FileRow, 'id' | 'key' | 'purpose' | 'name' | 'bytes' | 'mime' | 'width' | 'height'>;

const kindOfMime = (mime: string): FileKind =>
  keysOf(kindMimes).find((kind) => kindMimes[kind] === mime) ?? 'pdf';

/** A file as its owner and the pages that show it know it. */
export const fileView = (row: Shown): FileView => ({
  fileId: row.id,
  url: publicUrl(row),
  name: row.name,
  bytes: row.bytes,
  mime: row.mime,
  width: row.width,
  height: row.height,
});

function publicUrl({ key, purpose, mime }: Shown): string | null {
  const { isPrivate, widths } = purposeRules[purpose];
  if (isPrivate) return null;
  return widths.length > 0 ? pictureUrl(key, Math.max(...widths)) : documentUrl(key, kindOfMime(mime));
}
