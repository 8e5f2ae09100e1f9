import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const self = path.relative(root, import.meta.filename);
const texts = /\.(?:ts|tsx|mjs|cjs|css|sql|md|yaml)$/;

/** Every text of the repository that may refer to a document, by its path from the root. */
const files = [
  ...readdirSync(root).filter((name) => texts.test(name)),
  ...['src', 'tools', 'e2e', 'docs'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => texts.test(name))
      .map((name) => path.join(folder, name)),
  ),
].filter((file) => file !== self);
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const documents = files.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');

/** A document by its name, and the sections named after it: `domain.md 4.2.3, C`. */
const mention =
  /(?<![\w./-])((?:[\w.-]+\/)*[\w-]+\.md)((?:(?:, | and | )(?:[A-C](?:\.\d+)*|\d+(?:\.\d+)*)(?![\w%]))*)/g;
const link = /\]\((?!https?:)([^)\s]+)\)/g;
const quotedPath = /`((?:src|e2e|tools|docs|app|areas|domains|platform|database)\/[^`\s]+)`/g;
/** Paths that stand for many. */
const pattern = /[*<>{}…]|\b[A-Z]\b|(^|\/)verb-/;

/** Where a name leads that `from` uses: from the root, beside itself, or among the documents. */
function placeOf(name: string, from: string): string | undefined {
  return [
    name,
    path.join(path.dirname(from), name),
    path.join('docs', name),
    path.join('docs/decisions', name),
  ].find((place) => existsSync(path.join(root, place)));
}

const headingsOf = (file: string): string[] =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title);

/** The anchor that Markdown gives a heading. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

function wrongMentions(file: string, text: string): string[] {
  return [...text.matchAll(mention)].flatMap(([whole, name = '', sections = '']) => {
    const place = placeOf(name, file);
    if (!place) return [`${file}: ${whole}`];
    const known = new Set(headingsOf(place).map((title) => title.split(' ')[0]));
    return sections
      .split(/, | and | /)
      .filter((section) => section !== '' && !known.has(section))
      .map((section) => `${file}: ${name} has no section ${section}`);
  });
}

function wrongDecisions(file: string, text: string): string[] {
  const decisions = readdirSync(path.join(root, 'docs/decisions'));
  return [...text.matchAll(/\bdecisions? (\d{4})\b/gi)]
    .filter(([, number = '']) => !decisions.some((name) => name.startsWith(`${number}-`)))
    .map(([whole]) => `${file}: ${whole}`);
}

/** Numbered sections of “the specification” are those of docs/requirements.md and are named so. */
const unnamedSections = (file: string, text: string): string[] =>
  [...text.matchAll(/specification \d/gi)].map(([whole]) => `${file}: ${whole}`);

function wrongLinks(file: string): string[] {
  return [...read(file).matchAll(link)].flatMap(([, target = '']) => {
    const [name = '', anchor] = target.split('#');
    const place = name === '' ? file : path.join(path.dirname(file), name);
    if (!existsSync(path.join(root, place))) return [`${file}: ${target}`];
    if (anchor === undefined || headingsOf(place).some((title) => anchorOf(title) === anchor)) return [];
    return [`${file}: ${target}`];
  });
}

/** Of a table of promises: tests that are not in the file they are said to be in. */
function missingTests(file: string): string[] {
  let place = '';
  return read(file)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => [...line.matchAll(/`([^`\s]+\.(?:test|spec)\.tsx?)`|(the same):|“([^”]+)”/g)])
    .flatMap(([, named, , title]) => {
      place = named ?? place;
      return title === undefined || read(place).includes(title) ? [] : [`${place}: ${title}`];
    });
}

function wrongPaths(file: string): string[] {
  return [...read(file).matchAll(quotedPath)]
    .map(([, quoted = '']) => quoted)
    .filter((quoted) => !pattern.test(quoted))
    .filter((quoted) => !existsSync(path.join(root, quoted)) && !existsSync(path.join(root, 'src', quoted)))
    .map((quoted) => `${file}: ${quoted}`);
}

describe('every reference leads somewhere in the repository', () => {
  it('to documents and their sections, from code and documents', () => {
    const all = files.flatMap((file) => [...read(file).matchAll(mention)]);
    expect(all.length).toBeGreaterThan(150);
    expect(files.flatMap((file) => wrongMentions(file, read(file)))).toEqual([]);
  });

  it('to decisions by their number, and to no section of a document that is not here', () => {
    expect(files.flatMap((file) => wrongDecisions(file, read(file)))).toEqual([]);
    expect(files.flatMap((file) => unnamedSections(file, read(file)))).toEqual([]);
  });

  it('to one decision by each number', () => {
    const numbers = readdirSync(path.join(root, 'docs/decisions')).map((name) => name.slice(0, 4));
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  it('from one document to another, headings too', () => {
    expect(documents.flatMap(wrongLinks)).toEqual([]);
  });

  it.each(['docs/operations.md', 'docs/hours.md'])('to the tests that show what %s promises', (file) => {
    expect(read(file).match(/“/g)?.length).toBeGreaterThan(40);
    expect(missingTests(file)).toEqual([]);
  });

  it('to the files that documents name', () => {
    expect(documents.flatMap(wrongPaths)).toEqual([]);
  });
});

describe('what leads nowhere is found', () => {
  it.each([
    ['/** Kept so long (domain.md 9.9). */', 'x.ts: domain.md has no section 9.9'],
    ['/** In this order (domain.md 2.2, 4.2.6, C). */', undefined],
    ['/** As agreed (trust.md 3). */', 'x.ts: trust.md 3'],
    ['/** See docs/nowhere.md. */', 'x.ts: docs/nowhere.md'],
    ['/** Undone for three days (domain.md 4.2.6 and 4.2.99). */', 'x.ts: domain.md has no section 4.2.99'],
  ])('in %j', (text, wrong) => {
    expect(wrongMentions('x.ts', text)).toEqual(wrong === undefined ? [] : [wrong]);
  });

  it('among decisions and sections', () => {
    expect(wrongDecisions('x.ts', '(decision 0004, decision 9999)')).toEqual(['x.ts: decision 9999']);
    expect(unnamedSections('x.ts', '(specification 4)')).toEqual(['x.ts: specification 4']);
  });
});
