import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildStaff, testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { buildSmsCode, testOutbox } from '#domains/accounts/testing/sms.builders.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { openRoom, outcomeOf } from '#testing/open-room.ts';
import * as contract from '../../contract/service-menu.contract.ts';
import { raiseNeed } from '../../contract/needs.contract.ts';
import { buildServiceItem, buildServiceOffer } from '../../testing/service-menu.builders.ts';
import { createNeedsRoom } from '../index.ts';

/** Noon on Saturday, 21 November: the week began on the 16th at 08:30. */
const noon = new Date('2026-11-21T12:00:00+08:00');
const room = createNeedsRoom({ secret: testSecret, outbox: testOutbox });
const { sql, call, clock, titlesOf } = openRoom(room, { now: noon });

const item = {
  name: '量血压、理药盒',
  needType: 'medical',
  summary: '护士带队，把一周的药分好',
  terms: '只看医生开的药',
  minutes: 40,
  leadDays: 3,
} as const;
const keeper = async () => (await buildStaff(sql(), { permissions: ['needs.menu'] })).caller;

let phones = 13_900_000_000;
async function order(serviceItemId: number, organisationId?: number) {
  const mobile = String((phones += 1));
  const smsCode = await buildSmsCode(sql(), { mobile, scene: 'need', now: clock.now });
  return call(raiseNeed, {
    requestKey: randomUUID(),
    serviceItemId,
    needType: 'repair',
    title: '灯坏了，想请人换',
    description: '客厅的吸顶灯不亮了，灯已经买好。',
    organisationId: organisationId ?? (await buildOrganisation(sql())).id,
    address: '渡口老街 14 号 301',
    expectStart: '2026-11-27T08:00:00+08:00',
    expectEnd: '2026-11-27T12:00:00+08:00',
    urgency: 'normal',
    risk: '要登高',
    requesterKind: 'self',
    requesterName: '欧阳秋水',
    mobile,
    smsCode,
  });
}
const cards = async () => (await call(contract.listServiceMenu, {})).list;

describe('服务上架', () => {
  it('a new service is nobody’s to order until staff approved it, and the team is told', async () => {
    const { caller, teamId, accountId } = await buildTeam(sql());
    const { offerId } = await call(contract.offerService, { item, areas: [], weeklyQuota: 8 }, caller);
    expect(await cards()).toEqual([]);
    const staff = await keeper();
    const waiting = await call(contract.listServiceItems, {}, staff);
    expect(waiting.tabs).toEqual([
      { tab: 'waiting', count: 1 },
      { tab: 'listed', count: 0 },
      { tab: 'off', count: 0 },
    ]);
    expect(waiting.list[0]).toMatchObject({ ...item, status: 'proposed', offers: [{ offerId, teamId }] });
    await call(contract.decideServiceOffer, { offerId, version: 1, verdict: 'approve' }, staff);
    expect(await cards()).toMatchObject([
      { ...item, category: 'health', teamCount: 1, freeCount: 8, chance: 'open', areaNames: [] },
    ]);
    expect(await titlesOf(accountId)).toEqual(['服务“量血压、理药盒”通过']);
    const again = { offerId, version: 2, verdict: 'approve' as const };
    expect(await outcomeOf(call(contract.decideServiceOffer, again, staff))).toBe('offerDecided');
  });

  it('a returned offer goes to staff again when the team mends it, with the words of its own service', async () => {
    const { caller } = await buildTeam(sql());
    const { offerId } = await call(contract.offerService, { item, areas: [], weeklyQuota: 8 }, caller);
    const staff = await keeper();
    const giveBack = { offerId, version: 1, verdict: 'return' as const };
    expect(await outcomeOf(call(contract.decideServiceOffer, giveBack, staff))).toBe('noteMissing');
    await call(contract.decideServiceOffer, { ...giveBack, note: '请写清楚谁带队' }, staff);
    const [returned] = (await call(contract.listServiceOffers, {}, caller)).list;
    expect(returned).toMatchObject({ status: 'returned', note: '请写清楚谁带队', version: 2 });
    const mended = {
      offerId,
      version: 2,
      areas: [],
      weeklyQuota: 6,
      item: { ...item, summary: '护士长带队' },
    };
    await call(contract.updateServiceOffer, mended, caller);
    expect((await call(contract.listServiceOffers, {}, caller)).list[0]).toMatchObject({
      status: 'pending',
      summary: '护士长带队',
      weeklyQuota: 6,
    });
    expect(await outcomeOf(call(contract.updateServiceOffer, mended, caller))).toBe('versionConflict');
    const stranger = (await buildTeam(sql())).caller;
    expect(await outcomeOf(call(contract.updateServiceOffer, { ...mended, version: 3 }, stranger))).toBe(
      '404',
    );
  });

  it('words of a service on the menu are staff’s alone', async () => {
    const { caller, teamId } = await buildTeam(sql());
    const { serviceItemId } = await buildServiceItem(sql(), { name: '换灯泡', proposedBy: teamId });
    const { offerId } = await buildServiceOffer(sql(), { itemId: serviceItemId, teamId });
    await call(contract.updateServiceOffer, { offerId, version: 1, areas: [], weeklyQuota: 2, item }, caller);
    expect((await cards())[0]).toMatchObject({ name: '换灯泡', freeCount: 2 });
    const staff = await keeper();
    const words = { ...item, name: '换灯泡和水龙头', serviceItemId, version: 1 };
    await call(contract.saveServiceItem, words, staff);
    expect((await cards())[0]?.name).toBe('换灯泡和水龙头');
    expect(await outcomeOf(call(contract.saveServiceItem, words, staff))).toBe('versionConflict');
    await call(contract.saveServiceItem, { ...words, version: 2, isListed: false }, staff);
    expect(await cards()).toEqual([]);
    expect(await outcomeOf(call(contract.getServiceItem, { id: serviceItemId }))).toBe('404');
  });

  it('names are given once, a service is offered once by a team, and not more than twenty', async () => {
    const { caller, teamId } = await buildTeam(sql());
    const { serviceItemId } = await buildServiceItem(sql(), { name: item.name });
    const join = { serviceItemId, areas: [], weeklyQuota: 1 };
    expect(await outcomeOf(call(contract.offerService, { item, areas: [], weeklyQuota: 1 }, caller))).toBe(
      'nameTaken',
    );
    expect(await outcomeOf(call(contract.offerService, { areas: [], weeklyQuota: 1 }, caller))).toBe('400');
    expect(await outcomeOf(call(contract.offerService, { ...join, areas: ['000001'] }, caller))).toBe('400');
    await call(contract.offerService, join, caller);
    expect(await outcomeOf(call(contract.offerService, join, caller))).toBe('alreadyOffered');
    expect(await outcomeOf(call(contract.offerService, { ...join, serviceItemId: 999_999 }, caller))).toBe(
      'itemUnknown',
    );
    for (let count = 1; count < 20; count += 1) await buildServiceOffer(sql(), { teamId });
    const more = (await buildServiceItem(sql())).serviceItemId;
    expect(await outcomeOf(call(contract.offerService, { ...join, serviceItemId: more }, caller))).toBe(
      'tooManyOffers',
    );
  });

  it('ended, it is off the menu and may be asked for anew', async () => {
    const { caller, teamId } = await buildTeam(sql());
    const { offerId, serviceItemId } = await buildServiceOffer(sql(), { teamId });
    await call(contract.endServiceOffer, { offerId, version: 1 }, caller);
    expect(await cards()).toEqual([]);
    expect(await outcomeOf(call(contract.endServiceOffer, { offerId, version: 2 }, caller))).toBe(
      'offerEnded',
    );
    expect(
      await outcomeOf(call(contract.offerService, { serviceItemId, areas: [], weeklyQuota: 1 }, caller)),
    ).toBe('done');
  });
});

describe('按菜单点单', () => {
  it('counts the orders of the week, and takes no more than the teams do', async () => {
    const { serviceItemId } = await buildServiceOffer(sql(), { weeklyQuota: 2, createdAt: noon });
    await order(serviceItemId);
    expect((await cards())[0]).toMatchObject({ freeCount: 1, chance: 'open' });
    await order(serviceItemId);
    expect((await cards())[0]).toMatchObject({ freeCount: 0, chance: 'full' });
    expect(await outcomeOf(order(serviceItemId))).toBe('menuFull');
    // On Monday at half past eight the count begins anew.
    clock.now = new Date('2026-11-23T08:31:00+08:00');
    expect((await cards())[0]).toMatchObject({ freeCount: 2, chance: 'open' });
    expect(await outcomeOf(order(serviceItemId))).toBe('done');
  });

  it('says why a service cannot be ordered: nobody offers it, who does pauses, or does not come there', async () => {
    const unit = await buildOrganisation(sql());
    const none = (await buildServiceItem(sql())).serviceItemId;
    const paused = (await buildServiceOffer(sql(), { pausedUntil: '2026-12-01' })).serviceItemId;
    const away = (await buildServiceOffer(sql(), { areas: ['990102'] })).serviceItemId;
    const suspended = await buildTeam(sql(), { status: 'suspended' });
    const gone = (await buildServiceOffer(sql(), { teamId: suspended.teamId })).serviceItemId;
    const outcomes: [number, string][] = [
      [none, 'menuClosed'],
      [paused, 'menuPaused'],
      [away, 'menuAway'],
      [gone, 'menuClosed'],
      [999_999, 'menuClosed'],
    ];
    for (const [id, refusal] of outcomes)
      expect([id, await outcomeOf(order(id, unit.id))]).toEqual([id, refusal]);
    expect((await cards()).find(({ serviceItemId }) => serviceItemId === paused)).toMatchObject({
      chance: 'paused',
      resumesOn: '2026-12-01',
    });
    const near = await call(contract.listServiceMenu, { area: '990101' });
    expect(near.list.map(({ serviceItemId }) => serviceItemId)).toEqual([paused]);
  });
});
