import { beforeEach, describe, expect, it } from 'vitest';
import { buildStaff, testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { testOutbox } from '#domains/accounts/testing/sms.builders.ts';
import { buildRole } from '#domains/roles/testing/roles.builders.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import { openRoom, outcomeOf } from '#testing/open-room.ts';
import * as contract from '../../contract/rating.contract.ts';
import { getMyNeed, getNeed } from '../../contract/needs.contract.ts';
import { getNeedReview } from '../../contract/need-review.contract.ts';
import { buildNeed, type NeedWish } from '../../testing/needs.builders.ts';
import { createNeedsRoom, createNeedVault } from '../index.ts';

/** Noon on Monday, 23 November. */
const noon = new Date('2026-11-23T12:00:00+08:00');
const heard: [string, number][] = [];
const hear = (what: string) => async (_act: unknown, needId: number) => void heard.push([what, needId]);
const reactions = {
  onWithdrawn: hear('withdrawn'),
  onReworked: hear('reworked'),
  onClosed: hear('closed'),
};
const room = createNeedsRoom({ secret: testSecret, outbox: testOutbox, reactions });
const { sql, call, run, clock, audits } = openRoom(room, { now: noon });
beforeEach(() => void heard.splice(0));

const toRate = (wish: NeedWish = {}) => buildNeed(sql(), { now: noon, status: 'toRate', ...wish });
const keyOf = (needId: number) => createNeedVault(testSecret).followKey(needId, clock.now);
async function reviewer(organisationId?: number) {
  const dataScope = organisationId === undefined ? 'all' : 'organisation';
  const roleId = await buildRole(sql(), { permissions: ['needs.view', 'needs.review'], dataScope });
  return (await buildStaff(sql(), { roleId, organisationId: organisationId ?? null })).caller;
}
const said = async (needId: number) =>
  sql().selectFrom('needRatings').selectAll().where('needId', '=', needId).orderBy('round').execute();

describe('评单', () => {
  it('ends a need by the requester’s word, with marks that may stay empty', async () => {
    const { needId } = await toRate();
    const followKey = keyOf(needId);
    const word = { needId, version: 1, outcome: 'part' as const, timely: 5, followKey };
    expect(await outcomeOf(call(contract.rateNeed, { ...word, followKey: undefined }))).toBe('404');
    expect(await outcomeOf(call(contract.rateNeed, { ...word, version: 2 }))).toBe('versionConflict');
    expect(await outcomeOf(call(contract.rateNeed, { ...word, timely: 6 }))).toBe('400');
    expect(await call(contract.rateNeed, word)).toEqual({ status: 'closed' });
    expect(await said(needId)).toMatchObject([
      { round: 0, outcome: 'part', timely: 5, attitude: null, quality: null, via: 'code', byId: null },
    ]);
    expect(await call(getMyNeed, { needId, followKey })).toMatchObject({
      status: 'closed',
      outcome: 'part',
      rateDueAt: null,
    });
    expect((await call(getNeed, { id: needId })).outcome).toBe('part');
    expect(heard).toEqual([['closed', needId]]);
    expect(await outcomeOf(call(contract.rateNeed, { ...word, version: 2 }))).toBe('notToRate');
  });

  it('goes back to the team once when it is not solved, then ends as not solved for the centre', async () => {
    const { caller } = await buildVolunteer(sql());
    const { needId } = await toRate({ requesterAccountId: caller.accountId });
    const word = { needId, outcome: 'unsolved' as const, note: '还是不亮' };
    expect(await call(contract.rateNeed, { ...word, version: 1 }, caller)).toEqual({ status: 'inService' });
    await sql()
      .updateTable('needs')
      .set({ status: 'toRate', rateDueAt: new Date('2026-12-20T12:00:00+08:00') })
      .execute();
    expect(await call(contract.rateNeed, { ...word, version: 2 }, caller)).toEqual({ status: 'closed' });
    expect((await said(needId)).map(({ round, outcome, via }) => [round, outcome, via])).toEqual([
      [0, 'unsolved', 'account'],
      [1, 'unsolved', 'account'],
    ]);
    expect(heard).toEqual([
      ['reworked', needId],
      ['closed', needId],
    ]);
  });

  it('is taken down by staff of the place, with who said it', async () => {
    const { id: organisationId } = await buildOrganisation(sql());
    const { needId } = await toRate({ organisationId });
    const word = { needId, version: 1, outcome: 'solved' as const, via: 'phone' as const };
    const elsewhere = await reviewer((await buildOrganisation(sql())).id);
    const staff = await reviewer(organisationId);
    const reason = '本人，今天上午';
    expect(await outcomeOf(call(contract.rateNeedFor, { ...word, reason }, elsewhere))).toBe('404');
    expect(await outcomeOf(call(contract.rateNeedFor, { ...word, reason: '' }, staff))).toBe('400');
    await call(contract.rateNeedFor, { ...word, reason }, staff);
    expect(await said(needId)).toMatchObject([{ via: 'phone', byId: staff.accountId }]);
    expect((await audits('rateNeedFor'))[0]).toMatchObject({ targetId: needId, reason });
  });

  it('nobody’s silence is good: after fifteen days it ends as unrated, once', async () => {
    const { needId } = await toRate();
    clock.now = new Date('2026-12-08T11:59:00+08:00');
    await run('needs.closeUnrated');
    expect(heard).toEqual([]);
    clock.now = new Date('2026-12-08T12:00:00+08:00');
    const late = { needId, version: 1, outcome: 'solved' as const, followKey: keyOf(needId) };
    expect(await outcomeOf(call(contract.rateNeed, late))).toBe('ratingOver');
    await run('needs.closeUnrated');
    await run('needs.closeUnrated');
    expect(await call(getMyNeed, { needId, followKey: keyOf(needId) })).toMatchObject({
      status: 'closed',
      outcome: 'unrated',
    });
    expect(await said(needId)).toEqual([]);
    expect(heard).toEqual([['closed', needId]]);
    expect(await audits('closeUnrated')).toHaveLength(1);
  });

  it('the centre takes it up again within thirty days, and what was said stays', async () => {
    const staff = await reviewer();
    const { needId } = await buildNeed(sql(), {
      now: noon,
      status: 'closed',
      outcome: 'unsolved',
      endedAt: noon,
    });
    const again = { needId, version: 1, reason: '换一支会修的队伍' };
    await call(contract.reopenNeed, again, staff);
    expect(await call(getNeedReview, { id: needId }, staff)).toMatchObject({
      status: 'toDispatch',
      outcome: null,
      dueAt: '2026-11-24T12:00:00+08:00',
    });
    expect(await outcomeOf(call(contract.reopenNeed, { ...again, version: 2 }, staff))).toBe('notClosed');
  });
});

describe('回访', () => {
  /** A Wednesday of the week that ended last. */
  const ended = new Date('2026-11-18T12:00:00+08:00');

  it('draws one in twenty of the last week’s, once, by a seed from which anybody draws the same', async () => {
    for (let count = 0; count < 21; count += 1)
      await buildNeed(sql(), { now: ended, status: 'closed', endedAt: ended });
    await buildNeed(sql(), { now: noon, status: 'closed', endedAt: noon });
    await run('needs.drawCallbacks');
    await run('needs.drawCallbacks');
    const staff = await reviewer();
    const { list, draws, tabs } = await call(contract.listCallbacks, {}, staff);
    expect(draws).toMatchObject([{ week: '2026-11-16', endedCount: 21, drawnCount: 2 }]);
    expect(tabs).toEqual([
      { tab: 'open', count: 2 },
      { tab: 'done', count: 0 },
    ]);
    const { createHash } = await import('node:crypto');
    const hash = (needNo: string) => createHash('md5').update(`${draws[0]?.seed}${needNo}`).digest('hex');
    const all = await sql().selectFrom('needs').select('needNo').where('endedAt', '=', ended).execute();
    const again = all.map(({ needNo }) => needNo).toSorted((a, b) => (hash(a) < hash(b) ? -1 : 1));
    expect(list.map(({ needNo }) => needNo).toSorted()).toEqual(again.slice(0, 2).toSorted());
    expect(list[0]?.mobileMasked).toBe('139****0987');
  });

  it('keeps what was said; who was not reached is called again, who was is not', async () => {
    const { id: organisationId } = await buildOrganisation(sql());
    const { needId } = await buildNeed(sql(), {
      now: ended,
      status: 'closed',
      endedAt: ended,
      organisationId,
    });
    await run('needs.drawCallbacks');
    const staff = await reviewer(organisationId);
    const elsewhere = await reviewer((await buildOrganisation(sql())).id);
    const call1 = { needId, finding: 'unreached' as const };
    expect((await call(contract.listCallbacks, {}, elsewhere)).list).toEqual([]);
    expect(await outcomeOf(call(contract.recordCallback, call1, elsewhere))).toBe('404');
    await call(contract.recordCallback, call1, staff);
    const differs = { needId, finding: 'differs' as const };
    expect(await outcomeOf(call(contract.recordCallback, differs, staff))).toBe('noteMissing');
    await call(contract.recordCallback, { ...differs, note: '队伍没有来过' }, staff);
    expect(await outcomeOf(call(contract.recordCallback, call1, staff))).toBe('called');
    expect((await call(contract.listCallbacks, { tab: 'done' }, staff)).list).toMatchObject([
      { status: 'differs', note: '队伍没有来过', byName: expect.any(String) },
    ]);
  });
});
