import { expect, it } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import { at, openDay } from '#domains/attendance/testing/open-day.ts';
import * as claims from '../../contract/claims.contract.ts';
import * as corrections from '../../contract/corrections.contract.ts';
import { exportHourRequests, listHourRequests } from '../../contract/hour-requests.contract.ts';
import { requestLabel, type RequestTab } from '../../contract/hour-requests.words.ts';
import { decideHour } from '../../contract/hours.contract.ts';
import { askHourMaterial } from '../../contract/material.contract.ts';
import { readSheet } from '#platform/server/spreadsheet.ts';
import { buildClaim } from '../../testing/claims.builders.ts';
import { buildHour } from '../../testing/hours.builders.ts';

const { clock, sql, call, open } = openDay();

/** A person with three effective records whose corrections the team was asked for, their team, and a reviewer. */
async function world() {
  const { shiftId, people, teamCaller } = await open();
  const { volunteerId, caller } = people[0]!;
  const staff = (await buildStaff(sql(), { permissions: ['hours.review'] })).caller;
  const asked: number[] = [];
  for (const day of [16, 17, 18]) {
    const { hourId } = await buildHour(sql(), {
      shiftId,
      volunteerId,
      now: at('08:30'),
      startsAt: at('08:00', day),
      endsAt: at('10:00', day),
      minutes: 120,
      status: 'effective',
      effectiveAt: at('00:00', 20),
    });
    const request = {
      hourId,
      cause: 'wrongTime' as const,
      minutes: 100 + day,
      text: '时间记错了，请你们核对。',
    };
    asked.push((await call(corrections.requestHourCorrection, request, caller)).correctionId);
  }
  const answer = (correctionId: number, verdict: 'agree' | 'refuse') =>
    call(corrections.answerHourCorrection, { correctionId, verdict, opinion: '现场有人看见' }, teamCaller);
  const list = async (tab: RequestTab, more: object = {}) => call(listHourRequests, { tab, ...more }, staff);
  return { volunteerId, caller, teamCaller, staff, asked, answer, list };
}

it('lists corrections by how far they are, what is due first before, with the clock of whose turn it is', async () => {
  const { asked, answer, list, staff } = await world();
  const [first, second, third] = asked;
  expect((await list('atTeam')).list.map(({ requestId }) => requestId)).toEqual(asked);
  clock.now = at('09:00', 23);
  await answer(second!, 'agree');
  clock.now = at('09:00', 24);
  await answer(first!, 'agree');
  await answer(third!, 'refuse');
  const open = await list('atCentre');
  expect(open.list).toMatchObject([
    { requestId: second, minutesBefore: 120, minutesAsked: 117, workdaysLeft: 4, cause: 'wrongTime' },
    { requestId: first, workdaysLeft: 5, dueAt: '2026-12-02T00:00:00+08:00' },
  ]);
  expect(open.counts).toEqual({ atCentre: 2, atTeam: 0, late: 0 });
  expect((await list('atCentre', { sort: '-due' })).list.map(({ requestId }) => requestId)).toEqual([
    first,
    second,
  ]);
  expect((await list('refused')).list).toMatchObject([{ requestId: third, dueAt: null, hourId: null }]);

  // One waits for material and is not late, the other is.
  const [late, still] = open.list;
  await call(askHourMaterial, { hourId: still!.hourId!, missing: '请补一张现场照片' }, staff);
  clock.now = new Date('2026-12-01T09:00:00+08:00');
  const lateOnes = await list('atCentre', { isLate: true });
  expect(lateOnes.list).toMatchObject([{ requestId: late!.requestId, workdaysLeft: -1 }]);
  expect(lateOnes.counts.late).toBe(1);
  const [waits] = (await list('atCentre')).list.filter(({ requestId }) => requestId === still!.requestId);
  expect(requestLabel(waits!)).toBe('等本人补材料');

  await call(decideHour, { hourId: late!.hourId!, verdict: 'approve' }, staff);
  expect((await list('agreed')).list).toMatchObject([
    { requestId: late!.requestId, deciderName: expect.any(String) },
  ]);
});

it('lists claims the same way, finds them by words, and gives out what is listed inside the scope alone', async () => {
  const { volunteerId, teamCaller, staff, list } = await world();
  const { claimId } = await buildClaim(sql(), { now: at('08:30'), volunteerId, teamId: teamCaller.teamId });
  const ofClaims = { kind: 'claims' as const };
  expect((await list('atTeam', ofClaims)).list).toMatchObject([
    { requestId: claimId, requestNo: `SQ${claimId}`, minutesBefore: 0, minutesAsked: 120, cause: null },
  ]);
  expect((await list('atTeam', { ...ofClaims, keyword: '烟头' })).total).toBe(1);
  expect((await list('atTeam', { ...ofClaims, keyword: '没有这样的' })).total).toBe(0);
  await call(claims.answerHourClaim, { claimId, verdict: 'agree', opinion: '当天在场' }, teamCaller);
  const [open] = (await list('atCentre', ofClaims)).list;
  await call(decideHour, { hourId: open!.hourId!, verdict: 'reject', reason: '照片看不清' }, staff);
  const [refused] = (await list('refused', ofClaims)).list;
  expect([refused && requestLabel(refused), refused?.centreOpinion]).toEqual(['不予认定', '照片看不清']);
  expect((await list('atCentre', ofClaims)).total).toBe(0);

  const elsewhere = { ...staff, scope: '/9/9/' };
  expect((await call(listHourRequests, { tab: 'refused', ...ofClaims }, elsewhere)).total).toBe(0);
  const asked = { tab: 'refused' as const, ...ofClaims, reason: '月度检查' };
  const rowsFor = async (as: typeof staff) => {
    const sheet = Buffer.from((await call(exportHourRequests, asked, as)).sheet ?? '', 'base64');
    return (await readSheet(sheet, { columnCount: 20, mostRows: 9 })).rows.map(({ cells }) =>
      JSON.stringify(cells),
    );
  };
  const [row, ...others] = await rowsFor(staff);
  for (const word of [`SQ${claimId}`, '不予认定', '照片看不清']) expect(row).toContain(word);
  expect([others, await rowsFor(elsewhere)]).toEqual([[], []]);
});
