import { describe, expect, it } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import { at, openDay } from '#domains/attendance/testing/open-day.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { buildReadyVolunteer } from '#domains/signups/testing/signups.builders.ts';
import { getMyHourTotals } from '../contract/hour-totals.contract.ts';
import {
  adjustHour,
  confirmHours,
  decideHour,
  listActivityHours,
  listHoursForReview,
  listMyHours,
  listPublicity,
  objectHour,
} from '../contract/hours.contract.ts';
import { getMyServices } from '../contract/badges.contract.ts';
import { answerHourEntry, submitHourEntry } from '../contract/hour-entries.contract.ts';
import { hourLimits } from '../contract/hours.words.ts';
import { buildEntryProof } from '../testing/entries.builders.ts';
import { buildHour } from '../testing/hours.builders.ts';

const { clock, sql, call, run, open, hoursOf, titlesOf, audits } = openDay();
const reason = '队伍核对过现场记录和照片';
const stateOf = async (hourId: number) =>
  sql().selectFrom('serviceHours').selectAll().where('id', '=', hourId).executeTakeFirstOrThrow();
const reviewer = async () => (await buildStaff(sql(), { permissions: ['hours.review'] })).caller;

describe('confirmHours', () => {
  it('shows proved records for three working days, then they take effect and count', async () => {
    const { shiftId, activityId, teamCaller } = await open({ people: 0 });
    const { hourId, volunteerId } = await buildHour(sql(), { shiftId, now: at('11:30') });
    clock.now = at('12:00');
    const answer = await call(confirmHours, { activityId, hourIds: [] }, teamCaller);
    // Saturday: the three working days are Monday to Wednesday.
    expect(answer).toEqual({
      publicityCount: 1,
      submittedCount: 0,
      remaining: 0,
      publicityEndsAt: '2026-11-26T00:00:00+08:00',
      refused: [],
    });
    expect(await titlesOf(volunteerId)).toEqual(['时长进入公示']);
    expect(await audits('confirmHours')).toMatchObject([{ targetType: 'activity', targetId: activityId }]);
    const { list } = await call(listPublicity, {});
    expect(list).toMatchObject([{ hourId, minutes: 180, maskedName: expect.stringContaining('*') }]);
    clock.now = new Date(at('00:00', 26).getTime() - 1);
    await run('hours.makeEffective');
    expect(await stateOf(hourId)).toMatchObject({ status: 'publicity' });
    const person = { ...(await buildReadyVolunteer(sql())).caller, volunteerId, accountId: volunteerId };
    expect(await call(getMyHourTotals, {}, person)).toMatchObject({
      effectiveMinutes: 0,
      pendingMinutes: 180,
    });
    expect(await call(getMyServices, {}, person)).toEqual({ list: [] });
    clock.now = at('00:00', 26);
    await run('hours.makeEffective');
    expect(await stateOf(hourId)).toMatchObject({ status: 'effective', effectiveAt: clock.now });
    expect(await call(getMyHourTotals, {}, person)).toMatchObject({
      effectiveMinutes: 180,
      pendingMinutes: 0,
      recordCount: 1,
      stars: 0,
    });
    expect(await call(getMyServices, {}, person)).toMatchObject({ list: [{ times: 1, minutes: 180 }] });
    expect((await call(listMyHours, {}, person)).list).toMatchObject([{ hourId, state: 'effective' }]);
    expect((await titlesOf(volunteerId)).at(-1)).toBe('时长已生效');
    expect(await audits('makeHourEffective')).toHaveLength(1);
  });

  it('sends C, raised records and the thirteenth hour of a day to the centre', async () => {
    const { shiftId, activityId, teamCaller } = await open({ people: 0 });
    const c = await buildHour(sql(), { shiftId, evidenceGrade: 'C' });
    const raised = await buildHour(sql(), { shiftId });
    expect(await call(adjustHour, { hourId: raised.hourId, minutes: 200, reason }, teamCaller)).toEqual({
      needsCentre: true,
    });
    const lowered = await buildHour(sql(), { shiftId });
    await call(adjustHour, { hourId: lowered.hourId, minutes: 100, reason }, teamCaller);
    const long = await buildHour(sql(), { shiftId });
    const elsewhere = await open({ people: 0, shifts: [{ startsAt: at('12:00'), endsAt: at('22:00') }] });
    await buildHour(sql(), {
      shiftId: elsewhere.shiftId,
      volunteerId: long.volunteerId,
      minutes: 480,
      status: 'effective',
    });
    await buildHour(sql(), {
      shiftId: elsewhere.shiftId,
      volunteerId: long.volunteerId,
      startsAt: at('22:00'),
      endsAt: at('23:01'),
      status: 'publicity',
    });
    // Said beforehand by the rule that confirming goes by: the roll call is ordinary, what was changed or is long is not.
    const before = await call(listActivityHours, { activityId }, teamCaller);
    expect(before.waiting).toEqual({ toPublicity: 1, toCentre: 3, unusual: 3 });
    const answer = await call(confirmHours, { activityId, hourIds: [] }, teamCaller);
    expect(answer).toMatchObject({ publicityCount: 1, submittedCount: 3 });
    for (const { hourId } of [c, raised, long]) expect((await stateOf(hourId)).status).toBe('submitted');
    expect((await stateOf(lowered.hourId)).status).toBe('publicity');
    expect(await stateOf(raised.hourId)).toMatchObject({ calculatedMinutes: 180, minutes: 200, reason });
    expect(await audits('adjustHour')).toHaveLength(2);
  });

  it('decides no more than one step takes, and says how many remain', async () => {
    const { shiftId, activityId, teamCaller } = await open({ people: 0 });
    const { hourId } = await buildHour(sql(), { shiftId, minutes: 1, endsAt: at('08:31') });
    const { id: _id, serviceKey: _key, ...like } = await stateOf(hourId);
    const more = Array.from({ length: hourLimits.confirmedAtOnce }, (_, place) => ({
      ...like,
      id: hourId + 1 + place,
      hourNo: `SJ${hourId + 1 + place}`,
      participationId: null,
      startsAt: new Date(like.startsAt.getTime() + (1 + place) * 60_000),
      endsAt: new Date(like.startsAt.getTime() + (2 + place) * 60_000),
    }));
    await sql().insertInto('serviceHours').values(more).execute();
    const confirmAll = () => call(confirmHours, { activityId, hourIds: [] }, teamCaller);
    expect(await confirmAll()).toMatchObject({ publicityCount: hourLimits.confirmedAtOnce, remaining: 1 });
    expect(await confirmAll()).toMatchObject({ publicityCount: 1, remaining: 0 });
  });

  it('names what was asked for and is no longer open, and knows no other team’s activity', async () => {
    const { shiftId, activityId, teamCaller } = await open({ people: 0 });
    const [one, done] = [
      await buildHour(sql(), { shiftId }),
      await buildHour(sql(), { shiftId, status: 'rejected' }),
    ];
    const request = { activityId, hourIds: [one.hourId, done.hourId] };
    const stranger = await buildTeam(sql());
    expect(await outcomeOf(call(confirmHours, request, stranger.caller))).toBe('404');
    expect(await outcomeOf(call(listActivityHours, { activityId }, stranger.caller))).toBe('404');
    const adjust = { hourId: one.hourId, minutes: 10, reason };
    expect(await outcomeOf(call(adjustHour, adjust, stranger.caller))).toBe('404');
    expect(await call(confirmHours, request, teamCaller)).toMatchObject({
      publicityCount: 1,
      refused: [{ hourId: done.hourId, reason: 'wrongState' }],
    });
    expect(await outcomeOf(call(confirmHours, request, teamCaller))).toBe('wrongState');
    expect(await outcomeOf(call(adjustHour, adjust, teamCaller))).toBe('wrongState');
    expect(await call(listActivityHours, { activityId, state: 'publicity' }, teamCaller)).toMatchObject({
      total: 1,
      counts: { publicity: 1, rejected: 1, calculated: 0 },
      totalMinutes: 180,
    });
  });

  it('says before that a long day goes to the centre', async () => {
    const { shiftId, activityId, teamCaller } = await open({ people: 0 });
    const { volunteerId } = await buildHour(sql(), { shiftId, minutes: 480, now: at('11:30') });
    const flags = async () =>
      (await call(listActivityHours, { activityId }, teamCaller)).list.map((hour) => hour.flags);
    expect(await flags()).toEqual([[]]);
    const other = await open({ people: 0, shifts: [{ startsAt: at('12:00'), endsAt: at('20:00') }] });
    await buildHour(sql(), { shiftId: other.shiftId, volunteerId, minutes: 480, now: at('20:00') });
    expect(await flags()).toEqual([['dayOver10h', 'needsCentre']]);
  });
});

describe('submitHourEntry and decideHour', () => {
  it('an entry is decided by the centre, in its own scope only, and then shown', async () => {
    const { shiftId, activityId, teamCaller } = await open({ people: 0 });
    const { volunteerNo, volunteerId, caller } = await buildReadyVolunteer(sql());
    const proof = await buildEntryProof(sql(), teamCaller.accountId);
    const entry = { shiftId, volunteerNo, minutes: 120, reason, ...proof };
    expect(await outcomeOf(call(submitHourEntry, entry, teamCaller))).toBe('wrongState');
    clock.now = at('12:00');
    expect(await outcomeOf(call(submitHourEntry, { ...entry, volunteerNo: 'NOBODY' }, teamCaller))).toBe(
      'volunteerUnknown',
    );
    expect(await outcomeOf(call(submitHourEntry, { ...entry, minutes: 181 }, teamCaller))).toBe(
      'overPlanned',
    );
    expect(await outcomeOf(call(submitHourEntry, entry, (await buildTeam(sql())).caller))).toBe('404');
    const { hourId } = await call(submitHourEntry, entry, teamCaller);
    expect(await outcomeOf(call(submitHourEntry, entry, teamCaller))).toBe('alreadyRecorded');
    await call(answerHourEntry, { hourId, answer: 'confirmed' }, caller);
    const other = { ...(await reviewer()), scope: (await buildOrganisation(sql())).path };
    expect((await call(listHoursForReview, {}, other)).total).toBe(0);
    expect(await outcomeOf(call(decideHour, { hourId, verdict: 'approve' }, other))).toBe('404');
    const centre = await reviewer();
    expect(await call(listHoursForReview, { keyword: '净滩' }, centre)).toMatchObject({
      total: 1,
      counts: { submitted: 1, disputed: 0 },
    });
    expect(await outcomeOf(call(decideHour, { hourId, verdict: 'reject' }, centre))).toBe('reasonMissing');
    await call(decideHour, { hourId, verdict: 'approve' }, centre);
    expect(await stateOf(hourId)).toMatchObject({
      status: 'publicity',
      approvedBy: centre.accountId,
      enteredBy: teamCaller.accountId,
      publicityEndsAt: at('00:00', 26),
    });
    expect((await titlesOf(volunteerId)).at(-1)).toBe('时长审核通过');
    expect(await outcomeOf(call(decideHour, { hourId, verdict: 'approve' }, centre))).toBe('wrongState');
    await expect(call(decideHour, { hourId, verdict: 'approve' }, centre)).rejects.toMatchObject({
      message: expect.stringMatching(/^你 .*已(不予)?认定这条时长/),
    });
    expect((await call(listHoursForReview, { tab: 'decided' }, centre)).total).toBe(1);
    expect((await call(listPublicity, { activityId })).total).toBe(1);
    expect(await audits('submitHourEntry')).toHaveLength(1);
    expect(await audits('decideHour')).toHaveLength(1);
  });

  it('who entered a record does not decide it, in the rule and in the table', async () => {
    const centre = await reviewer();
    const { shiftId } = await open({ people: 0 });
    const { hourId } = await buildHour(sql(), {
      shiftId,
      status: 'submitted',
      enteredBy: centre.accountId,
    });
    expect(await outcomeOf(call(decideHour, { hourId, verdict: 'approve' }, centre))).toBe('samePerson');
    const write = sql()
      .updateTable('serviceHours')
      .set({ approvedBy: centre.accountId })
      .where('id', '=', hourId);
    await expect(write.execute()).rejects.toThrow('service_hours_two_people');
  });

  it('takes no entry for a cancelled shift or after thirty days', async () => {
    const { shiftId, teamCaller } = await open({ people: 0 });
    const { volunteerNo } = await buildReadyVolunteer(sql());
    const proof = await buildEntryProof(sql(), teamCaller.accountId);
    const entry = { shiftId, volunteerNo, minutes: 60, reason, ...proof };
    clock.now = new Date(at('11:30').getTime() + 30 * 86_400_000 + 1);
    expect(await outcomeOf(call(submitHourEntry, entry, teamCaller))).toBe('makeupTooLate');
    clock.now = at('12:00');
    await sql().updateTable('shifts').set({ status: 'cancelled' }).where('id', '=', shiftId).execute();
    expect(await outcomeOf(call(submitHourEntry, entry, teamCaller))).toBe('wrongState');
  });
});

describe('objectHour', () => {
  it('stops a record from taking effect until the centre answers; the team does not see who', async () => {
    const { shiftId, activityId, teamCaller } = await open({ people: 0 });
    const { hourId, volunteerId } = await buildHour(sql(), { shiftId });
    const objector = await buildReadyVolunteer(sql());
    const objection = { hourId, text: '当天他没有来，我在现场负责签到' };
    expect(await outcomeOf(call(objectHour, objection, objector.caller))).toBe('404');
    await call(confirmHours, { activityId, hourIds: [hourId] }, teamCaller);
    await call(objectHour, objection, objector.caller);
    expect(await outcomeOf(call(objectHour, objection, objector.caller))).toBe('wrongState');
    expect((await titlesOf(volunteerId)).at(-1)).toBe('时长有异议');
    clock.now = at('00:00', 27);
    await run('hours.makeEffective');
    expect(await stateOf(hourId)).toMatchObject({ status: 'disputed', objectorId: objector.accountId });
    const shown = await call(listActivityHours, { activityId }, teamCaller);
    expect(JSON.stringify(shown)).not.toContain(String(objector.accountId));
    await call(decideHour, { hourId, verdict: 'approve' }, await reviewer());
    await run('hours.makeEffective');
    expect(await stateOf(hourId)).toMatchObject({ status: 'effective', objectionAnswer: '经核实，记录属实' });
    expect(await outcomeOf(call(objectHour, objection, objector.caller))).toBe('publicityOver');
    expect(await audits('objectHour')).toHaveLength(1);
  });

  it('comes too late when the 公示 is over, and a refused record counts nothing', async () => {
    const { shiftId, activityId, teamCaller } = await open({ people: 0 });
    const [late, wrong] = [await buildHour(sql(), { shiftId }), await buildHour(sql(), { shiftId })];
    await call(confirmHours, { activityId, hourIds: [] }, teamCaller);
    const { caller } = await buildReadyVolunteer(sql());
    const text = '这位志愿者当天并不在现场';
    await call(objectHour, { hourId: wrong.hourId, text }, caller);
    clock.now = at('00:00', 26);
    expect(await outcomeOf(call(objectHour, { hourId: late.hourId, text }, caller))).toBe('publicityOver');
    await call(
      decideHour,
      { hourId: wrong.hourId, verdict: 'reject', reason: '核实后确未到场' },
      await reviewer(),
    );
    expect(await hoursOf(wrong.volunteerId)).toMatchObject([{ status: 'rejected', effectiveAt: null }]);
    expect((await titlesOf(wrong.volunteerId)).at(-1)).toBe('时长未予认定');
  });

  it('keeps what the enterer wrote beside what the centre decided', async () => {
    const { shiftId } = await open({ people: 0 });
    const entered = await buildHour(sql(), {
      shiftId,
      status: 'submitted',
      reason: '签到设备没电，领队登记',
    });
    const verdict = { hourId: entered.hourId, verdict: 'reject' as const, reason: '没有现场登记表' };
    await call(decideHour, verdict, await reviewer());
    expect(await hoursOf(entered.volunteerId)).toMatchObject([
      { status: 'rejected', reason: '签到设备没电，领队登记', decisionNote: '没有现场登记表' },
    ]);
  });
});
