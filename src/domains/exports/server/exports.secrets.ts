import { sealedPath } from '#domains/files/server/index.ts';
import type { SealedShelf } from '#platform/server/secrets/reseal-subjects.ts';
import { countPartsAfter, heldParts, partsAfter } from './exports.queries.ts';

/** Pieces of 我的导出 on the shelf. */
export const exportedPieces: SealedShelf = {
  name: 'exported pieces',
  after: async (sql, cursor, limit) =>
    (await partsAfter(sql, cursor, limit)).map((key) => ({ cursor: key, path: sealedPath(key) })),
  count: countPartsAfter,
  held: async (sql, cursors) => new Set((await heldParts(sql, cursors)).map(sealedPath)),
};
