import { expect, it } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import { getActivity, listActivities } from '#domains/activities/contract/activities.contract.ts';
import * as review from '#domains/activities/contract/makeup-review.contract.ts';
import type { MakeupForm } from '#domains/activities/contract/makeups.contract.ts';
import * as makeups from '#domains/activities/contract/makeups.contract.ts';
import { getTeamActivity, settleActivity } from '#domains/activities/contract/team-activities.contract.ts';
import { buildMakeupForm, buildMakeupProof } from '#domains/activities/testing/makeups.builders.ts';
import { rollCall } from '#domains/attendance/contract/attendance.contract.ts';
import { answerHourEntry } from '#domains/hours/contract/hour-entries.contract.ts';
import {
  decideHour,
  listActivityHours,
  listHoursForReview,
  listMyHours,
} from '#domains/hours/contract/hours.contract.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { buildMember, buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import { readSheet } from '#platform/server/spreadsheet.ts';
import type { InvalidInput } from '#platform/server/calls/failures.ts';
import { openHouse } from '#testing/open-house.ts';
import { outcomeOf } from '#testing/open-room.ts';

const now = new Date('2026-11-23T12:00:00+08:00');
const { clock, sql, call, run, titlesOf } = openHouse({ now });

/** A team with two members, who reviews activities and who reviews hours. */
async function world() {
  const team = await buildTeam(sql());
  const people = [
    await buildVolunteer(sql(), { name: '沈知夏' }),
    await buildVolunteer(sql(), { name: '林晚' }),
  ];
  for (const { volunteerId, name } of people)
    await buildMember(sql(), { teamId: team.teamId, volunteerId, name });
  const reviewer = (await buildStaff(sql(), { permissions: ['activities.review'] })).caller;
  const second = (await buildStaff(sql(), { permissions: ['hours.review'] })).caller;
  const form = (wish: Partial<MakeupForm> = {}) =>
    buildMakeupForm(sql(), {
      uploaderId: team.accountId,
      volunteerIds: people.map(({ volunteerId }) => volunteerId),
      ...wish,
    });
  const save = async (wish: Partial<MakeupForm> = {}) =>
    call(makeups.saveMakeup, { form: await form(wish) }, team.caller);
  const submit = ({ makeupId, version }: { makeupId: number; version: number }) =>
    call(makeups.submitMakeup, { makeupId, version, isTrue: true }, team.caller);
  const handIn = async (wish: Partial<MakeupForm> = {}) => submit(await save(wish));
  const decide = (
    { makeupId, version }: { makeupId: number; version: number },
    verdict: 'pass' | 'return' | 'refuse' = 'pass',
    caller = reviewer,
  ) =>
    call(
      review.reviewMakeup,
      { makeupId, version, verdict, ...(verdict !== 'pass' && { reason: '照片看不清' }) },
      caller,
    );
  const faultsOf = async (wish: Partial<MakeupForm>): Promise<string[]> => {
    const saved = await save(wish);
    return submit(saved).then(
      () => [],
      (failure: InvalidInput) => failure.errors.map(({ path, msg }) => `${path}: ${msg}`),
    );
  };
  return { team, people, reviewer, second, form, save, submit, handIn, decide, faultsOf };
}

it('is told by its team, passed by the centre, and its hours go the way of every entry', async () => {
  const { team, people, reviewer, second, handIn, decide } = await world();
  const handed = await handIn();
  expect((await call(review.listMakeupsForReview, {}, reviewer)).list).toMatchObject([
    { makeupId: handed.makeupId, state: 'pending', peopleCount: 2, teamName: team.name },
  ]);
  const shown = await call(review.getMakeupForReview, { id: handed.makeupId }, reviewer);
  expect(shown).toMatchObject({ faults: [], people: [{ name: '沈知夏' }, { name: '林晚' }] });
  expect(shown.files).toHaveLength(1);
  expect((await call(listActivities, { phase: 'ended' })).list).toEqual([]);
  const { activityId } = await decide(handed);
  if (activityId === null) throw new Error('no activity');
  expect(await outcomeOf(decide(handed))).toBe('versionConflict');
  expect(await titlesOf(team.accountId)).toContain('补录活动已通过审核');
  // Public as what it is: over, nothing to sign up for.
  expect((await call(listActivities, {})).list).toEqual([]);
  expect(await call(getActivity, { id: activityId })).toMatchObject({
    isMakeup: true,
    phase: 'ended',
    takenCount: 2,
    shifts: [{ takenCount: 2, capacity: 2 }],
  });
  const [one, other] = people;
  expect(await titlesOf(one!.accountId)).toEqual(['有一条补录时长等你确认']);
  expect((await call(listMyHours, {}, one!.caller)).list).toMatchObject([
    { state: 'submitted', evidenceGrade: 'D', minutes: 180, activityId },
  ]);
  const queue = (await call(listHoursForReview, {}, second)).list;
  expect(queue).toHaveLength(2);
  expect(queue[0]?.entry?.proofs).toMatchObject([{ name: '签到表.jpg' }]);
  const hourOf = (name: string) => queue.find(({ volunteerName }) => volunteerName === name)!.hourId;
  // One says that it is not true, and that is the end of it; the other confirms, and a second person decides.
  await call(
    answerHourEntry,
    { hourId: hourOf('林晚'), answer: 'denied', reason: '我那天不在' },
    other!.caller,
  );
  await call(answerHourEntry, { hourId: hourOf('沈知夏'), answer: 'confirmed' }, one!.caller);
  const approved = { hourId: hourOf('沈知夏'), verdict: 'approve' as const, reason: '照片里有她' };
  await call(decideHour, approved, second);
  const target = async () => {
    const { id, version } = await call(getTeamActivity, { id: activityId }, team.caller);
    return { activityId: id, version };
  };
  const summary = '三组队员转移了三十多辆车，没有一辆被淹，没有人受伤。';
  await call(settleActivity, { ...(await target()), summary, beneficiaryActual: 30 }, team.caller);
  clock.now = new Date('2026-11-27T00:01:00+08:00');
  await run('hours.makeEffective');
  expect((await call(listMyHours, {}, one!.caller)).list).toMatchObject([
    { state: 'effective', minutes: 180 },
  ]);
  expect((await call(listActivityHours, { activityId }, team.caller)).list).toHaveLength(2);
});

it('is returned with a reason, mended and handed in again; refused it is over', async () => {
  const { team, save, submit, decide, form } = await world();
  const first = await submit(await save());
  const returned = await decide(first, 'return');
  expect(await call(makeups.getMyMakeup, { id: first.makeupId }, team.caller)).toMatchObject({
    state: 'returned',
    note: '照片看不清',
  });
  const { makeupId, version } = returned;
  const stale = { makeupId, version: version - 1, form: await form() };
  expect(await outcomeOf(call(makeups.saveMakeup, stale, team.caller))).toBe('versionConflict');
  const mended = await call(makeups.saveMakeup, { makeupId, version, form: await form() }, team.caller);
  const again = await submit(mended);
  expect(again.state).toBe('pending');
  const refused = await decide(again, 'refuse');
  expect(await outcomeOf(submit(refused))).toBe('wrongState');
  expect(
    await outcomeOf(call(makeups.deleteMakeup, { makeupId, version: refused.version }, team.caller)),
  ).toBe('wrongState');
  expect(await titlesOf(team.accountId)).toEqual(['补录活动被退回修改', '补录活动未予通过']);
});

it('is taken back, kept as a draft however little there is, and deleted', async () => {
  const { team, handIn } = await world();
  const { makeupId, version } = await handIn();
  const taken = await call(makeups.withdrawMakeup, { makeupId, version }, team.caller);
  const bare = { title: '雨夜', people: [], fileIds: [] };
  const form = makeups.makeupFormSchema.parse(bare);
  const saved = await call(makeups.saveMakeup, { makeupId, version: taken.version, form }, team.caller);
  expect(await call(makeups.getMyMakeup, { id: makeupId }, team.caller)).toMatchObject({
    files: [],
    people: [],
    startsAt: null,
  });
  await call(makeups.deleteMakeup, { makeupId, version: saved.version }, team.caller);
  expect((await call(makeups.listMyMakeups, {}, team.caller)).list).toEqual([]);
  const other = (await buildTeam(sql())).caller;
  expect(await outcomeOf(call(makeups.getMyMakeup, { id: makeupId }, other))).toBe('404');
});

it('says at each field what is missing or wrong', async () => {
  const { faultsOf } = await world();
  expect(await faultsOf({ fileIds: [], reason: '忘了', witnessName: '', people: [] })).toEqual([
    'form.reason: 请写明为什么没有提前发布，至少 10 个字',
    'form.fileIds: 请上传现场照片或签到表扫描件，至少 1 份',
    'form.witnessName: 请填写证明人姓名',
    'form.people: 请从成员里选出参加的人，至少 1 人',
  ]);
  expect(await faultsOf({ title: '十月净滩补录' })).toEqual([
    expect.stringContaining('form.title: 名称里有“补录”'),
  ]);
  expect(await faultsOf({ day: '2026-10-23' })).toEqual(['form.day: 补录要在服务结束后 30 天内提出']);
  expect(await faultsOf({ day: '2026-10-24', to: '23:30' })).toEqual([]);
  expect(await faultsOf({ day: '2026-11-23', from: '10:00', to: '12:30' })).toEqual([
    'form.to: 活动还没有结束。没结束的请走“发布活动”',
  ]);
  expect(await faultsOf({ from: '22:00', to: '01:00' })).toEqual([
    'form.to: 结束要比开始晚 15 分钟以上；跨过午夜的，请按天分两份补录',
  ]);
});

it('names only members with proved names who were nowhere else', async () => {
  const { people, faultsOf, handIn, decide, team } = await world();
  const [one] = people;
  const named = (more: object) => ({
    people: [{ volunteerId: one!.volunteerId, from: '', to: '', minutes: 0, isFromSheet: false, ...more }],
  });
  expect(await faultsOf(named({ from: '19:30' }))).toEqual([
    'form.people.0: 沈知夏的时间超出了活动的起止时间',
  ]);
  expect(await faultsOf(named({ from: '20:00', to: '21:00', minutes: 61 }))).toEqual([
    'form.people.0: 沈知夏的分钟数超过了起止之间的时间',
  ]);
  expect(await faultsOf({ ...named({}), witnessName: '沈知夏', witnessMobileTail: '' })).not.toEqual([]);
  await sql()
    .updateTable('volunteers')
    .set({ realNameStatus: 'pending' })
    .where('id', '=', one!.volunteerId)
    .execute();
  expect(await faultsOf(named({}))).toEqual(['form.people.0: 沈知夏还没有通过实名认证']);
  await sql()
    .updateTable('volunteers')
    .set({ realNameStatus: 'verified' })
    .where('id', '=', one!.volunteerId)
    .execute();
  await decide(await handIn());
  expect(await faultsOf({ title: '同一晚的另一件事', ...named({}) })).toEqual([
    'form.people.0: 沈知夏在这段时间已有一条时长记录',
  ]);
  // Ten hours of the day are told already together with these.
  expect(await faultsOf({ title: '同一天的白天送水', ...named({}), from: '07:00', to: '17:00' })).toEqual([]);
  const stranger = await buildVolunteer(sql());
  const form = await buildMakeupForm(sql(), {
    uploaderId: team.accountId,
    volunteerIds: [stranger.volunteerId],
  });
  expect(await outcomeOf(call(makeups.saveMakeup, { form }, team.caller))).toBe('400');
});

it('two that name one person at one time are not both passed', async () => {
  const { handIn, decide, reviewer } = await world();
  const first = await handIn();
  const second = await handIn({ title: '同一晚的另一件事' });
  await decide(first);
  const { faults } = await call(review.getMakeupForReview, { id: second.makeupId }, reviewer);
  expect(faults[0]).toContain('已有一条时长记录');
  expect(await outcomeOf(decide(second))).toBe('notPassable');
  expect((await decide(second, 'return')).state).toBe('returned');
});

it('is decided by nobody who has a part in it, and by nobody of another part of the city', async () => {
  const { team, people, handIn, decide, reviewer } = await world();
  const handed = await handIn();
  const { path } = await buildOrganisation(sql());
  const elsewhere = { ...reviewer, scope: path };
  expect(await outcomeOf(decide(handed, 'pass', elsewhere))).toBe('404');
  expect(await outcomeOf(call(review.getMakeupForReview, { id: handed.makeupId }, elsewhere))).toBe('404');
  // The same mobile number is the same person, whichever account it signs in with.
  const mobile = '13906880031';
  const own = await buildVolunteer(sql(), { name: '许静', account: { mobile } });
  await buildMember(sql(), { teamId: team.teamId, volunteerId: own.volunteerId, name: '许静' });
  const staff = (await buildStaff(sql(), { permissions: ['activities.review'], mobile })).caller;
  const named = [...people, own].map(({ volunteerId }) => ({
    volunteerId,
    from: '',
    to: '',
    minutes: 0,
    isFromSheet: false,
  }));
  const about = await handIn({ title: '另一晚的巡查', day: '2026-11-19', people: named });
  expect(await outcomeOf(decide(about, 'pass', staff))).toBe('samePerson');
  expect(await outcomeOf(decide(about))).toBe('done');
});

it('has no roll call: nobody is put down as absent afterwards', async () => {
  const { team, people, handIn, decide } = await world();
  const { activityId } = await decide(await handIn());
  const { id } = await sql()
    .selectFrom('shifts')
    .select('id')
    .where('activityId', '=', activityId ?? 0)
    .executeTakeFirstOrThrow();
  const absent = {
    shiftId: id,
    volunteerIds: [people[0]!.volunteerId],
    act: 'absent' as const,
    reason: '没有来',
  };
  expect(await outcomeOf(call(rollCall, absent, team.caller))).toBe('activityNotRunning');
});

it('reads a list of people: number and name must agree, the example is passed over', async () => {
  const { team, people } = await world();
  const { sheet } = await call(makeups.getMakeupTemplate, {}, team.caller);
  const { heading } = await readSheet(Buffer.from(sheet, 'base64'), { columnCount: 5, mostRows: 5 });
  expect(heading).toEqual(['志愿者编号*', '姓名*', '开始', '结束', '分钟']);
  expect(await outcomeOf(call(makeups.readMakeupSheet, { sheet }, team.caller))).toBe('badSheet');
  const { default: writeWorkbook } = await import('write-excel-file/node');
  const [one, other] = people;
  const bytes = await writeWorkbook(
    [
      heading,
      [one!.volunteerNo, '沈知夏', '20:30', '22:00', '90'],
      [other!.volunteerNo, '林碗', '', '', ''],
      [one!.volunteerNo, '沈知夏', '', '', ''],
      [other!.volunteerNo, '林晚', '晚上', '', ''],
    ],
    { sheet: '名单' },
  ).toBuffer();
  const read = await call(makeups.readMakeupSheet, { sheet: bytes.toString('base64') }, team.caller);
  expect(read.people).toMatchObject([
    { volunteerId: one!.volunteerId, from: '20:30', to: '22:00', minutes: 90 },
  ]);
  expect(read.errors).toEqual([
    { row: 3, msg: '本队没有编号和姓名都对得上的成员' },
    { row: 4, msg: '这位在前面已经有一行' },
    { row: 5, msg: '开始、结束应写成 08:30' },
  ]);
});

it('keeps nobody else’s file', async () => {
  const { form, team } = await world();
  const foreign = await buildMakeupProof(sql(), (await buildTeam(sql())).accountId);
  const told = await form({ fileIds: [foreign] });
  expect(await outcomeOf(call(makeups.saveMakeup, { form: told }, team.caller))).toBe('400');
});
