import { beforeEach } from 'vitest';
import { testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { beforeColon, openRoom } from '#testing/open-room.ts';
import { createTeamsRoom, type MemberShift, type TeamsReactions } from '../server/index.ts';

/** Noon of a Saturday; every test starts here. */
export const testNoon = new Date('2026-11-21T12:00:00+08:00');

/** This room and what the tests look up in it. The rooms above are played: `held` are member-only places, `open` activities. */
export function openTeamsRoom() {
  const above = {
    held: [] as MemberShift[],
    openCount: 0,
    openWork: [] as string[],
    cancelled: [] as number[],
    takenBack: [] as number[],
  };
  const room = openRoom(
    createTeamsRoom({ secret: testSecret, publicUrl: 'http://localhost', ...played(above) }),
    { now: testNoon },
  );
  beforeEach(
    () => void Object.assign(above, { held: [], openCount: 0, openWork: [], cancelled: [], takenBack: [] }),
  );
  const { sql, titlesOf } = room;
  return {
    ...room,
    above,
    member: (id: number) =>
      sql().selectFrom('teamMembers').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    titlesOf: async (accountId: number) => (await titlesOf(accountId)).map(beforeColon),
  };
}

const played = (above: {
  held: MemberShift[];
  openCount: number;
  openWork: string[];
  cancelled: number[];
  takenBack: number[];
}): TeamsReactions => ({
  memberShiftsOf: async () => above.held,
  cancelOwnShift: async (_act, signUpId) => void above.cancelled.push(signUpId),
  takeShiftBack: async (_act, signUpId) => void above.takenBack.push(signUpId),
  openActivityCount: async () => above.openCount,
  openWorkOf: async () => above.openWork,
  onMemberOut: async () => undefined,
});
