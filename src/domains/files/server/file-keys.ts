import { minuteMs } from '#platform/contract/durations.ts';
import { deriveKey, isLookupHash, type Key, lookupHash, type Secret } from '#platform/server/encryption.ts';
import type { FileKind } from '../contract/files.words.ts';

/** Keys of this room: private files are sealed with one, their links signed with the other. */
export type FileKeys = { seal: Key; link: Key };

export const fileKeysFrom = (secret: Secret): FileKeys => ({
  seal: deriveKey(secret, 'files/seal'),
  link: deriveKey(secret, 'files/link'),
});

/** Where the bytes lie, by the file's key: `p` pictures in sizes, `d` public documents, `s` sealed private files. */
export const storagePaths = {
  picture: (key: string, suffix: string) => `p/${key.slice(0, 2)}/${key}/${suffix}`,
  document: (key: string) => `d/${key.slice(0, 2)}/${key}`,
  sealed: (key: string) => `s/${key.slice(0, 2)}/${key}`,
};

/** Where the bytes of a private file lie. */
export const sealedPath = storagePaths.sealed;

const extensions: Record<FileKind, string> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  pdf: 'pdf',
  docx: 'docx',
  xlsx: 'xlsx',
  webm: 'webm',
  ogg: 'ogg',
  m4a: 'm4a',
  mp3: 'mp3',
  wav: 'wav',
};

export const pictureUrl = (key: string, width: number): string => `/files/p/${key}/${width}.webp`;
export const documentUrl = (key: string, kind: FileKind): string => `/files/d/${key}.${extensions[kind]}`;

const linkMs = 5 * minuteMs;
export type FileLink = { url: string; expiresAt: Date };

/** An address by which anybody who is given it may read a private file for five minutes (domain.md 4.4.18). */
export const signFileLink = (keys: Pick<FileKeys, 'link'>, key: string, now: Date): FileLink =>
  signLink(keys, `s/${key}`, now);

/** The same for whatever is private at a path below `/files/`. */
export function signLink(keys: Pick<FileKeys, 'link'>, path: string, now: Date): FileLink {
  const expiresAt = new Date(now.getTime() + linkMs);
  const until = Math.floor(expiresAt.getTime() / 1_000);
  return {
    url: `/files/${path}?until=${until}&seal=${lookupHash(keys.link, `${path}.${until}`)}`,
    expiresAt,
  };
}

/** Whether the link was signed here for this path below `/files/` and still holds. */
export function isLinkValid(
  { keys, now }: { keys: Pick<FileKeys, 'link'>; now: Date },
  path: string,
  query: URLSearchParams,
): boolean {
  const until = query.get('until') ?? '';
  if (!isLookupHash(keys.link, query.get('seal') ?? '', `${path}.${until}`)) return false;
  return Number(until) * 1_000 > now.getTime();
}
