import { expect, it } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import { at, openDay } from '#domains/attendance/testing/open-day.ts';
import { outcomeOf } from '#testing/open-room.ts';
import * as claims from '../../contract/claims.contract.ts';
import { getMyHourTotals } from '../../contract/hour-totals.contract.ts';
import { decideHour, listHoursForReview } from '../../contract/hours.contract.ts';
import { listPublicityBoard } from '../../contract/publicity.contract.ts';
import { getHourStory } from '../../contract/hour-story.contract.ts';
import { decideHours, listHourGroups } from '../../contract/review-hours.contract.ts';
import { buildEntryProof } from '../../testing/entries.builders.ts';
import { buildHour } from '../../testing/hours.builders.ts';

const { clock, sql, call, run, open, titlesOf, hoursOf } = openDay();
const opinion = '那天我在场，属实';
const span = { startsAt: '2026-11-20T14:00:00+08:00', endsAt: '2026-11-20T16:00:00+08:00' };
const lateReason = '住院两个月，出院后整理照片才发现没有记录';
const wish = {
  title: '江滩捡拾烟头',
  category: 'eco' as const,
  place: '望江滩',
  ...span,
  minutes: 110,
  text: '和两位队友沿江滩捡了两个小时烟头，当天没有发布活动。',
};

/** Somebody who had a place in the team's activity, the team, a reviewer of the centre. */
async function world() {
  const { teamCaller, people, shiftId } = await open();
  const { caller, volunteerId } = people[0]!;
  const staff = (await buildStaff(sql(), { permissions: ['hours.review'] })).caller;
  const claim = async (more: Partial<Parameters<typeof call<typeof claims.claimHours>>[1]> = {}) =>
    call(
      claims.claimHours,
      {
        ...wish,
        teamId: teamCaller.teamId,
        ...(await buildEntryProof(sql(), caller.accountId)),
        ...more,
      },
      caller,
    );
  const mine = async () => (await call(claims.listMyHourClaims, {}, caller)).list;
  const queue = async () => (await call(listHoursForReview, { tab: 'claims' }, staff)).list;
  const answer = (claimId: number, more: object = {}) =>
    call(claims.answerHourClaim, { claimId, verdict: 'agree', opinion, ...more }, teamCaller);
  return { teamCaller, caller, volunteerId, shiftId, staff, claim, mine, queue, answer };
}

it('the team stands for less, a second person agrees, it is public and counts, grade D', async () => {
  const { caller, teamCaller, staff, claim, mine, queue, answer } = await world();
  expect((await call(claims.listClaimTeams, {}, caller)).list).toMatchObject([{ teamId: teamCaller.teamId }]);
  const { claimId, dueAt } = await claim();
  expect(dueAt).toBe('2026-11-28T00:00:00+08:00');
  expect((await titlesOf(teamCaller.accountId)).at(-1)).toBe('有一份补记申请等你们答复');
  expect(await queue()).toEqual([]);
  const asked = (await call(claims.listTeamHourClaims, {}, teamCaller)).list;
  expect(asked).toMatchObject([
    { claimId, minutes: 110, state: 'atTeam', isOwn: false, claimsBefore: 0, workdaysLeft: 5, signUps: [] },
  ]);
  expect(await outcomeOf(answer(claimId, { verdict: 'fewer' }))).toBe('minutesMissing');
  expect(await outcomeOf(answer(claimId, { verdict: 'fewer', minutes: 111 }))).toBe('overClaimed');
  await answer(claimId, { verdict: 'fewer', minutes: 90 });
  expect(await outcomeOf(answer(claimId))).toBe('claimOver');
  const [row] = await queue();
  expect(row).toMatchObject({
    minutes: 90,
    evidenceGrade: 'D',
    claim: { minutes: 110, teamMinutes: 90, teamOpinion: opinion, witnessName: '乔木' },
  });
  expect(row?.claim?.proofs).toHaveLength(1);
  expect((await call(listHourGroups, {}, staff)).list).toMatchObject([
    { activityId: null, isOfClaims: true, activityTitle: '个人申请', recordCount: 1 },
  ]);
  await call(decideHour, { hourId: row!.hourId, verdict: 'approve' }, staff);
  expect((await call(listPublicityBoard, {}, caller)).list).toMatchObject([
    { activityTitle: wish.title, category: 'eco', minutes: 90, evidenceGrade: 'D', activityId: null },
  ]);
  clock.now = at('00:00', 27);
  await run('hours.makeEffective');
  expect((await call(getMyHourTotals, {}, caller)).effectiveMinutes).toBe(90);
  expect(await mine()).toMatchObject([{ state: 'atCentre', hour: { state: 'effective', minutes: 90 } }]);
});

it('refuses what is no claim, each with its reason', async () => {
  const { caller, volunteerId, shiftId, claim } = await world();
  const other = await world();
  await buildHour(sql(), {
    shiftId,
    volunteerId,
    now: at('08:30'),
    startsAt: at('09:00', 19),
    endsAt: at('10:00', 19),
  });
  const day = (date: string, from: string, to: string) => ({
    startsAt: `${date}T${from}:00+08:00`,
    endsAt: `${date}T${to}:00+08:00`,
  });
  const tryTo = async (more: Parameters<typeof claim>[0]) => outcomeOf(claim(more));
  expect(await tryTo({ ...day('2026-11-21', '08:00', '09:00'), minutes: 30 })).toBe('notOver');
  expect(await tryTo(day('2026-10-20', '09:00', '12:00'))).toBe('lateReasonMissing');
  expect(await tryTo({ ...day('2025-10-20', '09:00', '12:00'), lateReason })).toBe('tooOld');
  expect(await tryTo({ minutes: 121 })).toBe('overSpan');
  expect(await tryTo({ title: '队伍例会和培训班' })).toBe('noService');
  expect(await tryTo({ teamId: other.teamCaller.teamId })).toBe('notWithTeam');
  expect(await tryTo({ ...day('2026-11-19', '09:30', '11:00'), minutes: 60 })).toBe('overlaps');
  const { name } = await sql()
    .selectFrom('volunteers')
    .select('name')
    .where('id', '=', volunteerId)
    .executeTakeFirstOrThrow();
  await sql()
    .updateTable('accounts')
    .set({ mobileMasked: '138****0417' })
    .where('id', '=', caller.accountId)
    .execute();
  expect(await tryTo({ witnessName: name })).toBe('witnessIsPerson');
  const photo = await buildEntryProof(sql(), caller.accountId, 'ab'.repeat(32));
  await claim(photo);
  expect(await tryTo({})).toBe('alreadyClaimed');
  expect(await tryTo({ ...day('2026-11-20', '15:59', '17:00'), minutes: 30 })).toBe('alreadyClaimed');
  const again = await buildEntryProof(sql(), caller.accountId, 'ab'.repeat(32));
  expect(await tryTo({ ...day('2026-11-18', '09:00', '10:00'), minutes: 30, ...again })).toBe('proofUsed');
});

it('the team refuses, the person asks the centre once, which is the last', async () => {
  const { caller, staff, claim, mine, queue, answer } = await world();
  const { claimId } = await claim();
  await answer(claimId, { verdict: 'refuse', opinion: '没有人见过他' });
  expect(await mine()).toMatchObject([
    { state: 'refused', canAskCentre: true, canWithdraw: false, hour: null },
  ]);
  const ask = () => outcomeOf(call(claims.askCentreForClaim, { claimId }, caller));
  expect([await ask(), await ask()]).toEqual(['done', 'claimOver']);
  const [row] = await queue();
  await call(decideHour, { hourId: row!.hourId, verdict: 'reject', reason: '照片看不出是谁' }, staff);
  expect(await mine()).toMatchObject([
    { state: 'atCentre', hour: { state: 'rejected', decisionNote: '照片看不出是谁' } },
  ]);
  expect(await outcomeOf(claim())).toBe('alreadyClaimed');
});

it('goes to the centre by itself after five working days, and can then still be taken back, with its record', async () => {
  const { caller, volunteerId, claim, mine, queue } = await world();
  const { claimId } = await claim();
  clock.now = new Date(at('00:00', 28).getTime() - 1);
  await run('hours.escalateClaims');
  expect(await mine()).toMatchObject([{ state: 'atTeam' }]);
  clock.now = at('00:00', 28);
  for (let time = 0; time < 2; time += 1) await run('hours.escalateClaims');
  expect(await mine()).toMatchObject([{ state: 'atCentre', canWithdraw: true, teamOpinion: null }]);
  expect(await queue()).toHaveLength(1);
  const withdraw = () => outcomeOf(call(claims.withdrawHourClaim, { claimId }, caller));
  expect([await withdraw(), await withdraw()]).toEqual(['done', 'claimOver']);
  expect(await queue()).toEqual([]);
  expect(await hoursOf(volunteerId)).toMatchObject([{ status: 'rejected', decisionNote: '本人撤回申请' }]);
  expect(await mine()).toMatchObject([{ state: 'withdrawn', proofs: [] }]);
  expect((await claim()).claimId).not.toBe(claimId);
});

it('is answered by the team it was made to, withdrawn by the person, and never after an answer', async () => {
  const { caller, claim, answer } = await world();
  const stranger = await world();
  const { claimId } = await claim();
  expect(await outcomeOf(stranger.answer(claimId))).toBe('404');
  const withdraw = (by: typeof caller) => outcomeOf(call(claims.withdrawHourClaim, { claimId }, by));
  expect(await withdraw(stranger.caller)).toBe('404');
  await answer(claimId);
  expect(await withdraw(caller)).toBe('decidedAlready');
});

it('is decided by nobody who had a part, and steps behind what a code proves', async () => {
  const { volunteerId, shiftId, staff, claim, queue, answer } = await world();
  const { claimId } = await claim();
  await buildHour(sql(), {
    shiftId,
    volunteerId,
    now: at('08:30'),
    startsAt: at('14:30', 20),
    endsAt: at('15:30', 20),
  });
  // A record of the time came up meanwhile.
  expect(await outcomeOf(answer(claimId))).toBe('overlaps');
  await sql().deleteFrom('serviceHours').where('volunteerId', '=', volunteerId).execute();
  await answer(claimId);
  const [row] = await queue();
  const { hourId } = row!;
  await sql()
    .updateTable('serviceHours')
    .set({ enteredBy: staff.accountId })
    .where('id', '=', hourId)
    .execute();
  const approve = () => outcomeOf(call(decideHour, { hourId, verdict: 'approve' }, staff));
  expect(await approve()).toBe('samePerson');
  await sql().updateTable('serviceHours').set({ enteredBy: volunteerId }).where('id', '=', hourId).execute();
  await buildHour(sql(), {
    shiftId,
    volunteerId,
    now: at('08:30'),
    startsAt: at('14:30', 20),
    endsAt: at('15:30', 20),
  });
  expect(await approve()).toBe('conflictStands');
});

it('older than 30 days goes to the centre alone, where two people accept it one after the other, each with a reason', async () => {
  const { caller, teamCaller, staff, claim, mine, queue, answer } = await world();
  const second = (await buildStaff(sql(), { permissions: ['hours.review'] })).caller;
  const old = { startsAt: '2026-08-20T14:00:00+08:00', endsAt: '2026-08-20T16:00:00+08:00', lateReason };
  const { claimId, isAtCentre } = await claim(old);
  expect(isAtCentre).toBe(true);
  expect(await titlesOf(teamCaller.accountId)).not.toContain('有一份补记申请等你们答复');
  expect(await outcomeOf(answer(claimId))).toBe('claimOver');
  const [row] = await queue();
  expect(row?.claim).toMatchObject({ lateReason, firstOpinion: null, teamOpinion: null });
  const { hourId } = row!;
  const decideAs = (by: typeof staff, reason?: string) =>
    outcomeOf(call(decideHour, { hourId, verdict: 'approve', ...(reason && { reason }) }, by));
  expect(await decideAs(staff)).toBe('lateReasonMissing');
  // Not among others: each is looked at by itself.
  const together = { hourIds: [hourId], verdict: 'approve' as const, reason: '照片属实' };
  expect((await call(decideHours, together, staff)).refused).toMatchObject([{ reason: 'lateReasonMissing' }]);
  expect(await decideAs(staff, '照片有日期，和雨情一致')).toBe('done');
  expect(await mine()).toMatchObject([
    { hour: { state: 'submitted' }, firstOpinion: '照片有日期，和雨情一致', canWithdraw: false },
  ]);
  // The same person is not the second.
  expect(await decideAs(staff, '照片有日期，和雨情一致')).toBe('samePerson');
  expect((await queue())[0]?.claim).toMatchObject({ firstName: staff.displayName });
  expect((await call(getHourStory, { id: hourId }, caller)).waitsFor).toBe('中心已初核，等第二位审核员核定');
  expect(await decideAs(second, '向证明人电话核实过')).toBe('done');
  expect(await mine()).toMatchObject([{ hour: { state: 'publicity', minutes: 110 } }]);
  const kept = await sql().selectFrom('serviceHours').selectAll().where('id', '=', hourId).executeTakeFirst();
  expect([kept?.confirmedBy, kept?.approvedBy]).toEqual([staff.accountId, second.accountId]);
});

it('a late claim is refused by either of the two, and taken back while neither has spoken', async () => {
  const { caller, staff, claim, mine, queue } = await world();
  const old = { startsAt: '2026-08-20T14:00:00+08:00', endsAt: '2026-08-20T16:00:00+08:00', lateReason };
  const { claimId } = await claim(old);
  await call(claims.withdrawHourClaim, { claimId }, caller);
  await claim(old);
  const [row] = await queue();
  await call(decideHour, { hourId: row!.hourId, verdict: 'reject', reason: '照片看不出是谁' }, staff);
  expect(await mine()).toMatchObject([{ hour: { state: 'rejected' } }, { state: 'withdrawn' }]);
});

it('a manager who claims is answered by another of the team', async () => {
  const { caller, teamCaller, volunteerId, claim } = await world();
  const { claimId } = await claim();
  const asManager = {
    ...teamCaller,
    accountId: caller.accountId,
    person: { volunteerId, rank: 'manager' as const, teamAccountId: teamCaller.accountId, activityIds: [] },
  };
  const answer = { claimId, verdict: 'agree' as const, opinion };
  expect((await call(claims.listTeamHourClaims, {}, asManager as never)).list).toMatchObject([
    { isOwn: true },
  ]);
  expect(await outcomeOf(call(claims.answerHourClaim, answer, asManager as never))).toBe('ownClaim');
  expect(await outcomeOf(call(claims.answerHourClaim, answer, teamCaller))).toBe('done');
});
