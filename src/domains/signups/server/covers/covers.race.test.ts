import { expect, it } from 'vitest';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { outcomeOf } from '#testing/open-room.ts';
import * as covers from '../../contract/covers.contract.ts';
import { cancelSignUp } from '../../contract/my-signups.contract.ts';
import { brokenCounts } from '../../testing/broken-counts.ts';
import { buildMates } from '../../testing/covers.builders.ts';
import { openSignUpsRoom } from '../../testing/open-signups-room.ts';
import { buildReadyVolunteer, buildSignUp } from '../../testing/signups.builders.ts';

describeOnPostgres('cover in a rush', () => {
  const { sql, call, open } = openSignUpsRoom();

  async function asked(mateCount: number) {
    const { shiftIds, team } = await open();
    const asker = await buildReadyVolunteer(sql());
    const { signUpId } = await buildSignUp(sql(), { shiftId: shiftIds[0]!, volunteerId: asker.volunteerId });
    const mates = await buildMates(sql(), team!.teamId, mateCount);
    const { requestId } = await call(covers.askForCover, { signUpId, reason: '临时加班' }, asker.caller);
    return { shiftId: shiftIds[0]!, asker, signUpId, mates, requestId };
  }
  const confirmed = async (shiftId: number) =>
    sql()
      .selectFrom('signUps')
      .select(['volunteerId'])
      .where('shiftId', '=', shiftId)
      .where('status', '=', 'confirmed')
      .execute();

  it('gives the shift to one of thirty who take it at once', async () => {
    const { shiftId, mates, requestId } = await asked(30);
    const outcomes = await Promise.all(
      mates.map(({ caller }) => outcomeOf(call(covers.takeCover, { requestId, riskVersion: 1 }, caller))),
    );
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1);
    expect(outcomes.filter((one) => one === 'taken')).toHaveLength(29);
    expect(await confirmed(shiftId)).toHaveLength(1);
    expect(await brokenCounts(sql())).toEqual([]);
  });

  it('leaves nobody with half a change when the asker cancels or takes it back meanwhile', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { shiftId, asker, signUpId, mates, requestId } = await asked(3);
      const takes = mates.map(({ caller }) =>
        outcomeOf(call(covers.takeCover, { requestId, riskVersion: 1 }, caller)),
      );
      const leave =
        round % 2 === 0
          ? outcomeOf(call(covers.withdrawCover, { requestId }, asker.caller))
          : outcomeOf(call(cancelSignUp, { signUpId, code: 'illness', note: '' }, asker.caller));
      const [left, ...taken] = await Promise.all([leave, ...takes]);
      const changed = taken.filter((one) => one === 'done').length;
      expect(changed).toBeLessThanOrEqual(1);
      expect(changed + (left === 'done' ? 1 : 0)).toBe(1);
      expect(await confirmed(shiftId)).toHaveLength(left === 'done' && round % 2 === 1 ? 0 : 1);
    }
    expect(await brokenCounts(sql())).toEqual([]);
  });
});
