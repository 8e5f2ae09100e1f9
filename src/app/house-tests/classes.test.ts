import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(tsx?|js|css)$/.test(file) && !/\.test\.|\/testing\//.test(file),
);
const sources = files.filter((file) => !file.endsWith('.css')).map((file) => ({ file, text: read(file) }));
const importLine = /^import .*$/gm;
const modules = files.filter((file) => file.endsWith('.module.css'));

/** Classes that a library puts on what it draws. */
const drawnByLibrary = /^(ProseMirror|tableWrapper|selectedCell|leaflet|reactEasyCrop)/;

/** The selectors of a style sheet, without what is declared. */
const selectorsIn = (css: string): string =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?:^|[{};])([^{};]+)(?=\{)/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@'))
    .join('\n');
const classesIn = (selectors: string): string[] =>
  [...selectors.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);

/** What stands between the brackets of `:global(…)`, brackets inside included. */
function globalParts(selectors: string): { global: string; local: string } {
  let global = '';
  let local = selectors;
  for (let start = local.indexOf(':global('); start !== -1; start = local.indexOf(':global(')) {
    let depth = 0;
    let end = start + ':global'.length;
    do {
      if (local[end] === '(') depth += 1;
      if (local[end] === ')') depth -= 1;
      end += 1;
    } while (depth > 0);
    global += `${local.slice(start, end)}\n`;
    local = local.slice(0, start) + local.slice(end);
  }
  return { global, local };
}

const globalRules = new Set(
  files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const selectors = selectorsIn(read(file));
      return classesIn(file.endsWith('.module.css') ? globalParts(selectors).global : selectors);
    }),
);
/** The texts that become classes: of `className`, `class`, `classNames(…)` and what is chosen inside them. */
function classTexts(text: string): string[] {
  const plain = [...text.matchAll(/\bclass(?:Name)?(?:="|: ')([^"']*)["']/g)].map(([, value = '']) => value);
  const chosen = [
    ...text.matchAll(/\bclassName=\{([^{}]*(?:\$\{[^{}]*\}[^{}]*)*)\}|\bclassNames\(([^()]*)\)/g),
  ].flatMap(([, braced, called]) =>
    // A word that is compared is no class, and a name that is put together is judged by its rules.
    [...(braced ?? called ?? '').replaceAll(/===? '[^']*'/g, '').matchAll(/'([^']*)'|`([^`]*)`/g)].map(
      ([, single, template]) => single ?? (template ?? '').replaceAll(/\S*\$\{[^}]*\}\S*/g, ' '),
    ),
  );
  return [...plain, ...chosen].flatMap((value) => value.split(/\s+/));
}

const allText = sources.map(({ text }) => text).join('\n');
/** What stands in quotes anywhere: a class may be handed on before it is put on. */
const quoted = [...allText.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(
  ([, single, double, template]) => single ?? double ?? template ?? '',
);
const words = new Set([
  ...quoted.flatMap((text) => text.match(/[A-Za-z_][\w-]*/g) ?? []),
  ...sources.flatMap(({ text }) => classTexts(text)),
]);
/** Beginnings of names that are put together: `cat-${key}`. */
const beginnings = [
  ...new Set([...allText.matchAll(/([A-Za-z_][\w-]*-)\$\{/g)].map(([, start = '']) => start)),
];

it('every class that is used has a rule', () => {
  const unknown = sources.flatMap(({ file, text }) =>
    classTexts(text)
      .filter(
        (name) => /^[a-z][\w-]*[\w]$/i.test(name) && !globalRules.has(name) && !drawnByLibrary.test(name),
      )
      .map((name) => `${file}: ${name}`),
  );
  expect([...new Set(unknown)]).toEqual([]);
});

/** A name that stands somewhere in quotes, whole or put together. */
const isWritten = (name: string): boolean =>
  words.has(name) || beginnings.some((start) => name.startsWith(start));

it('every rule for a class is used', () => {
  expect(
    [...globalRules].filter((name) => !isWritten(name) && !drawnByLibrary.test(name)).toSorted(),
  ).toEqual([]);
});

it('what a style module names is used by who imports it, and nothing else is', () => {
  const wrong = modules.flatMap((module) => {
    const names = new Set(classesIn(globalParts(selectorsIn(read(module))).local));
    const users = sources.flatMap(({ text }) =>
      [...text.matchAll(/import (\w+) from '([^']*\.module\.css)'/g)]
        .filter(([, , from = '']) => path.basename(from) === path.basename(module))
        .map(([, name = '']) => ({ name, text: text.replaceAll(importLine, '') })),
    );
    const used = new Set<string>(
      users.flatMap(({ name, text }) =>
        [...text.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'))].map(
          ([, dotted = '', inBrackets = '']) => dotted || inBrackets,
        ),
      ),
    );
    const isPutTogether = users.some(({ name, text }) => new RegExp(`\\b${name}\\[(?!')`).test(text));
    return [
      ...[...names]
        .filter((name) => !used.has(name) && !(isPutTogether && isWritten(name)))
        .map((name) => `${module}: .${name} is not used`),
      ...[...used].filter((name) => !names.has(name)).map((name) => `${module}: .${name} has no rule`),
    ];
  });
  expect(wrong).toEqual([]);
});

it('a button is Button, ButtonLink or ButtonAnchor, and no other text names its classes', () => {
  const isRaw = (name: string): boolean => name === 'btn' || name.startsWith('btn--');
  const raw = sources.filter(({ text }) => classTexts(text).some(isRaw)).map(({ file }) => file);
  expect(raw).toEqual(['platform/web/plain/button-class.ts']);
});
