import { describe, expect, it } from 'vitest';
import { getFileLink, type FileView } from '#domains/files/contract/files.contract.ts';
import { buildPicture, uploadRequest } from '#domains/files/testing/files.builders.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { dayMs, minuteMs } from '#platform/contract/durations.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { openHouse } from '#testing/open-house.ts';
import { verifyJob, withdrawJob } from '../../contract/directives.contract.ts';
import * as micro from '../../contract/micro.contract.ts';

const now = new Date('2026-11-23T12:00:00+08:00');
const { app, clock, sql } = openHouse({ now });
const ofDay = (days: number): string => toInstant(new Date(now.getTime() + days * dayMs));

async function issued(rest: { peopleNeeded?: number; planEnd?: string; teamId?: number } = {}) {
  const staff = await app().signIn('staff', { permissions: ['needs.dispatch'] });
  const { id: organisationId } = await buildOrganisation(sql());
  const { teamId } = await buildTeam(sql(), { organisationId });
  const answer = await app().call(
    micro.issueMicro,
    {
      title: '顺手扶正共享单车',
      content: '路过时把倒在盲道上的单车扶正，拍一张照片。',
      category: 'neighbor',
      organisationId,
      address: '东门口公交站',
      teamId,
      pieceMinutes: 10,
      planEnd: ofDay(7),
      peopleNeeded: 2,
      ...rest,
    },
    staff,
  );
  return { staff, answer, organisationId, teamId, jobId: answer.body.result?.jobId ?? 0 };
}
const volunteer = () => app().signIn('volunteer');
type Volunteer = Awaited<ReturnType<typeof volunteer>>;

async function photoOf(person: Volunteer): Promise<number> {
  const sent = await app().inject(
    uploadRequest({ purpose: 'microPhoto', bytes: await buildPicture() }, person),
  );
  return sent.json<{ result: FileView }>().result.fileId;
}
async function claimed(jobId: number, person: Volunteer): Promise<number> {
  return (await app().call(micro.claimMicro, { jobId }, person)).body.result.partId;
}
const proof = (partId: number, photoFileIds: number[]) => ({
  partId,
  text: '扶正了三辆单车。',
  photoFileIds,
  photoConsent: 'noFaces' as const,
  doneAt: toInstant(now),
});

describe('随手志愿', () => {
  it('is open until its places are taken, once for each; a place that is given back goes to the next', async () => {
    const { jobId } = await issued();
    const [one, two, three] = [await volunteer(), await volunteer(), await volunteer()];
    const partId = await claimed(jobId, one);
    expect((await app().call(micro.claimMicro, { jobId }, one)).body.reason).toBe('notEligible');
    await claimed(jobId, two);
    expect((await app().call(micro.claimMicro, { jobId }, three)).body.reason).toBe('full');
    expect((await app().call(micro.listOpenMicro, {}, three)).body.result.total).toBe(0);
    expect((await app().call(micro.handBackMicro, { partId }, three)).status).toBe(404);
    expect((await app().call(micro.handBackMicro, { partId }, one)).status).toBe(200);
    expect((await app().call(micro.listOpenMicro, {}, three)).body.result.list).toMatchObject([
      { jobId, placesLeft: 1 },
    ]);
    await claimed(jobId, three);
  });

  it('is proved by a photo that the issuer accepts or sends back with a sentence', async () => {
    const { jobId, staff } = await issued();
    const [one, other] = [await volunteer(), await volunteer()];
    const partId = await claimed(jobId, one);
    const [photo, foreign] = [await photoOf(one), await photoOf(other)];
    expect((await app().call(micro.reportMicro, proof(partId, [foreign]), one)).status).toBe(400);
    expect((await app().call(micro.reportMicro, proof(partId, []), one)).status).toBe(400);
    expect((await app().call(micro.reportMicro, proof(partId, [photo]), one)).status).toBe(200);
    const say = (version: number, verdict: 'approve' | 'return', reason = '') =>
      app().call(micro.verifyMicro, { partId, version, verdict, reason }, staff);
    expect((await say(2, 'return')).body.reason).toBe('reasonMissing');
    expect((await say(1, 'approve')).status).toBe(409);
    expect((await say(2, 'return', '照片看不清，请再拍一张')).status).toBe(200);
    expect((await app().call(micro.listMyMicro, {}, one)).body.result.list).toMatchObject([
      { status: 'accepted', said: '照片看不清，请再拍一张', reportText: '扶正了三辆单车。' },
    ]);
    await app().call(micro.reportMicro, proof(partId, [await photoOf(one)]), one);
    expect((await say(4, 'approve')).status).toBe(200);
    expect((await say(5, 'approve')).body.reason).toBe('notReported');
    const list = (await app().call(micro.listMicroParts, { jobId }, staff)).body.result.list;
    expect(list).toMatchObject([{ partId, status: 'verified' }]);
    expect(list[0]?.photoFileIds).toHaveLength(2);
  });

  it('photos are seen by who took them and who may dispatch there, by nobody else', async () => {
    const { jobId, staff } = await issued();
    const [one, other, team] = [await volunteer(), await volunteer(), await app().signIn('team')];
    const partId = await claimed(jobId, one);
    const photo = await photoOf(one);
    await app().call(micro.reportMicro, proof(partId, [photo]), one);
    const clerk = await app().signIn('staff', { permissions: ['news.edit'] });
    const seen = await Promise.all(
      [one, staff, other, team, clerk].map(
        async (who) => (await app().call(getFileLink, { id: photo }, who)).status,
      ),
    );
    expect(seen).toEqual([200, 200, 404, 404, 404]);
  });

  it('ends at once by its issuer; nobody takes a place afterwards, and who has one still proves it', async () => {
    const { jobId, staff } = await issued();
    const [one, late] = [await volunteer(), await volunteer()];
    const partId = await claimed(jobId, one);
    expect((await app().call(micro.endMicro, { jobId, version: 1 }, staff)).status).toBe(200);
    expect((await app().call(micro.endMicro, { jobId, version: 2 }, staff)).body.reason).toBe('notOpen');
    expect((await app().call(micro.claimMicro, { jobId }, late)).body.reason).toBe('closed');
    expect((await app().call(micro.reportMicro, proof(partId, [await photoOf(one)]), one)).status).toBe(200);
  });

  it('is not taken back like work of a team, and is no part of its report', async () => {
    const { jobId, staff } = await issued();
    const taken = await app().call(withdrawJob, { jobId, version: 1, reason: '不用做了' }, staff);
    expect([taken.status, taken.body.reason]).toEqual([409, 'ofMicro']);
    const verdict = { jobId, version: 1, verdict: 'approve' as const };
    expect((await app().call(verifyJob, verdict, staff)).body.reason).toBe('notSubmitted');
  });

  it.each([
    ['in the past', -1, 'timePast'],
    ['too late', 93, 'tooLong'],
  ])('an end %s is refused', async (_, days, reason) => {
    expect((await issued({ planEnd: ofDay(days) })).answer.body.reason).toBe(reason);
  });
});

describe('a piece of 随手志愿', () => {
  it('is done between taking it and saying so, and kept as a visit of no more minutes than that', async () => {
    const { jobId, staff } = await issued();
    const [one, quick] = [await volunteer(), await volunteer()];
    const [partId, quickId] = [await claimed(jobId, one), await claimed(jobId, quick)];
    const accept = async (id: number, person: Volunteer, minutes: number): Promise<void> => {
      clock.now = new Date(now.getTime() + minutes * minuteMs);
      const early = { ...proof(id, [await photoOf(person)]), doneAt: ofDay(-1) };
      expect((await app().call(micro.reportMicro, early, person)).body.reason).toBe('doneAtWrong');
      await app().call(micro.reportMicro, { ...early, doneAt: toInstant(clock.now) }, person);
      await app().call(micro.verifyMicro, { partId: id, version: 2, verdict: 'approve' }, staff);
    };
    await accept(quickId, quick, 6);
    await accept(partId, one, 25);
    expect(await sql().selectFrom('jobAssignments').selectAll().orderBy('minutes').execute()).toMatchObject([
      { id: quickId, minutes: 6, status: 'reported', photoCount: 1 },
      { id: partId, minutes: 10, status: 'reported', photoCount: 1 },
    ]);
  });

  it('stands with a team of the same branch, never of another', async () => {
    const { staff, organisationId, teamId } = await issued();
    const other = await buildTeam(sql(), { organisationId: (await buildOrganisation(sql())).id });
    const wrong = await issued({ teamId: other.teamId });
    expect(wrong.answer.body.reason).toBe('teamUnknown');
    const { list } = (await app().call(micro.listMicroTeams, { organisationId }, staff)).body.result;
    expect(list.map((team) => team.teamId)).toContain(teamId);
    expect(list.map((team) => team.teamId)).not.toContain(other.teamId);
  });

  it('is one of three a day for one person at most, and none of a team that is suspended', async () => {
    const person = await volunteer();
    for (const _ of [1, 2, 3]) await claimed((await issued()).jobId, person);
    const fourth = await issued();
    const refused = (await app().call(micro.claimMicro, { jobId: fourth.jobId }, person)).body;
    expect([refused.reason, refused.msg]).toEqual(['notEligible', '一天至多领 3 件，明天再来']);
    await sql().updateTable('teams').set({ status: 'suspended' }).where('id', '=', fourth.teamId).execute();
    const late = await app().call(micro.claimMicro, { jobId: fourth.jobId }, await volunteer());
    expect(late.body.reason).toBe('closed');
  });
});
