import { beforeEach, describe, expect, it } from 'vitest';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { buildSignUp } from '#domains/signups/testing/signups.builders.ts';
import { openHouse } from '#testing/open-house.ts';
import type { SignedInAs } from '#testing/sign-in.ts';
import * as contract from '../contract/discussion.contract.ts';
import * as review from '../contract/review.contract.ts';

const { app } = openHouse();
type Person = SignedInAs<'volunteer'>;
let team: SignedInAs<'team'>;
let staff: SignedInAs<'staff'>;
let asker: Person;
let activityId: number;
let mobile = 13_800_000_000;

const volunteer = (name = '沈知夏') => {
  mobile += 1;
  return app().signIn('volunteer', { name, account: { mobile: String(mobile) } });
};

beforeEach(async () => {
  mobile += 1;
  team = await app().signIn('team', { account: { mobile: String(mobile) } });
  staff = await app().signIn('staff', { permissions: ['discussion.review'] });
  asker = await volunteer();
  ({ activityId } = await buildActivity(app().sql, { now: app().clock(), teamId: team.teamId }));
});

const ask = (content = '需要带手套吗？', as: { token: string } = asker, more: object = {}) =>
  app().call(contract.createPost, { activityId, kind: 'question', content, ...more }, as);
const read = async (as?: { token: string }, more: object = {}) =>
  (await app().call(contract.searchPosts, { activityId, ...more }, as)).body.result;
const chatIdOf = ({ body }: Awaited<ReturnType<typeof ask>>) => body.result.chatId;
const titlesOf = async (accountId: number) =>
  (
    await app()
      .sql.selectFrom('messages')
      .select('title')
      .where('accountId', '=', accountId)
      .orderBy('id')
      .execute()
  ).map(({ title }) => title.split('：')[0]);

describe('asking and answering', () => {
  it('is public with a masked name, told to the team, and the answer to who asked', async () => {
    const chatId = chatIdOf(await ask());
    expect(await titlesOf(team.accountId)).toEqual(['有人提问']);
    expect(await read()).toMatchObject({ unansweredCount: 1, canWrite: false, whyNot: 'login' });
    const answered = await app().call(contract.replyToPost, { chatId, content: '队里准备' }, team);
    expect(answered.body.result).toMatchObject({ status: 'visible' });
    const { list, unansweredCount } = await read();
    expect(unansweredCount).toBe(0);
    expect(list).toMatchObject([
      {
        kind: 'question',
        authorName: '沈*夏',
        isAnswered: true,
        replies: [{ kind: 'answer', authorKind: 'team', content: '队里准备' }],
      },
    ]);
    expect(await titlesOf(asker.accountId)).toEqual(['队伍回答了你的提问']);
  });

  it('shows the name of who made theirs public', async () => {
    await app()
      .sql.updateTable('volunteers')
      .set({ isNamePublic: true })
      .where('id', '=', asker.volunteerId)
      .execute();
    await ask();
    expect((await read()).list[0]?.authorName).toBe('沈知夏');
  });

  it('needs a phone, and says so', async () => {
    const noPhone = await app().signIn('volunteer');
    const refused = await ask('问一句', noPhone);
    expect(refused.body).toMatchObject({ code: 409, reason: 'phoneNeeded' });
    expect(refused.body.msg).toContain('绑定手机号');
    expect((await read(noPhone)).whyNot).toBe('phoneNeeded');
  });

  it('holds back personal numbers that everybody would read, in answers too, and says which', async () => {
    const refused = await ask('集合点在哪？打我 139 1234 5678');
    expect(refused.body).toMatchObject({ code: 409, reason: 'personalNumber', result: null });
    expect(refused.body.msg).toContain('139****5678');
    expect((await read()).list).toEqual([]);
    const chatId = chatIdOf(await ask());
    const answer = { chatId, content: '找张队，13912345678' };
    expect((await app().call(contract.replyToPost, answer, team)).body.reason).toBe('personalNumber');
    const forPeople = {
      activityId,
      kind: 'notice',
      content: '迷路打 13912345678',
      visibility: 'signedUp',
    } as const;
    expect((await app().call(contract.createPost, forPeople, team)).status).toBe(200);
  });

  it('refuses depth, other teams and floods', async () => {
    const chatId = chatIdOf(await ask());
    const reply = await app().call(contract.replyToPost, { chatId, content: '同问' }, asker);
    const deeper = await app().call(
      contract.replyToPost,
      { chatId: reply.body.result.chatId, content: '再回' },
      asker,
    );
    expect(deeper.status).toBe(404);
    const other = await app().signIn('team');
    expect((await ask('路过', other)).body.reason).toBe('wrongKind');
    for (let turn = 0; turn < 3; turn += 1) expect((await ask(`第 ${turn} 问`)).status).toBe(200);
    expect((await ask('第四问')).status).toBe(429);
    app().clock.moveBy(11 * 60_000);
    const again = await app().signInAs(asker.accountId);
    expect((await ask('十分钟后', again)).status).toBe(200);
  });

  it('keeps what is for people who signed up among them', async () => {
    const other = await volunteer();
    const { shiftIds } = await buildActivity(app().sql, { now: app().clock(), teamId: team.teamId });
    activityId = (
      await app()
        .sql.selectFrom('shifts')
        .select('activityId')
        .where('id', '=', shiftIds[0]!)
        .executeTakeFirstOrThrow()
    ).activityId;
    await buildSignUp(app().sql, {
      now: app().clock(),
      shiftId: shiftIds[0]!,
      volunteerId: asker.volunteerId,
    });
    expect((await ask('集合群号？', other, { visibility: 'signedUp' })).body.reason).toBe('signUpNeeded');
    const chatId = chatIdOf(await ask('集合群号？', asker, { visibility: 'signedUp' }));
    expect((await read(other)).total).toBe(0);
    expect((await read()).total).toBe(0);
    expect((await read(team)).total).toBe(1);
    const blind = await app().call(contract.replyToPost, { chatId, content: '我也想知道' }, other);
    expect(blind.status).toBe(404);
  });
});

describe('what should not stand there', () => {
  it('waits for staff when it contains a word of the list; released, it is told as if written now', async () => {
    expect((await app().call(review.addChatWord, { word: '代刷时长' }, staff)).status).toBe(200);
    expect((await app().call(review.addChatWord, { word: '代刷时长' }, staff)).body.reason).toBe(
      'wordExists',
    );
    const held = await ask('有代 刷 时长的吗');
    expect(held.body.result.status).toBe('held');
    expect((await read()).total).toBe(0);
    expect((await read(asker)).list[0]).toMatchObject({ status: 'held', statusNote: '含有需要核实的词语' });
    expect(await titlesOf(team.accountId)).toEqual([]);
    const queue = await app().call(review.listChatQueue, {}, staff);
    expect(queue.body.result).toMatchObject({ total: 1, list: [{ chatId: chatIdOf(held), status: 'held' }] });
    expect((await app().call(review.releasePost, { chatId: chatIdOf(held) }, staff)).status).toBe(200);
    expect((await read()).total).toBe(1);
    expect(await titlesOf(team.accountId)).toEqual(['有人提问']);
    const again = await app().call(review.releasePost, { chatId: chatIdOf(held) }, staff);
    expect(again.body.reason).toBe('notWaiting');
    expect(again.body.msg).toMatch(/ 已公开这条发言，/);
  });

  it('is decided in one batch, foreseen by the rules that decide; each post is told of alone', async () => {
    const [one, two] = [chatIdOf(await ask('先问的')), chatIdOf(await ask('后问的'))];
    const chatIds = [one, two, 999_999];
    const foreseen = await app().call(review.previewPosts, { chatIds, verdict: 'hide' }, staff);
    expect(foreseen.body.result).toMatchObject({ doneIds: [one, two], refused: [{ id: 999_999 }] });
    expect((await read()).total).toBe(2);
    const batch = { chatIds, verdict: 'hide', reason: '与活动无关' } as const;
    const done = await app().call(review.decidePosts, batch, staff);
    expect(done.body.result).toEqual(foreseen.body.result);
    expect((await read()).total).toBe(0);
    const lines = await app()
      .sql.selectFrom('auditLog')
      .select(['action', 'targetId', 'reason'])
      .where('action', 'in', ['hidePost', 'decidePosts'])
      .orderBy('id')
      .execute();
    expect(lines).toEqual([
      ...[one, two].map((targetId) => ({ action: 'hidePost', targetId, reason: '与活动无关' })),
      { action: 'decidePosts', targetId: null, reason: '与活动无关' },
    ]);
    const again = await app().call(review.decidePosts, batch, staff);
    expect(again.body.result.doneIds).toEqual([]);
    expect(again.body.result.refused[0]?.msg).toMatch(/已隐藏/);
  });

  it('is listed by when it was hidden, with who hid it', async () => {
    const [older, newer] = [chatIdOf(await ask('先问的')), chatIdOf(await ask('后问的'))];
    const hide = (chatId: number) => app().call(contract.hidePost, { chatId, reason: '与活动无关' }, staff);
    await hide(newer);
    app().clock.moveBy(1_000);
    await hide(older);
    const { list } = (await app().call(review.listChatQueue, { tab: 'hidden' }, staff)).body.result;
    expect(list.map((row: { chatId: number }) => row.chatId)).toEqual([older, newer]);
    expect(list[0]?.deciderName).toBeTruthy();
    const byTime = await app().call(review.listChatQueue, { tab: 'hidden', sort: '-createdAt' }, staff);
    expect(byTime.body.result.list.map((row: { chatId: number }) => row.chatId)).toEqual([newer, older]);
  });

  it('cannot be reported by who may not read it', async () => {
    const { body } = await ask('集合点在西门', team, { visibility: 'signedUp' });
    const outsider = await volunteer();
    const request = { chatId: body.result.chatId, reason: '与活动无关' };
    expect((await app().call(contract.reportPost, request, outsider)).status).toBe(404);
  });

  it('is answered too when its author deletes the post first', async () => {
    const chatId = chatIdOf(await ask());
    const reporter = await volunteer();
    await app().call(contract.reportPost, { chatId, reason: '与活动无关' }, reporter);
    expect((await app().call(contract.deletePost, { chatId }, asker)).status).toBe(200);
    expect(await titlesOf(reporter.accountId)).toEqual(['举报已处理']);
  });

  it('is held at the third report, each person once, and everyone learns the outcome', async () => {
    const chatId = chatIdOf(await ask());
    const report = (as: Person) => app().call(contract.reportPost, { chatId, reason: '与活动无关' }, as);
    expect((await report(asker)).body.reason).toBe('ownPost');
    const reporters = [await volunteer(), await volunteer(), await volunteer()];
    for (const one of reporters.slice(0, 2)) expect((await report(one)).status).toBe(200);
    expect((await report(reporters[0]!)).body.reason).toBe('alreadyReported');
    expect((await read()).total).toBe(1);
    await report(reporters[2]!);
    expect((await read()).total).toBe(0);
    const hide = await app().call(contract.hidePost, { chatId, reason: '广告' }, staff);
    expect(hide.status).toBe(200);
    expect(await titlesOf(asker.accountId)).toEqual(['你的发言被隐藏']);
    expect(await titlesOf(reporters[1]!.accountId)).toEqual(['举报已处理']);
  });

  it('is hidden by the team at its own activity only, with the reason told', async () => {
    const chatId = chatIdOf(await ask());
    const other = await app().signIn('team');
    const hide = (as: { token: string }) => app().call(contract.hidePost, { chatId, reason: '重复提问' }, as);
    expect((await hide(other)).status).toBe(404);
    expect((await hide(asker)).status).toBe(404);
    expect((await hide(await app().signIn('staff', { permissions: [] }))).status).toBe(404);
    expect((await hide(team)).status).toBe(200);
    expect((await hide(team)).body.reason).toBe('alreadyHidden');
    expect((await read(asker)).list[0]).toMatchObject({ status: 'hidden', statusNote: '重复提问' });
    const own = chatIdOf(await ask('公告', team, { kind: 'notice' }));
    const request = { chatId: own, reason: '写错了' };
    expect((await app().call(contract.hidePost, request, team)).body.reason).toBe('deleteOwn');
  });

  it('vanishes by its author within ten minutes, and leaves a mark later; an answer taken back opens the question', async () => {
    const chatId = chatIdOf(await ask());
    const remove = (id: number, as: { token: string }) => app().call(contract.deletePost, { chatId: id }, as);
    const answer = await app().call(contract.replyToPost, { chatId, content: '不用' }, team);
    expect((await read()).unansweredCount).toBe(0);
    expect((await remove(answer.body.result.chatId, asker)).status).toBe(404);
    expect((await remove(answer.body.result.chatId, team)).body.result).toEqual({ isGone: true });
    expect((await read()).unansweredCount).toBe(1);
    app().clock.moveBy(11 * 60_000);
    expect((await remove(chatId, await app().signInAs(asker.accountId))).body.result).toEqual({
      isGone: false,
    });
    expect((await read()).list[0]).toMatchObject({ status: 'deleted', content: null, authorName: '' });
  });
});

it("pins at most three of the team's notices, above everything else", async () => {
  const chatIds = [];
  for (const content of ['一', '二', '三', '四']) {
    const notice = { activityId, kind: 'notice' as const, content };
    chatIds.push(chatIdOf(await app().call(contract.createPost, notice, team)));
  }
  await ask();
  const pin = (chatId: number, isPinned = true) => app().call(contract.pinPost, { chatId, isPinned }, team);
  for (const chatId of chatIds.slice(0, 3)) expect((await pin(chatId)).status).toBe(200);
  expect((await pin(chatIds[3]!)).body.reason).toBe('tooManyPinned');
  expect((await read()).list.map(({ content }) => content)).toEqual([
    '三',
    '二',
    '一',
    '需要带手套吗？',
    '四',
  ]);
  expect((await pin(chatIds[0]!, false)).status).toBe(200);
  expect((await pin(chatIds[3]!)).status).toBe(200);
});

it('counts a pinned notice that waits for staff, so that four never stand on top', async () => {
  const pinned = { activityId, kind: 'notice' as const, isPinned: true };
  const notice = (content: string) => app().call(contract.createPost, { ...pinned, content }, team);
  const chatId = chatIdOf(await notice('一'));
  const reasons = { chatId, reason: '与活动无关' };
  for (const one of [await volunteer(), await volunteer(), await volunteer()])
    expect((await app().call(contract.reportPost, reasons, one)).status).toBe(200);
  expect((await read(asker)).total).toBe(0);
  for (const content of ['二', '三']) expect((await notice(content)).status).toBe(200);
  expect((await notice('四')).body.reason).toBe('tooManyPinned');
});

it('offers to report whatever may be reported: others’ posts, the team’s too', async () => {
  await ask('第一问');
  await app().call(contract.createPost, { activityId, kind: 'notice', content: '公告' }, team);
  const offers = async (as?: { token: string }) =>
    (await read(as)).list.map(({ authorKind, canReport }) => [authorKind, canReport]);
  expect(await offers(asker)).toEqual([
    ['team', true],
    ['volunteer', false],
  ]);
  expect(await offers(team)).toEqual([
    ['team', false],
    ['volunteer', true],
  ]);
  expect(await offers()).toEqual([
    ['team', false],
    ['volunteer', false],
  ]);
});

it('lists the questions of the team, the unanswered ones apart, and never those of another', async () => {
  const chatId = chatIdOf(await ask('第一问'));
  await ask('第二问');
  await app().call(contract.replyToPost, { chatId, content: '好' }, team);
  const list = async (as: { token: string }, isUnanswered: boolean) =>
    (await app().call(contract.listTeamQuestions, { isUnanswered }, as)).body.result;
  expect((await list(team, false)).list.map(({ content }) => content)).toEqual(['第二问', '第一问']);
  expect(await list(team, true)).toMatchObject({ total: 1, unansweredCount: 1 });
  expect((await list(await app().signIn('team'), false)).total).toBe(0);
});

it('is 404 where the activity is not public', async () => {
  const draft = await buildActivity(app().sql, { now: app().clock(), teamId: team.teamId, status: 'draft' });
  activityId = draft.activityId;
  expect((await ask()).status).toBe(404);
  expect((await app().call(contract.searchPosts, { activityId }, team)).status).toBe(404);
});
