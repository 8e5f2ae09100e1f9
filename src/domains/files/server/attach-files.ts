import { dayMs } from '#platform/contract/durations.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import { InvalidInput } from '#platform/server/calls/failures.ts';
import type { FileView } from '../contract/files.contract.ts';
import { type FilePurpose, filePurposeLabels, purposeRules } from '../contract/files.words.ts';
import { fileView } from './file-views.ts';
import { type FileRow, findFilesByKeys, lockFiles } from './files.queries.ts';
import { type FileTarget, markAttached, markEnding, markExpiring } from './files.store.ts';

export type Attachment = FileTarget & {
  fileIds: readonly number[];
  purpose: FilePurpose;
  /** Of the number that was proven, where somebody without an account may have sent them. */
  holderHash?: string | undefined;
};

/**
 * Ties uploaded files to what they were sent for, so that they stay; attaching what the target holds already changes
 * nothing. What is sealed (evidence of a complaint) forgets who sent it. Gives them in the order asked. @throws InvalidInput for an unknown or foreign file, or one for another purpose
 */
export async function attachFiles(
  { sql, caller }: Pick<Act<Caller>, 'sql' | 'caller'>,
  { fileIds, purpose, targetType, targetId, holderHash }: Attachment,
): Promise<FileView[]> {
  if (fileIds.length === 0) return [];
  const rows = new Map((await lockFiles(sql, fileIds)).map((row) => [row.id, row]));
  const accountId = caller.kind === 'anonymous' ? undefined : caller.accountId;
  const isTheirs = (row: FileRow): boolean =>
    row.uploaderId === null ? row.holderHash === holderHash : row.uploaderId === accountId;
  const mine = (row: FileRow): boolean => row.status === 'temporary' && isTheirs(row);
  const held = (row: FileRow): boolean =>
    row.status === 'attached' && row.targetType === targetType && row.targetId === targetId;
  const found = fileIds.map((id) => rows.get(id));
  const attached = found.filter((row) => row?.purpose === purpose && (mine(row) || held(row)));
  if (attached.length < fileIds.length)
    throw new InvalidInput([{ path: 'fileIds', msg: '有文件不存在或已过期，请重新上传' }]);
  const sealedAs = purposeRules[purpose].isSealed ? filePurposeLabels[purpose] : undefined;
  await markAttached(sql, fileIds, { targetType, targetId, sealedAs });
  return attached.flatMap((row) => (row ? [fileView(row)] : []));
}

/** A replaced file stays readable for pages that are open somewhere. */
const graceMs = dayMs;

export type Release = FileTarget & {
  purpose: FilePurpose;
  /** Files that stay. */
  keep?: readonly number[];
  /** When they are removed; in 24 hours unless told. */
  at?: Date;
};

/** Lets go of a target's files of one purpose; the clean-up removes them when their time has come. */
export const releaseFiles = async (
  { sql, now }: Pick<Act, 'sql' | 'now'>,
  { keep = [], at, ...target }: Release,
): Promise<void> => {
  await markExpiring(sql, { ...target, keep, at: at ?? new Date(now.getTime() + graceMs) });
};

/** Lets go of these files, whatever held them; they are removed in 24 hours unless something holds them again. */
export async function letGoOfFiles(
  { sql, now }: Pick<Act, 'sql' | 'now'>,
  fileIds: readonly number[],
): Promise<void> {
  if (fileIds.length > 0) await markEnding(sql, fileIds, new Date(now.getTime() + graceMs));
}

const keyOf = (url: string): string | undefined => /^\/files\/[pd]\/([0-9a-f]{32})/.exec(url)?.[1];

/** Ids of the files that these addresses of the site show (`/files/p/…`, `/files/d/…`); other addresses are passed over. */
export const fileIdsOfUrls = async (sql: Act['sql'], urls: readonly string[]): Promise<number[]> => [
  ...new Set((await filesByUrl(sql, urls)).values()),
];

/** The same, by address; what is no file of the site is not there. */
export async function filesByUrl(sql: Act['sql'], urls: readonly string[]): Promise<Map<string, number>> {
  const keys = [...new Set(urls.flatMap((url) => keyOf(url) ?? []))];
  if (keys.length === 0) return new Map();
  const ids = new Map((await findFilesByKeys(sql, keys)).map(({ key, id }) => [key, id]));
  return new Map(
    urls.flatMap((url) => {
      const id = ids.get(keyOf(url) ?? '');
      return id === undefined ? [] : [[url, id] as const];
    }),
  );
}
