import { beforeEach, describe, expect, it } from 'vitest';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import * as attendance from '#domains/attendance/contract/attendance.contract.ts';
import * as confirming from '#domains/attendance/contract/confirm-attendance.contract.ts';
import { at } from '#domains/attendance/testing/open-day.ts';
import { buildPicture, uploadRequest } from '#domains/files/testing/files.builders.ts';
import { getFileLink } from '#domains/files/contract/files.contract.ts';
import { toldOf } from '#domains/volunteers/testing/volunteers.builders.ts';
import { buildReadyVolunteer, buildSignUp } from '#domains/signups/testing/signups.builders.ts';
import type { AnyOperation, RequestOf } from '#platform/contract/operation.ts';
import { openHouse } from '#testing/open-house.ts';
import { runTask } from '#platform/server/run-background.ts';
import * as entries from '../../contract/hour-entries.contract.ts';
import * as hours from '../../contract/hours.contract.ts';

/** What an attacker did over HTTP to take somebody's hours away, and what becomes of it. */
const { app } = openHouse({ now: at('08:00') });
beforeEach(async () => {
  setClock('08:00');
});

/** Days pass between calls, so everybody signs in anew for each. */
const call = async <O extends AnyOperation>(operation: O, request: RequestOf<O>, as: Who) =>
  app().call(operation, request, await app().signInAs(as.accountId));
type Who = { accountId: number };
const setClock = (time: string, day = 21): void =>
  app().clock.moveBy(at(time, day).getTime() - app().clock().getTime());
const reason = '签到设备没电，全程在现场帮忙';
const witness = { witnessName: '乔木', witnessMobileTail: '0417' };

/** An honest team's shift 08:30–11:30 with one person, and a rival's shift of other times that day. */
async function city(rivalShift = { startsAt: at('08:30'), endsAt: at('09:00') }) {
  const now = at('12:00', 14);
  const honest = await buildActivity(app().sql, {
    now,
    title: '江岸净滩',
    shifts: [{ startsAt: at('08:30'), endsAt: at('11:30') }],
  });
  const rival = await buildActivity(app().sql, { now, title: '假的巡河', shifts: [rivalShift] });
  const person = await buildReadyVolunteer(app().sql);
  const shiftId = honest.shiftIds[0]!;
  await buildSignUp(app().sql, { shiftId, volunteerId: person.volunteerId, now: at('12:00', 15) });
  return {
    ...person,
    shiftId,
    activityId: honest.activityId,
    rivalShiftId: rival.shiftIds[0]!,
    rivalActivityId: rival.activityId,
    asPerson: { accountId: person.accountId },
    asTeam: { accountId: honest.team!.accountId },
    asRival: { accountId: rival.team!.accountId },
    asCentre: await app().signIn('staff', { permissions: ['hours.review'] }),
  };
}
type City = Awaited<ReturnType<typeof city>>;

async function proof(as: Who): Promise<number> {
  const upload = { purpose: 'hourProof' as const, bytes: await buildPicture() };
  return (await app().inject(uploadRequest(upload, await app().signInAs(as.accountId)))).json().result.fileId;
}
const enter = async ({ rivalShiftId, volunteerNo, asRival }: City, more: object = {}) => {
  const fileIds = [await proof(asRival)];
  const request = { shiftId: rivalShiftId, volunteerNo, minutes: 30, reason, fileIds, ...witness, ...more };
  return call(entries.submitHourEntry, request, asRival);
};
const step = async (
  operation: typeof attendance.checkIn | typeof attendance.checkOut,
  { shiftId, asTeam, asPerson }: City,
) => {
  const { body } = await call(attendance.getAttendanceCode, { id: shiftId }, asTeam);
  return (await call(operation, { shiftId, code: body.result.rotatingCode }, asPerson)).body;
};
const mine = async ({ asPerson }: City) =>
  (await call(hours.listMyHours, {}, asPerson)).body.result.list.toSorted((a, b) => a.hourId - b.hourId);
const titles = async ({ accountId }: City) =>
  (
    await app()
      .sql.selectFrom('messages')
      .select('title')
      .where('accountId', '=', accountId)
      .orderBy('id')
      .execute()
  ).map((row) => row.title);
const runClock = async (name: string) => {
  const task = app()
    .rooms.flatMap((room) => room.tasks ?? [])
    .find((one) => one.name === name)!;
  await runTask(app().engine, task);
};
const decide = async ({ asCentre }: City, hourId: number, verdict: 'approve' | 'reject' = 'approve') =>
  (await call(hours.decideHour, { hourId, verdict, reason: '现场核实过' }, asCentre)).body.reason ?? 'done';

describe('a 补录 of a rival team before the real check-out', () => {
  it('takes nothing away: both are kept, the proved one becomes public, the other waits for the centre', async () => {
    const one = await city();
    setClock('08:25');
    expect((await step(attendance.checkIn, one)).code).toBe(200);
    setClock('09:30');
    const entered = (await enter(one)).body.result;
    setClock('11:30');
    expect((await step(attendance.checkOut, one)).code).toBe(200);
    expect(await mine(one)).toMatchObject([
      { activityTitle: '假的巡河', state: 'submitted', overlaps: true, canObject: false },
      { activityTitle: '江岸净滩', state: 'calculated', minutes: 180, overlaps: true },
    ]);
    expect(await titles(one)).toEqual(['有一条补录时长等你确认', '同一时间有两条时长记录']);
    const confirm = { activityId: one.activityId, hourIds: [] };
    expect((await call(hours.confirmHours, confirm, one.asTeam)).body.result).toMatchObject({
      publicityCount: 1,
      submittedCount: 0,
    });
    const queue = (await call(hours.listHoursForReview, {}, one.asCentre)).body.result.list;
    expect(queue).toMatchObject([
      {
        hourId: entered.hourId,
        entry: { ...witness, answer: 'waiting' },
        conflicts: [{ activityTitle: '江岸净滩', state: 'publicity', minutes: 180 }],
      },
    ]);
    expect(await decide(one, entered.hourId)).toBe('awaitsPerson');
    await call(entries.answerHourEntry, { hourId: entered.hourId, answer: 'confirmed' }, one.asPerson);
    expect(await decide(one, entered.hourId)).toBe('conflictStands');
    setClock('12:00', 27);
    await runClock('hours.makeEffective');
    expect(await decide(one, entered.hourId)).toBe('conflictStands');
    expect(await decide(one, entered.hourId, 'reject')).toBe('done');
    expect((await mine(one)).map(({ state, overlaps }) => [state, overlaps])).toEqual([
      ['rejected', false],
      ['effective', false],
    ]);
  });

  it('steps back when it had become public before the proved time was confirmed', async () => {
    const one = await city();
    setClock('08:25');
    await step(attendance.checkIn, one);
    setClock('09:30');
    const { hourId } = (await enter(one)).body.result;
    await call(entries.answerHourEntry, { hourId, answer: 'confirmed' }, one.asPerson);
    expect(await decide(one, hourId)).toBe('done');
    setClock('11:30');
    await step(attendance.checkOut, one);
    await call(hours.confirmHours, { activityId: one.activityId, hourIds: [] }, one.asTeam);
    expect((await mine(one)).map(({ state, publicityEndsAt }) => [state, publicityEndsAt !== null])).toEqual([
      ['submitted', false],
      ['publicity', true],
    ]);
  });

  it('does not lengthen the day of the person over twelve hours', async () => {
    const one = await city({ startsAt: at('00:00'), endsAt: at('08:00') });
    await enter(one, { minutes: 480 });
    await enterElsewhere(one, { startsAt: at('00:00'), endsAt: at('08:00') });
    setClock('08:25');
    await step(attendance.checkIn, one);
    setClock('11:30');
    await step(attendance.checkOut, one);
    const confirm = { activityId: one.activityId, hourIds: [] };
    expect((await call(hours.confirmHours, confirm, one.asTeam)).body.result.publicityCount).toBe(1);
  });
});

/** A second rival enters as much again. */
async function enterElsewhere(one: City, span: { startsAt: Date; endsAt: Date }) {
  const other = await buildActivity(app().sql, { now: at('12:00', 14), shifts: [span] });
  const asRival = { accountId: other.team!.accountId };
  expect((await enter({ ...one, rivalShiftId: other.shiftIds[0]!, asRival }, { minutes: 480 })).status).toBe(
    200,
  );
}

describe('a false walk-in', () => {
  const rivalShift = { startsAt: at('08:30'), endsAt: at('11:30') };
  const walkIn = async ({ rivalShiftId, volunteerId, asRival }: City) =>
    call(attendance.addWalkIn, { shiftId: rivalShiftId, ...(await toldOf(app().sql, volunteerId)) }, asRival);

  it('keeps nobody from the real check-in and check-out', async () => {
    const one = await city(rivalShift);
    expect((await walkIn(one)).status).toBe(200);
    setClock('08:25');
    expect((await step(attendance.checkIn, one)).code).toBe(200);
    setClock('11:30');
    const volunteerIds = [one.volunteerId];
    const out = { shiftId: one.rivalShiftId, volunteerIds, act: 'out' as const };
    expect((await call(attendance.rollCall, out, one.asRival)).body.result.doneCount).toBe(1);
    expect((await step(attendance.checkOut, one)).code).toBe(200);
    for (const [activityId, as] of [
      [one.rivalActivityId, one.asRival],
      [one.activityId, one.asTeam],
    ] as const)
      await call(hours.confirmHours, { activityId, hourIds: [] }, as);
    expect((await mine(one)).map(({ evidenceGrade, state }) => [evidenceGrade, state])).toEqual([
      ['C', 'submitted'],
      ['B', 'publicity'],
    ]);
  });

  it('keeps the right leader from no roll call; both go to the centre, and one of them counts', async () => {
    const one = await city(rivalShift);
    await walkIn(one);
    const roll = async (act: 'in' | 'out', shiftId: number, as: Who) =>
      (await call(attendance.rollCall, { shiftId, volunteerIds: [one.volunteerId], act }, as)).body.result;
    expect(await roll('in', one.shiftId, one.asTeam)).toMatchObject({ doneCount: 1, refused: [] });
    setClock('11:30');
    expect(await roll('out', one.rivalShiftId, one.asRival)).toMatchObject({ doneCount: 1 });
    expect(await roll('out', one.shiftId, one.asTeam)).toMatchObject({ doneCount: 1, refused: [] });
    await call(hours.confirmHours, { activityId: one.rivalActivityId, hourIds: [] }, one.asRival);
    await call(hours.confirmHours, { activityId: one.activityId, hourIds: [] }, one.asTeam);
    const [fake, real] = await mine(one);
    expect([fake!.state, real!.state]).toEqual(['submitted', 'submitted']);
    expect(await decide(one, real!.hourId)).toBe('done');
    expect(await decide(one, fake!.hourId)).toBe('conflictStands');
  });

  it('is objected to from its notice, and its hours wait for the centre from their first day', async () => {
    const one = await city(rivalShift);
    await walkIn(one);
    const notice = await app()
      .sql.selectFrom('messages')
      .select(['body', 'link'])
      .where('accountId', '=', one.accountId)
      .executeTakeFirstOrThrow();
    expect(notice.body).toContain('提出异议');
    expect(notice.link).toBe(`/usercenter/index/myactivity/detail/${one.rivalActivityId}`);
    const shown = (await call(attendance.getMyAttendance, { id: one.rivalActivityId }, one.asPerson)).body
      .result;
    const participationId = shown.shifts[0]!.participationId!;
    expect(shown.shifts[0]).toMatchObject({ canObject: true, objection: null });
    const objection = { participationId, text: '我当天在江岸净滩，没有去过这里' };
    const object = async (as: Who) => (await call(confirming.objectAttendance, objection, as)).status;
    expect(await object(await app().signIn('volunteer'))).toBe(404);
    expect(await object(one.asPerson)).toBe(200);
    expect(await object(one.asPerson)).toBe(409);
    setClock('11:30');
    const out = { shiftId: one.rivalShiftId, volunteerIds: [one.volunteerId], act: 'out' as const };
    await call(attendance.rollCall, out, one.asRival);
    expect(await mine(one)).toMatchObject([
      { state: 'disputed', objection: objection.text, canObject: false },
    ]);
    const seen = await call(hours.listActivityHours, { activityId: one.rivalActivityId }, one.asRival);
    expect(JSON.stringify(seen.body)).not.toContain('objector');
    const disputed = (await call(hours.listHoursForReview, { tab: 'disputed' }, one.asCentre)).body.result;
    expect(disputed.total).toBe(1);
    expect(await decide(one, disputed.list[0]!.hourId, 'reject')).toBe('done');
  });
});

describe('an entry', () => {
  it('is refused without proof, without a witness, with somebody else’s file and with the person as witness', async () => {
    const one = await city();
    setClock('12:00');
    const refused = async (more: object) => {
      const { status, body } = await enter(one, more);
      return [status, body.reason ?? body.errors?.[0]?.path];
    };
    expect(await refused({ fileIds: [] })).toEqual([400, 'fileIds']);
    expect(await refused({ fileIds: undefined })).toEqual([400, 'fileIds']);
    expect(await refused({ witnessName: '' })).toEqual([400, 'witnessName']);
    expect(await refused({ witnessMobileTail: '12' })).toEqual([400, 'witnessMobileTail']);
    expect(await refused({ fileIds: [await proof(one.asTeam)] })).toEqual([400, 'fileIds']);
    await app()
      .sql.updateTable('accounts')
      .set({ mobileMasked: '138****8000' })
      .where('id', '=', one.accountId)
      .execute();
    const self = { witnessName: one.name, witnessMobileTail: '8000' };
    expect(await refused(self)).toEqual([409, 'witnessIsPerson']);
    expect(await mine(one)).toEqual([]);
  });

  it('is refused for people who are stopped, and so is a walk-in', async () => {
    const one = await city();
    for (const status of ['restricted', 'frozen', 'closing', 'pendingGuardian'] as const) {
      await app()
        .sql.updateTable('volunteers')
        .set({ status, ...(status === 'pendingGuardian' && { birthOn: '2011-01-01' }) })
        .where('id', '=', one.volunteerId)
        .execute();
      setClock('08:40');
      const walkIn = { shiftId: one.rivalShiftId, ...(await toldOf(app().sql, one.volunteerId)) };
      expect((await call(attendance.addWalkIn, walkIn, one.asRival)).body.reason).toBe('volunteerStopped');
      setClock('12:00');
      const { body } = await enter(one);
      expect([body.reason, body.msg]).toEqual([
        'volunteerStopped',
        '这位志愿者的账号已停用、受限或未生效，不能补录。请联系实践中心',
      ]);
    }
    expect(await mine(one)).toEqual([]);
  });

  it('shows its proof to the centre of its scope and to nobody else', async () => {
    const one = await city();
    setClock('12:00');
    await enter(one);
    const [row] = (await call(hours.listHoursForReview, {}, one.asCentre)).body.result.list;
    const id = row!.entry!.proofs[0]!.fileId;
    const link = async (as: Who) => (await call(getFileLink, { id }, as)).status;
    expect(await link(one.asCentre)).toBe(200);
    expect(await link(one.asRival)).toBe(200);
    expect(await link(one.asTeam)).toBe(404);
    expect(await link(await app().signIn('staff', { permissions: ['teams.review'] }))).toBe(404);
  });

  it('ends when the person denies it, with their reason; the team is told', async () => {
    const one = await city();
    setClock('12:00');
    const { hourId, answerDueAt } = (await enter(one)).body.result;
    expect(answerDueAt).toBe('2026-11-24T12:00:00+08:00');
    const answer = async (as: Who, more: object) =>
      (await call(entries.answerHourEntry, { hourId, answer: 'denied', ...more }, as)).body;
    const list = () => call(entries.listEntriesToAnswer, {}, one.asPerson);
    expect((await list()).body.result.list).toMatchObject([{ hourId, minutes: 30, witnessName: '乔木' }]);
    expect((await answer(await app().signIn('volunteer'), { reason: '不是我的' })).code).toBe(404);
    expect((await answer(one.asPerson, {})).reason).toBe('reasonMissing');
    const object = { hourId, text: '我没有去过这个活动，不认识' };
    expect((await call(hours.objectHour, object, one.asPerson)).body.reason).toBe('answerFirst');
    expect((await answer(one.asPerson, { reason: '我没有去过' })).code).toBe(200);
    expect((await answer(one.asPerson, { reason: '我没有去过' })).reason).toBe('answerOver');
    expect((await list()).body.result.list).toEqual([]);
    expect(await mine(one)).toMatchObject([
      { state: 'rejected', decisionNote: '本人答复不属实：我没有去过', effectiveAt: null },
    ]);
    const told = await app()
      .sql.selectFrom('messages')
      .select('title')
      .where('accountId', '=', one.asRival.accountId)
      .execute();
    expect(told).toEqual([{ title: '补录未被本人确认' }]);
    const decided = (await call(hours.listHoursForReview, { tab: 'decided' }, one.asCentre)).body.result;
    expect(decided.list).toMatchObject([{ entry: { answer: 'denied', answerReason: '我没有去过' } }]);
  });

  it('is confirmed by no silence: after three days it only goes on to the centre, marked', async () => {
    const one = await city();
    setClock('12:00');
    const { hourId } = (await enter(one)).body.result;
    setClock('11:59', 24);
    await runClock('hours.closeAnswers');
    expect(await decide(one, hourId)).toBe('awaitsPerson');
    setClock('12:00', 24);
    const late = { hourId, answer: 'confirmed' as const };
    expect((await call(entries.answerHourEntry, late, one.asPerson)).body.reason).toBe('answerOver');
    await runClock('hours.closeAnswers');
    const [row] = (await call(hours.listHoursForReview, {}, one.asCentre)).body.result.list;
    expect(row).toMatchObject({ hourId, state: 'submitted', entry: { answer: 'silent' } });
    expect((await titles(one)).at(-1)).toBe('补录已过答复期限');
    const object = { hourId, text: '没有看到消息，我没有去过这个活动' };
    expect((await call(hours.objectHour, object, one.asPerson)).status).toBe(200);
    expect(await mine(one)).toMatchObject([{ state: 'disputed' }]);
  });
});

it('a person objects to hours that only their team has seen, and nobody else can', async () => {
  const one = await city();
  setClock('08:25');
  await step(attendance.checkIn, one);
  setClock('11:30');
  await step(attendance.checkOut, one);
  const [row] = await mine(one);
  expect(row).toMatchObject({ state: 'calculated', canObject: true });
  const object = { hourId: row!.hourId, text: '我十点就离开了，签退不是我本人操作' };
  expect((await call(hours.objectHour, object, await app().signIn('volunteer'))).status).toBe(404);
  expect((await call(hours.objectHour, object, one.asPerson)).status).toBe(200);
  expect(await mine(one)).toMatchObject([{ state: 'disputed', canObject: false }]);
  expect(await titles(one)).toEqual(['异议已提交']);
  expect(await decide(one, row!.hourId)).toBe('done');
});

it('the table itself takes no two public records of one time', async () => {
  const one = await city();
  setClock('08:25');
  await step(attendance.checkIn, one);
  setClock('11:30');
  await step(attendance.checkOut, one);
  await enter(one);
  const write = app().sql.updateTable('serviceHours').set({ status: 'effective' });
  await expect(write.execute()).rejects.toThrow('service_hours_no_overlap');
});
