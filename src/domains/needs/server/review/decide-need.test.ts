import { describe, expect, it } from 'vitest';
import { buildStaff, testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { buildSmsCode, testOutbox } from '#domains/accounts/testing/sms.builders.ts';
import { buildRole } from '#domains/roles/testing/roles.builders.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import type { RequestOf } from '#platform/contract/operation.ts';
import { openRoom, outcomeOf } from '#testing/open-room.ts';
import * as review from '../../contract/need-review.contract.ts';
import * as contract from '../../contract/needs.contract.ts';
import { buildNeed, needPeople } from '../../testing/needs.builders.ts';
import { createNeedsRoom } from '../index.ts';

/** Noon on Monday, 23 November. */
const noon = new Date('2026-11-23T12:00:00+08:00');
const room = createNeedsRoom({ secret: testSecret, outbox: testOutbox });
const { sql, call, run, clock, titlesOf, audits } = openRoom(room, { now: noon });

/** Who verifies for a 所, or for the whole city. */
async function reviewer(organisationId?: number) {
  const dataScope = organisationId === undefined ? 'all' : 'organisation';
  const roleId = await buildRole(sql(), { permissions: ['needs.view', 'needs.review'], dataScope });
  return (await buildStaff(sql(), { roleId, organisationId: organisationId ?? null })).caller;
}
const told = async () =>
  (await sql().selectFrom('outbox').select('template').orderBy('id').execute()).map((row) => row.template);
const verify = (needId: number) => ({
  needId,
  version: 1,
  verdict: 'verify' as const,
  method: 'phone' as const,
  publicTitle: '客厅的灯坏了',
  publicText: '灯已经买好。',
});

describe('审核', () => {
  it('verifies with the way it was done and words for everybody, and begins the clock of the dispatch', async () => {
    const { needId } = await buildNeed(sql(), { now: noon });
    const staff = await reviewer();
    await call(review.decideNeed, verify(needId), staff);
    const need = await call(review.getNeedReview, { id: needId }, staff);
    expect(need).toMatchObject({
      status: 'toDispatch',
      publicTitle: '客厅的灯坏了',
      verifyMethod: 'phone',
      dueAt: '2026-11-24T12:00:00+08:00',
      version: 2,
    });
    expect(await told()).toEqual(['needVerified']);
    expect((await audits('decideNeed'))[0]).toMatchObject({ targetType: 'need', targetId: needId });
    expect(await outcomeOf(call(review.decideNeed, verify(needId), staff))).toBe('decided');
    expect(await outcomeOf(call(contract.getNeed, { id: needId }))).toBe('404');
  });

  it('asks for what each decision needs', async () => {
    const { needId } = await buildNeed(sql(), { now: noon });
    const staff = await reviewer();
    const base = { needId, version: 1 };
    const cases: [RequestOf<typeof review.decideNeed>, string][] = [
      [{ ...verify(needId), method: undefined }, 'methodMissing'],
      [{ ...verify(needId), publicText: undefined }, 'publicTextMissing'],
      [{ ...verify(needId), publicText: '请打 13912340987' }, 'publicTextReveals'],
      [{ ...base, verdict: 'return', note: '请写清楚' }, 'reasonMissing'],
      [{ ...base, verdict: 'return', reason: 'unclear' }, 'reasonMissing'],
      [{ ...base, verdict: 'return', reason: 'commercial', note: '不是退回的原因' }, 'reasonMissing'],
      [{ ...base, verdict: 'reject', reason: 'unclear', note: '不是不受理的原因' }, 'reasonMissing'],
      [{ ...base, verdict: 'merge' }, 'targetMissing'],
      [{ ...base, verdict: 'merge', intoNeedId: needId }, 'targetMissing'],
      [{ ...verify(needId), version: 2 }, 'versionConflict'],
    ];
    for (const [request, refusal] of cases)
      expect([request, await outcomeOf(call(review.decideNeed, request, staff))]).toEqual([request, refusal]);
    expect(await told()).toEqual([]);
  });

  it('returns with a reason that only the requester reads; mended, it waits anew', async () => {
    const organisation = await buildOrganisation(sql());
    const { needId, needNo, mobile } = await buildNeed(sql(), {
      now: noon,
      requesterKind: 'self',
      organisationId: organisation.id,
    });
    const note = '请写清楚是哪一间的灯';
    await call(
      review.decideNeed,
      { needId, version: 1, verdict: 'return', reason: 'unclear', note },
      await reviewer(),
    );
    const smsCode = await buildSmsCode(sql(), { mobile, scene: 'need', now: noon });
    const { followKey } = await call(contract.followNeed, { needNo, mobile, smsCode });
    const mine = await call(contract.getMyNeed, { needId, followKey });
    expect(mine).toMatchObject({ status: 'returned', reason: '情况没说清', note });
    clock.now = new Date('2026-11-23T12:20:00+08:00');
    const { needType, title, organisationId, expectStart, expectEnd, urgency } = mine;
    const again = {
      needId,
      followKey,
      version: 2,
      needType,
      title,
      organisationId,
      expectStart,
      expectEnd,
      urgency,
      description: '是客厅的吸顶灯，灯和梯子都有了。',
      address: '渡口老街 15 号 301',
      risk: '要登高',
    };
    expect(await outcomeOf(call(contract.resubmitNeed, { ...again, followKey: undefined }))).toBe('404');
    expect(await outcomeOf(call(contract.resubmitNeed, { ...again, version: 1 }))).toBe('versionConflict');
    expect(
      await outcomeOf(call(contract.resubmitNeed, { ...again, description: '楼下着火了，快来人帮忙' })),
    ).toBe('emergency');
    expect(await call(contract.resubmitNeed, again)).toEqual({ reviewDueAt: '2026-11-24T12:20:00+08:00' });
    expect(await call(contract.getMyNeed, { needId, followKey })).toMatchObject({
      status: 'submitted',
      address: '渡口老街 15 号 301',
      requesterName: needPeople.requesterName,
    });
    expect(await outcomeOf(call(contract.resubmitNeed, { ...again, version: 3 }))).toBe('notReturned');
    expect(await told()).toEqual(['needReturned']);
  });

  it('merges doubles, shows the likely ones, and takes along what was merged before', async () => {
    const person = await buildVolunteer(sql());
    const one = await buildNeed(sql(), { now: noon, requesterAccountId: person.accountId });
    const two = await buildNeed(sql(), { now: noon, people: { requesterMobile: '13700001111' } });
    const three = await buildNeed(sql(), { now: noon, people: { requesterMobile: '13700002222' } });
    const far = await buildNeed(sql(), {
      now: noon,
      needType: 'company',
      people: { requesterMobile: '13700003333' },
    });
    const staff = await reviewer();
    const { doubles } = await call(review.getNeedReview, { id: one.needId }, staff);
    expect(doubles.map(({ needId }) => needId).toSorted()).toEqual([two.needId, three.needId].toSorted());
    expect(doubles.map(({ needId }) => needId)).not.toContain(far.needId);
    const merge = (needId: number, intoNeedId: number) =>
      call(review.decideNeed, { needId, version: 1, verdict: 'merge', intoNeedId }, staff);
    await merge(one.needId, two.needId);
    await merge(two.needId, three.needId);
    const rows = await sql().selectFrom('needs').select(['id', 'mergedInto']).execute();
    expect(rows.filter(({ mergedInto }) => mergedInto === three.needId)).toHaveLength(2);
    expect(await titlesOf(person.accountId)).toEqual(['点单合并办理：欧阳家的灯坏了，想请人换']);
    expect(await outcomeOf(merge(far.needId, one.needId))).toBe('targetClosed');
  });

  it('belongs to staff of the place: nobody else sees, uncovers or decides', async () => {
    const [here, there] = [await buildOrganisation(sql()), await buildOrganisation(sql())];
    const { needId } = await buildNeed(sql(), { now: noon, organisationId: here.id });
    const [own, stranger] = [await reviewer(here.id), await reviewer(there.id)];
    const look = { needId, reason: '打电话核实' };
    expect((await call(review.listNeedReviews, {}, own)).total).toBe(1);
    expect((await call(review.listNeedReviews, {}, stranger)).total).toBe(0);
    const outcomes = [
      await outcomeOf(call(review.getNeedReview, { id: needId }, stranger)),
      await outcomeOf(call(review.revealNeed, look, stranger)),
      await outcomeOf(call(review.decideNeed, verify(needId), stranger)),
    ];
    expect(outcomes).toEqual(['404', '404', '404']);
    expect(JSON.stringify(await call(review.getNeedReview, { id: needId }, own))).not.toContain(
      needPeople.address,
    );
    expect(await call(review.revealNeed, look, own)).toMatchObject(needPeople);
    expect((await audits('revealNeed'))[0]).toMatchObject({ targetId: needId, reason: '打电话核实' });
  });
});

it('clocks that ran out are marked, counted and told once to who verifies there', async () => {
  const here = await buildOrganisation(sql());
  const late = { now: noon, organisationId: here.id, reviewDueAt: new Date('2026-11-23T11:00:00+08:00') };
  const { needId } = await buildNeed(sql(), { ...late, submittedAt: new Date('2026-11-20T11:00:00+08:00') });
  await buildNeed(sql(), { now: noon, organisationId: here.id });
  const [own, other] = [await reviewer(here.id), await reviewer((await buildOrganisation(sql())).id)];
  const { list, tabs } = await call(review.listNeedReviews, {}, own);
  expect(list.map(({ needId: id, isOverdue }) => [id === needId, isOverdue])).toEqual([
    [true, true],
    [false, false],
  ]);
  expect(tabs[0]).toEqual({ tab: 'pending', count: 2, overdueCount: 1 });
  expect((await call(review.listNeedReviews, { isOverdue: true }, own)).total).toBe(1);
  await run('needs.tellOverdue');
  await run('needs.tellOverdue');
  expect(await titlesOf(own.accountId)).toEqual(['需求超过时限：欧阳家的灯坏了，想请人换']);
  expect(await titlesOf(other.accountId)).toEqual([]);
});
