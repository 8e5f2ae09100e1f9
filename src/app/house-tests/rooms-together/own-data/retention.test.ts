import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { buildSmsCode } from '#domains/accounts/testing/sms.builders.ts';
import { buildMakeups } from '#domains/activities/testing/makeups.builders.ts';
import { buildClaim, buildClaimHour } from '#domains/hours/testing/claims.builders.ts';
import { notifyMany } from '#domains/messages/server/index.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { buildRealNameCheck } from '#domains/volunteers/testing/real-name.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { runTask } from '#platform/server/run-background.ts';
import { openHouse } from '#testing/open-house.ts';
import { testAct, testId } from '#testing/test-act.ts';
import { createSilentLetters } from '../../../settings/letters.ts';
import { tasksOf } from '../../../server-rooms.ts';

const start = new Date('2026-11-21T12:00:00+08:00');
const { app, clock, sql, audits } = openHouse({ now: start });

const tasks = () => tasksOf(app().rooms, createSilentLetters('test'));
const rules = () => tasks().flatMap(({ name, keeps = [] }) => keeps.map((rule) => ({ ...rule, name })));

/** Runs a task as the clock would, `days` after the start. */
async function runAfter(days: number, name: string): Promise<void> {
  clock.now = new Date(start.getTime() + days * dayMs);
  const task = tasks().find((one) => one.name === name);
  if (!task) throw new Error(`no task ${name}`);
  await runTask(app().engine, task);
}

describe('background work in words', () => {
  it('says of every task what it does, each in words of its own', () => {
    const labels = tasks().map(({ label }) => label);
    expect(labels.filter((label) => !/^\p{Script=Han}{4,}$/u.test(label))).toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('keeps records as long as domain.md B says', () => {
    const days = Object.fromEntries(rules().map((rule) => [rule.what, rule.days]));
    expect(days).toEqual({
      '已注销的人的姓名和号码（封存，只用来清除别人事后写到的）': 30,
      操作记录里须长期保留的审定: 10 * 365,
      '操作记录（审计日志）': 3 * 365,
      没有用上的上传文件: 1,
      短信验证码: 7,
      导出的文件: 7,
      过期的登录记录: 30,
      每晚找星级候选的进度: 31,
      实名审核的证件号码和照片: 30,
      本人删除的站内消息: 60,
      '签到的距离、设备和网络地址': 90,
      操作的网络地址和设备标记: 90,
      页面错误记录: 90,
      导出记录: 90,
      '需求中的姓名、电话和照片': 365,
      同行人的姓名和年龄: 365,
      '活动的联系人和电话（队伍填写）': 365,
      '补录活动的证明人（姓名、手机尾号）': 365,
      '补记和补录的证明人（姓名、手机尾号）': 365,
      站内消息: 730,
      短信和邮件的发送记录: 730,
      已撤回的同意: 1_095,
      活动问答和讨论: 1_095,
    });
  });
});

it('docs/security.md names every rule of retention with its task and its test, and no other', () => {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../../../../docs/security.md'), 'utf8');
  const told = [...text.matchAll(/^\| (.+) \| (\d+) \| `([\w.]+)` \| `[\w./-]+\.test\.ts`/gm)].map(
    ([, what, days, task]) => `${what} ${days} ${task}`,
  );
  expect(told.toSorted()).toEqual(
    rules()
      .map(({ what, days, name }) => `${what} ${days} ${name}`)
      .toSorted(),
  );
});

describe('what was kept long enough goes, and nothing before', () => {
  it('talk at an activity, three years after its end, with replies and reports', async () => {
    const team = await buildTeam(sql());
    const { accountId } = await buildVolunteer(sql(), {});
    const shift = { startsAt: new Date(start.getTime() - dayMs), endsAt: start };
    const now = new Date(start.getTime() - 7 * dayMs);
    const ended = await buildActivity(sql(), { teamId: team.teamId, now, shifts: [shift] });
    const later = { startsAt: start, endsAt: new Date(start.getTime() + 9 * dayMs) };
    const running = await buildActivity(sql(), { teamId: team.teamId, now, shifts: [later] });
    const say = async (activityId: number, parentId: number | null = null) => {
      const post = { id: testId(), activityId, parentId, content: '几点集合？', createdAt: start };
      await sql()
        .insertInto('chatPosts')
        .values({ ...post, kind: 'discussion', authorId: accountId, authorKind: 'volunteer' })
        .execute();
      return post.id;
    };
    const reply = await say(ended.activityId, await say(ended.activityId));
    await sql()
      .insertInto('chatReports')
      .values({ postId: reply, accountId, reason: '广告', createdAt: start })
      .execute();
    const kept = await say(running.activityId);
    const posts = async () =>
      (await sql().selectFrom('chatPosts').select('id').execute()).map(({ id }) => id);

    await runAfter(3 * 365, 'discussion.forgetTalk');
    expect(await posts()).toHaveLength(3);
    await runAfter(3 * 365 + 1, 'discussion.forgetTalk');
    expect(await posts()).toEqual([kept]);
    expect(await sql().selectFrom('chatReports').select('postId').execute()).toEqual([]);
    await runAfter(3 * 365 + 1, 'discussion.forgetTalk');
    expect((await audits('forgetTalk')).map(({ detail }) => detail)).toEqual([{ count: 1 }]);
  });

  it('a consent, three years after it was withdrawn; one that stands stays', async () => {
    const { accountId } = await buildVolunteer(sql(), {});
    await sql().deleteFrom('consents').where('accountId', '=', accountId).execute();
    const consent = { accountId, textHash: 'x', givenBy: 'self' as const, givenAt: start };
    await sql()
      .insertInto('consents')
      .values([
        { ...consent, purpose: 'identityCheck', version: '1', withdrawnAt: start },
        { ...consent, purpose: 'privacyPolicy', version: '1', withdrawnAt: null },
      ])
      .execute();
    const purposes = async () =>
      (await sql().selectFrom('consents').select('purpose').where('accountId', '=', accountId).execute()).map(
        ({ purpose }) => purpose,
      );
    await runAfter(3 * 365, 'accounts.forgetConsents');
    expect(await purposes()).toHaveLength(2);
    await runAfter(3 * 365 + 1, 'accounts.forgetConsents');
    expect(await purposes()).toEqual(['privacyPolicy']);
    expect(await audits('forgetConsents')).toHaveLength(1);
  });

  it('a letter, two years after it was written; one that still waits stays', async () => {
    const letter = { channel: 'sms' as const, recipientCipher: 'x', template: 'code', variables: '{}' };
    await sql()
      .insertInto('outbox')
      .values(
        (['sent', 'failed', 'waiting'] as const).map((status) => ({
          ...letter,
          status,
          dedupeKey: status,
          createdAt: start,
          sentAt: status === 'sent' ? start : null,
        })),
      )
      .execute();
    const states = async () =>
      (await sql().selectFrom('outbox').select('status').execute()).map(({ status }) => status);
    await runAfter(2 * 365, 'platform.forgetLetters');
    expect(await states()).toHaveLength(3);
    await runAfter(2 * 365 + 1, 'platform.forgetLetters');
    expect(await states()).toEqual(['waiting']);
  });

  it('a code after seven days', async () => {
    await buildSmsCode(sql(), { mobile: '13800009999', scene: 'login', now: start });
    const codes = () => sql().selectFrom('smsCodes').select('id').execute();
    await runAfter(7, 'accounts.cleanSmsCodes');
    expect(await codes()).toHaveLength(1);
    await runAfter(8, 'accounts.cleanSmsCodes');
    expect(await codes()).toEqual([]);
  });

  it('the number in a decided check after thirty days; one that waits keeps it', async () => {
    const [decided, waiting] = [await buildVolunteer(sql(), {}), await buildVolunteer(sql(), {})];
    const checkId = await buildRealNameCheck(sql(), { volunteerId: decided.volunteerId, now: start });
    await buildRealNameCheck(sql(), { volunteerId: waiting.volunteerId, now: start });
    await sql()
      .updateTable('realNameChecks')
      .set({ status: 'rejected', decidedAt: start, reason: '照片看不清' })
      .where('id', '=', checkId)
      .execute();
    const emptied = () =>
      sql().selectFrom('realNameChecks').select('id').where('idCipher', '=', '').execute();
    await runAfter(30, 'volunteers.forgetIdNumbers');
    expect(await emptied()).toEqual([]);
    await runAfter(31, 'volunteers.forgetIdNumbers');
    expect(await emptied()).toEqual([{ id: checkId }]);
  });

  it('a message two years after it came, one that its reader deleted after sixty days', async () => {
    const { accountId } = await buildVolunteer(sql(), {});
    const notice = { accountId, category: 'review' as const, body: '通知' };
    await notifyMany(testAct({ sql: sql(), now: start }), [
      { ...notice, title: '留着的' },
      { ...notice, title: '删掉的' },
    ]);
    await sql().updateTable('messages').set({ deletedAt: start }).where('title', '=', '删掉的').execute();
    const titles = async () =>
      (await sql().selectFrom('messages').select('title').where('accountId', '=', accountId).execute())
        .map(({ title }) => title)
        .toSorted();
    await runAfter(60, 'messages.purge');
    expect(await titles()).toHaveLength(2);
    await runAfter(61, 'messages.purge');
    expect(await titles()).toEqual(['留着的']);
    await runAfter(730, 'messages.purge');
    expect(await titles()).toEqual(['留着的']);
    await runAfter(731, 'messages.purge');
    expect(await titles()).toEqual([]);
  });

  it('whom a claim, an entry and a past activity name as witness, a year after the end; what is open keeps its own', async () => {
    const team = await buildTeam(sql());
    const { volunteerId } = await buildVolunteer(sql(), {});
    const told = { now: start, volunteerId, teamId: team.teamId };
    const spans = [1, 2, 3, 4].map((days) => new Date(start.getTime() - days * dayMs));
    const claim = (state: 'refused' | 'atCentre', at: number) =>
      buildClaim(sql(), {
        ...told,
        state,
        startsAt: spans[at] ?? start,
        endsAt: new Date((spans[at] ?? start).getTime() + 2 * 3_600_000),
        ...(state === 'refused' && {
          answeredBy: team.accountId,
          answeredAt: start,
          teamOpinion: '没有这件事',
        }),
      });
    await claim('refused', 0);
    const accepted = await claim('atCentre', 1);
    const open = await claim('atCentre', 2);
    await buildClaimHour(sql(), accepted.claimId, { status: 'effective', effectiveAt: start });
    await buildClaimHour(sql(), open.claimId, { status: 'submitted' });
    const entered = await buildClaimHour(sql(), (await claim('atCentre', 3)).claimId, { status: 'rejected' });
    const witness = { witnessName: '乔木', witnessMobileTail: '0417' };
    await sql()
      .insertInto('hourEntries')
      .values({
        hourId: entered.hourId,
        ...witness,
        answer: 'denied',
        answerReason: '没有到场',
        answeredAt: start,
        answerDueAt: start,
      })
      .execute();
    await buildMakeups(sql(), { now: start, team, volunteerId, days: ['2026-11-15', '2026-11-16'] });
    const left = async () => [
      (await sql().selectFrom('hourClaims').select('id').where('witnessMobileTail', '<>', '').execute())
        .length,
      (await sql().selectFrom('hourEntries').select('hourId').where('witnessName', '<>', '').execute())
        .length,
      (
        await sql()
          .selectFrom('activityMakeups')
          .select('state')
          .where('witnessName', '<>', '')
          .orderBy('state')
          .execute()
      ).map(({ state }) => state),
    ];
    const runBoth = async (days: number) => {
      await runAfter(days, 'hours.forgetWitnesses');
      await runAfter(days, 'activities.forgetMakeupWitnesses');
    };
    await runBoth(365);
    expect(await left()).toEqual([4, 1, ['draft', 'pending']]);
    await runBoth(366);
    expect(await left()).toEqual([1, 0, ['pending']]);
    expect(
      await sql().selectFrom('hourClaims').select(['id', 'text']).where('witnessName', '<>', '').execute(),
    ).toMatchObject([{ id: open.claimId }]);
    await runBoth(367);
    expect((await audits('forgetWitnesses')).map(({ detail }) => detail)).toEqual([{ count: 4 }]);
    expect((await audits('forgetMakeupWitnesses')).map(({ detail }) => detail)).toEqual([{ count: 1 }]);
  });

  it('an error of a page ninety days after it was last seen', async () => {
    const error = { message: 'x is undefined', place: '/', frames: '', browser: 'Chrome' };
    await sql()
      .insertInto('pageErrors')
      .values({ ...error, fingerprint: 'f', firstAt: start, lastAt: start })
      .execute();
    const errors = () => sql().selectFrom('pageErrors').select('fingerprint').execute();
    await runAfter(90, 'site.cleanPageErrors');
    expect(await errors()).toHaveLength(1);
    await runAfter(91, 'site.cleanPageErrors');
    expect(await errors()).toEqual([]);
  });
});
