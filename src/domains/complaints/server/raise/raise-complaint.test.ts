import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { buildSmsCode, testOutbox } from '#domains/accounts/testing/sms.builders.ts';
import { buildNeed } from '#domains/needs/testing/needs.builders.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import type { Caller } from '#platform/server/calls/act.ts';
import type { RequestOf } from '#platform/contract/operation.ts';
import { openRoom, outcomeOf } from '#testing/open-room.ts';
import * as contract from '../../contract/complaints.contract.ts';
import { buildComplaint, testQueryCode } from '../../testing/complaints.builders.ts';
import { createComplaintsRoom } from '../index.ts';

/** Noon on Saturday, 21 November: the second workday after it is Tuesday. */
const noon = new Date('2026-11-21T12:00:00+08:00');
const mobile = '13912340987';
const room = createComplaintsRoom({ secret: testSecret, outbox: testOutbox });
const { sql, call, clock, titlesOf, audits } = openRoom(room, { now: noon });

type Wish = Partial<RequestOf<typeof contract.raiseComplaint>>;
const raise = (part: Wish = {}, caller?: Caller) =>
  call(
    contract.raiseComplaint,
    {
      requestKey: randomUUID(),
      kind: 'team',
      about: '澜江守护队收材料费',
      content: '参加活动要先交二十元材料费，领队当场收的。',
      ...part,
    },
    caller,
  );
const anonymous: Wish = { isAnonymous: true };
const rows = () => sql().selectFrom('complaints').selectAll().orderBy('id').execute();
const smsCode = () => buildSmsCode(sql(), { mobile, scene: 'complaint', now: clock.now });

describe('投诉', () => {
  it('without a name keeps nothing of who it was, even of somebody who is signed in', async () => {
    const { caller } = await buildVolunteer(sql());
    const raised = await raise(anonymous, caller);
    expect(raised).toMatchObject({
      complaintNo: 'TS20261121-0001',
      acceptDueAt: '2026-11-25T00:00:00+08:00',
    });
    expect(raised.queryCode).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
    const [row] = await rows();
    expect(row).toMatchObject({ identityCipher: null, ownerHash: null, mobileHash: null });
    const [line] = await audits('raiseComplaint');
    expect(line).toMatchObject({ actorId: null, actorName: '投诉人', targetId: raised.complaintId });
    expect(JSON.stringify([row, line])).not.toContain(String(caller.accountId));
    expect(await titlesOf(caller.accountId)).toEqual([]);
    expect(await sql().selectFrom('auditOrigins').selectAll().execute()).toEqual([]);
    expect((await call(contract.listMyComplaints, {}, caller)).total).toBe(0);
  });

  it('by name seals who it was, is found by that account alone, and the log does not tell', async () => {
    const { caller } = await buildVolunteer(sql());
    const stranger = (await buildVolunteer(sql())).caller;
    const { complaintId, complaintNo } = await raise({}, caller);
    const [row] = await rows();
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${caller.accountId}|${caller.displayName}`));
    expect(await audits('raiseComplaint')).toMatchObject([{ actorId: null }]);
    expect((await call(contract.listMyComplaints, {}, caller)).list).toMatchObject([
      { complaintNo, status: 'submitted', workdaysLeft: 2, workdaysOf: 2 },
    ]);
    expect((await call(contract.listMyComplaints, {}, stranger)).total).toBe(0);
    expect(await outcomeOf(call(contract.getMyComplaint, { complaintId }, stranger))).toBe('404');
    expect(await titlesOf(caller.accountId)).toEqual([`投诉已收到：${complaintNo}`]);
  });

  it('of somebody without an account needs a name and a proven phone, and tells the phone', async () => {
    expect(await outcomeOf(raise())).toBe('400');
    expect(await outcomeOf(raise({ name: '陈女士', mobile, smsCode: '000000' }))).toMatch(/^code/);
    await raise({ name: '陈女士', mobile, smsCode: await smsCode() });
    expect(JSON.stringify(await rows())).not.toMatch(/陈女士|13912340987/);
    const sent = await sql().selectFrom('outbox').select(['template', 'recipientMasked']).execute();
    expect(sent).toEqual([{ template: 'complaintMoved', recipientMasked: '139****0987' }]);
  });

  it('knows its target, and what nobody may see is none', async () => {
    const { teamId, caller: team } = await buildTeam(sql());
    const { caller } = await buildVolunteer(sql());
    const shown = await buildActivity(sql(), { teamId, title: '十一月净滩' });
    const draft = await buildActivity(sql(), { teamId, status: 'draft' });
    const about = (activityId: number): Wish => ({
      about: undefined,
      targetType: 'activity',
      targetId: activityId,
    });
    await raise(about(shown.activityId), caller);
    expect((await rows())[0]).toMatchObject({ targetTitle: '十一月净滩', partyIds: [team.accountId] });
    expect(await outcomeOf(raise(about(shown.activityId), caller))).toBe('repeated');
    expect(await outcomeOf(raise(about(draft.activityId), caller))).toBe('targetGone');
    const targetOf = async (id: number) =>
      (await call(contract.getComplaintTarget, { targetType: 'activity', targetId: id }, caller)).title;
    expect([await targetOf(shown.activityId), await targetOf(draft.activityId)]).toEqual([
      '十一月净滩',
      null,
    ]);
    expect(await outcomeOf(raise({ about: undefined }, caller))).toBe('400');
    expect(await outcomeOf(raise({ ...about(shown.activityId), targetId: undefined }, caller))).toBe('400');
  });

  it('takes an own need that is not public yet, which nobody else may name', async () => {
    const { caller } = await buildVolunteer(sql());
    const stranger = (await buildVolunteer(sql())).caller;
    const { needId } = await buildNeed(sql(), {
      status: 'submitted',
      requesterAccountId: caller.accountId,
      publicTitle: null,
    });
    const about: Wish = { about: undefined, kind: 'need', targetType: 'need', targetId: needId };
    expect(await outcomeOf(raise(about, stranger))).toBe('targetGone');
    await raise(about, caller);
    expect((await rows())[0]?.targetTitle).toBe('自己点的单');
  });

  it('sent twice is one, and its code is shown once; another sender with its key gets nothing', async () => {
    const { caller } = await buildVolunteer(sql());
    const stranger = (await buildVolunteer(sql())).caller;
    const requestKey = randomUUID();
    const first = await raise({ requestKey }, caller);
    expect(await raise({ requestKey }, caller)).toMatchObject({
      complaintId: first.complaintId,
      queryCode: null,
    });
    expect(await outcomeOf(raise({ requestKey }, stranger))).toBe('400');
    expect(await outcomeOf(raise({ requestKey, ...anonymous }))).toBe('400');
    expect(await rows()).toHaveLength(1);
  });

  it('takes so many open ones of a name, and files of a name alone', async () => {
    const { caller } = await buildVolunteer(sql());
    for (let count = 0; count < 10; count += 1)
      await buildComplaint(sql(), { accountId: caller.accountId, now: noon });
    expect(await outcomeOf(raise({}, caller))).toBe('tooManyOpen');
    expect(await outcomeOf(raise({ ...anonymous, fileIds: [1] }, caller))).toBe('400');
  });
});

describe('查投诉', () => {
  it('opens by number and code, or number and phone, and by nothing less', async () => {
    const { complaintId, complaintNo } = await buildComplaint(sql(), { now: noon });
    const follow = (part: Partial<RequestOf<typeof contract.followComplaint>>) =>
      call(contract.followComplaint, { complaintNo, ...part });
    const { followKey } = await follow({ queryCode: testQueryCode.toLowerCase() });
    expect((await call(contract.getMyComplaint, { complaintId, followKey })).complaintNo).toBe(complaintNo);
    expect(await outcomeOf(follow({ queryCode: 'ABCDEFGH24' }))).toBe('notFound');
    expect(await outcomeOf(follow({ queryCode: testQueryCode, complaintNo: 'TS20261121-9999' }))).toBe(
      'notFound',
    );
    expect(await outcomeOf(follow({}))).toBe('400');
    expect(await outcomeOf(follow({ mobile, smsCode: await smsCode() }))).toBe('notFound');
    clock.now = new Date(noon.getTime() + 31 * 60_000);
    expect(await outcomeOf(call(contract.getMyComplaint, { complaintId, followKey }))).toBe('404');
    const own = await raise({ name: '陈女士', mobile, smsCode: await smsCode() });
    clock.now = new Date(noon.getTime() + 33 * 60_000);
    const byPhone = { complaintNo: own.complaintNo, mobile, smsCode: await smsCode() };
    expect(await outcomeOf(call(contract.followComplaint, byPhone))).toBe('done');
  });
});

describe('补充和撤回', () => {
  it('adds words while it is open, and ends it once', async () => {
    const { complaintId, followKey } = await buildComplaint(sql(), { now: noon });
    const own = { complaintId, followKey };
    await call(contract.addToComplaint, { ...own, note: '还有一张收条。' });
    expect(await outcomeOf(call(contract.addToComplaint, { ...own, note: '附件', fileIds: [7] }))).toBe(
      '400',
    );
    expect(await outcomeOf(call(contract.withdrawComplaint, { ...own, version: 1 }))).toBe('versionConflict');
    await call(contract.withdrawComplaint, { ...own, version: 2 });
    expect(await outcomeOf(call(contract.withdrawComplaint, { ...own, version: 3 }))).toBe('notOpen');
    expect(await outcomeOf(call(contract.addToComplaint, { ...own, note: '再说一句' }))).toBe('notOpen');
    const { status, dueAt, steps } = await call(contract.getMyComplaint, own);
    expect({ status, dueAt, steps: steps.map(({ step }) => step) }).toEqual({
      status: 'withdrawn',
      dueAt: null,
      steps: ['submitted', 'added', 'withdrawn'],
    });
    expect(await outcomeOf(call(contract.withdrawComplaint, { complaintId, version: 3 }))).toBe('404');
  });
});
