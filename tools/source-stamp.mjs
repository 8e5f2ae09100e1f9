// Says whether `dist/` was built from the sources that lie here, by their content.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const folders = ['src', 'public', 'tools/demo-city', 'tools/backup', 'tools/check-data'];
const files = [
  'package-lock.json',
  'vite.config.ts',
  'tools/build.mjs',
  'tools/centre-chunks.ts',
  'tools/public-chunks.ts',
];
const notBuilt = /\.test\.tsx?$|\.md$/;

const stampFile = (root) => path.join(root, 'dist/stamp');

/** Hash over every file the build reads. */
export async function sourceStamp(root) {
  const lists = await Promise.all(folders.map((folder) => filesUnder(root, folder)));
  const names = [...files, ...lists.flat()].toSorted();
  const contents = await Promise.all(names.map((name) => readFile(path.join(root, name))));
  const hash = createHash('sha256');
  names.forEach((name, index) => hash.update(name).update('\0').update(contents[index]).update('\0'));
  return hash.digest('hex');
}

async function filesUnder(root, folder) {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !notBuilt.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

/** The stamp that the build in `dist/` carries; undefined when there is none. */
export const builtStamp = (root) =>
  existsSync(stampFile(root)) ? readFileSync(stampFile(root), 'utf8') : undefined;

/** Marks `dist/` as built from these sources. */
export const writeStamp = (root, stamp) => writeFileSync(stampFile(root), stamp);
