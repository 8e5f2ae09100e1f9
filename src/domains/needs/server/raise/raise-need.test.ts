import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { buildSmsCode, testOutbox } from '#domains/accounts/testing/sms.builders.ts';
import { buildOrganisation, ensurePlaces } from '#domains/site/testing/site.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import type { RequestOf } from '#platform/contract/operation.ts';
import { openRoom, outcomeOf } from '#testing/open-room.ts';
import * as contract from '../../contract/needs.contract.ts';
import { buildNeed } from '../../testing/needs.builders.ts';
import { createNeedsRoom } from '../index.ts';

/** Noon on Saturday, 21 November. */
const noon = new Date('2026-11-21T12:00:00+08:00');
const mobile = '13912340987';
const room = createNeedsRoom({ secret: testSecret, outbox: testOutbox });
const { sql, call, run, clock, titlesOf } = openRoom(room, { now: noon });

type Wish = Partial<RequestOf<typeof contract.raiseNeed>>;
const code = (scene: 'need' | 'login' = 'need', of = mobile) =>
  buildSmsCode(sql(), { mobile: of, scene, now: clock.now });

async function wish(part: Wish = {}): Promise<RequestOf<typeof contract.raiseNeed>> {
  return {
    requestKey: randomUUID(),
    needType: 'repair',
    title: '灯坏了，想请人换',
    description: '客厅的吸顶灯不亮了，灯已经买好。',
    organisationId: (await buildOrganisation(sql())).id,
    address: '渡口老街 14 号 301',
    expectStart: '2026-11-23T08:00:00+08:00',
    expectEnd: '2026-11-23T12:00:00+08:00',
    urgency: 'normal',
    risk: '要登高',
    requesterKind: 'self',
    requesterName: '欧阳秋水',
    mobile,
    smsCode: await code(),
    ...part,
  };
}
const lines = () =>
  sql().selectFrom('outbox').select(['template', 'recipientMasked']).orderBy('id').execute();

describe('点单', () => {
  it('keeps a need of somebody without an account, sealed, with its clock, and tells the phone', async () => {
    const raised = await call(contract.raiseNeed, await wish());
    const row = await sql().selectFrom('needs').selectAll().executeTakeFirstOrThrow();
    expect(raised).toMatchObject({ needNo: row.needNo, reviewDueAt: '2026-11-24T00:00:00+08:00' });
    expect(row).toMatchObject({
      status: 'submitted',
      requesterMasked: '欧**水',
      channel: 'site',
      version: 1,
    });
    expect(JSON.stringify(row)).not.toMatch(/欧阳秋水|13912340987|渡口老街/);
    expect(await lines()).toEqual([{ template: 'needSubmitted', recipientMasked: '139****0987' }]);
    const mine = await call(contract.getMyNeed, { needId: raised.needId, followKey: raised.followKey });
    expect(mine).toMatchObject({
      address: '渡口老街 14 号 301',
      requesterName: '欧阳秋水',
      status: 'submitted',
    });
  });

  it('is due in two hours when it is urgent', async () => {
    const { reviewDueAt } = await call(contract.raiseNeed, await wish({ urgency: 'urgent' }));
    expect(reviewDueAt).toBe('2026-11-21T14:00:00+08:00');
  });

  it('answers the same request twice with the same need, though the code is spent', async () => {
    const request = await wish();
    const first = await call(contract.raiseNeed, request);
    expect((await call(contract.raiseNeed, request)).needId).toBe(first.needId);
    expect(await lines()).toHaveLength(1);
    const again = { ...request, requestKey: randomUUID(), isAnotherMatter: true };
    expect(await outcomeOf(call(contract.raiseNeed, again))).toBe('codeExpired');
  });

  it('refuses what is in the schema of nobody, each at its field', async () => {
    const cases: [Wish, string][] = [
      [{ smsCode: '000000' }, 'codeWrong'],
      [{ smsCode: undefined }, '400'],
      [{ mobile: undefined }, '400'],
      [{ expectStart: '2026-11-20T08:00:00+08:00', expectEnd: '2026-11-20T12:00:00+08:00' }, 'timePast'],
      [{ expectStart: '2026-11-23T12:00:00+08:00', expectEnd: '2026-11-23T08:00:00+08:00' }, '400'],
      [{ expectStart: '2027-11-23T08:00:00+08:00', expectEnd: '2027-11-23T12:00:00+08:00' }, 'timeTooFar'],
      [{ organisationId: 4_000_000 }, 'placeUnknown'],
      // The centre is no place where somebody lives.
      [{ organisationId: (await ensurePlaces(sql())).id }, 'placeUnknown'],
      [{ requesterKind: 'family' }, '400'],
      [{ requesterKind: 'family', beneficiaryName: '外婆' }, '400'],
      [{ description: '楼下着火了，烟很大，快来人。' }, 'emergency'],
    ];
    for (const [part, refusal] of cases)
      expect([part, await outcomeOf(call(contract.raiseNeed, await wish(part)))]).toEqual([part, refusal]);
    expect(await sql().selectFrom('needs').select('id').execute()).toEqual([]);
  });

  it('takes a code of no other scene', async () => {
    const smsCode = await code('login');
    expect(await outcomeOf(call(contract.raiseNeed, { ...(await wish()), smsCode }))).toMatch(
      /codeWrong|codeExpired/,
    );
  });

  it('shows the double that is under way, and takes another matter', async () => {
    const { needNo } = await buildNeed(sql(), { now: noon });
    const refused = call(contract.raiseNeed, await wish());
    await expect(refused).rejects.toMatchObject({ reason: 'duplicate', result: { needNo } });
    expect(await outcomeOf(call(contract.raiseNeed, await wish({ isAnotherMatter: true })))).toBe('done');
  });

  it('asks a volunteer who is signed in for no code, and joins needs of the number to the account', async () => {
    const before = await buildNeed(sql(), { now: noon, needType: 'company' });
    const { caller } = await buildVolunteer(sql(), { account: { mobile } });
    const { needId } = await call(
      contract.raiseNeed,
      await wish({ mobile: undefined, smsCode: undefined }),
      caller,
    );
    const { list, counts } = await call(contract.listMyNeeds, {}, caller);
    expect(list.map((need) => need.needId).toSorted()).toEqual([before.needId, needId].toSorted());
    expect(counts).toEqual({ all: 2, waiting: 0, open: 2, over: 0 });
    expect((await titlesOf(caller.accountId))[0]).toBe('点单已收到：灯坏了，想请人换');
    const stranger = (await buildVolunteer(sql(), { account: { mobile: '13700001111' } })).caller;
    expect((await call(contract.listMyNeeds, {}, stranger)).total).toBe(0);
    expect(await outcomeOf(call(contract.getMyNeed, { needId }, stranger))).toBe('404');
  });
});

describe('查单', () => {
  it('opens by number, phone and code, and by nothing less', async () => {
    const { needId, needNo } = await buildNeed(sql(), { now: noon });
    const asked = { needNo: needNo.toLowerCase(), mobile, smsCode: await code() };
    const { followKey } = await call(contract.followNeed, asked);
    expect((await call(contract.getMyNeed, { needId, followKey })).needNo).toBe(needNo);
    expect(await outcomeOf(call(contract.getMyNeed, { needId }))).toBe('404');
    expect(await outcomeOf(call(contract.getMyNeed, { needId, followKey: `${followKey}0` }))).toBe('404');
    clock.now = new Date(noon.getTime() + 31 * 60_000);
    expect(await outcomeOf(call(contract.getMyNeed, { needId, followKey }))).toBe('404');
    const other = '13700001111';
    const stranger = { needNo, mobile: other, smsCode: await code('need', other) };
    expect(await outcomeOf(call(contract.followNeed, stranger))).toBe('notFound');
  });
});

describe('取消', () => {
  it('ends a need once, with its reason, for whoever raised it', async () => {
    const { needId, needNo } = await buildNeed(sql(), { now: noon });
    const { followKey } = await call(contract.followNeed, { needNo, mobile, smsCode: await code() });
    const take = { needId, followKey, version: 1, reason: 'solved' as const };
    expect(await outcomeOf(call(contract.withdrawNeed, { ...take, followKey: undefined }))).toBe('404');
    expect(await outcomeOf(call(contract.withdrawNeed, { ...take, reason: 'other' }))).toBe('noteMissing');
    expect(await outcomeOf(call(contract.withdrawNeed, { ...take, version: 2 }))).toBe('versionConflict');
    await call(contract.withdrawNeed, take);
    expect(await outcomeOf(call(contract.withdrawNeed, { ...take, version: 2 }))).toBe('notOpen');
    expect(await call(contract.getMyNeed, { needId, followKey })).toMatchObject({
      status: 'cancelled',
      reason: '已经解决',
      dueAt: null,
    });
    expect((await lines()).map(({ template }) => template)).toEqual(['needCancelled']);
  });
});

it('people of needs are forgotten a year after the end, open needs keep theirs', async () => {
  const ended = await buildNeed(sql(), {
    now: noon,
    status: 'cancelled',
    endedAt: noon,
    publicText: '灯已经买好。',
  });
  const open = await buildNeed(sql(), { now: noon });
  clock.now = new Date('2027-11-22T12:00:00+08:00');
  await run('needs.forgetPeople');
  const rows = await sql().selectFrom('needs').select(['id', 'privateCipher', 'description']).execute();
  const of = (id: number) => rows.find((row) => row.id === id);
  expect(of(ended.needId)).toMatchObject({ privateCipher: null, description: '灯已经买好。' });
  expect(of(open.needId)?.privateCipher).not.toBeNull();
});
