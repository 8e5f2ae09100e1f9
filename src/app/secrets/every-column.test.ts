import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '#platform/server/ports/storage.ts';
import { keptPurposes } from '#platform/server/secrets/keys.ts';
import { openTables } from '#testing/open-tables.ts';
import { readSource, sourceFiles } from '#testing/source-code.ts';
import { sealedLabels } from '#domains/statistics/server/service-state/sealed-words.rules.ts';
import { drawnPurposes, keptUnderSecret, passingPurposes, resealSubjects } from './kept-under-secret.ts';

const { database } = openTables({ isOneStory: true });

const tables = keptUnderSecret.flatMap((room) => room.tables ?? []);
const sealed = tables.flatMap(({ table, columns }) => columns.map((column) => ({ table, ...column })));
const follows = keptUnderSecret.flatMap((room) => room.follows ?? []);
const declared = [
  ...sealed.map(({ table, column }) => `${table}.${column}`),
  ...sealed.flatMap(({ table, lookups = [] }) => lookups.map(({ column }) => `${table}.${column}`)),
  ...sealed.flatMap(({ table, foundUnderAll }) =>
    foundUnderAll ? [`${table}.${foundUnderAll.column}`] : [],
  ),
  ...follows.map(({ table, column }) => `${table}.${column}`),
  ...keptUnderSecret.flatMap(({ lapsing = {}, lasting = {} }) => [
    ...Object.keys(lapsing),
    ...Object.keys(lasting),
  ]),
];

describe('what lies under SECRET', () => {
  it('is told column by column, each once: a new sealed or hashed column says what becomes of it when SECRET changes', async () => {
    const { rows } = await database().pool.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and (column_name like '%cipher%' or column_name like '%hash%') order by 1`,
      [],
    );
    expect(declared.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  it('is told purpose by purpose: every key that is derived seals a column, passes by itself, or is kept', () => {
    const derived = sourceFiles()
      .filter((file) => !file.includes('.test.') && !file.includes('/testing/'))
      .flatMap((file) => [
        ...readSource(file).matchAll(/\b(?:deriveKey|keptKey)\(\s*\w+(?:\.\w+)?,\s*['`]([^'`$]+)/g),
      ])
      .map(([, purpose = '']) => purpose);
    const told = new Set<string>([
      ...sealed.flatMap(({ purpose, lookups = [] }) => [purpose, ...lookups.map((one) => one.purpose)]),
      ...Object.keys(passingPurposes),
      ...drawnPurposes,
      ...keptPurposes,
      'files/seal',
    ]);
    expect([...new Set(derived)].toSorted()).toEqual([...told].toSorted());
  });

  it('has Chinese words for each table and shelf, by which 运行状态 says what still waits', () => {
    const names = resealSubjects('x'.repeat(32), createMemoryStorage()).map(({ name }) => name);
    expect(Object.keys(sealedLabels).toSorted()).toEqual(names.toSorted());
  });

  it('is followed by nothing that no value leads', () => {
    const led = new Set(sealed.flatMap(({ lookups = [] }) => lookups.map(({ purpose }) => purpose)));
    expect(follows.filter(({ purpose }) => !led.has(purpose))).toEqual([]);
  });
});
