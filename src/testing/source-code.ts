import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

const root = path.resolve(import.meta.dirname, '..');

export type SyntaxNode = Record<string, unknown>;

/** The product's sources below `src`, without tests and builders. */
export const sourceFiles = (): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !file.split(path.sep).some((folder) => ['testing', 'house-tests'].includes(folder)))
    .toSorted();

/** What stands in one of them. */
export const readSource = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Shows every node of one source, from the outside in. */
export function walkSource(file: string, see: (node: SyntaxNode) => void): void {
  walk(parseSync(readSource(file), { syntax: 'typescript', tsx: file.endsWith('x') }), see);
}

function walk(node: unknown, see: (node: SyntaxNode) => void): void {
  if (typeof node !== 'object' || node === null) return;
  see(node as SyntaxNode);
  for (const inner of Object.values(node)) walk(inner, see);
}
