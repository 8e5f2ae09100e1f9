import { expect, it } from 'vitest';
import { buildStaff, testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { testOutbox } from '#domains/accounts/testing/sms.builders.ts';
import { buildRole } from '#domains/roles/testing/roles.builders.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { openRoom, outcomeOf } from '#testing/open-room.ts';
import * as contract from '../../contract/manage-needs.contract.ts';
import { buildNeed, needPeople } from '../../testing/needs.builders.ts';
import { createNeedsRoom } from '../index.ts';

/** Noon on Monday, 23 November. */
const noon = new Date('2026-11-23T12:00:00+08:00');
const { sql, call, audits } = openRoom(createNeedsRoom({ secret: testSecret, outbox: testOutbox }), {
  now: noon,
});

/** Who looks after the needs of a 所. */
async function viewer(organisationId: number) {
  const roleId = await buildRole(sql(), { permissions: ['needs.view'], dataScope: 'organisation' });
  return (await buildStaff(sql(), { roleId, organisationId })).caller;
}

it('shows needs in every state of the own part of the city, and nothing that the requester wrote', async () => {
  const [here, there] = [await buildOrganisation(sql()), await buildOrganisation(sql())];
  const waiting = await buildNeed(sql(), {
    now: noon,
    organisationId: here.id,
    title: '欧阳家的灯坏了',
    publicTitle: null,
    publicText: null,
  });
  const closed = await buildNeed(sql(), {
    now: noon,
    organisationId: here.id,
    status: 'closed',
    endedAt: noon,
    outcome: 'unsolved',
    reworkCount: 1,
  });
  const [own, stranger] = [await viewer(here.id), await viewer(there.id)];
  const list = async (asked: object) =>
    (await call(contract.listManagedNeeds, asked, own)).list.map(({ needId }) => needId);
  expect(await list({})).toEqual([closed.needId, waiting.needId]);
  expect(await list({ status: 'submitted' })).toEqual([waiting.needId]);
  expect(await list({ outcome: 'unsolved', isReworked: true })).toEqual([closed.needId]);
  expect(await list({ keyword: '欧阳' })).toEqual([]);
  expect(await list({ keyword: closed.needNo.toLowerCase() })).toEqual([closed.needId]);
  expect(await list({ toOn: '2026-11-22' })).toEqual([]);
  expect((await call(contract.listManagedNeeds, {}, stranger)).total).toBe(0);
  expect(await outcomeOf(call(contract.getManagedNeed, { id: waiting.needId }, stranger))).toBe('404');
  const told = JSON.stringify([
    await call(contract.listManagedNeeds, {}, own),
    await call(contract.getManagedNeed, { id: waiting.needId }, own),
    await call(contract.getManagedNeed, { id: closed.needId }, own),
  ]);
  expect([...Object.values(needPeople), '欧阳'].filter((secret) => told.includes(secret))).toEqual([]);
});

it('finds what is late by the clock that runs', async () => {
  const here = await buildOrganisation(sql());
  const at = (text: string): Date => new Date(`2026-11-${text}:00+08:00`);
  const submittedAt = at('20T11:00');
  const late = await buildNeed(sql(), {
    now: noon,
    organisationId: here.id,
    submittedAt,
    reviewDueAt: at('23T11:00'),
  });
  await buildNeed(sql(), { now: noon, organisationId: here.id });
  const own = await viewer(here.id);
  const { list } = await call(contract.listManagedNeeds, { isOverdue: true }, own);
  expect(list.map(({ needId, isOverdue }) => [needId, isOverdue])).toEqual([[late.needId, true]]);
});

it('is taken out as a sheet with a reason, and the log says so', async () => {
  const here = await buildOrganisation(sql());
  await buildNeed(sql(), { now: noon, organisationId: here.id });
  const own = await viewer(here.id);
  const { fileName, sheet } = await call(contract.exportNeeds, { reason: '月度汇报' }, own);
  expect(fileName).toBe('服务需求-2026-11-23.xlsx');
  expect(sheet).not.toBeNull();
  expect((await audits('exportNeeds'))[0]).toMatchObject({ reason: '月度汇报', targetType: 'need' });
});
