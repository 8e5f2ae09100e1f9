import { expect, it } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import { at, openDay } from '#domains/attendance/testing/open-day.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { correctionLabel } from '../../contract/hours.words.ts';
import * as corrections from '../../contract/corrections.contract.ts';
import { getMyHourTotals } from '../../contract/hour-totals.contract.ts';
import { decideHour, listHoursForReview, listMyHours, objectHour } from '../../contract/hours.contract.ts';
import { buildEntryProof } from '../../testing/entries.builders.ts';
import { buildHour } from '../../testing/hours.builders.ts';

const { clock, sql, call, run, open, titlesOf } = openDay();
const text = '我八点半就到了，手机没电扫不了码，领队当场点过名。';
const opinion = '她到场属实，当场点了名';

/** A record of 137 minutes that took effect on the day, its person, its team, and a reviewer of the centre. */
async function world(wish: Parameters<typeof buildHour>[1] = {}) {
  const { shiftId, activityId, people, teamCaller } = await open();
  const { volunteerId, caller, signUpId } = people[0]!;
  const made = await buildHour(sql(), {
    shiftId,
    volunteerId,
    now: at('11:30'),
    minutes: 137,
    status: 'effective',
    publicityStartsAt: at('11:30', 16),
    publicityEndsAt: at('00:00', 20),
    effectiveAt: at('00:00', 20),
    ...wish,
  });
  const staff = (await buildStaff(sql(), { permissions: ['hours.review'] })).caller;
  const request = (more: object = {}) =>
    call(
      corrections.requestHourCorrection,
      { hourId: made.hourId, cause: 'checkInFailed', minutes: 175, text, ...more },
      caller,
    );
  const mine = async () => (await call(listMyHours, {}, caller)).list;
  const correctionOf = async () => (await mine()).find(({ hourId }) => hourId === made.hourId)?.correction;
  return {
    ...made,
    activityId,
    volunteerId,
    signUpId,
    caller,
    teamCaller,
    staff,
    request,
    mine,
    correctionOf,
  };
}

it('the team agrees, a second person grants it, and the record has another beside it', async () => {
  const { hourId, caller, teamCaller, staff, request, mine, correctionOf } = await world();
  const { fileIds } = await buildEntryProof(sql(), caller.accountId);
  const { correctionId, dueAt } = await request({ fileIds });
  // Saturday: the fifth working day is the Friday after.
  expect(dueAt).toBe('2026-11-28T00:00:00+08:00');
  expect(await outcomeOf(request())).toBe('alreadyPending');
  expect((await titlesOf(teamCaller.accountId)).at(-1)).toBe('有一份时长更正等你们答复');
  const asked = await call(
    corrections.listHourCorrections,
    { activityId: (await mine())[0]!.activityId! },
    teamCaller,
  );
  expect(asked.list).toMatchObject([{ correctionId, oldMinutes: 137, wishedMinutes: 175, state: 'atTeam' }]);
  await call(corrections.answerHourCorrection, { correctionId, verdict: 'agree', opinion }, teamCaller);
  expect(await correctionOf()).toMatchObject({ state: 'atCentre', teamOpinion: opinion, teamMinutes: 175 });
  const queue = (await call(listHoursForReview, { tab: 'corrections' }, staff)).list;
  expect(queue).toMatchObject([
    { minutes: 38, evidenceGrade: 'C', conflicts: [], papers: [{ fileId: fileIds[0] }] },
  ]);
  await call(decideHour, { hourId: queue[0]!.hourId, verdict: 'approve' }, staff);
  expect(await correctionOf()).toMatchObject({ state: 'approved' });
  clock.now = at('00:00', 27);
  await run('hours.makeEffective');
  const records = await mine();
  expect(records.map(({ minutes, adjustsNo }) => [minutes, adjustsNo !== null])).toEqual([
    [38, true],
    [137, false],
  ]);
  expect(records.map(({ canCorrect }) => canCorrect)).toEqual([false, true]);
  expect((await call(getMyHourTotals, {}, caller)).effectiveMinutes).toBe(175);
  const { minutes, status } = await sql()
    .selectFrom('serviceHours')
    .select(['minutes', 'status'])
    .where('id', '=', hourId)
    .executeTakeFirstOrThrow();
  expect([minutes, status]).toEqual([137, 'effective']);
});

it('the team grants a part, with its minutes and why: the person reads 部分同意 on every step, and the part is what counts', async () => {
  const { caller, volunteerId, teamCaller, staff, request, correctionOf } = await world();
  const { correctionId } = await request();
  const answer = { correctionId, verdict: 'other' as const, minutes: 150, opinion };
  await call(corrections.answerHourCorrection, answer, teamCaller);
  expect((await titlesOf(volunteerId)).at(-1)).toBe('队伍部分同意了更正');
  expect(correctionLabel((await correctionOf())!)).toBe('队伍部分同意 150 分钟，中心审核中');
  const [queued] = (await call(listHoursForReview, { tab: 'corrections' }, staff)).list;
  expect(queued).toMatchObject({ minutes: 13 });
  await call(decideHour, { hourId: queued!.hourId, verdict: 'approve' }, staff);
  expect(correctionLabel((await correctionOf())!)).toBe('部分同意，改为 150 分钟');
  clock.now = at('00:00', 27);
  await run('hours.makeEffective');
  expect((await call(getMyHourTotals, {}, caller)).effectiveMinutes).toBe(150);
});

it('the team refuses, the person asks the centre, which does not agree either and says why', async () => {
  const { teamCaller, caller, staff, request, correctionOf } = await world();
  const { correctionId } = await request({ minutes: 60 });
  const refuse = { correctionId, verdict: 'refuse' as const, opinion: '签退码是对的' };
  await call(corrections.answerHourCorrection, refuse, teamCaller);
  expect(await outcomeOf(call(corrections.answerHourCorrection, refuse, teamCaller))).toBe('correctionOver');
  expect(await correctionOf()).toMatchObject({ state: 'refused', teamOpinion: '签退码是对的' });
  expect((await titlesOf(caller.accountId)).at(-1)).toBe('更正没有得到队伍同意');
  await call(corrections.askCentreForCorrection, { correctionId }, caller);
  const [row] = (await call(listHoursForReview, { tab: 'corrections' }, staff)).list;
  expect(row).toMatchObject({ minutes: -77, reason: expect.stringContaining('队伍不同意：签退码是对的') });
  await call(decideHour, { hourId: row!.hourId, verdict: 'reject', reason: '动态码记录清楚' }, staff);
  expect(await correctionOf()).toMatchObject({ state: 'rejected', centreOpinion: '动态码记录清楚' });
  expect(await outcomeOf(call(corrections.askCentreForCorrection, { correctionId }, caller))).toBe(
    'correctionOver',
  );
});

it('asks for times beside the minutes, which team and centre read beside what is recorded', async () => {
  const { teamCaller, staff, request } = await world();
  const times = (from: string, to: string, day = 21) => ({
    startsAt: `2026-11-${day}T${from}:00+08:00`,
    endsAt: `2026-11-${day}T${to}:00+08:00`,
  });
  clock.now = at('14:00');
  expect(await outcomeOf(request({ times: times('08:34', '11:28') }))).toBe('overSpan');
  expect(await outcomeOf(request({ times: times('08:30', '11:30', 20) }))).toBe('otherDay');
  expect(await outcomeOf(request({ times: times('11:30', '14:30') }))).toBe('notOver');
  const { correctionId } = await request({ times: times('08:34', '11:29') });
  const { list, answered } = await call(corrections.listTeamHourCorrections, {}, teamCaller);
  const sides = {
    correctionId,
    wishedStartsAt: '2026-11-21T08:34:00+08:00',
    wishedEndsAt: '2026-11-21T11:29:00+08:00',
    recorded: { minutes: 137, startsAt: '2026-11-21T08:30:00+08:00', evidenceGrade: 'A' },
  };
  expect(list).toMatchObject([{ ...sides, gradeAfter: 'C', isOwn: false, workdaysLeft: 5, papers: [] }]);
  expect(answered).toEqual({ count: 0, days: null });
  await call(corrections.answerHourCorrection, { correctionId, verdict: 'agree', opinion }, teamCaller);
  const [row] = (await call(listHoursForReview, { tab: 'corrections' }, staff)).list;
  expect(row?.correction).toMatchObject({ ...sides, teamOpinion: opinion, answeredBy: expect.any(String) });
  expect((await call(corrections.listTeamHourCorrections, {}, teamCaller)).answered).toEqual({
    count: 1,
    days: 0,
  });
});

it('of a manager is answered by another of the team', async () => {
  const { caller, volunteerId, teamCaller, request } = await world();
  const { correctionId } = await request();
  const asManager = {
    ...teamCaller,
    accountId: caller.accountId,
    person: { volunteerId, rank: 'manager' as const, teamAccountId: teamCaller.accountId, activityIds: [] },
  };
  const answer = { correctionId, verdict: 'agree' as const, opinion };
  expect(await outcomeOf(call(corrections.answerHourCorrection, answer, asManager as never))).toBe(
    'ownCorrection',
  );
});

it('goes to the centre by itself after five working days, once', async () => {
  const { staff, request, correctionOf } = await world();
  await request();
  clock.now = new Date(at('00:00', 28).getTime() - 1);
  await run('hours.escalateCorrections');
  expect(await correctionOf()).toMatchObject({ state: 'atTeam' });
  clock.now = at('00:00', 28);
  for (let time = 0; time < 2; time += 1) await run('hours.escalateCorrections');
  expect(await correctionOf()).toMatchObject({ state: 'atCentre', teamOpinion: null });
  expect((await call(listHoursForReview, { tab: 'corrections' }, staff)).list).toMatchObject([
    { minutes: 38 },
  ]);
});

it('is withdrawn only while nobody answered, asked for only by the person, and answered only by the team', async () => {
  const { caller, request, teamCaller, correctionOf } = await world();
  const stranger = await world();
  const { correctionId } = await request();
  const answer = { correctionId, verdict: 'other' as const, opinion };
  expect(await outcomeOf(call(corrections.answerHourCorrection, answer, stranger.teamCaller))).toBe('404');
  expect(await outcomeOf(call(corrections.answerHourCorrection, answer, teamCaller))).toBe('minutesMissing');
  const withdraw = (by: typeof caller) =>
    outcomeOf(call(corrections.withdrawHourCorrection, { correctionId }, by));
  expect([await withdraw(stranger.caller), await withdraw(caller), await withdraw(caller)]).toEqual([
    '404',
    'done',
    'correctionOver',
  ]);
  expect(await correctionOf()).toMatchObject({ state: 'withdrawn' });
  await request({ minutes: 150 });
  expect(await correctionOf()).toMatchObject({ state: 'atTeam', wishedMinutes: 150 });
});

it('is not granted while the record it corrects is objected to, which it does not stop', async () => {
  const { hourId, caller, teamCaller, staff, request } = await world({
    status: 'publicity',
    publicityEndsAt: at('00:00', 26),
    effectiveAt: null,
  });
  const { correctionId } = await request();
  await call(corrections.answerHourCorrection, { correctionId, verdict: 'agree', opinion }, teamCaller);
  await call(objectHour, { hourId, text: '其实那天我只待了一个小时就走了' }, caller);
  const [row] = (await call(listHoursForReview, { tab: 'corrections' }, staff)).list;
  const approve = () => outcomeOf(call(decideHour, { hourId: row!.hourId, verdict: 'approve' }, staff));
  expect(await approve()).toBe('conflictStands');
});
