import { describe, expect, it } from 'vitest';
import { morningAfter } from '#domains/activities/testing/activities.builders.ts';
import { buildMember } from '#domains/teams/testing/teams.builders.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { brokenCounts } from '../../testing/broken-counts.ts';
import { openSignUpsRoom, testNoon as now } from '../../testing/open-signups-room.ts';
import { buildReadyVolunteer, buildSignUp } from '../../testing/signups.builders.ts';

const { clock, sql, open, sign, titlesOf, audits } = openSignUpsRoom();
const rows = () => sql().selectFrom('signUps').selectAll().orderBy('id').execute();

describe('signUpForShift', () => {
  it('takes a place at once, writes the audit line and tells the person', async () => {
    const { shiftIds, activityId } = await open();
    const { caller } = await buildReadyVolunteer(sql());
    const result = await sign(caller, shiftIds[0]!, { note: '可以当组长' });
    expect(result).toMatchObject({ state: 'confirmed', stateLabel: '已通过', queueAhead: null });
    expect(await rows()).toMatchObject([
      {
        id: result.signUpId,
        activityId,
        status: 'confirmed',
        note: '可以当组长',
        riskVersion: 1,
        source: 'self',
      },
    ]);
    const audit = await audits('signUpForShift');
    expect(audit).toMatchObject([
      { targetType: 'signUp', targetId: result.signUpId, actorId: caller.accountId },
    ]);
    expect(await titlesOf(caller.accountId)).toEqual(['报名成功']);
    expect(await brokenCounts(sql())).toEqual([]);
  });

  it('only applies where the team reviews, and takes no place', async () => {
    const { shiftIds } = await open({ signUpMode: 'review' });
    const { caller } = await buildReadyVolunteer(sql());
    expect(await sign(caller, shiftIds[0]!)).toMatchObject({
      state: 'pending',
      message: expect.stringContaining('审核'),
    });
    const shift = await sql().selectFrom('shifts').selectAll().executeTakeFirstOrThrow();
    expect(shift).toMatchObject({ takenCount: 0, waitCount: 0 });
  });

  it('applies instead of taking a place when six credit points are active', async () => {
    const { shiftIds } = await open();
    const { caller, volunteerId } = await buildReadyVolunteer(sql());
    for (const days of [40, 41]) {
      const past = new Date(now.getTime() - days * 86_400_000);
      const { signUpId } = await buildSignUp(sql(), { volunteerId, now: past });
      await sql()
        .insertInto('creditEvents')
        .values({
          volunteerId,
          signUpId,
          kind: 'noShow',
          points: 3,
          createdAt: past,
          expiresAt: new Date(past.getTime() + 180 * 86_400_000),
        })
        .execute();
    }
    expect(await sign(caller, shiftIds[0]!)).toMatchObject({ state: 'pending' });
  });

  it('gives the first answer to the same press of the button, and only one notice', async () => {
    const { shiftIds } = await open();
    const { caller } = await buildReadyVolunteer(sql());
    const press = { clientRequestId: 'press-0001' };
    const first = await sign(caller, shiftIds[0]!, press);
    expect(await sign(caller, shiftIds[0]!, press)).toEqual(first);
    expect(await rows()).toHaveLength(1);
    expect(await titlesOf(caller.accountId)).toHaveLength(1);
    expect(await outcomeOf(sign(caller, shiftIds[0]!))).toBe('already');
  });

  it('keeps the answers in the words they were given to, and says at the question what is missing', async () => {
    const question = { text: '能不能带雨衣', kind: 'one', choices: ['能', '不能'], isRequired: true };
    const { shiftIds, activityId } = await open();
    const ask = (questions: object[]) =>
      sql()
        .updateTable('activities')
        .set({ questions: JSON.stringify(questions) })
        .where('id', '=', activityId)
        .execute();
    await ask([question]);
    const { caller } = await buildReadyVolunteer(sql());
    await expect(sign(caller, shiftIds[0]!)).rejects.toMatchObject({
      errors: [{ path: 'answers.0', msg: '请选择一项再报名' }],
    });
    const press = { clientRequestId: 'press-0002', answers: [{ question: question.text, values: ['能'] }] };
    const first = await sign(caller, shiftIds[0]!, press);
    expect(await rows()).toMatchObject([{ answers: [{ question: '能不能带雨衣', answer: '能' }] }]);
    await ask([{ ...question, text: '带不带雨衣' }]);
    expect(await sign(caller, shiftIds[0]!, press)).toEqual(first);
    expect(await rows()).toMatchObject([{ answers: [{ question: '能不能带雨衣', answer: '能' }] }]);
    const { caller: other } = await buildReadyVolunteer(sql());
    const late = { answers: press.answers };
    expect(await outcomeOf(sign(other, shiftIds[0]!, late))).toBe('questionsChanged');
    const waiting = await open({ signUpMode: 'review' });
    await sql()
      .updateTable('activities')
      .set({ questions: JSON.stringify([question]) })
      .where('id', '=', waiting.activityId)
      .execute();
    await sign(other, waiting.shiftIds[0]!, late);
    expect(await rows()).toMatchObject([{}, { status: 'pending', answers: [{ answer: '能' }] }]);
  });

  it('refuses once sign-up to the shift has closed, and says when that was', async () => {
    const { shiftIds } = await open({
      shifts: [
        { closesAt: new Date(now.getTime() - 3_600_000) },
        { closesAt: new Date(now.getTime() + 3_600_000) },
      ],
    });
    const { caller } = await buildReadyVolunteer(sql());
    await expect(sign(caller, shiftIds[0]!)).rejects.toMatchObject({
      reason: 'closed',
      message: expect.stringMatching(/^这一场已在 .+ 截止报名$/),
    });
    expect(await outcomeOf(sign(caller, shiftIds[1]!))).toBe('done');
  });

  it('asks before it queues, and queues in order', async () => {
    const { shiftIds } = await open({ shifts: [{ capacity: 1 }] });
    await buildSignUp(sql(), { shiftId: shiftIds[0]!, now });
    const first = await buildReadyVolunteer(sql());
    const second = await buildReadyVolunteer(sql());
    expect(await outcomeOf(sign(first.caller, shiftIds[0]!))).toBe('full');
    expect(await sign(first.caller, shiftIds[0]!, { acceptWaitlist: true })).toMatchObject({
      state: 'waitlisted',
      queueAhead: 0,
    });
    clock.now = new Date(now.getTime() + 1_000);
    expect(await sign(second.caller, shiftIds[0]!, { acceptWaitlist: true })).toMatchObject({
      state: 'waitlisted',
      queueAhead: 1,
      message: '已加入候补，前面还有 1 人。有空位时按顺序通知你',
    });
    expect(await brokenCounts(sql())).toEqual([]);
  });

  it('lets nobody past people who wait: a newcomer queues behind them, who get the place', async () => {
    const { shiftIds } = await open({ shifts: [{ capacity: 2 }] });
    await buildSignUp(sql(), { shiftId: shiftIds[0]!, now });
    const waiting = await buildSignUp(sql(), { shiftId: shiftIds[0]!, status: 'waitlisted', now });
    const { caller } = await buildReadyVolunteer(sql());
    expect(await sign(caller, shiftIds[0]!, { acceptWaitlist: true })).toMatchObject({
      state: 'waitlisted',
      queueAhead: 0,
    });
    expect(await rows()).toContainEqual(expect.objectContaining({ id: waiting.signUpId, status: 'offered' }));
    expect(await brokenCounts(sql())).toEqual([]);
  });

  it('refuses by the engine with its own sentence, and leaves nothing behind', async () => {
    const { shiftIds } = await open({ minAge: 60 });
    const { caller } = await buildReadyVolunteer(sql());
    await expect(sign(caller, shiftIds[0]!)).rejects.toMatchObject({
      reason: 'underMinAge',
      message: '须年满 60 周岁',
      result: { reasons: [{ code: 'underMinAge' }] },
    });
    expect(await rows()).toEqual([]);
    expect(await audits('signUpForShift')).toEqual([]);
    expect(await titlesOf(caller.accountId)).toEqual([]);
  });

  it('wants the risk notice as it stands now', async () => {
    const { shiftIds } = await open({ riskVersion: 2 });
    const { caller } = await buildReadyVolunteer(sql());
    expect(await outcomeOf(sign(caller, shiftIds[0]!))).toBe('riskNotAcknowledged');
    expect(await outcomeOf(sign(caller, shiftIds[0]!, { riskVersion: 2 }))).toBe('done');
  });

  it('refuses a clash with a held place and asks about a short gap', async () => {
    const startsAt = morningAfter(now, 7);
    const hours = (count: number) => new Date(startsAt.getTime() + count * 3_600_000);
    const { shiftIds } = await open({
      shifts: [
        { startsAt, endsAt: hours(2) },
        { startsAt: hours(1), endsAt: hours(3) },
        { startsAt: hours(2), endsAt: hours(4) },
      ],
      signUpClosesAt: startsAt,
    });
    const { caller } = await buildReadyVolunteer(sql());
    await sign(caller, shiftIds[0]!);
    expect(await outcomeOf(sign(caller, shiftIds[1]!))).toBe('clash');
    expect(await outcomeOf(sign(caller, shiftIds[2]!))).toBe('softConflict');
    expect(await outcomeOf(sign(caller, shiftIds[2]!, { acceptWarnings: true }))).toBe('done');
  });

  it('lets members into a members-only activity', async () => {
    const { shiftIds, teamId } = await open({ recruitScope: 'members' });
    const { caller, volunteerId } = await buildReadyVolunteer(sql());
    expect(await outcomeOf(sign(caller, shiftIds[0]!))).toBe('membersOnly');
    await buildMember(sql(), { teamId, volunteerId });
    expect(await outcomeOf(sign(caller, shiftIds[0]!))).toBe('done');
  });

  it('lets members of named teams into their activity', async () => {
    const named = await open({});
    const { shiftIds } = await open({ recruitScope: 'teams', recruitTeams: [named.teamId] });
    const { caller, volunteerId } = await buildReadyVolunteer(sql());
    expect(await outcomeOf(sign(caller, shiftIds[0]!))).toBe('teamNotAllowed');
    await buildMember(sql(), { teamId: named.teamId, volunteerId });
    expect(await outcomeOf(sign(caller, shiftIds[0]!))).toBe('done');
  });

  it('hides what is not public', async () => {
    const { shiftIds } = await open({ status: 'pending' });
    const { caller } = await buildReadyVolunteer(sql());
    expect(await outcomeOf(sign(caller, shiftIds[0]!))).toBe('404');
    expect(await outcomeOf(sign(caller, 987_654))).toBe('404');
  });
});
