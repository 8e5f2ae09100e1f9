import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { parse } from 'yaml';
import { expect, it } from 'vitest';
import { legalForms } from '#domains/teams/contract/registration.words.ts';

const root = path.resolve(import.meta.dirname, '../..');
const han = '[\\u4e00-\\u9fff”》）]';
/** Half-width punctuation that leans on a Chinese character. */
const mixed = new RegExp(`${han} ?[,:;?!(]|[()][\\u4e00-\\u9fff]|${han}\\)`, 'u');
/** Patterns say what is looked for, not what is shown. */
const pattern = /\[\^|\(\?|\\d|[\u4e00-\u9fff]\|[\u4e00-\u9fff]/;

type Node = { type?: string; start: number; end: number; [part: string]: unknown };
const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null;

/** Texts of a module that a person may read: strings, templates, words between tags; no keys, imports, types or API summaries. */
function textsIn(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (!isNode(node) || node.type === 'ImportDeclaration' || node.type === 'TSLiteralType') return [];
  if (node.type === 'Property') {
    const key = node['key'] as { name?: string };
    return key.name === 'summary' ? [] : textsIn(node['value']);
  }
  if (node.type === 'JSXText' || node.type === 'TemplateElement') return [node];
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node] : [];
  return Object.values(node).flatMap((part) => (isNode(part) ? textsIn(part) : []));
}

function wrongIn(file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const tree = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  return textsIn(tree)
    .map(({ start, end }) => source.slice(start, end))
    .filter((text) => mixed.test(text) && !pattern.test(text))
    .map((text) => `${file}: ${text.trim()}`);
}

const city = path.resolve(import.meta.dirname, '../../../tools/demo-city/city');
/** The words of a legal form are the register's own (村(社区)). */
const ofTheRegister: readonly string[] = legalForms;

/** Every text in what a file of the city says, names of items aside. */
function valuesIn(told: unknown): string[] {
  if (typeof told === 'string') return [told];
  return typeof told === 'object' && told !== null ? Object.values(told).flatMap(valuesIn) : [];
}

it('the texts of the demo city carry Chinese punctuation', () => {
  const files = readdirSync(city, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yaml'),
  );
  expect(files.length).toBeGreaterThan(40);
  const wrong = files.flatMap((file) =>
    valuesIn(parse(readFileSync(path.join(city, file), 'utf8')))
      .filter((text) => mixed.test(text) && !ofTheRegister.includes(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

it('Chinese texts carry Chinese punctuation', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)(?:house-tests|testing)\//.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(wrongIn)).toEqual([]);
});

it('knows a half-width sign when it sees one', () => {
  expect(['原因:太远', '报名(第一场)', '好,走', '第一场)。'].every((text) => mixed.test(text))).toBe(true);
  expect(['原因：太远', '08:30', 'a, b', '（一）'].some((text) => mixed.test(text))).toBe(false);
});
