import { expect, it } from 'vitest';
import { listJobMembers } from '../../contract/assignments.contract.ts';
import { reportVisit } from '../../contract/my-jobs.contract.ts';
import { buildAssignment } from '../../testing/assignments.builders.ts';
import { buildJob } from '../../testing/jobs.builders.ts';
import { dayMs, hourMs } from '#platform/contract/durations.ts';
import { openHouse } from '#testing/open-house.ts';
import { getFileLink } from '#domains/files/contract/files.contract.ts';
import type { FileView } from '#domains/files/contract/files.contract.ts';
import { buildPicture, uploadRequest } from '#domains/files/testing/files.builders.ts';

const now = new Date('2026-11-23T12:00:00+08:00');
const { app, sql } = openHouse({ now });

it('photos of a visit come with a word about who is in them, and only the team and who reviews its hours see them', async () => {
  const [member, other] = [await app().signIn('volunteer'), await app().signIn('volunteer')];
  const [team, otherTeam] = [await app().signIn('team'), await app().signIn('team')];
  const { jobId } = await buildJob(sql(), { now, teamId: team.teamId, status: 'inProgress' });
  const assignmentId = await buildAssignment(sql(), {
    now,
    jobId,
    volunteerId: member.accountId,
    status: 'working',
    inAt: new Date(now.getTime() - hourMs),
    outAt: now,
    minutes: 60,
  });
  const sent = await app().inject(
    uploadRequest({ purpose: 'visitPhoto', bytes: await buildPicture() }, member),
  );
  const { fileId } = sent.json<{ result: FileView }>().result;
  const report = { assignmentId, outcome: 'done' as const, text: '灯换好了。', photoFileIds: [fileId] };

  expect((await app().call(reportVisit, report, member)).body.reason).toBe('consentMissing');
  const theirs = await app().inject(
    uploadRequest({ purpose: 'visitPhoto', bytes: await buildPicture() }, other),
  );
  const foreign = { ...report, photoFileIds: [theirs.json<{ result: FileView }>().result.fileId] };
  expect((await app().call(reportVisit, { ...foreign, photoConsent: 'noFaces' }, member)).status).toBe(400);
  expect((await app().call(reportVisit, { ...report, photoConsent: 'agreed' }, member)).status).toBe(200);

  const { body } = await app().call(listJobMembers, { jobId }, team);
  expect(body.result.list).toMatchObject([{ photoFileIds: [fileId], photoConsent: 'agreed' }]);
  const reviewer = await app().signIn('staff', { permissions: ['hours.review'] });
  const clerk = await app().signIn('staff', { permissions: ['news.edit'] });
  const seen = await Promise.all(
    [member, team, reviewer, other, otherTeam, clerk].map(
      async (one) => (await app().call(getFileLink, { id: fileId }, one)).status,
    ),
  );
  expect(seen).toEqual([200, 200, 200, 404, 404, 404]);
  const { expiresAt } = await sql()
    .selectFrom('files')
    .select('expiresAt')
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
  expect(expiresAt).toEqual(new Date(now.getTime() + 365 * dayMs));
});
