import { randomBytes } from 'node:crypto';
import { notify } from '#domains/messages/server/index.ts';
import { type FileKeys, shelvePrivate } from '#domains/files/server/index.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { exportKeptDays } from '#platform/contract/exports/exports.words.ts';
import type { Transact } from '#platform/server/background.ts';
import type { Act, SignedInCaller } from '#platform/server/calls/act.ts';
import {
  type AnyExportSource,
  type AnySheetSource,
  isArchive,
} from '#platform/server/exports/export-source.ts';
import { cellsOf, exportChunkRows } from '#platform/server/exports/exporting.ts';
import type { StoragePort } from '#platform/server/ports/storage.ts';
import { packPiece, sheetHead, sheetRows, sheetTail } from '#platform/server/spreadsheet/sheet-writer.ts';
import { exportEndings } from '../contract/exports.words.ts';
import { lostRight, ordererOf } from './export-right.ts';
import { type GatheredArchive, keepArchive, type StartedPiece } from './make-archive.ts';
import { type ExportOrder, findExport, nextExportId, nextRowIds } from './exports.queries.ts';
import {
  advanceExport,
  type Ending,
  endExport,
  insertPart,
  noteAttempt,
  placePart,
} from '#platform/server/exports/exports.store.ts';

export type ExportWorkshop = {
  storage: StoragePort;
  keys: Pick<FileKeys, 'seal'>;
  sources: () => ReadonlyMap<string, AnyExportSource>;
};

/** A piece that fails so often in a row ends its order. */
const mostAttempts = 3;

/**
 * The next piece of the oldest order: rows in one transaction, with the rights that its person has now; packed and put on the
 * shelf outside; counted in another, where it is void when a second process was faster. Whoever comes after a process that
 * died goes on from the last piece that counts. True when there was something to do.
 */
export async function makeExports(transact: Transact, workshop: ExportWorkshop): Promise<boolean> {
  const exportId = await transact(({ sql }) => nextExportId(sql));
  if (exportId === undefined) return false;
  try {
    const piece = await transact((act) => takePiece(act, exportId, workshop));
    if (piece && 'gathered' in piece) await keepArchive(transact, piece, { ...workshop, finish });
    else if (piece) await keepPiece(transact, piece, workshop);
  } catch (error) {
    await transact((act) => noteFailure(act, exportId));
    throw error;
  }
  return true;
}

type Piece = StartedPiece & {
  columns: AnySheetSource['columns'];
  rowCount: number;
  cells: (string | number)[][];
};

/** The rows of the next piece; undefined when the order ended here or meanwhile. */
async function takePiece(
  act: Act,
  exportId: number,
  { sources }: ExportWorkshop,
): Promise<Piece | GatheredArchive | undefined> {
  const order = await findExport(act.sql, exportId);
  if (!order || (order.state !== 'waiting' && order.state !== 'making')) return undefined;
  const source = sources().get(order.operation);
  const caller = await ordererOf(act.sql, order);
  const lost = lostRight(caller, order, source);
  if (lost || !source || !caller) {
    await end(act, order, { state: 'cancelled', ending: exportEndings[lost ?? 'rightLost'] });
    return undefined;
  }
  const key = randomBytes(16).toString('hex');
  await insertPart(act.sql, key, exportId);
  const started = { order, key, caller };
  if (isArchive(source))
    return { ...started, source, gathered: await source.gather({ ...act, caller } as never, order.request) };
  const ids = await nextRowIds(act.sql, order, exportChunkRows);
  const cells = await cellsOf({ ...act, caller } as never, source as never, {
    asked: order.request as never,
    ids,
  });
  return { ...started, columns: source.columns, rowCount: ids.length, cells };
}

async function keepPiece(transact: Transact, piece: Piece, workshop: ExportWorkshop): Promise<void> {
  const { order, key, columns, cells } = piece;
  const doneCount = order.doneCount + piece.rowCount;
  const isLast = doneCount >= order.rowCount;
  const head = order.doneCount === 0 ? sheetHead(columns.map(([title, width]) => ({ title, width }))) : '';
  const xml = head + sheetRows(cells, order.writtenCount) + (isLast ? sheetTail : '');
  const { bytes, after } = packPiece(xml, order);
  await shelvePrivate(workshop, key, bytes);
  await transact(async (act) => {
    const writtenCount = order.writtenCount + cells.length;
    if (!(await advanceExport(act.sql, order, { doneCount, writtenCount, ...after }))) return;
    await placePart(act.sql, key, order.doneCount);
    if (isLast) await finish(act, { ...order, writtenCount }, piece.caller);
  });
}

async function finish(act: Act, order: ExportOrder, caller: SignedInCaller): Promise<void> {
  const expiresAt = new Date(act.now.getTime() + exportKeptDays * dayMs);
  await end(act, order, { state: 'ready', expiresAt });
  await notify(act, {
    accountId: order.accountId,
    category: 'system',
    title: `导出完成：${order.what}`,
    body: `“${order.fileName}”共 ${order.writtenCount} 条，已经生成，请在 ${exportKeptDays} 天内下载。文件只有你本人能下载，请妥善保管，用完删除。`,
    link: linkOf(caller),
    dedupeKey: `export:${order.id}:ready`,
  });
}

/** Where whoever ordered it finds it. */
const exportPages = {
  staff: '/dashboard/exports',
  team: '/teamcenter/index/teamuser/exports',
  volunteer: '/usercenter/index/mydata',
} as const;

const linkOf = ({ kind }: SignedInCaller): string => exportPages[kind];

async function noteFailure(act: Act, exportId: number): Promise<void> {
  const attempts = await noteAttempt(act.sql, exportId);
  if (attempts === undefined || attempts < mostAttempts) return;
  const order = await findExport(act.sql, exportId);
  const caller = order && (await ordererOf(act.sql, order));
  if (!order || !caller) return;
  const ending = exportEndings[caller.kind === 'volunteer' ? 'brokenArchive' : 'broken'];
  await end(act, order, { state: 'failed', ending });
  await notify(act, {
    accountId: order.accountId,
    category: 'system',
    title: `导出没有完成：${order.what}`,
    body: ending,
    link: linkOf(caller),
    dedupeKey: `export:${exportId}:failed`,
  });
}

async function end(act: Act, order: ExportOrder, ending: Ending): Promise<void> {
  await endExport(act, order.id, ending);
  await act.audit({
    action: 'exports.make',
    targetType: 'export',
    targetId: order.id,
    reason: ending.ending ?? undefined,
    detail: {
      fileName: order.fileName,
      writtenCount: order.writtenCount,
      before: { state: order.state },
      after: { state: ending.state },
    },
  });
}
