import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

const root = path.resolve(import.meta.dirname, '..');

export type RegexLiteral = { file: string; pattern: string; flags: string };

/** Every regular expression that the product's sources (without tests and builders) write as a literal, and the files that put one together. */
export function regexLiterals(): { literals: RegexLiteral[]; makers: string[] } {
  const literals: RegexLiteral[] = [];
  const makers: string[] = [];
  for (const file of sourceFiles()) {
    const source = readFileSync(path.join(root, file), 'utf8');
    walk(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') }), (node) => {
      if (node.type === 'RegExpLiteral')
        literals.push({ file, pattern: String(node.pattern), flags: String(node.flags) });
      if (node.type === 'NewExpression' || node.type === 'CallExpression') {
        if ((node.callee as { value?: unknown }).value === 'RegExp') makers.push(file);
      }
    });
  }
  return { literals, makers };
}

const sourceFiles = (): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !file.split(path.sep).includes('testing'))
    .toSorted();

function walk(node: unknown, see: (node: Record<string, unknown>) => void): void {
  if (typeof node !== 'object' || node === null) return;
  see(node as Record<string, unknown>);
  for (const inner of Object.values(node)) walk(inner, see);
}
