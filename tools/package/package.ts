// `npm run package`: one archive with the built product and only what runs; `node start.mjs` in it starts the product.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { builtStamp, sourceStamp } from '../source-stamp.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** What an operator starts: the file in the archive, and what of the build it runs. */
const commands = { backup: 'backup', restore: 'restore', 'check-data': 'check-data' } as const;

/** Files that the program finds by a name it puts together, which no trace of imports sees. */
const namedAtRunTime = ['400Regular/NotoSansSC_400Regular', '700Bold/NotoSansSC_700Bold'].map(
  (font) => `node_modules/@expo-google-fonts/noto-sans-sc/${font}.ttf`,
);

/** Libraries that the program reads with their first use by `createRequire`, which no trace follows either. */
const readLater = ['sanitize-html'].map((name) => createRequire(import.meta.url).resolve(name));

/** Which of a package's files Node takes depends on its version: those before 20.19 and 22.10 do not know `module-sync`. */
const nodeConditions = [['node'], ['node', 'module-sync']];

const delivered = [
  'dist/server',
  'dist/web',
  'tools/quick-ticks.mjs',
  'tools/serve.mjs',
  'tools/prepare.mjs',
  'tools/run-apart.mjs',
  'deploy',
  'LICENSE',
  'docs/operations.md',
];

export type Package = { archive: string; bytes: number };

/**
 * Packs the built product into `folder` as `NAME-VERSION.tar.gz`, for machines with this operating system and processor: the database engine,
 * pictures and passwords are compiled code.
 * @throws Error when the build is older than the sources, or `tar` fails
 */
export async function packProduct(folder: string): Promise<Package> {
  if ((await sourceStamp(root)) !== builtStamp(root)) throw new Error('not built; run npm run build');
  const { name, version, engines } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  const title = `${String(name)}-${String(version)}`;
  const unpacked = path.join(folder, title);
  rmSync(unpacked, { recursive: true, force: true });
  for (const file of [...delivered, ...namedAtRunTime, ...(await filesThatRun())]) copyInto(unpacked, file);
  copyLicencesOfBuilt(unpacked);
  const say = { name, version, private: true, type: 'module', engines };
  writeFileSync(path.join(unpacked, 'package.json'), `${JSON.stringify(say, undefined, 2)}\n`);
  writeFileSync(path.join(unpacked, 'start.mjs'), `import './tools/serve.mjs';\n`);
  for (const [command, entry] of Object.entries(commands))
    writeFileSync(path.join(unpacked, `${command}.mjs`), launcher(entry));
  const archive = `${unpacked}.tar.gz`;
  const options = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner'];
  const tar = spawnSync('tar', [...options, '-czf', archive, '-C', folder, title], { encoding: 'utf8' });
  if (tar.status !== 0) throw new Error(`tar failed: ${tar.stderr}`);
  const bytes = sizeOf(unpacked);
  rmSync(unpacked, { recursive: true });
  return { archive, bytes };
}

/** What the built server imports, and the licences of all of it. */
async function filesThatRun(): Promise<string[]> {
  const entries = ['server', 'supervisor', 'paper-worker', ...Object.values(commands)];
  const built = entries.map((entry) => path.join(root, `dist/server/${entry}.mjs`));
  // One after the other, with what was read and taken apart kept between them: only where imports lead is asked again.
  const cache = {};
  const traced = new Set<string>();
  for (const conditions of nodeConditions) {
    const { fileList } = await nodeFileTrace([...built, ...readLater], { base: root, conditions, cache });
    for (const file of fileList) traced.add(file);
  }
  const files = [...traced].filter((file) => file.startsWith('node_modules/'));
  const packages = new Set(
    files.flatMap((file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []),
  );
  return [...files, ...[...packages].flatMap(licencesOf)];
}

/** Its licence and what belongs to it; a library must travel with them. */
const licencesOf = (folder: string): string[] =>
  readdirSync(path.join(root, folder))
    .filter((name) => /^(licen[cs]e|notice|copying)/i.test(name))
    .map((name) => path.join(folder, name));

/** What became part of the built files is no package there; its licences lie beside them. */
function copyLicencesOfBuilt(unpacked: string): void {
  const folders = readFileSync(path.join(root, 'dist/libraries.txt'), 'utf8').split('\n');
  for (const file of folders.flatMap(licencesOf))
    copyInto(unpacked, file, file.replaceAll('node_modules', 'licences'));
}

function copyInto(folder: string, file: string, name = file): void {
  const to = path.join(folder, name);
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(realpathSync(path.join(root, file)), to, { recursive: true });
}

const launcher = (entry: string): string =>
  `import { main } from './dist/server/${entry}.mjs';

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
`;

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(path.join(folder, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);

export async function main([folder = path.join(root, 'dist/package')]: readonly string[]): Promise<void> {
  if ((await sourceStamp(root)) !== builtStamp(root)) {
    const built = spawnSync(process.execPath, [path.join(root, 'tools/build.mjs')], { stdio: 'inherit' });
    if (built.status !== 0) throw new Error('the build failed');
  }
  mkdirSync(folder, { recursive: true });
  const { archive, bytes } = await packProduct(path.resolve(folder));
  console.log(`${archive}: ${Math.round(bytes / 1e6)} MB unpacked`);
}
