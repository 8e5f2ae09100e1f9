import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { houseRows } from '#testing/house-rows.ts';
import { openTables } from '#testing/open-tables.ts';
import { postgresUrl } from '#testing/test-database.ts';
import { freePort } from '../../../tools/free-port.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
/** What `npm start` promises on PostgreSQL, from the first minute and under load (docs/benchmark.md). */
const mostMiB = 200;

/** Has the process tell, when it is asked, which of Node's own modules it has loaded. */
const telling = `
import { writeFileSync } from 'node:fs';
process.on('SIGUSR2', () => writeFileSync(process.env.DATA_DIR + '/loaded', process.moduleLoadList.join()))`;

describeOnPostgres('memory of the built product as npm start starts it', () => {
  const { database } = openTables({ ...houseRows, isOneStory: true });
  const dataDir = mkdtempSync(path.join(tmpdir(), 'memory-'));
  const started: { product?: ChildProcess; address: string } = { address: '' };

  beforeAll(async () => {
    const { rows } = await database().pool.query<{ name: string }>('select current_database() as name');
    const url = Object.assign(new URL(postgresUrl ?? ''), { pathname: `/${rows[0]?.name}` });
    const port = await freePort();
    started.address = `http://127.0.0.1:${port}`;
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      scripts: { start: string };
    };
    started.product = spawn(process.execPath, scripts.start.split(' ').slice(1), {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: '',
        NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(telling)}`,
        VITEST: '',
        PORT: String(port),
        DATABASE_URL: url.href,
        DATA_DIR: dataDir,
        DEMO: 'off',
        SECRET: 'a secret of at least thirty-two characters',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    while (!(await fetch(`${started.address}/readyz`).catch(() => undefined))?.ok) {
      if (started.product.exitCode !== null) throw new Error('the product ended at once');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  afterAll(() => {
    started.product?.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  const processFile = (name: string): string => readFileSync(`/proc/${started.product?.pid}/${name}`, 'utf8');
  function loadedModules(): Promise<string> {
    started.product?.kill('SIGUSR2');
    return vi.waitFor(() => readFileSync(path.join(dataDir, 'loaded'), 'utf8'));
  }
  /** The most that the process ever held. */
  const peakMiB = (): number => Number(/^VmHWM:\s+(\d+)/m.exec(processFile('status'))?.[1]) / 1_024;

  it('stays below 200 MiB at the start and under load, and loads no library that no request needed', async () => {
    expect(peakMiB()).toBeLessThan(mostMiB);
    const pages = ['index', 'activity', 'team', 'news', 'map', 'help', 'login'];
    for (let round = 0; round < 30; round += 1) {
      const addresses = pages.map((page) => `${started.address}/user-index/${page}?page=${round + 1}`);
      const answers = await Promise.all([
        ...addresses.map((address) => fetch(address)),
        fetch(`${started.address}/api/activities/ListActivities?pageSize=12&pageNum=${round + 1}`),
      ]);
      for (const answer of answers) expect((await answer.text()).length).toBeGreaterThan(20);
    }
    expect(peakMiB()).toBeLessThan(mostMiB);
    expect(processFile('maps')).not.toContain('libvips');
    const loaded = await loadedModules();
    expect(loaded).toContain('NativeModule http,');
    // Node's own HTTP client, 12 MiB: whatever asks for a `Response` loads it.
    expect(loaded).not.toContain('undici');
    const picture = await fetch(`${started.address}/share/cover/eco/activity%3A1.png`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(processFile('maps')).toContain('libvips');
  });
});
