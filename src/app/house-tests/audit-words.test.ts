import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type SyntaxNode, sourceFiles, walkSource } from '#testing/source-code.ts';
import { collectAuditWords } from '#platform/server/audit-words.ts';
import { createRooms } from '../server-rooms.ts';

const rooms = createRooms({ secret: 'x'.repeat(32), publicUrl: 'http://localhost' });
const words = collectAuditWords(rooms);
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^app\/first-run|\/server)\/(?!ports).*(?<!\.test)\.ts$/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'));

/** The words in quotes that an audit entry may give a property: `action: isLate ? 'one' : 'other'` gives both. */
const namedAs = (property: string) => {
  const given = sources.flatMap((source) => [
    ...source.matchAll(new RegExp(`\\b${property}: ([^,}\\n]+)`, 'g')),
  ]);
  // A union is a type, no value.
  const values = given.filter(([, value = '']) => !value.includes(' | '));
  const names = values.flatMap(([, value = '']) => [
    ...value.replace(/^.*\? /, '').matchAll(/'([a-zA-Z.]+)'/g),
  ]);
  return [...new Set(names.map(([, name = '']) => name))];
};

it('every act that is kept by a name of its own has words for the audit log', () => {
  const names = namedAs('action');
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !(name in words.acts)).toSorted()).toEqual([]);
});

it('every kind of object that an act is about has a word', () => {
  const names = namedAs('targetType');
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !(name in words.targets)).toSorted()).toEqual([]);
});

it('every operation that writes says its act in Chinese, each in words of its own', () => {
  const writes = rooms
    .flatMap((room) => room.bindings)
    .filter(({ operation }) => operation.effect === 'write');
  for (const { operation } of writes)
    expect([operation.name, operation.act]).toEqual([
      operation.name,
      expect.stringMatching(/\p{Script=Han}/u),
    ]);
  const acts = writes.map(({ operation }) => operation.act);
  expect(acts.filter((act, index) => acts.indexOf(act) !== index)).toEqual([]);
});

it('no write but a look at an item of a desk goes without a line', () => {
  const fleeting = rooms
    .flatMap((room) => room.bindings)
    .filter(({ operation }) => operation.isFleeting)
    .map(({ operation }) => operation.name);
  expect(fleeting).toEqual(['noteLook']);
});

it('a name in a line has one word, whichever room says it', () => {
  const spoken = rooms.flatMap(({ auditWords }) => Object.entries(auditWords?.fields ?? {}));
  const first = new Map(spoken.toReversed());
  expect(spoken.filter(([name, label]) => first.get(name) !== label)).toEqual([]);
});

type Property = { type: string; value?: unknown; key?: { value: unknown }; arguments?: SyntaxNode };

/** Names of an object literal, those of objects inside it as well; what is spread from elsewhere is known only when it runs. */
function namesIn(node: SyntaxNode): string[] {
  if (node.type !== 'ObjectExpression')
    return Object.values(node).flatMap((inside) =>
      typeof inside === 'object' && inside !== null && 'type' in inside && node.type !== 'CallExpression'
        ? namesIn(inside as SyntaxNode)
        : [],
    );
  return (node.properties as Property[]).flatMap((property) => {
    if (property.type === 'Identifier') return [String(property.value)];
    if (property.type === 'SpreadElement') return namesIn(property.arguments ?? {});
    return [String(property.key?.value), ...namesIn(property.value as SyntaxNode)];
  });
}

/** Names that the details of audit lines keep, as one source writes them. */
function detailNames(file: string): string[] {
  const names: string[] = [];
  walkSource(file, (node) => {
    if (node.type !== 'ObjectExpression') return;
    const entries = (node.properties as Property[]).map(({ key, value }) => [key?.value, value] as const);
    const detail = entries.find(([name]) => name === 'detail')?.[1];
    if (detail && entries.some(([name]) => name === 'targetType'))
      names.push(...namesIn(detail as SyntaxNode));
  });
  return names;
}

it('every name that a line keeps has a word', () => {
  const files = sourceFiles().filter((file) => file.includes('server/'));
  const names = new Set(files.flatMap(detailNames));
  const shapes = ['before', 'after', 'from', 'to'];
  expect(names.size).toBeGreaterThan(60);
  expect([...names].filter((name) => !(name in words.fields) && !shapes.includes(name)).toSorted()).toEqual(
    [],
  );
});
