import { describe, expect, it } from 'vitest';
import * as day from '#domains/attendance/contract/attendance.contract.ts';
import * as confirming from '#domains/attendance/contract/confirm-attendance.contract.ts';
import { place } from '#domains/attendance/testing/open-day.ts';
import { toldOf } from '#domains/volunteers/testing/volunteers.builders.ts';
import { buildReadyVolunteer } from '#domains/signups/testing/signups.builders.ts';
import { buildMember } from '#domains/teams/testing/teams.builders.ts';
import * as hours from '../../contract/hours.contract.ts';
import { buildHour } from '../../testing/hours.builders.ts';
import { openHttpDay, type OpenShift, sharp, type Someone } from '../../testing/http-day.ts';

const {
  app,
  setClock,
  ask,
  tryTo,
  openShift,
  join,
  checkIn,
  checkOut,
  serve,
  confirmAll,
  reviewer,
  hourOf,
  rowOf,
} = openHttpDay();
const reason = '领队在现场核对过';
const eighteenKmAway = { lng: place.lng + 0.19, lat: place.lat };

describe('a forged place', () => {
  it.each([
    ['18 km away with an accuracy of 100 km', { ...eighteenKmAway, accuracyM: 100_000 }, 'placeUnproved'],
    ['no position at all', {}, 'placeUnproved'],
    ['a position that does not say how exact', place, 'placeUnproved'],
    ['inside, but vaguer than 200 m', { ...place, accuracyM: 201 }, 'placeUnproved'],
    ['18 km away', { ...eighteenKmAway, accuracyM: 20 }, 'outsidePlace'],
    ['inside', sharp, 'done'],
  ])('%s, where the place is required', async (_, where, answer) => {
    const shift = await openShift({ placePolicy: 'required' });
    const me = await join(shift);
    expect(await checkIn(shift, me, where)).toBe(answer);
    // Who was refused is called by the leader: already there for who was not.
    const call = { shiftId: shift.shiftId, volunteerIds: [me.volunteerId], act: 'in' as const };
    const { doneCount } = await ask(day.rollCall, call, shift.team);
    expect(doneCount).toBe(answer === 'done' ? 0 : 1);
    setClock('11:30');
    expect(await checkOut(shift, me, where)).toBe(answer);
  });

  it.each([
    ['A', sharp],
    ['B', {}],
    ['B', { ...place, accuracyM: 201 }],
    ['B', { ...eighteenKmAway, accuracyM: 100_000 }],
  ])('is grade %s at most with %o, where the place is a hint', async (evidenceGrade, where) => {
    const shift = await openShift();
    const me = await join(shift);
    await checkIn(shift, me, where);
    setClock('11:30');
    await checkOut(shift, me, where);
    expect(await hourOf(me.volunteerId)).toMatchObject({ evidenceGrade });
  });
});

describe('a fixed end', () => {
  const fix = (shift: OpenShift, participationId: number) =>
    tryTo(
      day.fixCheckOut,
      { participationId, checkedOutAt: '2026-11-21T11:24:00+08:00', reason },
      shift.team,
    );

  /** The way to 公示: the team confirms, the centre is asked, the volunteer says yes, the centre agrees. */
  async function walkToPublicity(shift: OpenShift, me: Someone & { volunteerId: number }) {
    const staff = await reviewer();
    expect(await hourOf(me.volunteerId)).toMatchObject({ evidenceGrade: 'C', status: 'calculated' });
    expect(await confirmAll(shift)).toMatchObject({ publicityCount: 0, submittedCount: 1 });
    const { id: hourId } = await hourOf(me.volunteerId);
    const approve = () => tryTo(hours.decideHour, { hourId, verdict: 'approve' }, staff);
    expect(await approve()).toBe('notAgreed');
    expect((await hourOf(me.volunteerId)).status).toBe('submitted');
    const { id: participationId } = await rowOf(me.volunteerId);
    expect(await tryTo(confirming.confirmAttendance, { participationId }, me)).toBe('done');
    expect(await approve()).toBe('done');
    expect(await hourOf(me.volunteerId)).toMatchObject({ status: 'publicity', evidenceGrade: 'C' });
  }

  it('of a check-out of one second, undone and fixed into 174 minutes, waits for the volunteer and the centre', async () => {
    const shift = await openShift();
    const me = await join(shift);
    await checkIn(shift, me);
    setClock('08:30:01');
    await checkOut(shift, me);
    const { id } = await rowOf(me.volunteerId);
    setClock('11:40');
    expect(await tryTo(day.undoAttendance, { participationId: id, reason }, shift.team)).toBe('done');
    expect(await fix(shift, id)).toBe('done');
    expect((await hourOf(me.volunteerId)).minutes).toBe(174);
    await walkToPublicity(shift, me);
  });

  it('of one code is no grade B', async () => {
    const shift = await openShift();
    const me = await join(shift);
    await checkIn(shift, me);
    setClock('11:40');
    expect(await fix(shift, (await rowOf(me.volunteerId)).id)).toBe('done');
    await walkToPublicity(shift, me);
  });

  it('is not got round by calling out who was undone', async () => {
    const shift = await openShift();
    const me = await join(shift);
    await checkIn(shift, me);
    setClock('08:30:01');
    await checkOut(shift, me);
    const { id } = await rowOf(me.volunteerId);
    await tryTo(day.undoAttendance, { participationId: id, reason }, shift.team);
    setClock('11:24');
    const out = { shiftId: shift.shiftId, volunteerIds: [me.volunteerId], act: 'out' as const };
    expect(await tryTo(day.rollCall, out, shift.team)).toBe('done');
    expect(await rowOf(me.volunteerId)).toMatchObject({ outMethod: 'fixed', fixReason: reason });
    await walkToPublicity(shift, me);
  });

  it('by raising the minutes is the leader’s word too, and lowering them again is not', async () => {
    const shift = await openShift();
    const me = await join(shift);
    await serve(shift, me);
    const { id: hourId } = await hourOf(me.volunteerId);
    const adjust = (minutes: number) => ask(hours.adjustHour, { hourId, minutes, reason }, shift.team);
    expect(await adjust(200)).toEqual({ needsCentre: true });
    expect(await hourOf(me.volunteerId)).toMatchObject({ evidenceGrade: 'C' });
    expect(await adjust(170)).toEqual({ needsCentre: false });
    expect(await hourOf(me.volunteerId)).toMatchObject({ evidenceGrade: 'A' });
  });
});

describe('one phone', () => {
  it('from which a friend types the code for others makes none of them better than C, first and last', async () => {
    const shift = await openShift();
    const friends = [];
    for (let made = 0; made < 3; made += 1)
      friends.push(await join(shift, { device: 'one-phone-for-all-of-u' }));
    const alone = await join(shift);
    for (const me of [...friends, alone]) await checkIn(shift, me, {});
    setClock('11:30');
    for (const me of [...friends, alone]) await checkOut(shift, me, {});
    expect(await confirmAll(shift)).toMatchObject({ publicityCount: 1, submittedCount: 3 });
    for (const { volunteerId } of friends)
      expect(await hourOf(volunteerId)).toMatchObject({ evidenceGrade: 'C', status: 'submitted' });
    expect(await hourOf(alone.volunteerId)).toMatchObject({ evidenceGrade: 'B', status: 'publicity' });
    const { list } = await ask(hours.listHoursForReview, {}, await reviewer());
    expect(list.map(({ proof }) => proof?.othersOnDevice)).toEqual([2, 2, 2]);
  });

  it('that is shared after the first hours were computed counts for them as well', async () => {
    const shift = await openShift();
    const early = await join(shift, { device: 'one-phone-for-all-of-u' });
    const late = await join(shift, { device: 'one-phone-for-all-of-u' });
    await checkIn(shift, early);
    setClock('09:30');
    await checkOut(shift, early);
    expect(await hourOf(early.volunteerId)).toMatchObject({ evidenceGrade: 'A' });
    setClock('09:40');
    await checkIn(shift, late);
    setClock('11:30');
    await checkOut(shift, late);
    expect(await confirmAll(shift)).toMatchObject({ publicityCount: 0, submittedCount: 2 });
    expect(await hourOf(early.volunteerId)).toMatchObject({ evidenceGrade: 'C' });
  });
});

describe('persons', () => {
  const mobile = '13706881234';

  it.each(['captain', 'viceCaptain', 'manager'] as const)(
    'the %s’s own hours go to the centre',
    async (memberRole) => {
      const shift = await openShift();
      const me = await join(shift);
      await buildMember(app().sql, { teamId: shift.teamId, volunteerId: me.volunteerId, memberRole });
      await serve(shift, me);
      const { list } = await ask(hours.listActivityHours, { activityId: shift.activityId }, shift.team);
      expect(list).toMatchObject([{ evidenceGrade: 'A', flags: ['needsCentre'] }]);
      expect(await confirmAll(shift)).toMatchObject({ publicityCount: 0, submittedCount: 1 });
      const queue = await ask(hours.listHoursForReview, {}, await reviewer());
      expect(queue.list).toMatchObject([{ isLeadersOwn: true, evidenceGrade: 'A' }]);
    },
  );

  it('a plain member’s do not, those of the phone that the team was registered with do', async () => {
    const shift = await openShift();
    const member = await join(shift);
    await buildMember(app().sql, { teamId: shift.teamId, volunteerId: member.volunteerId });
    const leader = await join(shift, { account: { mobile } });
    const { mobileHash } = await app()
      .sql.selectFrom('accounts')
      .select('mobileHash')
      .where('id', '=', leader.volunteerId)
      .executeTakeFirstOrThrow();
    await app()
      .sql.updateTable('accounts')
      .set({ mobileHash })
      .where('id', '=', shift.team.accountId)
      .execute();
    await checkIn(shift, member);
    await checkIn(shift, leader);
    setClock('11:30');
    await checkOut(shift, member);
    await checkOut(shift, leader);
    expect(await confirmAll(shift)).toMatchObject({ publicityCount: 1, submittedCount: 1 });
    expect(await hourOf(leader.volunteerId)).toMatchObject({ status: 'submitted' });
  });

  it('who leads the team, gains or objects does not decide with a staff account of theirs', async () => {
    const shift = await openShift();
    const decide = async (staff: Someone, hourId: number) =>
      tryTo(hours.decideHour, { hourId, verdict: 'approve' }, staff);
    const captain = await buildReadyVolunteer(app().sql, { account: { mobile } });
    await buildMember(app().sql, {
      teamId: shift.teamId,
      volunteerId: captain.volunteerId,
      memberRole: 'captain',
    });
    const { hourId, volunteerId } = await buildHour(app().sql, {
      shiftId: shift.shiftId,
      status: 'submitted',
      evidenceGrade: 'C',
      confirmedBy: shift.team.accountId,
    });
    expect(await decide(await reviewer(mobile), hourId)).toBe('samePerson');
    const gains = await reviewer('13706885678');
    await app()
      .sql.updateTable('accounts')
      .set((row) => ({
        mobileHash: row
          .selectFrom('accounts as s')
          .select('s.mobileHash')
          .where('s.id', '=', gains.accountId),
      }))
      .where('id', '=', volunteerId)
      .execute();
    expect(await decide(gains, hourId)).toBe('samePerson');
    const approver = await reviewer();
    expect(await decide(approver, hourId)).toBe('done');
    const objector = await reviewer();
    expect(await tryTo(hours.objectHour, { hourId, text: '这位志愿者当天并不在现场' }, objector)).toBe(
      'done',
    );
    expect(await decide(objector, hourId)).toBe('samePerson');
    expect(await decide(approver, hourId)).toBe('samePerson');
    expect(await decide(await reviewer(), hourId)).toBe('done');
  });
});

describe('the queue', () => {
  it('shows walk-ins put down in one go, and none of them is approved before the person said so', async () => {
    const shift = await openShift();
    const came = [];
    for (let made = 0; made < 3; made += 1) {
      const person = await buildReadyVolunteer(app().sql);
      const told = await toldOf(app().sql, person.volunteerId);
      await ask(day.addWalkIn, { shiftId: shift.shiftId, ...told }, shift.team);
      came.push(person);
    }
    setClock('11:30');
    const volunteerIds = came.map(({ volunteerId }) => volunteerId);
    await ask(day.rollCall, { shiftId: shift.shiftId, volunteerIds, act: 'out' }, shift.team);
    await confirmAll(shift);
    const staff = await reviewer();
    const { list } = await ask(hours.listHoursForReview, {}, staff);
    expect(list.map(({ proof }) => [proof?.walkInsBesides, proof?.awaitsVolunteer])).toEqual([
      [2, 'walkIn'],
      [2, 'walkIn'],
      [2, 'walkIn'],
    ]);
    const { volunteerId, volunteerNo, accountId } = came[0]!;
    const { hourId } = list.find((row) => row.volunteerNo === volunteerNo)!;
    const approve = () => tryTo(hours.decideHour, { hourId, verdict: 'approve' }, staff);
    expect(await approve()).toBe('notAgreed');
    const { id: participationId } = await rowOf(volunteerId);
    await ask(confirming.confirmAttendance, { participationId }, { accountId });
    expect(await approve()).toBe('done');
  });

  it('shows how a time was proved, step by step', async () => {
    const shift = await openShift();
    const me = await join(shift);
    await checkIn(shift, me, { ...place, accuracyM: 35.4 });
    setClock('11:40');
    const { id: participationId } = await rowOf(me.volunteerId);
    await ask(
      day.fixCheckOut,
      { participationId, checkedOutAt: '2026-11-21T11:30:00+08:00', reason },
      shift.team,
    );
    await confirmAll(shift);
    const { list } = await ask(hours.listHoursForReview, {}, await reviewer());
    expect(list).toMatchObject([
      {
        isLeadersOwn: false,
        proof: {
          isWalkIn: false,
          inMethod: 'rotatingCode',
          outMethod: 'fixed',
          placeResult: 'pass',
          fixReason: reason,
          awaitsVolunteer: 'fix',
          walkInsBesides: 0,
          othersOnDevice: 0,
          hasDeviceMark: true,
          steps: [
            {
              kind: 'in',
              method: 'rotatingCode',
              distanceM: 0,
              accuracyM: 36,
              isOwn: true,
              receiptNo: expect.stringMatching(/^Q\d+$/),
            },
            { kind: 'fix', method: 'fixed', distanceM: null, accuracyM: null, isOwn: false, reason },
          ],
        },
      },
    ]);
  });

  it('shows of a tap that waited for a line when it was made and when it came up', async () => {
    const shift = await openShift();
    const me = await join(shift);
    await checkIn(shift, me, { ...place, accuracyM: 35.4 });
    setClock('11:40');
    const { id: participationId } = await rowOf(me.volunteerId);
    const waited = { reason, participationId, checkedOutAt: '2026-11-21T11:30:00+08:00' };
    await ask(day.fixCheckOut, waited, shift.team);
    await app()
      .sql.updateTable('attendanceEvents')
      .set({ tappedAt: new Date('2026-11-21T11:31:00+08:00') })
      .where('participationId', '=', participationId)
      .where('kind', '=', 'fix')
      .execute();
    await confirmAll(shift);
    const { list } = await ask(hours.listHoursForReview, {}, await reviewer());
    expect(
      list[0]?.proof?.steps.map(({ at, tappedAt }) => [at.slice(11, 16), tappedAt?.slice(11, 16)]),
    ).toEqual([
      [expect.any(String), undefined],
      ['11:40', '11:31'],
    ]);
  });
});
