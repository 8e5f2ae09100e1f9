// Makes .br and .gz beside every text file of the browser's build, so that no request ever compresses one.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const texts = /\.(js|css|svg|json|txt|xml|webmanifest|html|map)$/;
/** Below this a header costs more than is saved. */
const smallestBytes = 1_024;
/** zlib works on the thread pool, which has four threads. */
const atOnce = 4;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compresses what lies under `folder`; gives the number of files. */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && texts.test(entry.name) && !entry.parentPath.includes('.vite'))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const queue = [...files];
  const worker = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) await compressFile(file);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return files.length;
}

async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < smallestBytes) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })]);
  // A variant that saves nothing would only be sent in place of the original.
  if (br.length < content.length) await writeFile(`${file}.br`, br);
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz);
}
