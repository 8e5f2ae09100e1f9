import type { Sql } from '#database/transaction.ts';
import { decryptBytes } from '#platform/server/encryption.ts';
import type { StoragePort } from '#platform/server/ports/storage.ts';
import { type FileKeys, isLinkValid, storagePaths } from './file-keys.ts';
import { type FileRow, findFileByKey } from './files.queries.ts';

export type OpenedFile = { bytes: Uint8Array; headers: Record<string, string> };
export type FileDoor = (pathname: string, query: URLSearchParams) => Promise<OpenedFile | undefined>;

const forEver = 'public, max-age=31536000, immutable';
/** A stored file is looked at, never run: no script, no frame, no form, even if a browser took it for a page. */
const policy = "default-src 'none'; sandbox";

/** Opens what an address below `/files/` names; undefined when it is not there or the link has run out. */
export function createFileDoor(house: {
  sql: Sql;
  storage: StoragePort;
  keys: FileKeys;
  clock: () => Date;
}): FileDoor {
  const { sql, storage, keys, clock } = house;
  return async (pathname, query) => {
    const picture = /^\/files\/p\/([0-9a-f]{32})\/(\d{2,4}\.(webp|avif))$/.exec(pathname);
    if (picture) {
      const [, key = '', suffix = '', type = ''] = picture;
      const bytes = await storage.get(storagePaths.picture(key, suffix));
      return bytes && { bytes, headers: headersOf({ mime: `image/${type}`, cache: forEver }) };
    }
    const document = /^\/files\/d\/([0-9a-f]{32})\.[a-z]{3,4}$/.exec(pathname)?.[1];
    if (document) return openRow(document, async () => storage.get(storagePaths.document(document)), forEver);
    const sealed = /^\/files\/s\/([0-9a-f]{32})$/.exec(pathname)?.[1];
    if (!sealed || !isLinkValid({ keys, now: clock() }, sealed, query)) return undefined;
    return openRow(
      sealed,
      async () => opened(await storage.get(storagePaths.sealed(sealed))),
      'private, no-store',
    );
  };

  function opened(bytes: Uint8Array | undefined): Uint8Array | undefined {
    return bytes && decryptBytes(keys.seal, bytes);
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

/** Documents are saved, pictures shown. */
const dispositionOf = ({ mime, name }: FileRow): string =>
  `${mime.startsWith('image/') ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name).replace(/['()]/g, escape)}`;

const headersOf = ({ mime, cache, disposition }: { mime: string; cache: string; disposition?: string }) => ({
  'content-type': mime,
  'cache-control': cache,
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  ...(disposition ? { 'content-disposition': disposition } : {}),
});
