import { describe, expect, it } from 'vitest';
import { getActivity } from '#domains/activities/contract/activities.contract.ts';
import * as review from '#domains/activities/contract/activity-review.contract.ts';
import * as teams from '#domains/activities/contract/team-activities.contract.ts';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import * as links from '#domains/messages/contract/action-links.contract.ts';
import { openMessages } from '#domains/messages/testing/open-messages.ts';
import { listApplications } from '#domains/signups/contract/applications.contract.ts';
import { getSignUpCalendar } from '#domains/signups/contract/calendar.contract.ts';
import * as mine from '#domains/signups/contract/my-signups.contract.ts';
import { buildReadyVolunteer, buildSignUp } from '#domains/signups/testing/signups.builders.ts';
import { hourMs } from '#platform/contract/durations.ts';
import type { SignedIn } from '#testing/sign-in.ts';

const { app, volunteer, run, inboxOf, outbox } = openMessages();
const moved = '湿地木栈道';

/** A published activity of one place in two days, taken, with somebody waiting. */
async function taken(wish: { hoursAhead?: number; trustGrade?: 'A' | 'B' } = {}) {
  const team = await app().signIn('team', { trustGrade: wish.trustGrade ?? 'B' });
  const now = app().clock();
  const startsAt = new Date(now.getTime() + (wish.hoursAhead ?? 40) * hourMs);
  const { activityId, shiftIds } = await buildActivity(app().sql, {
    now,
    teamId: team.teamId,
    waitlistMode: 'auto',
    signUpMode: 'firstCome',
    cancelDeadlineHours: 48,
    shifts: [{ startsAt, endsAt: new Date(startsAt.getTime() + 3 * hourMs), capacity: 1 }],
  });
  const [shiftId] = shiftIds;
  const person = await volunteer({ serviceAreas: ['990101'], serviceCategories: ['eco'] });
  const at = { now, shiftId: shiftId! };
  const { signUpId } = await buildSignUp(app().sql, { ...at, volunteerId: person.volunteerId });
  const { volunteerId } = await buildReadyVolunteer(app().sql);
  const waiting = await buildSignUp(app().sql, { ...at, volunteerId, status: 'waitlisted' });
  app().clock.moveBy(60_000);
  return { team, activityId, shiftId: shiftId!, person, signUpId, waitingId: waiting.signUpId, startsAt };
}
type Taken = Awaited<ReturnType<typeof taken>>;

async function save({ team, activityId }: Pick<Taken, 'team' | 'activityId'>, change: object) {
  const { form, version } = (await app().call(teams.getTeamActivity, { id: activityId }, team)).body.result;
  return app().call(teams.updateActivity, { activityId, version, form: { ...form, ...change } }, team);
}
async function decide(activityId: number, verdict: 'pass' | 'return', reviewer?: SignedIn) {
  const as = reviewer ?? (await app().signIn('staff', { role: 'reviewer' }));
  const { change, version } = (await app().call(review.getActivityForReview, { id: activityId }, as)).body
    .result;
  const reason = verdict === 'return' ? '地点不清' : undefined;
  return app().call(
    review.reviewActivity,
    { activityId, version, changeId: change?.id ?? 1, verdict, reason },
    as,
  );
}
/** Handed in, passed and asked. */
async function changed(wish: Parameters<typeof taken>[0] = {}) {
  const world = await taken(wish);
  expect((await save(world, { placeName: moved })).body.result).toMatchObject({ isChange: true });
  expect((await decide(world.activityId, 'pass')).status).toBe(200);
  await run('signups.askAgain');
  await run('signups.askAgain');
  return world;
}
const publicPlace = async (id: number) => (await app().call(getActivity, { id })).body.result.placeName;
const stateOf = async (id: number) =>
  (await app().sql.selectFrom('signUps').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;
const question = async ({ person, activityId }: Taken) =>
  (await app().call(mine.getMySignUp, { id: activityId }, person)).body.result.signUps[0]!.question;
const tokenOf = async ({ person }: Taken) =>
  (await inboxOf(person))
    .find(({ answerLink }) => answerLink)!
    .answerLink!.split('/')
    .at(-1)!;

describe('a change of an activity that people signed up for', () => {
  it('waits while the old version is public; returned, its form is kept, and it can be withdrawn', async () => {
    const world = await taken();
    await save(world, { placeName: moved });
    expect(await publicPlace(world.activityId)).not.toBe(moved);
    expect((await decide(world.activityId, 'return')).body.result.status).toBe('published');
    const opened = async () =>
      (await app().call(teams.getTeamActivity, { id: world.activityId }, world.team)).body.result;
    expect((await opened()).change).toMatchObject({
      status: 'returned',
      note: '地点不清',
      form: { placeName: moved },
    });
    const { version } = await opened();
    const withdrawn = await app().call(
      teams.withdrawActivity,
      { activityId: world.activityId, version },
      world.team,
    );
    expect(withdrawn.body.result.status).toBe('published');
    expect((await opened()).change).toBeNull();
    expect(await question(world)).toBeNull();
    expect((await decide(world.activityId, 'pass')).status).toBe(409);
  });

  it('is decided together with others: what would happen is told before, whoever is refused is named', async () => {
    const reviewer = await app().signIn('staff', { role: 'reviewer' });
    const worlds = [await taken(), await taken()];
    for (const world of worlds) await save(world, { placeName: moved });
    const queue = (await app().call(review.listReviewQueue, { tab: 'changes' }, reviewer)).body.result;
    const items = queue.list.map(({ id, version, changeId }) => ({
      activityId: id,
      version,
      changeId: changeId ?? undefined,
    }));
    expect(items.map(({ activityId }) => activityId).sort((a, b) => a - b)).toEqual(
      worlds.map(({ activityId }) => activityId),
    );
    const stale = items.map((item, place) => ({ ...item, version: item.version + place }));
    const request = { items: stale, verdict: 'pass' as const };
    const foreseen = (await app().call(review.previewActivities, request, reviewer)).body.result;
    expect(await publicPlace(stale[0]!.activityId)).not.toBe(moved);
    const done = (await app().call(review.reviewActivities, request, reviewer)).body.result;
    expect(done).toEqual(foreseen);
    expect([done.doneIds, done.refused.map(({ id }) => id)]).toEqual([
      [stale[0]!.activityId],
      [stale[1]!.activityId],
    ]);
    expect(await publicPlace(stale[0]!.activityId)).toBe(moved);
    expect(await publicPlace(stale[1]!.activityId)).not.toBe(moved);
    const back = { items: items.slice(1), verdict: 'return' as const, reason: '地点不清' };
    expect((await app().call(review.reviewActivities, back, reviewer)).body.result.doneIds).toHaveLength(1);
    expect(await publicPlace(stale[1]!.activityId)).not.toBe(moved);
  });

  it('asks everybody once, with what changed, by message and text, for half of the time left', async () => {
    const world = await changed();
    expect(await publicPlace(world.activityId)).toBe(moved);
    const { differences } = (await app().call(getActivity, { id: world.activityId })).body.result.changed!;
    expect(differences).toMatchObject([{ label: '集合地点', after: moved }]);
    const asked = (await inboxOf(world.person)).filter(({ answerLink }) => answerLink);
    expect(asked).toHaveLength(1);
    expect(await question(world)).toMatchObject({ state: 'asked', differences });
    const left = new Date((await question(world))!.expiresAt).getTime() - app().clock().getTime();
    expect(Math.round(left / hourMs)).toBe(20);
    await run('messages.deliverSms');
    expect((await outbox()).map(({ template }) => template)).toEqual(['activityChanged']);
    const { ics } = (await app().call(getSignUpCalendar, { id: world.signUpId }, world.person)).body.result;
    expect(ics).toContain('SEQUENCE:1');
  });

  it('lets who declines by the link go without harm, and the waiting list moves up', async () => {
    const world = await changed();
    const token = await tokenOf(world);
    const seen = (await app().call(links.getActionLink, { token })).body.result;
    expect(seen).toMatchObject({ state: 'open', acceptLabel: '继续参加' });
    expect(seen.facts.at(-1)).toMatchObject({ label: '变更：集合地点' });
    const told = await app().call(links.answerActionLink, { token, answer: 'decline' });
    expect(told.body.result.message).toContain('不影响你的信用');
    expect([await stateOf(world.signUpId), await stateOf(world.waitingId)]).toEqual([
      'cancelled',
      'confirmed',
    ]);
    expect(await app().sql.selectFrom('creditEvents').selectAll().execute()).toEqual([]);
    const again = await app().call(
      mine.answerChange,
      { signUpId: world.signUpId, answer: 'keep' },
      world.person,
    );
    expect(again.body.reason).toBe('notAsked');
  });

  it('keeps the place of who says nothing, shows it to the team, and a late word still counts', async () => {
    const world = await changed();
    await app().sql.updateTable('reconfirmations').set({ expiresAt: app().clock() }).execute();
    const { signUpId } = world;
    const row = async () =>
      (
        await app().call(
          listApplications,
          { activityId: world.activityId, shiftId: world.shiftId },
          world.team,
        )
      ).body.result.list.find((one) => one.signUpId === signUpId);
    expect(await row()).toMatchObject({ state: 'confirmed', reconfirm: 'silent' });
    const told = async () =>
      (await inboxOf(world.person)).filter(({ title }) => title.startsWith('没有收到你的答复')).length;
    expect(await told()).toBe(0);
    await run('signups.tellSilence');
    await run('signups.tellSilence');
    expect(await told()).toBe(1);
    const toTeam = (await inboxOf(world.team)).filter(({ title }) => title.startsWith('1 人没有答复变更'));
    expect(toTeam).toHaveLength(1);
    const leave = await app().call(mine.answerChange, { signUpId, answer: 'leave' }, world.person);
    expect(leave.body.reason).toBe('changeOver');
    expect((await app().call(mine.answerChange, { signUpId, answer: 'keep' }, world.person)).status).toBe(
      200,
    );
    expect(await row()).toMatchObject({ reconfirm: 'kept' });
    const { answers } = (await app().call(teams.getTeamActivity, { id: world.activityId }, world.team)).body
      .result;
    expect(answers).toEqual({ kept: 1, asked: 0, silent: 0, left: 0 });
  });

  it('asks again after a second change: the first link is over, and cancelling meanwhile costs nothing', async () => {
    const world = await changed();
    const first = await tokenOf(world);
    await save(world, { title: '湿地净滩' });
    await decide(world.activityId, 'pass');
    app().clock.moveBy(60_000);
    await run('signups.askAgain');
    expect((await app().call(links.getActionLink, { token: first })).body.result.state).toBe('over');
    expect((await app().call(links.answerActionLink, { token: first, answer: 'decline' })).body.reason).toBe(
      'linkOver',
    );
    const { isLate } = (
      await app().call(mine.cancelSignUp, { signUpId: world.signUpId, code: 'other' }, world.person)
    ).body.result;
    expect(isLate).toBe(false);
  });

  it('moves the sign-ups with their shift and asks only its people; a further shift asks nobody', async () => {
    const world = await taken();
    const { form } = (await app().call(teams.getTeamActivity, { id: world.activityId }, world.team)).body
      .result;
    const later = (at: string) => new Date(Date.parse(at) + 24 * hourMs).toISOString();
    const [shift] = form.shifts;
    const shifts = [{ ...shift!, startsAt: later(shift!.startsAt), endsAt: later(shift!.endsAt) }];
    await save(world, { shifts });
    await decide(world.activityId, 'pass');
    const { startsAt } = await app()
      .sql.selectFrom('signUps')
      .select('startsAt')
      .where('id', '=', world.signUpId)
      .executeTakeFirstOrThrow();
    expect(startsAt).toEqual(new Date(shifts[0]!.startsAt));
    await run('signups.askAgain');
    expect((await question(world))?.differences[0]).toMatchObject({ label: '场次' });
    const other = await taken();
    const more = (await app().call(teams.getTeamActivity, { id: other.activityId }, other.team)).body.result
      .form;
    const extra = {
      ...more.shifts[0]!,
      id: undefined,
      startsAt: later(more.shifts[0]!.startsAt),
      endsAt: later(more.shifts[0]!.endsAt),
    };
    await save(other, { shifts: [...more.shifts, extra] });
    await decide(other.activityId, 'pass');
    await run('signups.askAgain');
    expect(await question(other)).toBeNull();
  });

  it('of a team of trust grade A is public at once, and asks all the same', async () => {
    const world = await taken({ trustGrade: 'A' });
    expect((await save(world, { placeName: moved })).body.result).toMatchObject({ isChange: false });
    await run('signups.askAgain');
    expect(await question(world)).toMatchObject({ state: 'asked' });
  });

  it('asks who is confirmed only later, and nobody once the shift has begun', async () => {
    const world = await changed();
    await app().call(mine.answerChange, { signUpId: world.signUpId, answer: 'leave' }, world.person);
    await run('signups.askAgain');
    const asked = async () => app().sql.selectFrom('reconfirmations').select('signUpId').execute();
    expect((await asked()).map(({ signUpId }) => signUpId)).toContain(world.waitingId);
    const late = await taken({ hoursAhead: 2 });
    await save(late, { placeName: moved });
    await decide(late.activityId, 'pass');
    app().clock.moveBy(3 * hourMs);
    await run('signups.askAgain');
    expect((await asked()).map(({ signUpId }) => signUpId)).not.toContain(late.signUpId);
    app().clock.moveBy(-3 * hourMs);
  });
});
