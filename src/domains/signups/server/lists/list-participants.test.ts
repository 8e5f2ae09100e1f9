import { describe, expect, it } from 'vitest';
import { testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { createPortraitKeys } from '#platform/server/encryption.ts';
import { testAct } from '#testing/test-act.ts';
import { listParticipants } from '../../contract/applications.contract.ts';
import { openSignUpsRoom, testNoon } from '../../testing/open-signups-room.ts';
import { buildReadyVolunteer, buildSignUp } from '../../testing/signups.builders.ts';
import { listParticipants as listParticipantsBy } from './list-participants.ts';

const { sql, call, open } = openSignUpsRoom();

describe('listParticipants', () => {
  it('masks names and tells nothing that leads to a person', async () => {
    const { activityId, shiftIds } = await open();
    const person = await buildReadyVolunteer(sql(), { name: '陈雨桐' });
    await buildSignUp(sql(), { shiftId: shiftIds[0]!, volunteerId: person.volunteerId, now: testNoon });
    await buildSignUp(sql(), { shiftId: shiftIds[0]!, status: 'pending', now: testNoon });
    const { list, total } = await call(listParticipants, { activityId });
    expect(total).toBe(1);
    expect(list).toEqual([
      {
        maskedName: '陈*桐',
        gender: 'female',
        postName: '清滩',
        avatarKey: expect.stringMatching(/^participant:[0-9a-f]{12}$/),
      },
    ]);
    const keysOf = async (secret: string) => {
      const request = { activityId, pageNum: 1, pageSize: 20 };
      const answer = await listParticipantsBy(testAct({ sql: sql() }), request, {
        portraitKeyOf: createPortraitKeys(secret, 'participants'),
      });
      return answer.list.map(({ avatarKey }) => avatarKey);
    };
    expect(await keysOf(testSecret)).toEqual(list.map(({ avatarKey }) => avatarKey));
    // Whoever knows the number of a sign-up, but not the secret, cannot tell whose portrait it is.
    expect(await keysOf('another installation, another secret')).not.toEqual(await keysOf(testSecret));
    await sql().updateTable('activities').set({ status: 'suspended' }).where('id', '=', activityId).execute();
    expect(await call(listParticipants, { activityId })).toMatchObject({ list: [], total: 0 });
  });
});
