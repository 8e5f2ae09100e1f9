import { describe, expect, it } from 'vitest';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { addWalkIn, checkIn, checkOut, rollCall } from '#domains/attendance/contract/attendance.contract.ts';
import { getAttendanceCode } from '#domains/attendance/contract/attendance.contract.ts';
import { resumeTeam, suspendTeam } from '#domains/teams/contract/manage-teams.contract.ts';
import { buildReadyVolunteer, buildSignUp } from '#domains/signups/testing/signups.builders.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { openHouse } from '#testing/open-house.ts';
import { toHttp } from '#testing/test-app.ts';

/**
 * What a suspended team may still do: its own account, messages to and from the centre, reporting a visit that was begun,
 * and taking back what it does in public, so that nobody signs up or waits in vain. Everything else that a team can write is refused.
 */
const goesOn = [
  'changePassword',
  'endMySession',
  'endOtherSessions',
  'changeMobile',
  'uploadFile',
  'readMessages',
  'readAllMessages',
  'deleteMessages',
  'restoreMessages',
  'setMessagePreference',
  'reportBulkMessage',
  'exportMembers',
  'cancelExport',
  'downloadExport',
  'submitTeamChange',
  'withdrawTeamChange',
  'withdrawNews',
  'takeDownNews',
  'withdrawActivity',
  'cancelActivity',
  'hidePost',
  'reportPost',
  'deletePost',
  'objectHour',
  'objectStar',
  'openPaper',
  'declineJob',
  'giveBackJob',
  'setPostState',
  'submitJobReport',
  'releaseMember',
  'endServiceOffer',
];

const now = new Date('2026-11-21T08:30:00+08:00');
const { app } = openHouse({ now, isOneStory: true });

const stopped = async (operation: AnyOperation, as: SignedIn): Promise<boolean> => {
  const { statusCode, body } = await app().inject(toHttp(operation, { id: 1, nobodyKnowsThis: 1 }, as));
  return statusCode === 403 && body.includes('队伍已被暂停或注销');
};

describe('a suspended team', () => {
  it('is refused every write but the few that must go on', async () => {
    const writes = app()
      .rooms.flatMap((room) => room.bindings)
      .map(({ operation }) => operation)
      .filter(({ effect, caller }) => effect === 'write' && (caller === 'team' || caller === 'signedIn'));
    expect(writes.length).toBeGreaterThan(60);
    const active = await app().signIn('team');
    for (const status of ['suspended', 'dissolved'] as const) {
      const team = await app().signIn('team', { status });
      const allowed: string[] = [];
      for (const operation of writes) {
        expect([operation.name, await stopped(operation, active)]).toEqual([operation.name, false]);
        if (!(await stopped(operation, team))) allowed.push(operation.name);
      }
      expect(allowed.toSorted()).toEqual(goesOn.toSorted());
    }
  });

  it('earns nothing more from the minute of the suspension, and who is inside still gets out', async () => {
    const reviewer = await app().signIn('staff', { role: 'reviewer' });
    const built = await buildActivity(app().sql, {
      now: new Date(now.getTime() - 7 * 1_440 * minuteMs),
      shifts: [{ startsAt: now, endsAt: new Date(now.getTime() + 180 * minuteMs) }],
      placePolicy: 'none',
    });
    const shiftId = built.shiftIds[0]!;
    const team = await app().signInAs(built.team!.accountId);
    const [inside, late] = [await arrival(shiftId), await arrival(shiftId)];
    const code = async () =>
      (await app().call(getAttendanceCode, { id: shiftId }, team)).body.result.shortCode;
    expect((await app().call(checkIn, { shiftId, code: await code() }, inside)).status).toBe(200);
    const asked = { teamId: built.team!.teamId, reason: '资料过期', until: '2026-12-20' };
    expect((await app().call(suspendTeam, asked, reviewer)).status).toBe(200);

    const walkIn = { shiftId, name: '沈知夏', mobileTail: '0417' };
    expect((await app().call(addWalkIn, walkIn, team)).status).toBe(403);
    const call = { shiftId, volunteerIds: [late.volunteerId], act: 'in' as const };
    expect((await app().call(rollCall, call, team)).status).toBe(403);
    const refused = await app().call(checkIn, { shiftId, code: await code() }, late);
    expect(refused).toMatchObject({ status: 409, body: { reason: 'teamSuspended' } });
    const rows = () => app().sql.selectFrom('participations').select(['volunteerId', 'status']).execute();
    expect(await rows()).toEqual([{ volunteerId: inside.volunteerId, status: 'checkedIn' }]);
    expect((await app().call(checkOut, { shiftId, code: await code() }, inside)).status).toBe(200);

    await app().call(resumeTeam, { teamId: built.team!.teamId, reason: '资料已补' }, reviewer);
    expect((await app().call(rollCall, call, team)).body.result).toMatchObject({ doneCount: 1 });
  });
});

async function arrival(shiftId: number) {
  const person = await buildReadyVolunteer(app().sql);
  await buildSignUp(app().sql, { shiftId, volunteerId: person.volunteerId, now });
  return { ...person, ...(await app().signInAs(person.volunteerId)) };
}
