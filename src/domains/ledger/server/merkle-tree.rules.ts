import { createHash } from 'node:crypto';

/** A complete subtree: over 2^level leaves, the `position`th from the left. */
export type Node = { level: number; position: number };
export type HashedNode = Node & { hash: Buffer };
/** Leaves from `start` up to, not with, `end`. */
type Span = { start: number; end: number };

export const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

const leafMark = Buffer.of(0);
const nodeMark = Buffer.of(1);
export const hashLeaf = (leaf: string): Buffer =>
  createHash('sha256').update(leafMark).update(leaf, 'utf8').digest();
export const hashNode = (left: Buffer, right: Buffer): Buffer =>
  createHash('sha256').update(nodeMark).update(left).update(right).digest();

/** Root of a tree without leaves. */
export const emptyRoot = sha256('');

export const nodeKey = ({ level, position }: Node): string => `${level}:${position}`;

/**
 * Complete subtrees that the leaves of a span consist of, the largest first (RFC 6962, 2.1). The span begins where a subtree of its
 * size may begin, as those of proofs do.
 */
export function completeNodes({ start, end }: Span): Node[] {
  const nodes: Node[] = [];
  let at = start;
  while (at < end) {
    let level = 0;
    while (at + 2 ** (level + 1) <= end && at % 2 ** (level + 1) === 0) level += 1;
    nodes.push({ level, position: at / 2 ** level });
    at += 2 ** level;
  }
  return nodes;
}

/** Greatest power of two below `count`. */
const split = (count: number): number => 2 ** Math.ceil(Math.log2(count) - 1);

/** Spans whose roots are the path of a leaf in a tree of `size` leaves, from the bottom (RFC 6962, 2.1.1). */
export function inclusionSpans(leaf: number, size: number): Span[] {
  const spans: Span[] = [];
  let start = 0;
  let end = size;
  while (end - start > 1) {
    const middle = start + split(end - start);
    if (leaf < middle) {
      spans.push({ start: middle, end });
      end = middle;
    } else {
      spans.push({ start, end: middle });
      start = middle;
    }
  }
  return spans.reverse();
}

/** Spans whose roots prove that a tree of `newSize` leaves begins with one of `oldSize` (RFC 6962, 2.1.2). */
export function consistencySpans(oldSize: number, newSize: number): Span[] {
  if (oldSize === 0 || oldSize === newSize) return [];
  const spans: Span[] = [];
  let start = 0;
  let end = newSize;
  let isWhole = true;
  while (end !== oldSize) {
    const middle = start + split(end - start);
    if (oldSize <= middle) {
      spans.push({ start: middle, end });
      end = middle;
    } else {
      spans.push({ start, end: middle });
      start = middle;
      isWhole = false;
    }
  }
  if (!isWhole) spans.push({ start, end });
  return spans.reverse();
}

/** Root over a span from the hashes of its complete subtrees. */
export function foldNodes(hashes: readonly Buffer[]): Buffer {
  const [last, ...rest] = [...hashes].reverse();
  if (!last) return emptyRoot;
  return rest.reduce((right, left) => hashNode(left, right), last);
}

/**
 * Leaves added to a tree of `size`: every node that is complete by them. `edge` are the hashes of the complete subtrees the tree
 * consists of; it is carried on.
 */
export function growTree(size: number, edge: Map<number, Buffer>, leaves: readonly Buffer[]): HashedNode[] {
  const grown: HashedNode[] = [];
  for (const [at, leaf] of leaves.entries()) {
    let node: HashedNode = { level: 0, position: size + at, hash: leaf };
    grown.push(node);
    for (let left = edge.get(node.level); node.position % 2 === 1 && left; left = edge.get(node.level)) {
      edge.delete(node.level);
      node = { level: node.level + 1, position: (node.position - 1) / 2, hash: hashNode(left, node.hash) };
      grown.push(node);
    }
    edge.set(node.level, node.hash);
  }
  return grown;
}
