import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { decideNeed } from '#domains/needs/contract/need-review.contract.ts';
import { raiseNeedFor } from '#domains/needs/contract/raise-for.contract.ts';
import { getMyNeed, resubmitNeed } from '#domains/needs/contract/needs.contract.ts';
import { buildNeed } from '#domains/needs/testing/needs.builders.ts';
import { buildRole } from '#domains/roles/testing/roles.builders.ts';
import { setStationOpen } from '#domains/site/contract/site-admin.contract.ts';
import { listOrganisations } from '#domains/site/contract/site.contract.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { openHouse } from '#testing/open-house.ts';

const now = new Date('2026-11-23T12:00:00+08:00');
const { app, sql } = openHouse({ now });
const wish = {
  needType: 'repair' as const,
  title: '客厅的灯坏了',
  description: '客厅的吸顶灯不亮了，灯已经买好。',
  address: '渡口老街 14 号',
  expectStart: '2026-11-25T09:00:00+08:00',
  expectEnd: '2026-11-25T11:00:00+08:00',
  urgency: 'normal' as const,
  risk: '要登高',
};

/** A 所 with its 站, who verifies at the 所, and who keeps the units of the city. */
async function units() {
  const { call, signIn } = app();
  const above = await buildOrganisation(sql());
  const station = await buildOrganisation(sql(), { parent: above });
  const roleId = await buildRole(sql(), {
    permissions: ['needs.view', 'needs.review', 'needs.take'],
    dataScope: 'organisation',
  });
  const clerk = await signIn('staff', { roleId, organisationId: above.id });
  const keeper = await signIn('staff', { permissions: ['site.edit'] });
  const close = (isOpen: boolean, version: number, reason = '站房拆迁') =>
    call(setStationOpen, { organisationId: station.id, version, isOpen, reason }, keeper);
  return { call, signIn, above, station, clerk, keeper, close };
}

it('a 站 is closed with a reason, once, and opened again; a 所 is not', async () => {
  const { call, close, above, keeper } = await units();
  expect((await close(false, 1, '')).body.reason).toBe('reasonMissing');
  expect((await close(true, 1)).body.reason).toBe('wrongState');
  expect((await close(false, 1)).status).toBe(200);
  expect((await close(false, 1)).status).toBe(409);
  expect((await close(true, 2)).status).toBe(200);
  const request = { organisationId: above.id, version: 1, isOpen: false, reason: '不办了' };
  expect((await call(setStationOpen, request, keeper)).body.reason).toBe('onlyStations');
});

it('a closed 站 is offered to nobody and takes no new need; what it has is verified by the 所 above', async () => {
  const { call, station, clerk, close } = await units();
  const { needId } = await buildNeed(sql(), { now, organisationId: station.id });
  await close(false, 1);
  const { list } = (await call(listOrganisations, { kind: 'community', pageSize: 100 })).body.result;
  expect(list.map(({ organisationId }) => organisationId)).not.toContain(station.id);
  const taken = await call(
    raiseNeedFor,
    {
      ...wish,
      requestKey: randomUUID(),
      via: 'phone',
      organisationId: station.id,
      requesterKind: 'self',
      requesterName: '何奶奶',
      mobile: '13800001111',
      hasConsent: true,
    },
    clerk,
  );
  expect([taken.body.reason, taken.body.msg]).toEqual([
    'placeUnknown',
    '没有这个所或站，或者它已经停办，请改选附近的所或站',
  ]);
  const verdict = {
    verdict: 'verify',
    method: 'phone',
    publicTitle: '灯坏了，想换',
    publicText: '灯已经买好。',
  } as const;
  expect((await call(decideNeed, { needId, version: 1, ...verdict, note: '' }, clerk)).status).toBe(200);
});

it('a need that was returned before its 站 was closed is handed in again to the 所 above', async () => {
  const { call, signIn, above, station, clerk, close } = await units();
  const person = await signIn('volunteer');
  const { needId } = await buildNeed(sql(), {
    now,
    organisationId: station.id,
    requesterAccountId: person.accountId,
  });
  const back = { needId, version: 1, verdict: 'return', reason: 'unclear', note: '请写清楚楼层' } as const;
  expect((await call(decideNeed, back, clerk)).status).toBe(200);
  await close(false, 1);
  const again = { ...wish, hasConsent: true, needId, version: 2, organisationId: station.id };
  expect((await call(resubmitNeed, again, person)).status).toBe(200);
  expect((await call(getMyNeed, { needId }, person)).body.result).toMatchObject({
    organisationId: above.id,
    status: 'submitted',
  });
});
