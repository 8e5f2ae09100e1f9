import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#database/connection.ts';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { createDatabaseReadings } from '#platform/server/readings/database-readings.ts';
import { type Reading, sampleBetween } from '#platform/server/readings/state-of.rules.ts';
import { watchState } from '#platform/server/readings/watch-state.ts';
import { houseRows } from '#testing/house-rows.ts';
import { makeWebRoot } from '#testing/open-product.ts';
import { askOverHttp } from '#testing/over-http.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { freePort } from '../../../tools/free-port.mjs';
import { startWatch } from './metrics-port.ts';
import { createServer } from '../server.ts';

describe('the figures of a running product', () => {
  const web = makeWebRoot();
  let database: Database;
  let product: Awaited<ReturnType<typeof createServer>>;

  beforeAll(async () => {
    database = await openTestDatabase(houseRows);
    await buildActivity(database.kysely, { title: '江边清滩' });
    const built = { kind: 'built' as const, root: web.webRoot };
    product = await createServer(web.configuration, database, { say: () => undefined, web: built });
    await product.app.ready();
  });
  afterAll(async () => {
    await product.engine.signals?.close();
    await product.app.close();
    await database.close();
    web.remove();
  });

  const ask = (url: string) => askOverHttp(product.app, { url });
  type Line = { name: string; labels: Record<string, string>; value: number };
  const linesOf = (text: string): Line[] =>
    text.split('\n').flatMap((line) => {
      const [, name, labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      if (!name || line.startsWith('#')) return [];
      const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, word]) => [key, word]);
      return [{ name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) }];
    });
  const lines = async (): Promise<Line[]> => linesOf(await product.seeing.registry.metrics());
  const counted = async (route: string): Promise<number> =>
    (await lines())
      .filter(({ name, labels }) => name === 'http_requests_total' && labels.route === route)
      .reduce((sum, { value }) => sum + value, 0);

  it('count a page that is kept like one that is drawn, and say which it was', async () => {
    const hits = async (): Promise<number> =>
      (await lines()).find(({ labels }) => labels.cache === 'pages' && labels.outcome === 'hits')?.value ?? 0;
    const hitsBefore = await hits();
    for (let time = 0; time < 4; time += 1)
      expect((await ask('/user-index/activityList')).statusCode).toBe(200);
    expect(await counted('/user-index/activityList')).toBe(4);
    expect(await hits()).toBeGreaterThan(hitsBefore);
  });

  it('tell how far a change of the secret has come', async () => {
    const secretFigures = async () => {
      await product.seeing.readings.refresh();
      const found = (await lines()).filter(({ name }) => name.startsWith('secret_rotation'));
      return Object.fromEntries(
        found.map(({ name, labels, value }) => [labels.state ?? labels.table ?? name, value]),
      );
    };
    expect(await secretFigures()).toEqual({ secret_rotation_running: 0, moved: 0, unreadable: 0 });
    const at = new Date();
    await database.kysely
      .insertInto('secretKeys')
      .values({ keyId: '0123456789ab', since: at, until: at, emptyAt: null })
      .execute();
    const done = { keyId: '0123456789ab', after: '9', doneAt: null };
    await database.kysely
      .insertInto('resealing')
      .values([
        { subject: 'volunteers', ...done, moved: 300, unreadable: 0, waiting: 700 },
        { subject: 'needs', ...done, moved: 41, unreadable: 2, waiting: null },
        { subject: 'private files', ...done, moved: 0, unreadable: 0, waiting: 12 },
      ])
      .execute();
    expect(await secretFigures()).toEqual({
      secret_rotation_running: 1,
      moved: 341,
      unreadable: 2,
      volunteers: 700,
      'private files': 12,
    });
  });

  it('count groups of calls that could not be written together', async () => {
    const failed = async () => (await lines()).find(({ name }) => name === 'groups_failed_total')?.value;
    expect(await failed()).toBe(0);
    product.engine.fallenGroups?.note({
      action: 'signUpForShift',
      calls: 3,
      error: new Error('no disk left'),
    });
    expect(await failed()).toBe(1);
  });

  it('name nobody: labels are words of the program, whatever people send', async () => {
    const phone = '13800138000';
    const sent = [
      `/api/teams/GetTeam/${phone}`,
      `/user-index/search?keyword=${phone}`,
      `/nowhere/${phone}`,
      `/api/${phone}`,
      `/user-index/activityDetail?id=${phone}`,
      `/files/${phone}`,
      `/user-index/${encodeURIComponent('李娜')}`,
    ];
    for (const url of sent) await ask(url);
    await product.app.inject({
      method: 'POST',
      url: '/api/accounts/ChangePassword',
      payload: { loginName: phone, password: '李娜的密码' },
    });
    await product.seeing.readings.refresh();
    const allowed: Record<string, RegExp> = {
      method: /^[A-Z]+$/,
      status: /^\d{3}$/,
      route: /^(none|[/\w.*:{}-]+)$/,
      line: /^(read|gathered|write|together|report)$/,
      state: /^(size|used|idle|waiting|retrying|failed|moved|unreadable)$/,
      table: /^(volunteers|private files)$/,
      cache: /^(pages|answers)$/,
      outcome: /^(hits|misses)$/,
      task: /^[a-zA-Z]+\.[a-zA-Z.]+$/,
      le: /^(\+Inf|[\d.]+)$/,
      // The process's own.
      space: /^\w+$/,
      kind: /^\w+$/,
      type: /^\w+$/,
      version: /^v[\d.]+$/,
      major: /^\d+$/,
      minor: /^\d+$/,
      patch: /^\d+$/,
    };
    for (const { name, labels } of await lines())
      for (const [label, word] of Object.entries(labels)) {
        expect(allowed[label], `${name} has the label ${label}`).toBeDefined();
        expect(word, `${label} of ${name}`).toMatch(allowed[label] ?? /^$/);
        expect(word).not.toContain(phone);
      }
    const mounted = await lines();
    expect(mounted.some(({ labels }) => labels.route === '/api/accounts/ChangePassword')).toBe(true);
  });

  it('tell of lines, pool, background work and messages what stands in the database', async () => {
    const now = Date.now();
    await database.kysely
      .insertInto('backgroundTasks')
      .values({
        name: 'hours.test',
        nextRunAt: new Date(now - 300_000),
        lastRunAt: new Date(now),
        lastError: 'broke',
      })
      .execute();
    const readings = product.seeing.readings;
    await readings.refresh();
    const state = await product.seeing.readState();
    const task = state.tasks.find((one) => one.task === 'hours.test');
    expect(task?.hasFailed).toBe(true);
    expect(task?.lateSeconds).toBeLessThan(120);
    // Somebody who has run for long, and still it was not done.
    let at = new Date(now - 600_000);
    const long = createDatabaseReadings(database.kysely, () => at);
    at = new Date(now);
    await long.refresh();
    expect(long.last.tasks).toContainEqual({ task: 'hours.test', lateSeconds: 300, hasFailed: true });
    expect(state.lanes.map(({ lane }) => lane)).toEqual(['read', 'gathered', 'write', 'together', 'report']);
    expect(state.pool.size).toBeGreaterThan(0);
    expect(state.messages).toContainEqual({ state: 'failed', count: 0 });
    await database.kysely.deleteFrom('backgroundTasks').where('name', '=', 'hours.test').execute();
  });

  it('are given on a port of their own, in the format of Prometheus, and nowhere else', async () => {
    const port = await freePort();
    const watch = watchState(async () => [await product.seeing.registry.getMetricsAsJSON()], database);
    const end = await startWatch(watch, { host: '127.0.0.1', port });
    const fetched = (path: string): Promise<{ status: number; type: string; text: string }> =>
      new Promise((resolve, reject) => {
        get({ port, host: '127.0.0.1', path, agent: false }, (answer) => {
          let text = '';
          answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', text }),
          );
        }).on('error', reject);
      });
    try {
      const { status, type, text } = await fetched('/metrics');
      expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
      for (const name of [
        'http_requests_total',
        'http_request_duration_seconds_bucket',
        'line_waiting',
        'line_refused_total',
        'database_connections',
        'cache_reads_total',
        'nodejs_eventloop_lag_p99_seconds',
        'process_resident_memory_bytes',
      ])
        expect(text).toContain(`\n${name}`);
      expect((await fetched('/')).status).toBe(404);
      expect((await ask('/metrics')).body).not.toContain('http_requests_total');
    } finally {
      end();
    }
  });
});

describe('a sample', () => {
  const reading = (seconds: number, answers: Record<number, number>, slow: number): Reading => ({
    at: new Date(1_000_000 + seconds * 1_000),
    metrics: [
      {
        name: 'http_requests_total',
        values: Object.entries(answers).map(([status, value]) => ({ labels: { status }, value })),
      },
      {
        name: 'http_request_duration_seconds',
        values: [
          { metricName: 'x_bucket', labels: { le: 0.1 }, value: 100 },
          { metricName: 'x_bucket', labels: { le: 1 }, value: 100 + slow },
          { metricName: 'x_bucket', labels: { le: '+Inf' }, value: 100 + slow },
          { metricName: 'x_count', labels: {}, value: 160 },
        ],
      },
    ],
  });

  it('tells rates since the one before, faults apart from refusals, and the slow twentieth', () => {
    const sample = sampleBetween(reading(0, { 200: 10 }, 0), reading(20, { 200: 50, 500: 4, 503: 16 }, 60));
    expect(sample).toMatchObject({ requests: 3, faults: 0.2, refused: 0.8, p95Ms: 1_000 });
  });
  it('never falls below nothing when a process was replaced', () => {
    expect(sampleBetween(reading(0, { 200: 100 }, 50), reading(20, { 200: 3 }, 0))).toMatchObject({
      requests: 0,
      p95Ms: 0,
    });
  });
});
