import { describe, expect, it } from 'vitest';
import { listSms } from '#domains/accounts/contract/sms.contract.ts';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { offerPlace } from '#domains/signups/contract/applications.contract.ts';
import { buildSignUp } from '#domains/signups/testing/signups.builders.ts';
import { inviteMember } from '#domains/teams/contract/member-acts.contract.ts';
import * as links from '#domains/messages/contract/action-links.contract.ts';
import { openMessages } from '#domains/messages/testing/open-messages.ts';

const { app, volunteer, run, inboxOf, outbox } = openMessages();

describe('a one-time link', () => {
  /** An offer made by the team, as the message of who may take it shows it. */
  async function offered() {
    const team = await app().signIn('team');
    const now = app().clock();
    const { shiftIds } = await buildActivity(app().sql, { now, teamId: team.teamId, waitlistMode: 'manual' });
    const person = await volunteer({ serviceAreas: ['990101'], serviceCategories: ['eco'] });
    const { signUpId } = await buildSignUp(app().sql, {
      now,
      shiftId: shiftIds[0]!,
      volunteerId: person.volunteerId,
      status: 'waitlisted',
    });
    expect((await app().call(offerPlace, { signUpId }, team)).status).toBe(200);
    const [message] = await inboxOf(person);
    const token = message!.answerLink!.split('/').at(-1)!;
    const status = async () =>
      (
        await app()
          .sql.selectFrom('signUps')
          .select('status')
          .where('id', '=', signUpId)
          .executeTakeFirstOrThrow()
      ).status;
    return { person, token, status, signUpId };
  }
  const look = async (token: string) => (await app().call(links.getActionLink, { token })).body.result;
  const answer = (token: string, given: 'accept' | 'decline') =>
    app().call(links.answerActionLink, { token, answer: given });

  it('says what it would do without doing it, and accepts without login, once', async () => {
    const { person, token, status } = await offered();
    expect(await look(token)).toMatchObject({ state: 'open', recipient: '沈*夏' });
    expect(await status()).toBe('offered');
    await run('messages.deliverSms');
    const [sms] = await outbox();
    expect(sms).toMatchObject({ template: 'waitlistOffer', secretCipher: expect.any(String) });
    expect(JSON.stringify(sms)).not.toContain(token);
    const { result } = (
      await app().call(listSms, {}, await app().signIn('staff', { permissions: ['sms.view'] }))
    ).body;
    expect(result.list.map(({ text }) => text)).toEqual([expect.stringContaining('接受或放弃：******')]);
    expect((await answer(token, 'accept')).body.result.message).toContain('名额已确认');
    expect(await status()).toBe('confirmed');
    expect(await look(token)).toMatchObject({ state: 'used', answer: 'accept' });
    expect((await answer(token, 'decline')).body.reason).toBe('linkUsed');
    expect((await inboxOf(person)).every(({ answerLink }) => answerLink === null)).toBe(true);
    const audit = await app()
      .sql.selectFrom('auditLog')
      .select('actorId')
      .where('action', '=', 'answerActionLink')
      .execute();
    expect(audit.every(({ actorId }) => actorId === person.accountId)).toBe(true);
  });

  it('declines, tells when it is too late, and knows only its own tokens', async () => {
    const first = await offered();
    expect((await answer(first.token, 'decline')).status).toBe(200);
    expect(await first.status()).toBe('declined');
    const second = await offered();
    app().clock.moveBy(13 * 3_600_000);
    expect(await look(second.token)).toMatchObject({ state: 'expired' });
    expect((await answer(second.token, 'accept')).body.reason).toBe('linkExpired');
    app().clock.moveBy(-13 * 3_600_000);
    const forged = second.token.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
    expect((await app().call(links.getActionLink, { token: forged })).status).toBe(404);
    expect((await answer(forged, 'accept')).status).toBe(404);
  });

  it('is over when the offer was answered elsewhere', async () => {
    const { token, signUpId } = await offered();
    await app()
      .sql.updateTable('signUps')
      .set({ status: 'lapsed', offerExpiresAt: null })
      .where('id', '=', signUpId)
      .execute();
    expect(await look(token)).toMatchObject({ state: 'over' });
    expect((await answer(token, 'accept')).body.reason).toBe('linkOver');
  });
});

it('an invitation to a team is answered by its link, as if logged in', async () => {
  const team = await app().signIn('team');
  const person = await volunteer();
  const invited = await app().call(inviteMember, { volunteerNo: person.volunteerNo }, team);
  expect(invited.body.result.status).toBe('invited');
  const [message] = await inboxOf(person);
  const token = message!.answerLink!.split('/').at(-1)!;
  const link = (await app().call(links.getActionLink, { token })).body.result;
  expect(link).toMatchObject({ state: 'open', title: '队伍邀请你加入', recipient: '沈*夏' });
  await run('messages.deliverSms');
  expect((await outbox()).map(({ template }) => template)).toEqual(['teamInvitation']);
  const joined = await app().call(links.answerActionLink, { token, answer: 'accept' });
  expect(joined.body.result).toEqual({ message: '已加入队伍' });
  const { status } = await app()
    .sql.selectFrom('teamMembers')
    .select('status')
    .where('id', '=', invited.body.result.teamUserId)
    .executeTakeFirstOrThrow();
  expect(status).toBe('active');
  expect((await app().call(links.getActionLink, { token })).body.result.state).toBe('used');
});
