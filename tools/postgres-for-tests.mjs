// A throw-away PostgreSQL for tests: `node tools/postgres-for-tests.mjs` prints its URL and keeps it until Ctrl-C.
import { execFileSync, spawn } from 'node:child_process';
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from './free-port.mjs';
import { quickTmpdir } from './quick-tmpdir.mjs';

const START_LIMIT_MS = 120_000;
/** Nothing here outlives the tests, so nothing is flushed. */
const SETTINGS = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'max_connections=200',
  'max_wal_size=256MB',
];

/**
 * Starts a PostgreSQL in a temporary directory on a free local port and a socket. Gives its URL and `stop`, which removes it,
 * or undefined where no PostgreSQL server is installed. `halt` and `resume` are an operator who stops and starts it.
 * @returns {Promise<import('./postgres-for-tests.d.mts').TestPostgres | undefined>}
 */
export async function startPostgres() {
  const binaries = findBinaries();
  if (!binaries) return undefined;
  const identity = unprivilegedIdentity();
  const home = mkdtempSync(path.join(quickTmpdir(), 'postgres-for-tests-'));
  if (identity) chownSync(home, identity.uid, identity.gid);
  const data = path.join(home, 'data');
  const options = { ...identity, cwd: home, env: { ...process.env, HOME: home, LC_ALL: 'C' } };
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server;
  const stop = async () => {
    if (server) await endServer(server);
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const initdbArguments = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
    execFileSync(path.join(binaries, 'initdb'), initdbArguments, {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const settings = [
      ...SETTINGS,
      'listen_addresses=127.0.0.1',
      `port=${port}`,
      `unix_socket_directories=${home}`,
    ];
    const start = async () => {
      // A direct child: in a container without an init process a dead grandchild would stay a zombie.
      server = spawn(
        path.join(binaries, 'postgres'),
        ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
        { ...options, stdio: 'ignore' },
      );
      await untilAnswering(url, server);
    };
    await start();
    return { url, stop, halt: () => endServer(server), resume: start };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The folder that holds `initdb`, `postgres` and the other programs named: on PATH, or Debian's newest. */
export function findBinaries(...others) {
  const debian = '/usr/lib/postgresql';
  const versions = listIfThere(debian).toSorted((one, other) => Number(other) - Number(one));
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.map((version) => path.join(debian, version, 'bin')),
  ];
  return folders.find(
    (folder) =>
      folder && ['initdb', 'postgres', ...others].every((name) => isExecutable(path.join(folder, name))),
  );
}

/** PostgreSQL refuses to run as root: there it runs as the user `postgres`, or failing that `nobody`. */
export function unprivilegedIdentity() {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', 'nobody']) {
    try {
      const id = (flag) => Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such user here.
    }
  }
  throw new Error('running as root, and there is no user postgres or nobody to run PostgreSQL as');
}

export async function untilAnswering(url, server) {
  const until = Date.now() + START_LIMIT_MS;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`postgres ended at once with code ${server.exitCode}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > until) throw new Error('postgres did not answer in time', { cause: error });
      await delay(50);
    }
  }
}

export function endServer(server) {
  if (server.exitCode !== null || server.signalCode !== null) return undefined;
  // SIGINT is PostgreSQL's fast shutdown: sessions are cut off.
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  return ended;
}

function listIfThere(folder) {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : [];
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const server = await startPostgres();
  if (!server) {
    console.error('no PostgreSQL server found on PATH or under /usr/lib/postgresql');
    process.exit(1);
  }
  console.log(server.url);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.stop());
}
