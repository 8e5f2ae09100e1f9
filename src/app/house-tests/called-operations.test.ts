import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { laneOf } from '#platform/server/calls/mount-operations.ts';
import { createRooms } from '../server-rooms.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What browsers and servers draw pages with: everything but rooms' servers, promises and tests. */
const drawing = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      /\.tsx?$/.test(file) && !/\.test\.|\/(server|contract|testing)\/|^(database|testing)\//.test(file),
  )
  .map((file) => readFileSync(path.join(root, file), 'utf8'));

/** Asked for and there, but no page calls them yet: each with the reason. */
const withoutPage: Record<string, string> = {};

/** In how many files a word stands, and what the calls of operations are called. */
const files = new Map<string, number>();
const calls = new Map<string, string>();
for (const text of drawing) {
  for (const word of new Set(text.match(/\w+/g))) files.set(word, (files.get(word) ?? 0) + 1);
  for (const [, call = '', name = ''] of text.matchAll(
    /export const (\w+) = remote<typeof (?:\w+\.)?(\w+)>/g,
  ))
    calls.set(name, call);
}

/** Through its call, which somebody uses; by its name where a page is drawn on the server; by its address on the floor below the rooms. */
function isCalled({ name, path: address }: { name: string; path: string }): boolean {
  const call = calls.get(name);
  if (call !== undefined) return (files.get(call) ?? 0) > 1;
  const fixed = address.replace(/^\/api|\{id\}$/g, '');
  return files.has(name) || drawing.some((text) => text.includes(fixed));
}

test('every operation is called by a page, or stands in the list of those that wait for one', () => {
  const operations = createRooms({ secret: 'x'.repeat(32), publicUrl: 'http://localhost' })
    .flatMap((room) => room.bindings)
    .map(({ operation }) => operation);
  const uncalled = operations.filter((operation) => !isCalled(operation)).map(({ name }) => name);
  expect(uncalled.toSorted()).toEqual(Object.keys(withoutPage).toSorted());
});

test('what is exported stands in the line for reports, where neither readers nor writers wait for it', () => {
  const elsewhere = createRooms({ secret: 'x'.repeat(32), publicUrl: 'http://localhost' })
    .flatMap((room) => room.bindings)
    .filter((binding) => binding.operation.name.startsWith('export') && laneOf(binding) !== 'report');
  expect(elsewhere.map(({ operation }) => operation.name)).toEqual([]);
});
