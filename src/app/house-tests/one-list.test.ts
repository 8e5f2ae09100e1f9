import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({
    file: file.replaceAll(path.sep, '/'),
    text: readFileSync(path.join(root, 'src', file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
  }));

/** Files outside the floor's list that say this, comments aside. */
const elsewhere = (pattern: RegExp): string[] =>
  sources
    .filter(({ file, text }) => !file.startsWith('platform/web/list/') && pattern.test(text))
    .map(({ file }) => file);

it('reads every source', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  expect(elsewhere(/QueryList/).length).toBeGreaterThan(20);
});

it('says 1000+ in one place', () => {
  expect(elsewhere(/1_?000\s*\?\s*'|1000\+|countedUpTo\}\+/)).toEqual(['platform/contract/page-limits.ts']);
});

it('reads the page of an address in one place', () => {
  expect(elsewhere(/get\(\s*'page'\s*\)|page: Number\(/)).toEqual([]);
});

it('counts the pages of a list in one place', () => {
  expect(elsewhere(/Math\.ceil\([^;]*pageSize/i)).toEqual(['platform/contract/page-limits.ts']);
});

it('draws the foot of a list in one place: no room and no area has its own', () => {
  const own = elsewhere(/(className="|classNames\(')ft\b|function \w*(Foot|Pager|Pages|Turn)\(/);
  expect(own.filter((file) => /^(areas|domains)\//.test(file))).toEqual([]);
  // What a server draws cannot run the list's hooks, and an island reads its pages by itself.
  const drawnByServer = /^(areas\/public-site\/|domains\/discussion\/web\/discussion-board\.tsx$)/;
  expect(elsewhere(/<Pager/).filter((file) => !drawnByServer.test(file))).toEqual([]);
});

it('draws the views of a page in one place', () => {
  expect(elsewhere(/<nav\s+className=("|\{`)(tabs|seg)\b/)).toEqual([]);
});

it('says in one place that something was not loaded', () => {
  expect(elsewhere(/art="bridge"|art: 'bridge'/)).toEqual([]);
  expect(sources.filter(({ file }) => file.endsWith('load-failed.tsx'))).toHaveLength(1);
});

it('gives every list of the back office its tools: views, refresh, columns, order and size of its pages', () => {
  const offices = sources.filter(({ file }) => file.startsWith('areas/back-office/'));
  const layout = offices.find(({ file }) => file.endsWith('back-office-layout.tsx'));
  expect(layout?.text).toMatch(
    /<ListToolsContext value=\{listTools\}>\s*<HoldsDecisionsContext value>\s*<Outlet/,
  );
  const lists = offices.flatMap(({ file, text }) =>
    [...text.matchAll(/<QueryList\b(.*?)\n\s*>\n/gs)].map(([, props = '']) => ({ file, props })),
  );
  expect(lists.length).toBeGreaterThan(18);
  // Without its place in the address a list has no tools: the six latest messages of the bell are no list to work with.
  const bare = lists.filter(({ props }) => !props.includes('url={')).map(({ file }) => file);
  expect(bare).toEqual(['areas/back-office/shell/message-bell.tsx']);
});
