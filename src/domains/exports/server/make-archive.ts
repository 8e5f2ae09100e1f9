import type { Transact } from '#platform/server/background.ts';
import type { Act, SignedInCaller } from '#platform/server/calls/act.ts';
import { type FileKeys, shelvePrivate } from '#domains/files/server/index.ts';
import { advanceExport, placePart } from '#platform/server/exports/exports.store.ts';
import type { AnyArchiveSource } from '#platform/server/exports/export-source.ts';
import type { StoragePort } from '#platform/server/ports/storage.ts';
import type { ExportOrder } from './exports.queries.ts';

/** What any piece of an order begins with. */
export type StartedPiece = { order: ExportOrder; key: string; caller: SignedInCaller };
/** All that an archive is made of. */
export type GatheredArchive = StartedPiece & { source: AnyArchiveSource; gathered: unknown };

type Bench = {
  storage: StoragePort;
  keys: Pick<FileKeys, 'seal'>;
  finish: (act: Act, order: ExportOrder, caller: SignedInCaller) => Promise<void>;
};

/** Packs an archive outside every transaction and keeps it as its order's only piece; void when another process was faster. */
export async function keepArchive(
  transact: Transact,
  { order, key, caller, source, gathered }: GatheredArchive,
  bench: Bench,
): Promise<void> {
  const { bytes, recordCount } = await source.pack(gathered as never);
  await shelvePrivate(bench, key, bytes);
  await transact(async (act) => {
    const extent = { checksum: 0, rawBytes: bytes.length, packedBytes: bytes.length };
    const progress = { doneCount: order.rowCount, writtenCount: recordCount, ...extent };
    if (!(await advanceExport(act.sql, order, progress))) return;
    await placePart(act.sql, key, 0);
    await bench.finish(act, { ...order, writtenCount: recordCount }, caller);
  });
}
