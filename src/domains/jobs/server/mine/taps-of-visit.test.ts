import { expect, it } from 'vitest';
import { testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { testOutbox } from '#domains/accounts/testing/sms.builders.ts';
import { buildMember, buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import { dayMs, hourMs, minuteMs } from '#platform/contract/durations.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { openRoom, outcomeOf } from '#testing/open-room.ts';
import * as contract from '../../contract/my-jobs.contract.ts';
import { buildAssignment } from '../../testing/assignments.builders.ts';
import { buildJob } from '../../testing/jobs.builders.ts';
import { createJobsRoom } from '../index.ts';

const noon = new Date('2026-11-23T12:00:00+08:00');
const { sql, call, clock, audits } = openRoom(
  createJobsRoom({ secret: testSecret, publicUrl: 'http://localhost', outbox: testOutbox }),
  { now: noon },
);
const after = (minutes: number): Date => new Date(noon.getTime() + minutes * minuteMs);
/** Tapped so many minutes after noon, sent now; by a device whose clock is three days ahead. */
const tapAt = (minutes: number) => ({
  at: toInstant(new Date(after(minutes).getTime() + 3 * dayMs)),
  sentAt: toInstant(new Date(clock.now.getTime() + 3 * dayMs)),
});

/** Somebody who said yes to visits from noon until two. */
async function going(visits = 1) {
  const team = await buildTeam(sql());
  const { volunteerId, caller } = await buildVolunteer(sql());
  await buildMember(sql(), { teamId: team.teamId, volunteerId });
  const parts = [];
  for (let made = 0; made < visits; made += 1) {
    const { jobId } = await buildJob(sql(), {
      now: noon,
      teamId: team.teamId,
      status: 'inProgress',
      visitStart: noon,
      visitEnd: new Date(noon.getTime() + 2 * hourMs),
      visitStatus: 'agreed',
    });
    parts.push(await buildAssignment(sql(), { now: noon, jobId, volunteerId, status: 'accepted' }));
  }
  return { caller, assignmentId: parts[0] ?? 0, otherId: parts[1] ?? 0 };
}
const partOf = (id: number) =>
  sql().selectFrom('jobAssignments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

it('what was tapped without a line counts as of then, is grade D, and is recorded once however often it comes', async () => {
  const { caller, assignmentId } = await going();
  clock.now = after(300);
  const checkIn = () => call(contract.checkInVisit, { assignmentId, tap: tapAt(5) }, caller);
  expect(await checkIn()).toEqual({ inAt: toInstant(after(5)) });
  expect(await checkIn()).toEqual({ inAt: toInstant(after(5)) });
  const checkOut = () => call(contract.checkOutVisit, { assignmentId, tap: tapAt(65) }, caller);
  expect(await checkOut()).toEqual({ outAt: toInstant(after(65)), minutes: 60 });
  clock.now = after(301);
  expect(await checkOut()).toEqual({ outAt: toInstant(after(65)), minutes: 60 });
  const report = { assignmentId, outcome: 'done' as const, text: '灯换好了，试过两次。' };
  await call(contract.reportVisit, report, caller);
  await call(contract.reportVisit, report, caller);
  expect(await partOf(assignmentId)).toMatchObject({ status: 'reported', minutes: 60, hasWaited: true });
  expect(await call(contract.getMyJob, { id: assignmentId }, caller)).toMatchObject({
    grade: 'D',
    hasWaited: true,
  });
  const [, again] = await audits('reportVisit');
  expect(again).toMatchObject({ detail: { repeated: true } });
});

it('what came up at once counts as of now and stays grade C', async () => {
  const { caller, assignmentId } = await going();
  await call(contract.checkInVisit, { assignmentId, tap: tapAt(0) }, caller);
  clock.now = after(60);
  await call(contract.checkOutVisit, { assignmentId, tap: tapAt(60) }, caller);
  expect(await partOf(assignmentId)).toMatchObject({ inAt: noon, minutes: 60, hasWaited: false });
  expect(await call(contract.getMyJob, { id: assignmentId }, caller)).toMatchObject({ grade: 'C' });
});

it('is judged as of the tap: out of the window, out before in, after a day', async () => {
  const { caller, assignmentId } = await going();
  clock.now = after(300);
  const checkIn = (minutes: number) =>
    outcomeOf(call(contract.checkInVisit, { assignmentId, tap: tapAt(minutes) }, caller));
  expect(await checkIn(-70)).toBe('tooEarly');
  expect(await checkIn(250)).toBe('tooLate');
  clock.now = after(25 * 60);
  expect(await checkIn(5)).toBe('tapTooOld');
  clock.now = after(300);
  expect(await checkIn(30)).toBe('done');
  const checkOut = (minutes: number) =>
    outcomeOf(call(contract.checkOutVisit, { assignmentId, tap: tapAt(minutes) }, caller));
  expect(await checkOut(20)).toBe('tapBeforeIn');
  expect(await checkOut(90)).toBe('done');
});

it('does not bring anybody to a second place: who went in elsewhere since was not in both', async () => {
  const { caller, assignmentId, otherId } = await going(2);
  clock.now = after(20);
  await call(contract.checkInVisit, { assignmentId: otherId }, caller);
  expect(await outcomeOf(call(contract.checkInVisit, { assignmentId, tap: tapAt(0) }, caller))).toBe(
    'insideElsewhere',
  );
});
