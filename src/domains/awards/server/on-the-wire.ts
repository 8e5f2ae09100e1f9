import type { Qualification } from '#domains/site/contract/qualifications.words.ts';
import { filesOfTargets } from '#domains/files/server/index.ts';
import type { Sql } from '#database/transaction.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { LockedEntry } from './awards.store.ts';

type Row = LockedEntry & { teamName: string | null };

/** Draws entries with the papers that hang on what they were entered with. */
export async function onTheWire(sql: Sql, rows: readonly Row[]) {
  const files =
    rows.length === 0
      ? []
      : await filesOfTargets(sql, {
          targetType: 'recordBatch',
          targetIds: [...new Set(rows.map(({ batchId }) => batchId))],
          purpose: 'recordProof',
        });
  return (row: Row) => ({
    entryId: row.id,
    kind: row.kind,
    title: row.title,
    grantor: row.grantor,
    heldOn: row.heldOn,
    content: row.content,
    place: row.place,
    classHours: row.halfHours === null ? null : row.halfHours / 2,
    score: row.score,
    validUntil: row.validUntil,
    qualification: row.qualification as Qualification | null,
    level: row.level,
    state: row.state,
    reason: row.reason,
    teamName: row.teamName,
    createdAt: toInstant(row.createdAt),
    objection: row.objection,
    answer: row.answer,
    files: files
      .filter(({ targetId }) => targetId === row.batchId)
      .map(({ id, name }) => ({ fileId: id, name })),
  });
}
