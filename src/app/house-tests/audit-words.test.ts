import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
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
  const names = given.flatMap(([, value = '']) => [
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
