import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { offerPlace } from '#domains/signups/contract/applications.contract.ts';
import { buildSignUp } from '#domains/signups/testing/signups.builders.ts';
import { inviteMember } from '#domains/teams/contract/member-acts.contract.ts';
import { buildMember } from '#domains/teams/testing/teams.builders.ts';
import { runTask } from '#platform/server/run-background.ts';
import { testAct } from '#testing/test-act.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import * as links from '../contract/action-links.contract.ts';
import * as bulk from '../contract/bulk.contract.ts';
import { listMessages } from '../contract/messages.contract.ts';
import * as preferences from '../contract/preferences.contract.ts';
import { notify } from './notify.ts';

let app: TestApp;
let mobile = 13_900_000_000;
/** Noon in Shanghai, so that nothing waits for the morning. */
const noon = new Date('2026-11-21T12:00:00+08:00');
beforeAll(async () => {
  app = await openTestApp({ now: noon });
});
beforeEach(() => app.database.reset());
afterAll(() => app.close());

const volunteer = (more: object = {}) => {
  mobile += 1;
  return app.signIn('volunteer', { account: { mobile: String(mobile) }, ...more });
};
type Person = Awaited<ReturnType<typeof volunteer>>;
const act = () => testAct({ sql: app.sql, now: app.clock() });
const run = async (name: string) => {
  const task = app.rooms.flatMap((room) => room.tasks ?? []).find((one) => one.name === name)!;
  await runTask(app.engine, task);
};
const inboxOf = async (as: { token: string }) => (await app.call(listMessages, {}, as)).body.result.list;
const outbox = () => app.sql.selectFrom('outbox').select(['template', 'status', 'variables']).execute();
const notice = ({ accountId }: Person, more: object = {}) => ({
  accountId,
  category: 'reminder' as const,
  title: '明天有活动',
  body: '请准时到场',
  sms: { template: 'activityReminder' as const, variables: { title: '清滩', time: '08:30', place: '码头' } },
  ...more,
});

describe('settings', () => {
  it('keep a category off this site, but never safety, the system or what is urgent', async () => {
    const person = await volunteer();
    const set = (category: 'reminder' | 'security', channel: 'site' | 'sms', isOn: boolean) =>
      app.call(preferences.setMessagePreference, { category, channel, isOn }, person);
    expect((await set('security', 'site', false)).body.reason).toBe('alwaysOn');
    expect((await set('security', 'sms', false)).body.reason).toBe('noSuchChannel');
    const after = await set('reminder', 'site', false);
    expect(after.body.result.categories.find(({ category }) => category === 'reminder')).toEqual({
      category: 'reminder',
      site: false,
      isSiteFixed: false,
      sms: true,
    });
    expect(await notify(act(), notice(person, { dedupeKey: 'once' }))).toBe(1);
    expect(await notify(act(), notice(person, { dedupeKey: 'once' }))).toBe(0);
    expect(await inboxOf(person)).toEqual([]);
    await notify(act(), notice(person, { level: 'urgent' }));
    await notify(act(), notice(person, { category: 'security', sms: undefined }));
    expect(await inboxOf(person)).toHaveLength(2);
  });

  it('keep text messages of a category away', async () => {
    const person = await volunteer();
    await notify(act(), notice(person));
    await app.call(
      preferences.setMessagePreference,
      { category: 'reminder', channel: 'sms', isOn: false },
      person,
    );
    await run('messages.deliverSms');
    expect(await outbox()).toEqual([]);
    const deliveries = await app.sql
      .selectFrom('messageDeliveries')
      .select(['status', 'skipReason'])
      .execute();
    expect(deliveries).toEqual([{ status: 'skipped', skipReason: 'off' }]);
  });
});

describe('text messages', () => {
  it('go to the outbox once, and by night only what is urgent', async () => {
    const person = await volunteer();
    await notify(act(), notice(person));
    await run('messages.deliverSms');
    await run('messages.deliverSms');
    expect(await outbox()).toHaveLength(1);
    const night = { ...act(), now: new Date('2026-11-21T23:00:00+08:00') };
    await notify(night, notice(person));
    await notify(night, notice(person, { level: 'urgent' }));
    const waiting = await app.sql
      .selectFrom('messageDeliveries')
      .select('notBefore')
      .where('status', '=', 'waiting')
      .orderBy('id')
      .execute();
    expect(waiting.map(({ notBefore }) => notBefore)).toEqual([
      new Date('2026-11-22T07:00:00+08:00'),
      night.now,
    ]);
  });

  it('are not sent to who has no number, nor once they are too late', async () => {
    const noPhone = await app.signIn('volunteer');
    await notify(act(), notice(noPhone as Person));
    const person = await volunteer();
    await notify(
      act(),
      notice(person, {
        sms: { template: 'activityReminder', variables: {}, expiresAt: new Date(noon.getTime() - 1) },
      }),
    );
    await run('messages.deliverSms');
    expect(await outbox()).toEqual([]);
  });
});

describe('a one-time link', () => {
  /** An offer made by the team, as the message of who may take it shows it. */
  async function offered() {
    const team = await app.signIn('team');
    const now = app.clock();
    const { shiftIds } = await buildActivity(app.sql, { now, teamId: team.teamId, waitlistMode: 'manual' });
    const person = await volunteer({ serviceAreas: ['990101'], serviceCategories: ['eco'] });
    const { signUpId } = await buildSignUp(app.sql, {
      now,
      shiftId: shiftIds[0]!,
      volunteerId: person.volunteerId,
      status: 'waitlisted',
    });
    expect((await app.call(offerPlace, { signUpId }, team)).status).toBe(200);
    const [message] = await inboxOf(person);
    const token = message!.answerLink!.split('/').at(-1)!;
    const status = async () =>
      (
        await app.sql
          .selectFrom('signUps')
          .select('status')
          .where('id', '=', signUpId)
          .executeTakeFirstOrThrow()
      ).status;
    return { person, token, status, signUpId };
  }
  const look = async (token: string) => (await app.call(links.getActionLink, { token })).body.result;
  const answer = (token: string, given: 'accept' | 'decline') =>
    app.call(links.answerActionLink, { token, answer: given });

  it('says what it would do without doing it, and accepts without login, once', async () => {
    const { person, token, status } = await offered();
    expect(await look(token)).toMatchObject({ state: 'open', recipient: '沈*夏' });
    expect(await status()).toBe('offered');
    await run('messages.deliverSms');
    const [sms] = await outbox();
    expect(sms).toMatchObject({
      template: 'waitlistOffer',
      variables: { link: `http://localhost/user-index/act/${token}` },
    });
    expect((await answer(token, 'accept')).body.result.message).toContain('名额已确认');
    expect(await status()).toBe('confirmed');
    expect(await look(token)).toMatchObject({ state: 'used', answer: 'accept' });
    expect((await answer(token, 'decline')).body.reason).toBe('linkUsed');
    expect((await inboxOf(person)).every(({ answerLink }) => answerLink === null)).toBe(true);
    const audit = await app.sql
      .selectFrom('auditLog')
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
    app.clock.moveBy(13 * 3_600_000);
    expect(await look(second.token)).toMatchObject({ state: 'expired' });
    expect((await answer(second.token, 'accept')).body.reason).toBe('linkExpired');
    app.clock.moveBy(-13 * 3_600_000);
    const forged = second.token.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
    expect((await app.call(links.getActionLink, { token: forged })).status).toBe(404);
    expect((await answer(forged, 'accept')).status).toBe(404);
  });

  it('is over when the offer was answered elsewhere', async () => {
    const { token, signUpId } = await offered();
    await app.sql
      .updateTable('signUps')
      .set({ status: 'lapsed', offerExpiresAt: null })
      .where('id', '=', signUpId)
      .execute();
    expect(await look(token)).toMatchObject({ state: 'over' });
    expect((await answer(token, 'accept')).body.reason).toBe('linkOver');
  });
});

it('an invitation to a team is answered by its link, as if logged in', async () => {
  const team = await app.signIn('team');
  const person = await volunteer();
  const invited = await app.call(inviteMember, { volunteerNo: person.volunteerNo }, team);
  expect(invited.body.result.status).toBe('invited');
  const [message] = await inboxOf(person);
  const token = message!.answerLink!.split('/').at(-1)!;
  const link = (await app.call(links.getActionLink, { token })).body.result;
  expect(link).toMatchObject({ state: 'open', title: '队伍邀请你加入', recipient: '沈*夏' });
  await run('messages.deliverSms');
  expect((await outbox()).map(({ template }) => template)).toEqual(['teamInvitation']);
  const joined = await app.call(links.answerActionLink, { token, answer: 'accept' });
  expect(joined.body.result).toEqual({ message: '已加入队伍' });
  const { status } = await app.sql
    .selectFrom('teamMembers')
    .select('status')
    .where('id', '=', invited.body.result.teamUserId)
    .executeTakeFirstOrThrow();
  expect(status).toBe('active');
  expect((await app.call(links.getActionLink, { token })).body.result.state).toBe('used');
});

describe('a bulk message', () => {
  async function teamOf(count: number) {
    const team = await app.signIn('team');
    const people: Person[] = [];
    for (let made = 0; made < count; made += 1) {
      const person = await volunteer();
      await buildMember(app.sql, { teamId: team.teamId, volunteerId: person.volunteerId, status: 'active' });
      people.push(person);
    }
    return { team, people };
  }
  const audience = { kind: 'members' as const, statuses: ['active' as const] };
  const text = { title: '周末集合', body: '请带水杯，八点到码头。' };
  const sendTo = (team: { token: string }, more: object = {}) =>
    app.call(bulk.sendBulkMessage, { audience, ...text, ...more }, team);

  it('is previewed, sent once to each, counted and read', async () => {
    const { team, people } = await teamOf(3);
    await app.call(bulk.muteTeam, { teamId: team.teamId, isMuted: true }, people[2]);
    const preview = await app.call(bulk.previewBulkMessage, { audience }, team);
    expect(preview.body.result).toMatchObject({
      recipientCount: 2,
      mutedCount: 1,
      sample: ['沈*夏', '沈*夏'],
      leftToday: 3,
    });
    expect((await sendTo(team)).body.result).toMatchObject({ recipientCount: 2 });
    await run('messages.sendBulk');
    await run('messages.sendBulk');
    const [message] = await inboxOf(people[0]!);
    expect(message).toMatchObject({ title: '周末集合', bulk: { teamId: team.teamId, isMuted: false } });
    expect(await inboxOf(people[0]!)).toHaveLength(1);
    expect(await inboxOf(people[2]!)).toEqual([]);
    await app.sql
      .updateTable('messages')
      .set({ readAt: noon })
      .where('id', '=', message!.messageId)
      .execute();
    const history = await app.call(bulk.listBulkMessages, {}, team);
    expect(history.body.result.list).toMatchObject([{ status: 'sent', sentCount: 2, readCount: 1 }]);
  });

  it('is limited: three a day, never the same twice, never to nobody, nor to the people of another team', async () => {
    const { team } = await teamOf(1);
    expect((await sendTo(team)).status).toBe(200);
    expect((await sendTo(team)).body.reason).toBe('sameText');
    expect((await sendTo(team, { audience: { kind: 'members', statuses: ['paused'] } })).body.reason).toBe(
      'sameText',
    );
    expect(
      (await sendTo(team, { title: '别的', audience: { kind: 'members', statuses: ['paused'] } })).body
        .reason,
    ).toBe('noRecipients');
    for (const title of ['二', '三']) expect((await sendTo(team, { title: `第${title}` })).status).toBe(200);
    expect((await sendTo(team, { title: '第四' })).body.reason).toBe('dailyLimit');
    const { activityId } = await buildActivity(app.sql, { now: app.clock() });
    const foreign = { kind: 'activity' as const, activityId, statuses: ['confirmed' as const] };
    expect((await app.call(bulk.previewBulkMessage, { audience: foreign }, team)).status).toBe(404);
  });

  it('reaches the people of an activity by their state', async () => {
    const team = await app.signIn('team');
    const { activityId, shiftIds } = await buildActivity(app.sql, { now: app.clock(), teamId: team.teamId });
    const [shiftId = 0] = shiftIds;
    await buildSignUp(app.sql, { shiftId });
    await buildSignUp(app.sql, { shiftId, status: 'pending' });
    const of = async (statuses: ('confirmed' | 'pending')[]) =>
      (
        await app.call(
          bulk.previewBulkMessage,
          { audience: { kind: 'activity', activityId, statuses } },
          team,
        )
      ).body.result.recipientCount;
    expect(await of(['confirmed'])).toBe(1);
    expect(await of(['confirmed', 'pending'])).toBe(2);
  });

  it('can be reported by who received it; upheld, the team pauses', async () => {
    const { team, people } = await teamOf(2);
    await sendTo(team);
    await run('messages.sendBulk');
    const [message] = await inboxOf(people[0]!);
    const report = (as: { token: string }) =>
      app.call(bulk.reportBulkMessage, { messageId: message!.messageId, reason: '广告' }, as);
    expect((await report(people[1]!)).status).toBe(404);
    expect((await report(people[0]!)).status).toBe(200);
    expect((await report(people[0]!)).body.reason).toBe('alreadyReported');
    const staff = await app.signIn('staff', { permissions: ['discussion.review'] });
    const { list } = (await app.call(bulk.listMessageReports, {}, staff)).body.result;
    const decide = () =>
      app.call(
        bulk.decideMessageReport,
        { reportId: list[0]!.reportId, verdict: 'upheld', note: '属广告' },
        staff,
      );
    expect((await decide()).status).toBe(200);
    expect((await decide()).body.reason).toBe('decided');
    expect((await sendTo(team, { title: '再来' })).body.reason).toBe('paused');
    expect((await inboxOf(people[0]!)).map(({ title }) => title)).toContain('举报已处理');
  });
});
