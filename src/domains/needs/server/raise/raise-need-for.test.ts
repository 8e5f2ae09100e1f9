import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildStaff, testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { testOutbox } from '#domains/accounts/testing/sms.builders.ts';
import { buildRole } from '#domains/roles/testing/roles.builders.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { openRoom, outcomeOf } from '#testing/open-room.ts';
import { listTakenNeeds, raiseNeedFor } from '../../contract/raise-for.contract.ts';
import { createNeedsRoom } from '../index.ts';

const noon = new Date('2026-11-23T12:00:00+08:00');
const { sql, call, audits } = openRoom(createNeedsRoom({ secret: testSecret, outbox: testOutbox }), {
  now: noon,
});

/** A 站, who verifies there, and what an old neighbour asks them for on the phone. */
async function counter() {
  const here = await buildOrganisation(sql());
  const roleId = await buildRole(sql(), { permissions: ['needs.take'], dataScope: 'organisation' });
  const { caller } = await buildStaff(sql(), { roleId, organisationId: here.id });
  const request = {
    requestKey: randomUUID(),
    via: 'phone' as const,
    needType: 'repair' as const,
    title: '客厅的灯坏了',
    description: '客厅的吸顶灯不亮了，灯已经买好。',
    organisationId: here.id,
    address: '渡口老街 14 号',
    expectStart: '2026-11-25T09:00:00+08:00',
    expectEnd: '2026-11-25T11:00:00+08:00',
    urgency: 'normal' as const,
    risk: '要登高',
    requesterKind: 'self' as const,
    requesterName: '何奶奶',
    mobile: '13800001111',
    hasConsent: true,
  };
  const need = (needId: number) =>
    sql().selectFrom('needs').selectAll().where('id', '=', needId).executeTakeFirstOrThrow();
  return { caller, request, need };
}

describe('代点单', () => {
  it('keeps the need without an account or code, tells the number, and a double click makes one', async () => {
    const { caller, request, need } = await counter();
    const { needId, needNo } = await call(raiseNeedFor, request, caller);
    expect((await call(raiseNeedFor, request, caller)).needNo).toBe(needNo);
    const row = await need(needId);
    expect(row).toMatchObject({ channel: 'phone', requesterAccountId: null, status: 'submitted' });
    expect(row.privateCipher).not.toContain('何奶奶');
    const steps = await sql().selectFrom('needSteps').select('byKind').where('needId', '=', needId).execute();
    expect(steps).toEqual([{ byKind: 'staff' }]);
    const sms = await sql().selectFrom('outbox').select('template').execute();
    expect(sms).toEqual([{ template: 'needSubmitted' }]);
    expect((await audits('raiseNeedFor'))[0]).toMatchObject({ targetId: needId });
    expect((await call(listTakenNeeds, {}, caller)).list).toMatchObject([{ needId, status: 'submitted' }]);
    const { caller: other } = await counter();
    expect((await call(listTakenNeeds, {}, other)).total).toBe(0);
  });

  it('is not taken without consent, in danger, twice for the same matter, or for another part of the city', async () => {
    const { caller, request } = await counter();
    const anew = (change: object) =>
      outcomeOf(call(raiseNeedFor, { ...request, requestKey: randomUUID(), ...change }, caller));
    expect(await anew({ hasConsent: false })).toBe('400');
    expect(await anew({ requesterKind: 'neighbor' })).toBe('400');
    expect(await anew({ description: '厨房着火了，快来人救火。' })).toBe('emergency');
    expect(await anew({ organisationId: (await buildOrganisation(sql())).id })).toBe('placeUnknown');
    await call(raiseNeedFor, request, caller);
    expect(await anew({})).toBe('duplicate');
    expect(await anew({ isAnotherMatter: true })).toBe('done');
  });
});
