import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Digest, isConsistent, leafHash, rootFromInclusion } from '../contract/merkle.rules.ts';
import {
  completeNodes,
  consistencySpans,
  emptyRoot,
  foldNodes,
  growTree,
  hashNode,
  inclusionSpans,
  nodeKey,
  sha256,
} from './merkle-tree.rules.ts';

/** The leaves by which implementations of RFC 6962 are compared, and the roots of their first one to eight. */
const leaves = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
];
const roots = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

const digest: Digest = async (bytes) => sha256(Buffer.from(bytes));
const hashed = leaves.map((leaf) => sha256(Buffer.concat([Buffer.of(0), Buffer.from(leaf, 'hex')])));

/** The tree as the RFC defines it, by splitting; the product never makes it so. */
function rootByDefinition(hashes: readonly Buffer[]): Buffer {
  const [only] = hashes;
  if (!only) return emptyRoot;
  if (hashes.length === 1) return only;
  let half = 1;
  while (half * 2 < hashes.length) half *= 2;
  return hashNode(rootByDefinition(hashes.slice(0, half)), rootByDefinition(hashes.slice(half)));
}

/** A tree that grew in steps of the given lengths, and what is asked of it. */
function grow(hashes: readonly Buffer[], step = hashes.length) {
  const edge = new Map<number, Buffer>();
  const nodes = new Map<string, Buffer>();
  for (let at = 0; at < hashes.length; at += Math.max(1, step))
    for (const node of growTree(at, edge, hashes.slice(at, at + Math.max(1, step))))
      nodes.set(nodeKey(node), node.hash);
  const hashOf = (span: { start: number; end: number }): Buffer =>
    foldNodes(completeNodes(span).map((node) => nodes.get(nodeKey(node)) ?? Buffer.alloc(0)));
  return {
    nodes,
    root: (size: number) => hashOf({ start: 0, end: size }),
    inclusion: (leaf: number, size: number) => inclusionSpans(leaf, size).map(hashOf),
    consistency: (from: number, to: number) => consistencySpans(from, to).map(hashOf),
  };
}

const many = Array.from({ length: 300 }, (_, at) => sha256(`leaf ${at}`));
const tree = grow(many, 7);
const sizes = fc.integer({ min: 1, max: many.length });

describe('the tree of RFC 6962', () => {
  test('has the roots of the reference vectors', () => {
    const grown = grow(hashed);
    expect(roots.map((_, at) => grown.root(at + 1).toString('hex'))).toEqual(roots);
    expect(emptyRoot.toString('hex')).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
  });

  test('has the paths of the reference vectors', () => {
    const hex = (path: readonly Buffer[]) => path.map((hash) => hash.toString('hex'));
    const grown = grow(hashed);
    expect(hex(grown.inclusion(0, 8))).toEqual([
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ]);
    expect(hex(grown.inclusion(5, 8))).toEqual([
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ]);
    expect(hex(grown.inclusion(2, 3))).toEqual([roots[1]]);
    expect(hex(grown.consistency(6, 8))).toEqual([
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ]);
  });

  test('is the tree of the definition at every size, however it grew', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 64 }), (size, step) => {
        const grown = grow(many.slice(0, size), step);
        expect(grown.root(size)).toEqual(rootByDefinition(many.slice(0, size)));
      }),
      { seed: 14, numRuns: 60 },
    );
  });

  test('proves every leaf at every size, and no other leaf, place or size', async () => {
    await fc.assert(
      fc.asyncProperty(sizes, fc.nat(), fc.nat(), async (size, seed, flip) => {
        const position = seed % size;
        const path = tree.inclusion(position, size);
        const leaf = many[position] ?? Buffer.alloc(32);
        const root = tree.root(size);
        const found = await rootFromInclusion(digest, leaf, { position, size, path });
        expect(Buffer.from(found ?? [])).toEqual(root);
        const other = many[(position + 1) % many.length] ?? Buffer.alloc(32);
        const forged = await rootFromInclusion(digest, other, { position, size, path });
        expect(Buffer.from(forged ?? []).equals(root)).toBe(false);
        const longer = await rootFromInclusion(digest, leaf, { position, size, path: [...path, root] });
        expect(longer).toBeUndefined();
        if (path.length === 0) return;
        const shorter = await rootFromInclusion(digest, leaf, { position, size, path: path.slice(1) });
        expect(shorter && Buffer.from(shorter).equals(root)).not.toBe(true);
        const bent = path.map((hash, at) => (at === flip % path.length ? sha256(hash) : hash));
        const wrong = await rootFromInclusion(digest, leaf, { position, size, path: bent });
        expect(Buffer.from(wrong ?? []).equals(root)).toBe(false);
      }),
      { seed: 14, numRuns: 200 },
    );
  });

  test('proves that a later tree begins with an earlier one, and not with another', async () => {
    await fc.assert(
      fc.asyncProperty(sizes, sizes, fc.nat(), async (one, other, flip) => {
        const [oldSize, newSize] = one < other ? [one, other] : [other, one];
        const path = tree.consistency(oldSize, newSize);
        const given = { oldRoot: tree.root(oldSize), newRoot: tree.root(newSize) };
        expect(await isConsistent(digest, given, { oldSize, newSize, path })).toBe(true);
        const rewritten = { ...given, oldRoot: sha256(given.oldRoot) };
        expect(await isConsistent(digest, rewritten, { oldSize, newSize, path })).toBe(false);
        const later = { ...given, newRoot: sha256(given.newRoot) };
        expect(await isConsistent(digest, later, { oldSize, newSize, path })).toBe(false);
        if (path.length === 0) return;
        const bent = path.map((hash, at) => (at === flip % path.length ? sha256(hash) : hash));
        expect(await isConsistent(digest, given, { oldSize, newSize, path: bent })).toBe(false);
      }),
      { seed: 14, numRuns: 200 },
    );
  });

  test('asks for few nodes, whatever its size', () => {
    for (const size of [1_000, 9_999_999, 10_000_000, 2 ** 40 + 1]) {
      const asked = inclusionSpans(Math.floor(size / 3), size).flatMap(completeNodes);
      expect(asked.length).toBeLessThan(2 * Math.ceil(Math.log2(size)) + 2);
      expect(consistencySpans(Math.floor(size / 3), size).flatMap(completeNodes).length).toBeLessThan(
        4 * Math.ceil(Math.log2(size)) + 4,
      );
    }
  });

  test('hashes leaves apart from nodes', async () => {
    const leaf = await leafHash(digest, Buffer.from('', 'hex'));
    expect(Buffer.from(leaf).toString('hex')).toBe(roots[0]);
  });
});
