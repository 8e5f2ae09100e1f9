import { beforeEach, describe, expect, it } from 'vitest';
import {
  checkActivity,
  getTeamActivity,
  updateActivity,
} from '#domains/activities/contract/team-activities.contract.ts';
import {
  getActivityForReview,
  reviewActivity,
} from '#domains/activities/contract/activity-review.contract.ts';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { toldOf } from '#domains/volunteers/testing/volunteers.builders.ts';
import { addWalkIn } from '#domains/attendance/contract/attendance.contract.ts';
import { buildReadyVolunteer } from '#domains/signups/testing/signups.builders.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { openHouse } from '#testing/open-house.ts';
import { minuteMs } from '#platform/contract/durations.ts';

const now = new Date('2026-11-21T08:40:00+08:00');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * minuteMs).toISOString();
const { app } = openHouse({ now });
let team: SignedIn & { teamId: number };
let shiftId: number;
let activityId: number;

beforeEach(async () => {
  await open('B');
});

/** A published activity whose one shift of an hour began ten minutes ago. */
async function open(trustGrade: 'A' | 'B') {
  team = await app().signIn('team', { trustGrade });
  const built = await buildActivity(app().sql, {
    now,
    teamId: team.teamId,
    shifts: [
      { startsAt: new Date(now.getTime() - 10 * minuteMs), endsAt: new Date(now.getTime() + 50 * minuteMs) },
    ],
  });
  activityId = built.activityId;
  shiftId = built.shiftIds[0]!;
}

async function walkIn() {
  const { volunteerId } = await buildReadyVolunteer(app().sql);
  const told = await toldOf(app().sql, volunteerId);
  expect((await app().call(addWalkIn, { shiftId, ...told }, team)).status).toBe(200);
}

type Change = { startsAt?: string; endsAt?: string; isNew?: boolean };

/** The stored form with its shift changed, or with one more. */
async function formWith({ isNew, ...times }: Change) {
  const { form, version } = (await app().call(getTeamActivity, { id: activityId }, team)).body.result;
  const shift = form.shifts[0]!;
  const shifts = isNew ? [shift, { ...shift, id: undefined, ...times }] : [{ ...shift, ...times }];
  return { activityId, version, form: { ...form, signUpClosesAt: inMinutes(60), shifts } };
}
const save = async (change: Change) => app().call(updateActivity, await formWith(change), team);
const codesOf = (body: { result: unknown }) =>
  (body.result as { findings: { code: string; level: string }[] }).findings
    .filter(({ level }) => level === 'block')
    .map(({ code }) => code);

/** The centre passes the change that waits. */
async function pass(version: number) {
  const reviewer = await app().signIn('staff', { role: 'reviewer' });
  const { change } = (await app().call(getActivityForReview, { id: activityId }, reviewer)).body.result;
  const passed = { activityId, version, changeId: change?.id, verdict: 'pass' as const };
  return app().call(reviewActivity, passed, reviewer);
}

describe('shifts of a published activity', () => {
  const day = 1_440;
  it.each([
    ['a new one in the past', { isNew: true, startsAt: inMinutes(-300), endsAt: inMinutes(-120) }, 'past'],
    ['a new one in ten minutes', { isNew: true, startsAt: inMinutes(10), endsAt: inMinutes(200) }, 'tooSoon'],
    ['one moved into the past', { startsAt: inMinutes(-600), endsAt: inMinutes(-60) }, 'past'],
    ['a running one lengthened', { endsAt: inMinutes(530) }, 'past'],
  ])('%s is refused, also for trust grade A', async (_, change, code) => {
    for (const grade of ['B', 'A'] as const) {
      await open(grade);
      const answer = await save(change);
      expect(answer).toMatchObject({ status: 409, body: { reason: 'blocked' } });
      expect(codesOf(answer.body)).toContain(code);
      const { form } = await formWith(change);
      expect(codesOf((await app().call(checkActivity, { activityId, form }, team)).body)).toContain(code);
    }
  });

  it('goes to review with a further one, which the centre can pass although the first has begun', async () => {
    const change = { isNew: true, startsAt: inMinutes(2 * day), endsAt: inMinutes(2 * day + 60) };
    const { body } = await save(change);
    expect(body.result).toMatchObject({ status: 'published', isChange: true });
    expect((await pass(body.result.version)).body.result.status).toBe('published');
    const { shifts } = (await app().call(getTeamActivity, { id: activityId }, team)).body.result;
    expect(shifts).toHaveLength(2);
  });

  it('are not passed by the centre once the further one has begun', async () => {
    const change = { isNew: true, startsAt: inMinutes(2 * day), endsAt: inMinutes(2 * day + 60) };
    const { version } = (await save(change)).body.result;
    app().clock.moveBy(2 * day * minuteMs);
    const late = await pass(version);
    app().clock.moveBy(-2 * day * minuteMs);
    expect(late).toMatchObject({ status: 409 });
  });

  it('cannot be lengthened or moved once a walk-in is there, and others wait for review', async () => {
    await walkIn();
    const nine = { endsAt: inMinutes(530) };
    const later = { startsAt: inMinutes(day), endsAt: inMinutes(day + 540) };
    for (const change of [nine, later])
      expect(await save(change)).toMatchObject({ status: 409, body: { reason: 'shiftTaken' } });
    expect((await save({ isNew: true, ...later })).body.result).toMatchObject({ isChange: true });
    const gone = await formWith({ isNew: true, ...later });
    gone.form.shifts.shift();
    expect(await app().call(updateActivity, gone, team)).toMatchObject({ body: { reason: 'shiftTaken' } });
  });

  it('may be added by a team of trust grade A, for the centre to check afterwards', async () => {
    await open('A');
    await walkIn();
    await app().sql.updateTable('activities').set({ reviewedBy: team.accountId }).execute();
    const { body } = await save({ isNew: true, startsAt: inMinutes(day), endsAt: inMinutes(day + 60) });
    expect(body.result.status).toBe('published');
    const stored = await app()
      .sql.selectFrom('activities')
      .select('reviewedBy')
      .where('id', '=', activityId)
      .executeTakeFirst();
    expect(stored).toEqual({ reviewedBy: null });
  });
});
