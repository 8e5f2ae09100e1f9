import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const mostFiles = 30;

/** Numbered records and generated files stand in a row by nature: one migration or decision after the other, one table type a table. */
const rows = ['src/database/migrations', 'src/database/tables', 'docs/pictures', 'docs/decisions'];

const folders = ['src', 'tools', 'e2e', 'docs'].flatMap((top) => [
  top,
  ...readdirSync(path.join(root, top), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
]);

const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).filter((entry) => entry.isFile()).length;

it('a folder can be taken in at one look: no more than 30 files, except rows of data', () => {
  const tooFull = folders
    .filter((folder) => !rows.includes(folder))
    .map((folder) => ({ folder, files: filesIn(folder) }))
    .filter(({ files }) => files > mostFiles);
  expect(tooFull).toEqual([]);
});
