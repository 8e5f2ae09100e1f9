import { expect, it } from 'vitest';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { offerPlace } from '#domains/signups/contract/applications.contract.ts';
import { buildReadyVolunteer, buildSignUp } from '#domains/signups/testing/signups.builders.ts';
import { buildMember } from '#domains/teams/testing/teams.builders.ts';
import { runTask } from '#platform/server/run-background.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { openHouse } from '#testing/open-house.ts';
import { answerActionLink } from '#domains/messages/contract/action-links.contract.ts';
import { sendBulkMessage } from '#domains/messages/contract/bulk.contract.ts';
import { listMessages } from '#domains/messages/contract/messages.contract.ts';

describeOnPostgres('messages in a rush', () => {
  const { app } = openHouse({ now: new Date('2026-11-21T12:00:00+08:00'), isOneStory: true });

  const tally = (words: readonly string[]): Record<string, number> =>
    words.reduce<Record<string, number>>((sums, one) => ({ ...sums, [one]: (sums[one] ?? 0) + 1 }), {});

  it('answers a link once, however often it is pressed', async () => {
    const team = await app().signIn('team');
    const now = app().clock();
    const { shiftIds } = await buildActivity(app().sql, { now, teamId: team.teamId, waitlistMode: 'manual' });
    const { volunteerId } = await buildReadyVolunteer(app().sql);
    const shiftId = shiftIds[0]!;
    const { signUpId } = await buildSignUp(app().sql, { now, shiftId, volunteerId, status: 'waitlisted' });
    await app().call(offerPlace, { signUpId }, team);
    const { list } = (await app().call(listMessages, {}, await app().signInAs(volunteerId))).body.result;
    const token = list[0]!.answerLink!.split('/').at(-1)!;
    const presses = Array.from({ length: 12 }, (_, turn) =>
      app().call(answerActionLink, { token, answer: turn % 2 === 0 ? 'accept' : 'decline' }),
    );
    const outcomes = (await Promise.all(presses)).map(({ body }) => body.reason ?? 'done');
    expect(tally(outcomes)).toEqual({ done: 1, linkUsed: 11 });
  });

  it('lets a team pass its daily limit from no number of windows, and sends each message once', async () => {
    const team = await app().signIn('team');
    const { volunteerId } = await buildReadyVolunteer(app().sql);
    await buildMember(app().sql, { teamId: team.teamId, volunteerId, status: 'active' });
    const audience = { kind: 'members' as const, statuses: ['active' as const] };
    const sends = Array.from({ length: 8 }, (_, turn) =>
      app().call(sendBulkMessage, { audience, title: `第 ${turn} 次`, body: '八点到码头集合。' }, team),
    );
    const outcomes = (await Promise.all(sends)).map(({ body }) => body.reason ?? 'done');
    expect(tally(outcomes)).toEqual({ done: 3, dailyLimit: 5 });
    const task = app()
      .rooms.flatMap((room) => room.tasks ?? [])
      .find(({ name }) => name === 'messages.sendBulk')!;
    await Promise.all([runTask(app().engine, task), runTask(app().engine, task)]).catch(() => undefined);
    await runTask(app().engine, task);
    const { list } = (await app().call(listMessages, {}, await app().signInAs(volunteerId))).body.result;
    expect(list).toHaveLength(3);
  });
});
