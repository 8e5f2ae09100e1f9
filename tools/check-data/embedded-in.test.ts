import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { embeddedIn } from './check-data.ts';

test('the database is found by its data directory or by itself, and none is made where there is none', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'check-data-'));
  try {
    expect(() => embeddedIn(dataDir)).toThrow(`there is no embedded database in ${dataDir}`);
    expect(readdirSync(dataDir)).toEqual([]);
    const database = path.join(dataDir, 'database');
    mkdirSync(database);
    writeFileSync(path.join(database, 'PG_VERSION'), '17');
    expect([dataDir, database].map(embeddedIn)).toEqual([database, database]);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
