import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawSpotChecks } from '#domains/anomalies/server/index.ts';
import { buildHour } from '#domains/hours/testing/hours.builders.ts';
import { enterAt, makeRoots } from '#domains/ledger/testing/ledger.builders.ts';
import { houseRows } from '#testing/house-rows.ts';
import { openTables } from '#testing/open-tables.ts';
import { withStatementsHeard } from '#testing/record-sql.ts';
import { serveDrawFiles } from './draw-files.ts';
import { serveRootFiles } from './root-files.ts';

/** A Monday evening, after the root of the day. */
const evening = new Date('2026-11-23T22:30:00+08:00');
const inWeek = new Date('2026-11-18T09:00:00+08:00');
const { sql, database } = openTables({ ...houseRows, isOneStory: true });
let app: FastifyInstance;
let voidedNo: string;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const get = (url: string) => app.inject({ method: 'GET', url });

beforeAll(async () => {
  app = Fastify();
  serveDrawFiles(app, { sql: sql() });
  serveRootFiles(app, { sql: sql(), publicUrl: 'https://zy.example' });
  const build = (effectiveAt: Date, more = {}) =>
    buildHour(sql(), { now: effectiveAt, status: 'effective', effectiveAt, ...more });
  const first = await build(inWeek);
  for (let place = 2; place <= 51; place += 1) await build(inWeek);
  await build(evening);
  await enterAt(sql(), new Date('2026-11-13T09:00:00+08:00'), [first.hourId]);
  await makeRoots(sql(), evening);
  while (await drawSpotChecks({ sql: sql(), now: evening })) continue;
  await drawSpotChecks({ sql: sql(), now: evening });
  const voided = await sql()
    .updateTable('serviceHours')
    .set({ status: 'voided' })
    .where('id', '=', first.hourId)
    .returning('hourNo')
    .executeTakeFirstOrThrow();
  voidedNo = voided.hourNo;
});
afterAll(() => app.close());

it('a stranger draws the week again from the two public files alone', async () => {
  const file = (await get('/publicity/draw/2026-11-16.json')).json();
  const roots = (await get(`/publicity/root/${file.seedDay}.json`)).json();
  expect(file.seed).toBe(sha256(roots.heads[0]));
  const again = file.records.toSorted((one: string, other: string) =>
    sha256(`${file.seed}${one}`) < sha256(`${file.seed}${other}`) ? -1 : 1,
  );
  expect(file.records).toHaveLength(51);
  expect(file.drawn).toEqual(again.slice(0, Math.ceil(file.records.length / file.share)));
  expect(file.drawn).toHaveLength(2);
  // What was voided afterwards was drawn from all the same.
  expect(file.records).toContain(voidedNo);
});

it('names nobody: keys of the form and numbers of records, nothing else', async () => {
  const answer = await get('/publicity/draw/2026-11-16.json');
  const { records, drawn, ...rest } = answer.json();
  expect(Object.keys(rest).toSorted()).toEqual(['format', 'seed', 'seedDay', 'share', 'v', 'week']);
  for (const number of [...records, ...drawn]) expect(number).toMatch(/^SJ\d+$/);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
});

it('is read once, however many ask', async () => {
  const heard: string[] = [];
  const watched = Fastify();
  serveDrawFiles(watched, { sql: withStatementsHeard(database(), (text) => heard.push(text)).kysely });
  const ask = () => watched.inject({ method: 'GET', url: '/publicity/draw/2026-11-16.json' });
  const [first, ...more] = await Promise.all([ask(), ask(), ask()]);
  expect(more.map(({ body }) => body)).toEqual([first?.body, first?.body]);
  await ask();
  expect(heard.filter((text) => text.includes('service_hours'))).toHaveLength(2);
  await watched.close();
});

it.each(['2026-11-23', '2026-11-17', '2026-13-40', 'heute'])('%s was not drawn', async (week) => {
  expect((await get(`/publicity/draw/${week}.json`)).statusCode).toBe(404);
});
