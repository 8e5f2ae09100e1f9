import { expect, it } from 'vitest';
import { decideHour, listHoursForReview } from '#domains/hours/contract/hours.contract.ts';
import { verifyMicro } from '#domains/jobs/contract/micro.contract.ts';
import { buildMicro, buildMicroPart } from '#domains/jobs/testing/micro.builders.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { openHouse } from '#testing/open-house.ts';

const now = new Date('2026-11-23T12:00:00+08:00');
const { app, sql, run } = openHouse({ now });

it('hours of 随手志愿 come of what its issuer accepted, wait for the centre, and are decided by a second person', async () => {
  const { signIn, call } = app();
  const staff = await signIn('staff', { permissions: ['needs.dispatch', 'hours.review'] });
  const { id: organisationId } = await buildOrganisation(sql());
  const { teamId } = await buildTeam(sql(), { organisationId });
  const jobId = await buildMicro(sql(), { now, organisationId, teamId, issuerId: staff.accountId });
  const { volunteerId } = await signIn('volunteer');
  const partId = await buildMicroPart(sql(), {
    now,
    jobId,
    volunteerId,
    status: 'reported',
    tookMinutes: 40,
  });
  expect((await call(verifyMicro, { partId, version: 1, verdict: 'approve' }, staff)).status).toBe(200);
  await run('hours.computeVisitHours');
  const hours = await sql().selectFrom('serviceHours').selectAll().execute();
  expect(hours).toMatchObject([
    {
      teamId,
      minutes: 30,
      source: 'jobReport',
      evidenceGrade: 'C',
      status: 'submitted',
      activityTitle: '顺手扶正共享单车',
      confirmedBy: staff.accountId,
    },
  ]);
  const { id: hourId } = hours[0]!;
  const decide = (who: typeof staff) => call(decideHour, { hourId, verdict: 'approve' }, who);
  expect((await decide(staff)).body.reason).toBe('samePerson');
  const reviewer = await signIn('staff', { permissions: ['hours.review'] });
  const listed = await call(listHoursForReview, { visitsOf: teamId }, reviewer);
  expect(listed.body.result.list).toMatchObject([{ hourId, visit: { inAt: '2026-11-23T11:30:00+08:00' } }]);
  expect((await decide(reviewer)).status).toBe(200);
});
