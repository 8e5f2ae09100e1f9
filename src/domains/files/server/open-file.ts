import type { Sql } from '#database/transaction.ts';
import { secretAddressHeaders } from '#platform/server/secret-address.ts';
import type { StoragePort } from '#platform/server/ports/storage.ts';
import { type FileKeys, isLinkValid, storagePaths } from './file-keys.ts';
import type { Caller } from '#platform/server/calls/act.ts';
import { isFilePublic, maySeeFile } from './sight/file-sight.rules.ts';
import { readPrivate } from './shelve-private.ts';
import { leadsTeamOf } from './sight/sight.queries.ts';
import { type FileRow, findFileByKey, findFileInSight } from './files.queries.ts';

export type OpenedFile = { bytes: Uint8Array; headers: Record<string, string> };
/** Whoever asks is looked up only for what is not public. */
export type FileDoor = (
  pathname: string,
  query: URLSearchParams,
  viewer: () => Promise<Caller>,
) => Promise<OpenedFile | undefined>;

const forEver = 'public, max-age=31536000, immutable';
/** Not public yet, or not any more: no cache keeps it. */
const forNow = 'private, no-store';
/** A stored file is looked at, never run: no script, no frame, no form, even if a browser took it for a page. */
const policy = "default-src 'none'; sandbox";

/**
 * Opens what an address below `/files/` names; undefined when it is not there, not for who asks, or the link has run out. Everybody
 * sees a file while something public holds it; before and after, who sent it and who may review it.
 */
export function createFileDoor(house: {
  sql: Sql;
  storage: StoragePort;
  keys: FileKeys;
  clock: () => Date;
}): FileDoor {
  const { sql, storage, keys, clock } = house;
  return async (pathname, query, viewer) => {
    const picture = /^\/files\/p\/([0-9a-f]{32})\/(\d{2,4}\.(webp|avif))$/.exec(pathname);
    if (picture) {
      const [, key = '', suffix = '', type = ''] = picture;
      const cache = await cacheOf(key, viewer);
      if (!cache) return undefined;
      const bytes = await storage.get(storagePaths.picture(key, suffix));
      return bytes && { bytes, headers: headersOf({ mime: `image/${type}`, cache }) };
    }
    const document = /^\/files\/d\/([0-9a-f]{32})\.[a-z]{3,4}$/.exec(pathname)?.[1];
    if (document) {
      const cache = await cacheOf(document, viewer);
      if (!cache) return undefined;
      return openRow(document, async () => storage.get(storagePaths.document(document)), cache);
    }
    const sealed = /^\/files\/s\/([0-9a-f]{32})$/.exec(pathname)?.[1];
    if (!sealed || !isLinkValid({ keys, now: clock() }, `s/${sealed}`, query)) return undefined;
    return openRow(sealed, () => readPrivate({ storage, keys }, sealed), forNow);
  };

  /** How long a file of a public purpose may be kept by who asks; undefined when they may not see it. */
  async function cacheOf(key: string, viewer: () => Promise<Caller>): Promise<string | undefined> {
    const row = await findFileInSight(sql, key);
    if (!row) return undefined;
    if (isFilePublic(row)) return forEver;
    const caller = await viewer();
    const isTheirs = maySeeFile(row, caller) || (await leadsTeamOf(sql, row, caller));
    return isTheirs ? forNow : undefined;
  }

  async function openRow(
    key: string,
    read: () => Promise<Uint8Array | undefined>,
    cache: string,
  ): Promise<OpenedFile | undefined> {
    const row = await findFileByKey(sql, key);
    const bytes = row && row.status !== 'removing' ? await read() : undefined;
    return (
      row &&
      bytes && { bytes, headers: headersOf({ mime: row.mime, cache, disposition: dispositionOf(row) }) }
    );
  }
}

/** Documents are saved, pictures shown and recordings heard. */
const dispositionOf = ({ mime, name }: Pick<FileRow, 'mime' | 'name'>): string =>
  `${/^(?:image|audio)\//.test(mime) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name).replace(/['()]/g, escape)}`;

const headersOf = ({ mime, cache, disposition }: { mime: string; cache: string; disposition?: string }) => ({
  'content-type': mime,
  'cache-control': cache,
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  ...(cache === forNow ? secretAddressHeaders : {}),
  ...(disposition ? { 'content-disposition': disposition } : {}),
});

/** Headers of a private document that is made while it is sent. */
export const downloadHeaders = (document: { mime: string; name: string }): Record<string, string> =>
  headersOf({ mime: document.mime, cache: forNow, disposition: dispositionOf(document) });
