import { expect, it } from 'vitest';
import * as review from '#domains/activities/contract/activity-review.contract.ts';
import * as teams from '#domains/activities/contract/team-activities.contract.ts';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { answerChange, cancelSignUp } from '#domains/signups/contract/my-signups.contract.ts';
import { signUpForShift } from '#domains/signups/contract/signups.contract.ts';
import { brokenCounts } from '#domains/signups/testing/broken-counts.ts';
import { buildReadyVolunteers, buildSignUp } from '#domains/signups/testing/signups.builders.ts';
import { hourMs } from '#platform/contract/durations.ts';
import { runTask } from '#platform/server/run-background.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { openHouse } from '#testing/open-house.ts';

const people = 12;

describeOnPostgres('a changed activity in a rush', () => {
  const { app } = openHouse({ now: new Date('2026-11-21T12:00:00+08:00'), isOneStory: true });
  const tally = (words: readonly string[]): Record<string, number> =>
    words.reduce<Record<string, number>>((sums, one) => ({ ...sums, [one]: (sums[one] ?? 0) + 1 }), {});
  const askAgain = () => {
    const tasks = app().rooms.flatMap((room) => room.tasks ?? []);
    return runTask(app().engine, tasks.find(({ name }) => name === 'signups.askAgain')!);
  };

  /** A full activity whose shift is to move by an hour, handed in. */
  async function handedIn() {
    const team = await app().signIn('team');
    const now = app().clock();
    const startsAt = new Date(now.getTime() + 40 * hourMs);
    const span = { startsAt, endsAt: new Date(startsAt.getTime() + 3 * hourMs) };
    const { activityId, shiftIds } = await buildActivity(app().sql, {
      now,
      teamId: team.teamId,
      signUpMode: 'firstCome',
      waitlistMode: 'auto',
      shifts: [{ ...span, capacity: people + 4 }],
    });
    const shiftId = shiftIds[0]!;
    const ready = await buildReadyVolunteers(app().sql, people + 4);
    const signed = [];
    for (const { caller } of ready) signed.push(await app().signInAs(caller.volunteerId));
    const ids: number[] = [];
    for (const { caller } of ready.slice(0, people))
      ids.push((await buildSignUp(app().sql, { now, shiftId, volunteerId: caller.volunteerId })).signUpId);
    app().clock.moveBy(60_000);
    const { form, version } = (await app().call(teams.getTeamActivity, { id: activityId }, team)).body.result;
    const later = (at: string) => new Date(Date.parse(at) + hourMs).toISOString();
    const [shift] = form.shifts;
    const shifts = [{ ...shift!, startsAt: later(shift!.startsAt), endsAt: later(shift!.endsAt) }];
    await app().call(teams.updateActivity, { activityId, version, form: { ...form, shifts } }, team);
    const reviewer = await app().signIn('staff', { role: 'reviewer' });
    const shown = (await app().call(review.getActivityForReview, { id: activityId }, reviewer)).body.result;
    const pass = () =>
      app().call(
        review.reviewActivity,
        { activityId, version: shown.version, changeId: shown.change!.id, verdict: 'pass' },
        reviewer,
      );
    const withdraw = () => app().call(teams.withdrawActivity, { activityId, version: shown.version }, team);
    return { activityId, shiftId, ids, signed, pass, withdraw };
  }
  const apart = async (activityId: number) =>
    (
      await app()
        .sql.selectFrom('signUps as u')
        .innerJoin('shifts as s', 's.id', 'u.shiftId')
        .select('u.id')
        .where('u.activityId', '=', activityId)
        .whereRef('u.startsAt', '<>', 's.startsAt')
        .where('u.status', '=', 'confirmed')
        .execute()
    ).length;

  it('is decided once, by whoever is first: two reviewers and the team that withdraws', async () => {
    const { pass, withdraw } = await handedIn();
    const outcomes = await Promise.all([pass(), withdraw(), pass(), withdraw()]);
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(outcomes.filter(({ status }) => status === 409)).toHaveLength(3);
  });

  it('passes while people sign up and cancel, and every place and time is right', async () => {
    const { activityId, shiftId, ids, signed, pass } = await handedIn();
    const cancels = ids
      .slice(0, 4)
      .map((signUpId, turn) => app().call(cancelSignUp, { signUpId, code: 'other' }, signed[turn]!));
    const joins = signed
      .slice(people)
      .map((as, turn) =>
        app().call(signUpForShift, { shiftId, riskVersion: 1, clientRequestId: `rush ${turn} of it` }, as),
      );
    const answers = await Promise.all([...cancels, pass(), ...joins]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await brokenCounts(app().sql)).toEqual([]);
    expect(await apart(activityId)).toBe(0);
  });

  it('is asked about once for each person by several processes, and each answer counts once', async () => {
    const { activityId, ids, signed, pass } = await handedIn();
    await pass();
    await Promise.all([askAgain(), askAgain(), askAgain()]);
    const links = await app()
      .sql.selectFrom('actionLinks')
      .select('targetId')
      .where('kind', '=', 'change')
      .where('targetId', 'in', ids)
      .execute();
    expect(links).toHaveLength(people);
    const presses = ids.flatMap((signUpId, turn) =>
      (['keep', 'leave', 'leave'] as const).map((answer) =>
        app().call(answerChange, { signUpId, answer }, signed[turn]!),
      ),
    );
    const outcomes = (await Promise.all(presses)).map(({ body }) => body.reason ?? 'done');
    expect(tally(outcomes)).toEqual({ done: people, notAsked: 2 * people });
    expect(await brokenCounts(app().sql)).toEqual([]);
    expect(await apart(activityId)).toBe(0);
  });
});
