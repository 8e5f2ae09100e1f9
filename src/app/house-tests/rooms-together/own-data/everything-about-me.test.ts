import { strFromU8, type Unzipped, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { cancelExport, downloadExport, listMyExports } from '#domains/exports/contract/exports.contract.ts';
import { orderMyArchive } from '#domains/mydata/contract/mydata.contract.ts';
import { archiveOmissions } from '#domains/mydata/contract/mydata.words.ts';
import { profileTopic } from '#domains/mydata/server/topics/profile-topic.ts';
import { topics } from '#domains/mydata/server/topics/topics.ts';
import { readSheet } from '#platform/server/spreadsheet.ts';
import { openHouse } from '#testing/open-house.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { buildHouseWorld, type World } from '../../world/house-world.ts';

const now = new Date('2026-11-21T12:00:00+08:00');
const { app, sql, run, titlesOf } = openHouse({ isOneStory: true, now });
const page = { pageNum: 1, pageSize: 20 };
let world: World;
let files: Unzipped;

const newestOf = async (person: SignedIn) => {
  const [first] = (await app().call(listMyExports, page, person)).body.result.list;
  if (!first) throw new Error('no export');
  return first;
};
async function archiveOf(person: SignedIn): Promise<Unzipped> {
  expect((await app().call(orderMyArchive, {}, person)).status).toBe(200);
  await run('exports.make');
  const { exportId } = await newestOf(person);
  const { url } = (await app().call(downloadExport, { exportId }, person)).body.result;
  const answer = await app().inject({ method: 'GET', url });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'private, no-store',
    'content-length': String(answer.rawPayload.length),
  });
  return unzipSync(new Uint8Array(answer.rawPayload));
}
const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
type Archive = {
  format: string;
  version: number;
  topics: Record<string, { title: string; fields: Record<string, string>; rows: Record<string, unknown>[] }>;
};
const data = () => JSON.parse(textOf('data.json')) as Archive;

beforeAll(async () => {
  world = await buildHouseWorld(app());
  files = await archiveOf(world.people.volunteer);
});

describe('everything about me', () => {
  it('holds every kind of record as JSON and as a sheet, and the README names each', async () => {
    expect(Object.keys(data().topics)).toEqual([profileTopic, ...topics].map(({ key }) => key));
    expect(data()).toMatchObject({ format: 'volunteer-personal-data', version: 1 });
    const sheets = Object.keys(files).filter((name) => name.endsWith('.xlsx'));
    expect(sheets).toHaveLength(topics.length + 1);
    for (const [index, { fields, rows }] of Object.values(data().topics).entries()) {
      const name = sheets[index] ?? '';
      const columnCount = Object.keys(fields).length;
      const sheet = await readSheet(Buffer.from(files[name] ?? []), { columnCount, mostRows: 2_000 });
      expect([name, sheet.heading]).toEqual([name, Object.values(fields)]);
      expect([name, sheet.rows.length]).toEqual([name, rows.length]);
      expect(textOf('README.txt')).toContain(name.replace('表格/', ''));
    }
    for (const sentence of archiveOmissions) expect(textOf('README.txt')).toContain(sentence);
  });

  it('holds what the person did: sign-ups, attendance, hours, certificates, messages, follows, jobs, needs, complaints', () => {
    const counts = Object.entries(data().topics).map(([key, { rows }]) => [key, rows.length] as const);
    const empty = counts.filter(([, count]) => count === 0).map(([key]) => key);
    expect(empty.sort()).toMatchInlineSnapshot(`
      [
        "closings",
        "consents",
        "deliveries",
        "leading",
        "looks",
        "messageChoices",
        "messageReports",
        "objections",
        "passkeys",
        "postReports",
        "ratings",
        "realNameChecks",
      ]
    `);
    expect(data().topics.profile?.rows[0]).toMatchObject({ volunteerNo: expect.stringMatching(/^V/) });
  });

  it('holds the calendar, and each certificate that stands as the same PDF that is downloaded', () => {
    expect(textOf('活动日历.ics')).toMatch(/^BEGIN:VCALENDAR[\s\S]+END:VCALENDAR\s*$/);
    const papers = Object.keys(files).filter((name) => name.endsWith('.pdf'));
    expect(papers.length).toBeGreaterThan(0);
    for (const name of papers) expect(textOf(name).slice(0, 5)).toBe('%PDF-');
  });

  it('names nobody else: no name of another volunteer, no phone, no number of a document', async () => {
    const { accountId } = world.people.volunteer;
    const others = await sql()
      .selectFrom('volunteers')
      .select(['name', 'volunteerNo', 'idMasked'])
      .where('id', '<>', accountId)
      .execute();
    // Builders give many people the same name.
    const own = data().topics.profile?.rows[0]?.name;
    const text = textOf('data.json');
    const found = others
      .flatMap((other) => Object.values(other))
      .filter((word) => word !== null && word !== own && text.includes(word));
    expect(found).toEqual([]);
    expect(text).not.toMatch(/cipher|"salt"|passwordHash|secret/i);
  });

  it('is the person’s alone, one at a time, and gone when it is deleted', async () => {
    const { volunteer, otherVolunteer, team } = world.people;
    const { exportId } = await newestOf(volunteer);
    for (const stranger of [otherVolunteer, team])
      expect((await app().call(downloadExport, { exportId }, stranger)).status).toBe(404);
    expect((await app().call(orderMyArchive, {}, team)).status).toBe(403);
    const twice = await Promise.all([
      app().call(orderMyArchive, {}, otherVolunteer),
      app().call(orderMyArchive, {}, otherVolunteer),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { url } = (await app().call(downloadExport, { exportId }, volunteer)).body.result;
    expect((await app().call(cancelExport, { exportId }, volunteer)).status).toBe(200);
    expect((await app().inject({ method: 'GET', url })).statusCode).toBe(404);
    expect(await titlesOf(volunteer.accountId)).toContain('导出完成：我的全部数据');
  });
});
