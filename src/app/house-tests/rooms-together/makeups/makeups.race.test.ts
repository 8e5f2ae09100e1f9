import { expect, it } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import { reviewMakeup } from '#domains/activities/contract/makeup-review.contract.ts';
import { saveMakeup, submitMakeup } from '#domains/activities/contract/makeups.contract.ts';
import { buildMakeupForm } from '#domains/activities/testing/makeups.builders.ts';
import { buildMember, buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { openHouse } from '#testing/open-house.ts';
import { outcomeOf } from '#testing/open-room.ts';

describeOnPostgres('past activities decided at once', () => {
  const now = new Date('2026-11-23T12:00:00+08:00');
  const { sql, call } = openHouse({ now });

  async function handedIn(count: number) {
    const team = await buildTeam(sql());
    const { volunteerId, name } = await buildVolunteer(sql());
    await buildMember(sql(), { teamId: team.teamId, volunteerId, name });
    const made = [];
    for (let nth = 0; nth < count; nth += 1) {
      const form = await buildMakeupForm(sql(), {
        uploaderId: team.accountId,
        volunteerIds: [volunteerId],
        title: `雨夜转移车辆 ${nth}`,
      });
      const { makeupId, version } = await call(saveMakeup, { form }, team.caller);
      made.push(await call(submitMakeup, { makeupId, version, isTrue: true }, team.caller));
    }
    const staff = await Promise.all(
      [0, 1, 2].map(() => buildStaff(sql(), { permissions: ['activities.review'] })),
    );
    return { made, staff };
  }
  const counts = async () => ({
    activities: (await sql().selectFrom('activities').select('id').execute()).length,
    hours: (await sql().selectFrom('serviceHours').select('id').execute()).length,
    places: (await sql().selectFrom('signUps').select('id').execute()).length,
  });

  it('one is passed once, whoever presses', async () => {
    const { made, staff } = await handedIn(1);
    const { makeupId, version } = made[0]!;
    const outcomes = await Promise.all(
      staff.map(({ caller }) =>
        outcomeOf(call(reviewMakeup, { makeupId, version, verdict: 'pass' }, caller)),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['done', 'versionConflict', 'versionConflict']);
    expect(await counts()).toEqual({ activities: 1, hours: 1, places: 1 });
  });

  it('of several that name one person at one time one is passed', async () => {
    const { made, staff } = await handedIn(3);
    const outcomes = await Promise.all(
      made.map(({ makeupId, version }, nth) =>
        outcomeOf(call(reviewMakeup, { makeupId, version, verdict: 'pass' }, staff[nth]!.caller)),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['done', 'notPassable', 'notPassable']);
    expect(await counts()).toEqual({ activities: 1, hours: 1, places: 1 });
  });
});
