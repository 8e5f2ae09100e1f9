import { expect, it } from 'vitest';
import { testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { runTask } from '#platform/server/run-background.ts';
import { openHouse } from '#testing/open-house.ts';
import { testId } from '#testing/test-act.ts';
import { createDepartedVault } from './departed-vault.ts';
import { insertClosing } from './closing.store.ts';
import { finishClosings } from './finish-closings.ts';

const now = new Date('2026-11-21T12:00:00+08:00');
const { app, sql } = openHouse({ now });

it('one whose last step fails keeps nobody else waiting, and has its turn again', async () => {
  const people = [await buildVolunteer(sql()), await buildVolunteer(sql())];
  for (const [index, { volunteerId }] of people.entries())
    await insertClosing(sql(), {
      id: testId(),
      volunteerId,
      statusBefore: 'active',
      askedAt: new Date(now.getTime() - 16 * dayMs),
      closesAt: new Date(now.getTime() - dayMs),
      nextTryAt: new Date(now.getTime() - dayMs + index),
    });
  const stuck = people[0]!.volunteerId;
  let isBroken = true;
  const forget = (_: unknown, id: number): Promise<void> =>
    isBroken && id === stuck ? Promise.reject(new Error('broken')) : Promise.resolve();
  const task = finishClosings(() => [{ traces: [], forget }], {
    openMobile: () => '',
    openId: () => '',
    vault: createDepartedVault(testSecret),
  });
  const closed = async () =>
    (
      await sql()
        .selectFrom('accountClosings')
        .select('volunteerId')
        .where('closedAt', 'is not', null)
        .execute()
    ).map(({ volunteerId }) => volunteerId);
  await expect(runTask(app().engine, task)).rejects.toThrow('broken');
  expect(await closed()).toEqual([]);
  await runTask(app().engine, task);
  expect(await closed()).toEqual([people[1]!.volunteerId]);
  isBroken = false;
  await runTask(app().engine, task);
  expect((await closed()).toSorted()).toEqual(people.map(({ volunteerId }) => volunteerId).toSorted());
});
