import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { houseRows } from '#testing/house-rows.ts';
import { openTables } from '#testing/open-tables.ts';
import { postgresUrl } from '#testing/test-database.ts';
import { freePort } from '../../../tools/free-port.mjs';

/** Starting takes seconds, on a busy machine many. */
const patiently = { timeout: 240_000, interval: 100 };
const root = path.resolve(import.meta.dirname, '../../..');

describeOnPostgres('several processes of the built product on one port', () => {
  const { database, sql } = openTables({ ...houseRows, isOneStory: true });
  const dataDir = mkdtempSync(path.join(tmpdir(), 'processes-'));
  const started: { product?: ChildProcess; port: number; metricsPort: number; output: string } = {
    port: 0,
    metricsPort: 0,
    output: '',
  };
  const product = (): ChildProcess => started.product!;

  beforeAll(async () => {
    const { rows } = await database().pool.query<{ name: string }>('select current_database() as name');
    const url = Object.assign(new URL(postgresUrl ?? ''), { pathname: `/${rows[0]?.name}` });
    started.port = await freePort();
    started.metricsPort = await freePort();
    const environment = {
      PORT: String(started.port),
      PROCESSES: '2',
      METRICS_PORT: String(started.metricsPort),
      DATABASE_URL: url.href,
      DATABASE_POOL: '4',
      DATA_DIR: dataDir,
      DEMO: 'off',
      SECRET: 'a secret of at least thirty-two characters',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'info',
    };
    const child = spawn(process.execPath, ['tools/start.mjs'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: '', VITEST: '', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.product = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (started.output += chunk.toString()));
    await vi.waitFor(
      async () => {
        if (child.exitCode !== null) throw new Error(started.output);
        if (serving().length < 2) throw new Error('not both serve yet');
      },
      { timeout: 300_000, interval: 200 },
    );
  });
  afterAll(() => {
    product().kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Those that said so, the dead among them. */
  const serving = (): number[] =>
    [...started.output.matchAll(/"pid":(\d+),"msg":"a process serves"/g)].map(([, pid]) => Number(pid));
  const processes = (): number[] => {
    const { pid } = product();
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  };
  const holders = () =>
    sql().selectFrom('instanceNumbers').select(['number', 'holder']).orderBy('number').execute();
  /** The status of an answer that came whole; throws where the connection was refused or cut. */
  const answerTo = (address: string, agent?: Agent): Promise<number> =>
    new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port: started.port, path: address, agent }, (answer) => {
        answer
          .resume()
          .on('error', reject)
          .on('end', () => resolve(answer.statusCode ?? 0));
      });
      asked.on('error', reject).end();
    });
  /** Asks without pause, some over kept connections and some over new ones, until told; gives how often each answer came. */
  function pressing() {
    const counts = new Map<string, number>();
    let isOver = false;
    const ask = async (agent: Agent): Promise<void> => {
      for (let at = 0; !isOver; at += 1) {
        const address = ['/healthz', '/user-index/help', '/user-index/index'][at % 3] ?? '/';
        const came = await answerTo(address, agent).then(String, (error: Error) => error.message);
        counts.set(came, (counts.get(came) ?? 0) + 1);
      }
      agent.destroy();
    };
    const asking = [true, true, true, false, false].map((keepAlive) =>
      ask(new Agent({ keepAlive, maxSockets: 1 })),
    );
    return {
      counts,
      end: async () => {
        isOver = true;
        await Promise.all(asking);
        return [...counts.keys()];
      },
    };
  }

  it('are told as one by the figures: answers of both are counted, and of both the memory', async () => {
    const asked = 40;
    for (let time = 0; time < asked; time += 1) expect(await answerTo('/healthz')).toBe(200);
    const response = await fetch(`http://127.0.0.1:${started.metricsPort}/metrics`);
    const text = await response.text();
    const counted = /http_requests_total\{method="GET",route="\/healthz",status="200"\} (\d+)/.exec(
      text,
    )?.[1];
    expect(Number(counted)).toBe(asked);
    expect(text).toContain('database_connections{state="size"} 8');
  });

  it('have a number each, and one that is killed is replaced under its number while the other serves', async () => {
    const before = await holders();
    const [killed, other] = processes();
    process.kill(killed!, 'SIGKILL');
    await vi.waitFor(() => {
      const now = processes();
      expect(now).toHaveLength(2);
      expect(now).toContain(other);
      expect(now).not.toContain(killed);
    }, patiently);
    expect(await answerTo('/healthz')).toBe(200);
    expect(started.output).toContain('a process ended by itself and is replaced');
    await vi.waitFor(() => expect(serving()).toEqual(expect.arrayContaining(processes())), patiently);
    expect(await holders()).toEqual(before);
  });

  it('are all replaced on SIGHUP, and nobody who asks meanwhile is refused', async () => {
    const before = processes();
    const numbers = await holders();
    const people = pressing();
    product().kill('SIGHUP');
    await vi.waitFor(() => expect(started.output).toContain('all processes were replaced'), patiently);
    const answers = await people.end();
    expect(answers).toEqual(['200']);
    expect(people.counts.get('200')).toBeGreaterThan(50);
    const now = processes();
    expect(now).toHaveLength(2);
    expect(now.filter((pid) => before.includes(pid))).toEqual([]);
    const holdersNow = await holders();
    expect(holdersNow).toHaveLength(2);
    expect(holdersNow.filter(({ holder }) => numbers.some((one) => one.holder === holder))).toEqual([]);
  });

  it('end together on SIGTERM, and give their numbers back', async () => {
    const pids = processes();
    const ended = once(product(), 'exit');
    product().kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(await holders()).toEqual([]);
  });
});
