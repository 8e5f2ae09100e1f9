import { describe, expect, it } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { buildRole } from '#domains/roles/testing/roles.builders.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { dayMs, hourMs } from '#platform/contract/durations.ts';
import { outcomeOf } from '#testing/open-room.ts';
import {
  appealCreditEvent,
  decideCreditAppeal,
  getMyCredit,
  listCreditAppeals,
} from '../../contract/credit.contract.ts';
import { openSignUpsRoom } from '../../testing/open-signups-room.ts';
import { buildReadyVolunteer, buildSignUp } from '../../testing/signups.builders.ts';
import { insertCreditEvent } from './credit.store.ts';

const { sql, call, run, clock, titlesOf, audits } = openSignUpsRoom();
const noon = new Date('2026-11-23T12:00:00+08:00');

async function handler(organisationId?: number) {
  const dataScope = organisationId === undefined ? 'all' : 'organisation';
  const roleId = await buildRole(sql(), { permissions: ['complaints.handle'], dataScope });
  return (await buildStaff(sql(), { roleId, organisationId: organisationId ?? null })).caller;
}

/** Three events of one person, ten points together. */
async function charged(points: readonly number[] = [3, 3, 3]) {
  clock.now = noon;
  const place = await buildOrganisation(sql());
  const team = await buildTeam(sql(), { organisationId: place.id });
  const person = await buildReadyVolunteer(sql());
  for (const each of points) {
    const { shiftIds } = await buildActivity(sql(), { now: noon, teamId: team.teamId });
    const { signUpId } = await buildSignUp(sql(), {
      now: noon,
      shiftId: shiftIds[0] ?? 0,
      volunteerId: person.volunteerId,
      status: 'cancelled',
      cancelledAt: noon,
      cancelCode: 'work',
    });
    await insertCreditEvent(sql(), {
      volunteerId: person.volunteerId,
      signUpId,
      kind: 'lateCancel',
      points: each,
      now: noon,
    });
  }
  const { events } = await call(getMyCredit, {}, person.caller);
  return { ...person, team, place, eventId: events[0]?.eventId ?? 0 };
}
const text = '出门前孩子发烧，送去了医院。';

describe('申诉信用记录', () => {
  it('takes the points off while it waits, once, within seven days, and only of one’s own', async () => {
    const { caller, eventId } = await charged();
    expect(await call(getMyCredit, {}, caller)).toMatchObject({
      points: 9,
      pausedUntil: expect.any(String) as string,
    });
    const stranger = await buildReadyVolunteer(sql());
    expect(await outcomeOf(call(appealCreditEvent, { eventId, text }, stranger.caller))).toBe('404');
    expect(await outcomeOf(call(appealCreditEvent, { eventId, text: '太短' }, caller))).toBe('400');
    // Five work days after Monday noon.
    expect(await call(appealCreditEvent, { eventId, text }, caller)).toEqual({
      appealDueAt: '2026-11-30T12:00:00+08:00',
    });
    const credit = await call(getMyCredit, {}, caller);
    expect(credit).toMatchObject({ points: 6, needsReview: true, pausedUntil: null });
    expect(credit.events[0]).toMatchObject({ status: 'appealed', appealText: text, appealableUntil: null });
    expect(credit.events[0]?.evidence).toMatch(/11月23日.* 12:00 取消，原因：工作安排/);
    expect(await outcomeOf(call(appealCreditEvent, { eventId, text }, caller))).toBe('notActive');
    expect((await audits('appealCreditEvent'))[0]).toMatchObject({
      targetType: 'creditEvent',
      targetId: eventId,
    });
    clock.now = new Date(noon.getTime() + 7 * dayMs);
    const second = credit.events[1]?.eventId ?? 0;
    expect(await outcomeOf(call(appealCreditEvent, { eventId: second, text }, caller))).toBe('tooLate');
  });

  it('is answered with a reason by somebody of the place who had no part in it; lifted points are gone', async () => {
    const { caller, accountId, eventId, place, team } = await charged();
    await call(appealCreditEvent, { eventId, text }, caller);
    const staff = await handler(place.id);
    const elsewhere = await handler((await buildOrganisation(sql())).id);
    const [appeal] = (await call(listCreditAppeals, {}, staff)).list;
    expect(appeal).toMatchObject({ eventId, otherPoints: 6, isRelated: false, appealText: text });
    expect((await call(listCreditAppeals, {}, elsewhere)).total).toBe(0);
    const answer = { eventId, version: 2, verdict: 'lift' as const, reason: '有挂号单，可以谅解' };
    expect(await outcomeOf(call(decideCreditAppeal, answer, elsewhere))).toBe('404');
    expect(await outcomeOf(call(decideCreditAppeal, { ...answer, version: 1 }, staff))).toBe(
      'versionConflict',
    );
    const leader = { ...staff, accountId: team.accountId };
    expect(await outcomeOf(call(decideCreditAppeal, answer, leader))).toBe('related');
    await call(decideCreditAppeal, answer, staff);
    expect(await outcomeOf(call(decideCreditAppeal, { ...answer, version: 3 }, staff))).toBe('decided');
    const credit = await call(getMyCredit, {}, caller);
    expect(credit).toMatchObject({ points: 6 });
    expect(credit.events[0]).toMatchObject({ status: 'cancelled', decision: answer.reason });
    expect((await titlesOf(accountId)).at(-1)).toBe('申诉成立，记分已撤销');
    expect((await call(listCreditAppeals, { tab: 'decided' }, staff)).list).toMatchObject([
      { eventId, decision: answer.reason },
    ]);
    expect((await audits('decideCreditAppeal'))[0]).toMatchObject({
      reason: answer.reason,
      detail: { verdict: 'lift' },
    });
  });

  it('upheld counts again until it expires, and is appealed no second time', async () => {
    const { caller, eventId } = await charged([3]);
    await call(appealCreditEvent, { eventId, text }, caller);
    const answer = { eventId, version: 2, verdict: 'uphold' as const, reason: '没有能说明情况的依据' };
    await call(decideCreditAppeal, answer, await handler());
    expect((await call(getMyCredit, {}, caller)).points).toBe(3);
    clock.now = new Date(noon.getTime() + hourMs);
    expect(await outcomeOf(call(appealCreditEvent, { eventId, text }, caller))).toBe('appealedBefore');
    clock.now = new Date(noon.getTime() + 181 * dayMs);
    await run('signups.expireCredit');
    expect((await call(getMyCredit, {}, caller)).events[0]?.status).toBe('expired');
  });
});
