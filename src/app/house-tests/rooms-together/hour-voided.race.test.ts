import { describe, expect, it } from 'vitest';
import { decideApproval } from '#domains/approvals/contract/approvals.contract.ts';
import {
  issueCertificate,
  listMyCertificates,
} from '#domains/certificates/contract/certificates.contract.ts';
import { requestHourCorrection } from '#domains/hours/contract/corrections.contract.ts';
import { voidHour } from '#domains/hours/contract/hour-voids.contract.ts';
import { getMyHourTotals } from '#domains/hours/contract/hour-totals.contract.ts';
import { listHoursForReview, listMyHours } from '#domains/hours/contract/hours.contract.ts';
import { buildHour } from '#domains/hours/testing/hours.builders.ts';
import { enterAt, makeRoots } from '#domains/ledger/testing/ledger.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { openHouse } from '#testing/open-house.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { checkData } from '../../../../tools/check-data/check-data.ts';

const day = '2026-11-16';
const noon = new Date(`${day}T12:00:00+08:00`);
const reason = '签到照片里的人不是本人，队伍已承认代签';
const house = { now: new Date('2026-11-20T10:00:00+08:00') };
const { app, sql, call, run, titlesOf } = openHouse(house);

/** A volunteer with a record of three hours and an adjustment of it that count, under a daily root; staff of both seats. */
async function world() {
  const { caller, volunteerId } = await buildVolunteer(sql(), { name: '沈知夏' });
  const state = { status: 'effective', effectiveAt: noon } as const;
  const made = new Date('2026-11-08T12:00:00+08:00');
  const first = await buildHour(sql(), { volunteerId, now: made, minutes: 180, ...state });
  const { hourId: adjustmentId } = await buildHour(sql(), {
    volunteerId,
    shiftId: first.shiftId,
    now: made,
    minutes: -30,
    calculatedMinutes: 0,
    source: 'correction',
    adjustOf: first.hourId,
    ...state,
  });
  await enterAt(sql(), noon, [first.hourId, adjustmentId]);
  await makeRoots(sql(), new Date(`${day}T22:00:00+08:00`));
  const reviewer = await app().signIn('staff', { permissions: ['hours.review'] });
  const security = await app().signIn('staff', { role: 'securityAdmin' });
  const asks = (hourId: number, by: SignedIn = reviewer) => app().call(voidHour, { hourId, reason }, by);
  const agrees = (approvalId: number | null, by: SignedIn = security) =>
    app().call(decideApproval, { approvalId: approvalId ?? 0, verdict: 'approve' }, by);
  return { caller, volunteerId, hourId: first.hourId, adjustmentId, reviewer, asks, agrees };
}
const rowsOf = (volunteerId: number) =>
  sql()
    .selectFrom('serviceHours')
    .select(['id', 'minutes', 'status', 'source', 'reversalOf', 'decisionNote'])
    .where('volunteerId', '=', volunteerId)
    .orderBy('id')
    .execute();
const reasonOf = (answer: { body: { reason?: string | undefined } }) => answer.body.reason;

describe('voidHour', () => {
  it('changes nothing until a second person agrees, then takes the record and what adjusted it back, line by line', async () => {
    const { caller, volunteerId, hourId, adjustmentId, reviewer, asks, agrees } = await world();
    const { certificateId } = await call(
      issueCertificate,
      {
        fromOn: '2026-01-01',
        toOn: '2026-11-30',
        fields: {},
        purpose: 'study',
        seenMinutes: 150,
        requestKey: '7a0f3a52-65dd-4b0e-8a0c-0a6a1f2b3c4d',
      },
      caller,
    );
    const { approvalId } = (await asks(hourId)).body.result;
    expect((await call(getMyHourTotals, {}, caller)).effectiveMinutes).toBe(150);
    const listed = await app().call(listHoursForReview, { tab: 'counting', hourId }, reviewer);
    expect(listed.body.result.list).toMatchObject([{ hourId, isVoidAsked: true }]);
    expect((await agrees(approvalId)).body.code).toBe(200);

    expect(await rowsOf(volunteerId)).toMatchObject([
      { id: hourId, minutes: 180, status: 'voided', decisionNote: reason },
      { id: adjustmentId, minutes: -30, status: 'voided' },
      { minutes: -180, status: 'voided', source: 'reversal', reversalOf: hourId },
      { minutes: 30, status: 'voided', source: 'reversal', reversalOf: adjustmentId },
    ]);
    expect((await call(getMyHourTotals, {}, caller)).effectiveMinutes).toBe(0);
    const mine = await call(listMyHours, {}, caller);
    expect(mine.list.map(({ state }) => state)).toEqual(['voided', 'voided']);
    const certificates = await call(listMyCertificates, {}, caller);
    expect(certificates.list).toMatchObject([{ certificateId, state: 'outdated' }]);
    expect(await titlesOf(caller.accountId)).toEqual(expect.arrayContaining(['证书待替换', '时长已作废']));
    await run('ledger.makeRoot');
    expect(await checkData(app().database)).toEqual([]);
  });

  it('is refused to whoever had a part, about what does not count, about an adjustment alone, and twice', async () => {
    const { hourId, adjustmentId, asks, reviewer } = await world();
    expect(reasonOf(await asks(adjustmentId))).toBe('onlyAdjusts');
    const waits = await buildHour(sql(), { status: 'publicity' });
    expect(reasonOf(await asks(waits.hourId))).toBe('notEffective');
    const own = await buildHour(sql(), {
      status: 'effective',
      effectiveAt: noon,
      approvedBy: reviewer.accountId,
    });
    expect(reasonOf(await asks(own.hourId))).toBe('samePerson');
    expect((await asks(hourId)).body.code).toBe(200);
    expect(reasonOf(await asks(hourId))).toBe('alreadyAsked');
    expect((await asks(404)).body.code).toBe(404);
  });

  it('is not agreed to by who asked, and not carried out when the record changed meanwhile', async () => {
    const { hourId, asks, agrees, reviewer } = await world();
    const { approvalId } = (await asks(hourId)).body.result;
    expect((await agrees(approvalId, reviewer)).body.code).toBe(403);
    await sql().updateTable('serviceHours').set({ status: 'voided' }).where('id', '=', hourId).execute();
    expect(reasonOf(await agrees(approvalId))).toBe('notPossible');
  });

  it('ends a correction that waits', async () => {
    const { caller, hourId, asks, agrees } = await world();
    await call(
      requestHourCorrection,
      { hourId, cause: 'wrongTime', minutes: 170, text: '那天我晚走了一会儿，领队在场', fileIds: [] },
      caller,
    );
    await agrees((await asks(hourId)).body.result.approvalId);
    const states = await sql().selectFrom('hourCorrections').select(['state', 'teamOpinion']).execute();
    expect(states).toEqual([{ state: 'refused', teamOpinion: '原记录已作废，不再更正' }]);
  });
});

describeOnPostgres('two who agree at once', () => {
  it('void it once', async () => {
    const { volunteerId, hourId, asks, agrees } = await world();
    const { approvalId } = (await asks(hourId)).body.result;
    const other = await app().signIn('staff', { role: 'securityAdmin' });
    const answers = await Promise.all([agrees(approvalId), agrees(approvalId, other)]);
    expect(answers.map(({ body }) => body.code).toSorted()).toEqual([200, 409]);
    const reversals = (await rowsOf(volunteerId)).filter(({ source }) => source === 'reversal');
    expect(reversals).toHaveLength(2);
  });
});
