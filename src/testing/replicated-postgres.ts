import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../tools/free-port.mjs';
import {
  endServer,
  findBinaries,
  unprivilegedIdentity,
  untilAnswering,
} from '../../tools/postgres-for-tests.mjs';
import { quickTmpdir } from '../../tools/quick-tmpdir.mjs';

export type ReplicatedPostgres = {
  primaryUrl: string;
  /** Both hosts in one address, the standby first. */
  bothUrl: (database: string) => string;
  /** Kills the primary's every process without a word. */
  killPrimary: () => Promise<void>;
  promoteStandby: () => void;
  /** Until the promoted one takes writes. */
  untilPromoted: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A primary that acknowledges what its hot standby has on disk, and that standby. Not where no PostgreSQL is installed. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const binaries = findBinaries('pg_basebackup', 'pg_ctl', 'psql');
  if (!binaries) throw new Error('no PostgreSQL server is installed');
  const identity = unprivilegedIdentity();
  const home = mkdtempSync(path.join(quickTmpdir(), 'replicated-postgres-'));
  if (identity) chownSync(home, identity.uid, identity.gid);
  const options = { ...identity, cwd: home, env: { ...process.env, HOME: home, LC_ALL: 'C' } };
  const run = (program: string, ...given: string[]): void => {
    execFileSync(path.join(binaries, program), given, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  };
  const ports = { primary: await freePort(), standby: await freePort() };
  const urlOf = (port: number): string => `postgres://postgres@127.0.0.1:${port}/postgres`;
  const start = async (name: keyof typeof ports, ...settings: string[]): Promise<ChildProcess> => {
    const all = [
      'listen_addresses=127.0.0.1',
      `port=${ports[name]}`,
      `unix_socket_directories=${home}`,
      ...settings,
    ];
    const server = spawn(
      path.join(binaries, 'postgres'),
      ['-D', path.join(home, name), ...all.flatMap((setting) => ['-c', setting])],
      // A group of its own, so that a kill reaches every process of it.
      { ...options, stdio: 'ignore', detached: true },
    );
    await untilAnswering(urlOf(ports[name]), server);
    return server;
  };
  run('initdb', '-D', path.join(home, 'primary'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8');
  const primary = await start('primary', 'synchronous_commit=on');
  const target = ['-h', '127.0.0.1', '-p', String(ports.primary), '-U', 'postgres'];
  run('pg_basebackup', ...target, '-D', path.join(home, 'standby'), '-R', '-X', 'stream', '-c', 'fast');
  const standby = await start(
    'standby',
    `primary_conninfo=host=127.0.0.1 port=${ports.primary} user=postgres application_name=standby`,
  );
  // From here on a commit is acknowledged when the standby has it.
  run('psql', ...target, '-c', `alter system set synchronous_standby_names = 'standby'`);
  run('psql', ...target, '-c', 'select pg_reload_conf()');
  return {
    primaryUrl: urlOf(ports.primary),
    bothUrl: (database) =>
      `postgres://postgres@127.0.0.1:${ports.standby},127.0.0.1:${ports.primary}/${database}?target_session_attrs=read-write`,
    killPrimary: async () => {
      const gone = once(primary, 'exit');
      process.kill(-(primary.pid ?? 0), 'SIGKILL');
      await gone;
    },
    promoteStandby: () => run('pg_ctl', 'promote', '-D', path.join(home, 'standby'), '-W'),
    untilPromoted: () => untilWritable(urlOf(ports.standby)),
    stop: async () => {
      for (const server of [standby, primary]) await endServer(server);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function untilWritable(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const isStandby = async (): Promise<boolean | undefined> => {
    const { rows } = await client.query<{ is: boolean }>('select pg_is_in_recovery() as is');
    return rows[0]?.is;
  };
  while (await isStandby()) await delay(5);
  await client.end();
}
