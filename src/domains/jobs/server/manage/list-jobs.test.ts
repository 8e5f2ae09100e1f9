import { expect, it } from 'vitest';
import { buildStaff, testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { testOutbox } from '#domains/accounts/testing/sms.builders.ts';
import { buildRole } from '#domains/roles/testing/roles.builders.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import type { RequestOf } from '#platform/contract/operation.ts';
import { openRoom } from '#testing/open-room.ts';
import type { JobStatus } from '../../contract/jobs.words.ts';
import { listJobs } from '../../contract/manage-jobs.contract.ts';
import { buildJob } from '../../testing/jobs.builders.ts';
import { buildMicro, buildMicroPart } from '../../testing/micro.builders.ts';
import { createJobsRoom } from '../index.ts';

const noon = new Date('2026-11-23T12:00:00+08:00');
const { sql, call } = openRoom(
  createJobsRoom({ secret: testSecret, publicUrl: 'http://localhost', outbox: testOutbox }),
  { now: noon },
);

const issuedAt = (minutes: number) => new Date(noon.getTime() - minutes * minuteMs);

async function staffOf() {
  const roleId = await buildRole(sql(), { permissions: ['needs.dispatch'], dataScope: 'all' });
  return (await buildStaff(sql(), { roleId })).caller;
}

it('has a tab of several states as one list, the newest first, on every page', async () => {
  const staff = await staffOf();
  const states: readonly JobStatus[] = ['expired', 'declined', 'withdrawn', 'expired', 'declined'];
  const ids: number[] = [];
  for (const [at, status] of states.entries())
    ids.push((await buildJob(sql(), { now: noon, status, issuedAt: issuedAt(at), endedAt: noon })).jobId);
  await buildJob(sql(), { now: noon, status: 'inProgress' });
  const pages = await Promise.all(
    [1, 2, 3].map((pageNum) => call(listJobs, { tab: 'over', pageNum, pageSize: 2 }, staff)),
  );
  expect(pages.map(({ list }) => list.map(({ jobId }) => jobId))).toEqual([
    ids.slice(0, 2),
    ids.slice(2, 4),
    ids.slice(4),
  ]);
  expect(pages.map(({ total }) => total)).toEqual([5, 5, 5]);
});

it('has what was submitted with tasks of which photos wait, each once, and of one kind where that is asked', async () => {
  const staff = await staffOf();
  const { id: organisationId } = await buildOrganisation(sql());
  const { teamId } = await buildTeam(sql(), { organisationId });
  const task = { organisationId, teamId, issuerId: staff.accountId, now: noon };
  const proved = await buildMicro(sql(), { ...task, issuedAt: issuedAt(2) });
  await buildMicro(sql(), task);
  for (const one of [0, 1]) {
    const { volunteerId } = await buildVolunteer(sql(), { name: `周 ${one}` });
    await buildMicroPart(sql(), { jobId: proved, volunteerId, now: noon, status: 'reported' });
  }
  const { jobId: newer } = await buildJob(sql(), { now: noon, status: 'submitted', issuedAt: issuedAt(1) });
  const { jobId: older } = await buildJob(sql(), { now: noon, status: 'submitted', issuedAt: issuedAt(3) });
  const submitted = async (rest: Partial<RequestOf<typeof listJobs>> = {}) => {
    const { list, total } = await call(listJobs, { tab: 'submitted', ...rest }, staff);
    return { ids: list.map(({ jobId }) => jobId), total };
  };
  expect(await submitted()).toEqual({ ids: [newer, proved, older], total: 3 });
  expect(await submitted({ kind: 'micro' })).toEqual({ ids: [proved], total: 1 });
});
