import { describe, expect, it } from 'vitest';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { buildSignUp } from '#domains/signups/testing/signups.builders.ts';
import { buildRole } from '#domains/roles/testing/roles.builders.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { buildMember } from '#domains/teams/testing/teams.builders.ts';
import * as bulk from '#domains/messages/contract/bulk.contract.ts';
import { noon, openMessages } from '#domains/messages/testing/open-messages.ts';

const { app, volunteer, run, inboxOf } = openMessages();
type Person = Awaited<ReturnType<typeof volunteer>>;

describe('a bulk message', () => {
  async function teamOf(count: number) {
    const team = await app().signIn('team');
    const people: Person[] = [];
    for (let made = 0; made < count; made += 1) {
      const person = await volunteer();
      await buildMember(app().sql, {
        teamId: team.teamId,
        volunteerId: person.volunteerId,
        status: 'active',
      });
      people.push(person);
    }
    return { team, people };
  }
  const audience = { kind: 'members' as const, statuses: ['active' as const] };
  const text = { title: '周末集合', body: '请带水杯，八点到码头。' };
  const sendTo = (team: { token: string }, more: object = {}) =>
    app().call(bulk.sendBulkMessage, { audience, ...text, ...more }, team);

  it('is previewed, sent once to each, counted and read', async () => {
    const { team, people } = await teamOf(3);
    await app().call(bulk.muteTeam, { teamId: team.teamId, isMuted: true }, people[2]);
    const preview = await app().call(bulk.previewBulkMessage, { audience }, team);
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
    await app()
      .sql.updateTable('messages')
      .set({ readAt: noon })
      .where('id', '=', message!.messageId)
      .execute();
    const history = await app().call(bulk.listBulkMessages, {}, team);
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
    const { activityId } = await buildActivity(app().sql, { now: app().clock() });
    const foreign = { kind: 'activity' as const, activityId, statuses: ['confirmed' as const] };
    expect((await app().call(bulk.previewBulkMessage, { audience: foreign }, team)).status).toBe(404);
  });

  it('reaches the people of an activity by their state', async () => {
    const team = await app().signIn('team');
    const { activityId, shiftIds } = await buildActivity(app().sql, {
      now: app().clock(),
      teamId: team.teamId,
    });
    const [shiftId = 0] = shiftIds;
    await buildSignUp(app().sql, { shiftId });
    await buildSignUp(app().sql, { shiftId, status: 'pending' });
    const of = async (statuses: ('confirmed' | 'pending')[]) =>
      (
        await app().call(
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
      app().call(bulk.reportBulkMessage, { messageId: message!.messageId, reason: '广告' }, as);
    expect((await report(people[1]!)).status).toBe(404);
    expect((await report(people[0]!)).status).toBe(200);
    expect((await report(people[0]!)).body.reason).toBe('alreadyReported');
    const staff = await app().signIn('staff', { permissions: ['discussion.review'] });
    const { list } = (await app().call(bulk.listMessageReports, {}, staff)).body.result;
    const elsewhere = await app().signIn('staff', {
      roleId: await buildRole(app().sql, { permissions: ['discussion.review'], dataScope: 'organisation' }),
      organisationId: (await buildOrganisation(app().sql)).id,
    });
    expect((await app().call(bulk.listMessageReports, {}, elsewhere)).body.result.total).toBe(0);
    const foreign = { reportId: list[0]!.reportId, verdict: 'dismissed' as const, note: '不属实' };
    expect((await app().call(bulk.decideMessageReport, foreign, elsewhere)).status).toBe(404);
    const decide = () =>
      app().call(
        bulk.decideMessageReport,
        { reportId: list[0]!.reportId, verdict: 'upheld', note: '属广告' },
        staff,
      );
    expect((await decide()).status).toBe(200);
    const late = (await decide()).body;
    expect(late.reason).toBe('decided');
    expect(late.msg).toMatch(/ 已处理这条举报，/);
    expect((await sendTo(team, { title: '再来' })).body.reason).toBe('paused');
    expect((await inboxOf(people[0]!)).map(({ title }) => title)).toContain('举报已处理');
  });
});
