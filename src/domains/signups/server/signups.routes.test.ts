import { describe, expect, it } from 'vitest';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { openHouse } from '#testing/open-house.ts';
import * as applications from '../contract/applications.contract.ts';
import * as credit from '../contract/credit.contract.ts';
import * as mine from '../contract/my-signups.contract.ts';
import * as contract from '../contract/signups.contract.ts';
import { buildSignUp } from '../testing/signups.builders.ts';

const ready = { serviceAreas: ['990101'], serviceCategories: ['eco'] };
const { app } = openHouse({ now: new Date('2026-11-21T12:00:00+08:00'), isOneStory: true });

const open = (wish: Parameters<typeof buildActivity>[1] = {}) =>
  buildActivity(app().sql, { now: app().clock(), signUpMode: 'firstCome', ...wish });
const press = (shiftId: number, requestId = `press-on-shift-${shiftId}`) => ({
  shiftId,
  riskVersion: 1,
  clientRequestId: requestId,
});

describe('the calls of signups', () => {
  const signUpCalls = [
    [contract.signUpForShift, press(1)],
    [mine.previewCancel, { id: 1 }],
    [mine.cancelSignUp, { signUpId: 1 }],
    [mine.answerOffer, { signUpId: 1, answer: 'accept' }],
    [mine.listMySignUps, {}],
    [mine.getMySignUp, { id: 1 }],
    [credit.getMyCredit, {}],
  ] as const;
  const teamCalls = [
    [applications.listApplications, { activityId: 1 }],
    [applications.decideApplications, { signUpIds: [1], verdict: 'confirm' }],
    [applications.offerPlace, { signUpId: 1 }],
    [applications.moveSignUp, { signUpId: 1, shiftId: 2, reason: '人手调整' }],
    [applications.removeSignUp, { signUpId: 1, reason: '人手调整' }],
  ] as const;

  it('need the right kind of account', async () => {
    const volunteer = await app().signIn('volunteer');
    const team = await app().signIn('team');
    for (const [operation, request] of [...signUpCalls, ...teamCalls]) {
      expect([operation.name, (await app().call(operation, request as never)).status]).toEqual([
        operation.name,
        401,
      ]);
    }
    for (const [operation, request] of signUpCalls) {
      expect([operation.name, (await app().call(operation, request as never, team)).status]).toEqual([
        operation.name,
        403,
      ]);
    }
    for (const [operation, request] of teamCalls) {
      const answer = await app().call(operation, request as never, volunteer);
      expect([operation.name, answer.status]).toEqual([operation.name, 403]);
    }
  });

  it('refuse what is no request', async () => {
    const volunteer = await app().signIn('volunteer');
    const team = await app().signIn('team');
    const bad = [
      await app().call(contract.signUpForShift, { ...press(1), shiftId: -1 }, volunteer),
      await app().call(contract.signUpForShift, { ...press(1), colour: 'red' } as never, volunteer),
      await app().call(contract.signUpForShift, { ...press(1), clientRequestId: 'x' }, volunteer),
      await app().call(mine.cancelSignUp, { signUpId: 1, code: 'tired' as never }, volunteer),
      await app().call(applications.decideApplications, { signUpIds: [], verdict: 'confirm' }, team),
      await app().call(applications.decideApplications, { signUpIds: [1], verdict: 'reject' }, team),
      await app().call(contract.listSignUpMarks, { activityIds: [] }),
    ];
    expect(bad.map((answer) => answer.status)).toEqual(bad.map(() => 400));
    expect(bad[5]?.body.errors).toEqual([{ path: 'reason', msg: '拒绝时请填写原因，志愿者会看到' }]);
  });

  it('sign a volunteer up, show it, and take it back', async () => {
    const { activityId, shiftIds } = await open();
    const volunteer = await app().signIn('volunteer', ready);
    const signed = await app().call(contract.signUpForShift, press(shiftIds[0]!), volunteer);
    expect(signed).toMatchObject({ status: 200, body: { code: 200, result: { state: 'confirmed' } } });
    const { signUpId } = signed.body.result;
    const standing = await app().call(contract.getSignUpStanding, { id: activityId }, volunteer);
    expect(standing.body.result.shifts).toMatchObject([{ button: { face: 'signedUp' }, mine: { signUpId } }]);
    const marks = await app().call(contract.listSignUpMarks, { activityIds: [activityId] }, volunteer);
    expect(marks.body.result.list).toMatchObject([{ label: '已通过' }]);
    expect((await app().call(mine.listMySignUps, {}, volunteer)).body.result).toMatchObject({
      total: 1,
      counts: { upcoming: 1 },
    });
    expect(
      (await app().call(mine.getMySignUp, { id: activityId }, volunteer)).body.result.signUps,
    ).toHaveLength(1);
    expect((await app().call(mine.previewCancel, { id: signUpId }, volunteer)).body.result).toMatchObject({
      points: 0,
    });
    const people = await app().call(applications.listParticipants, { activityId });
    expect(people.body.result.list).toMatchObject([{ maskedName: '沈*夏' }]);
    expect((await app().call(mine.cancelSignUp, { signUpId }, volunteer)).body.result).toMatchObject({
      state: 'cancelled',
    });
    expect((await app().call(credit.getMyCredit, {}, volunteer)).body.result).toMatchObject({ points: 0 });
  });

  it('answer a refusal with its reason, sentence and findings', async () => {
    const { shiftIds } = await open({ minAge: 60 });
    const volunteer = await app().signIn('volunteer', ready);
    const answer = await app().call(contract.signUpForShift, press(shiftIds[0]!), volunteer);
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 409,
        reason: 'underMinAge',
        msg: '须年满 60 周岁',
        result: { reasons: [{ code: 'underMinAge' }] },
      },
    });
  });

  it('let a team decide, offer, move and remove', async () => {
    const { activityId, shiftIds, team } = await open({
      signUpMode: 'review',
      waitlistMode: 'manual',
      shifts: [{}, { startsAt: new Date('2026-11-30T09:00:00+08:00') }],
    });
    const leader = await app().signInAs(team!.accountId);
    const apply = (status: 'pending' | 'waitlisted') =>
      buildSignUp(app().sql, { shiftId: shiftIds[0]!, status, now: app().clock() });
    const { signUpId } = await apply('pending');
    const waiting = await apply('waitlisted');
    const listed = await app().call(applications.listApplications, { activityId }, leader);
    expect(listed.body.result).toMatchObject({ total: 2, counts: { pending: 1, waiting: 1 } });
    const decided = await app().call(
      applications.decideApplications,
      { signUpIds: [signUpId], verdict: 'confirm' },
      leader,
    );
    expect(decided.body.result).toMatchObject({ doneCount: 1, shifts: [{ takenCount: 1 }] });
    expect((await app().call(applications.offerPlace, { signUpId: waiting.signUpId }, leader)).status).toBe(
      200,
    );
    const move = { signUpId, shiftId: shiftIds[1]!, reason: '人手调整' };
    expect((await app().call(applications.moveSignUp, move, leader)).status).toBe(200);
    expect(
      (await app().call(applications.removeSignUp, { signUpId, reason: '活动人数调整' }, leader)).status,
    ).toBe(200);
  });
});
