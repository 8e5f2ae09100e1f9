import type { Sql } from '#database/transaction.ts';
import { readNodes } from './ledger.queries.ts';
import { completeNodes, consistencySpans, foldNodes, inclusionSpans, nodeKey } from './merkle-tree.rules.ts';

type Span = { start: number; end: number };

/** Roots over spans of the tree; all their nodes are read in one statement, at most some sixty a span list. */
async function hashSpans(sql: Sql, lists: readonly (readonly Span[])[]): Promise<string[][]> {
  const wanted = new Map(
    lists.flat().flatMap((span) => completeNodes(span).map((node) => [nodeKey(node), node] as const)),
  );
  const found = await readNodes(sql, [...wanted.values()]);
  const hashes = new Map(found.map((node) => [nodeKey(node), node.hash]));
  const hashOf = (span: Span): string =>
    foldNodes(
      completeNodes(span).map((node) => {
        const hash = hashes.get(nodeKey(node));
        if (!hash) throw new Error(`node ${nodeKey(node)} of the ledger is missing`);
        return hash;
      }),
    ).toString('hex');
  return lists.map((spans) => spans.map(hashOf));
}

/** Paths of leaves in the tree of the first `size` leaves, each from the bottom (RFC 6962, 2.1.1). */
export const inclusionPaths = (sql: Sql, positions: readonly number[], size: number): Promise<string[][]> =>
  hashSpans(
    sql,
    positions.map((position) => inclusionSpans(position, size)),
  );

/** Proof that the tree of `newSize` leaves begins with that of `oldSize` (RFC 6962, 2.1.2). */
export async function consistencyPath(sql: Sql, oldSize: number, newSize: number): Promise<string[]> {
  const [path = []] = await hashSpans(sql, [consistencySpans(oldSize, newSize)]);
  return path;
}
