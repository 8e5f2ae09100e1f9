import { downloadHeaders, type FileKeys, isLinkValid, readPrivate } from '#domains/files/server/index.ts';
import type { Sql } from '#database/transaction.ts';
import { type AnyExportSource, isArchive } from '#platform/server/exports/export-source.ts';
import type { StoragePort } from '#platform/server/ports/storage.ts';
import { bookAround } from '#platform/server/spreadsheet/sheet-writer.ts';
import { exportPath } from './download-export.ts';
import { lostRight, ordererOf } from './export-right.ts';
import { findExport, partKeys } from './exports.queries.ts';

export type OpenedExport = { headers: Record<string, string>; body: AsyncIterable<Buffer> };
export type ExportDoor = (pathname: string, query: URLSearchParams) => Promise<OpenedExport | undefined>;

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const archive = 'application/zip';
/** An archive is whole as it lies. */
const bare = { before: Buffer.alloc(0), after: Buffer.alloc(0) };

/**
 * Opens what a link of `downloadExport` names, piece by piece; undefined when the link has run out, the file is gone, or its
 * person has lost the right to it since.
 */
export const createExportDoor =
  (house: {
    sql: Sql;
    storage: StoragePort;
    keys: FileKeys;
    clock: () => Date;
    sources: () => ReadonlyMap<string, AnyExportSource>;
  }): ExportDoor =>
  async (pathname, query) => {
    const { sql, keys, sources } = house;
    const now = house.clock();
    const exportId = Number(/^\/files\/e\/(\d{1,15})$/.exec(pathname)?.[1]);
    if (!exportId || !isLinkValid({ keys, now }, exportPath(exportId), query)) return undefined;
    const order = await findExport(sql, exportId);
    if (order?.state !== 'ready' || !order.expiresAt || order.expiresAt <= now) return undefined;
    const caller = await ordererOf(sql, order);
    const source = sources().get(order.operation);
    if (!source || lostRight(caller, order, source)) return undefined;
    const pieces = await partKeys(sql, exportId);
    const isZip = isArchive(source);
    const { before, after } = isZip ? bare : bookAround(order.what, order);
    const length = before.length + order.packedBytes + after.length;
    return {
      headers: {
        ...downloadHeaders({ mime: isZip ? archive : spreadsheet, name: order.fileName }),
        'content-length': String(length),
      },
      body: bytesOf({ ...house, before, after }, pieces),
    };
  };

async function* bytesOf(
  file: { storage: StoragePort; keys: FileKeys; before: Buffer; after: Buffer },
  pieces: readonly string[],
): AsyncGenerator<Buffer> {
  yield file.before;
  for (const key of pieces) {
    const piece = await readPrivate(file, key);
    if (!piece) throw new Error(`a piece of an export is not on the shelf: ${key}`);
    yield Buffer.from(piece);
  }
  yield file.after;
}
