// `npm run build`: the browser's files, the server that also draws the public pages, and their compressed copies.
import { cpSync, existsSync, rmSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as viteBuild } from 'vite';
import { precompress } from './precompress/precompress.mjs';
import { endWithParent } from './run-apart.mjs';
import { sourceStamp, writeStamp } from './source-stamp.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** Builds everything into `dist/`; the stamp comes last, so that a build broken off is built again. */
export async function build(say) {
  const startedAt = Date.now();
  const stamp = await sourceStamp(root);
  rmSync(path.join(root, 'dist'), { recursive: true, force: true });
  process.env.NODE_ENV = 'production';
  /** @type {Set<string>} */
  const libraries = new Set();
  const common = { root, logLevel: 'warn', plugins: [notingLibraries(libraries)] };
  say('building the browser files …');
  await viteBuild(common);
  await viteBuild({ ...common, mode: 'centres' });
  say('building the server …');
  await viteBuild({ ...common, build: { ssr: true } });
  moveServerAssets();
  await escapeServerTexts();
  // Their licences go where the built files go (tools/package).
  await writeFile(path.join(root, 'dist/libraries.txt'), [...libraries].toSorted().join('\n'));
  await precompress(path.join(root, 'dist/web'));
  writeStamp(root, stamp);
  say(`built in ${((Date.now() - startedAt) / 1_000).toFixed(1)} s`);
}

/** Notes the folders of libraries of which something became part of what is built. */
const notingLibraries = (folders) => ({
  name: 'note-libraries',
  generateBundle(_options, files) {
    const ids = Object.values(files).flatMap(({ moduleIds = [] }) => moduleIds);
    for (const id of ids) {
      const folder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0];
      if (folder) folders.add(path.relative(root, folder));
    }
  },
});

/** What the server's pages link to is served with the browser's files. */
function moveServerAssets() {
  const [server, web] = ['dist/server', 'dist/web'].map((folder) => path.join(root, folder));
  const assets = path.join(server, 'assets');
  if (existsSync(assets)) cpSync(assets, path.join(web, 'assets'), { recursive: true });
  cpSync(path.join(server, '.vite/manifest.json'), path.join(web, '.vite/server.json'));
  for (const folder of ['assets', '.vite'])
    rmSync(path.join(server, folder), { recursive: true, force: true });
}

/** The bundler leaves the texts of tagged templates (SQL) as they are; escaped they are read the same, and the program stays plain ASCII. */
async function escapeServerTexts() {
  const folder = path.join(root, 'dist/server');
  for (const name of (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.mjs'))) {
    const file = path.join(folder, name);
    const program = await readFile(file, 'utf8');
    const escaped = program.replaceAll(
      /[^\0-\x7f]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    if (escaped !== program) await writeFile(file, escaped);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  endWithParent();
  await build((line) => console.log(line));
  // With the line to its parent open it would not end.
  process.exit(0);
}
