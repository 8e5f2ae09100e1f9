import { expect, it } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import { at, openDay } from '#domains/attendance/testing/open-day.ts';
import { buildReadyVolunteer } from '#domains/signups/testing/signups.builders.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { requestHourCorrection } from '../../contract/corrections.contract.ts';
import {
  adjustHour,
  decideHour,
  listHoursForReview,
  listPublicity,
  objectHour,
} from '../../contract/hours.contract.ts';
import { getHourStory } from '../../contract/hour-story.contract.ts';
import { listPublicityBoard } from '../../contract/publicity.contract.ts';
import { listHourGroups } from '../../contract/review-hours.contract.ts';
import {
  confirmJobHours,
  listJobHourCorrections,
  listJobHours,
  listMyVisitHours,
} from '../../contract/visit-hours.contract.ts';
import { buildEntryProof } from '../../testing/entries.builders.ts';
import { buildHour } from '../../testing/hours.builders.ts';
import { buildVisit } from '../../testing/visits.builders.ts';

const { clock, sql, call, run, open, titlesOf, audits } = openDay();
const staff = async () => (await buildStaff(sql(), { permissions: ['hours.review'] })).caller;
const rows = () => sql().selectFrom('serviceHours').selectAll().orderBy('id').execute();

/** A visit of the morning whose hours are computed. */
async function computed(wish: Partial<Parameters<typeof buildVisit>[1]> = {}) {
  clock.now = at('12:00');
  const visit = await buildVisit(sql(), { now: clock.now, inAt: at('09:00'), ...wish });
  await run('hours.computeVisitHours');
  return visit;
}

it('goes from the feedback through team, centre and 公示 to the ledger', async () => {
  const { team, caller, volunteerId, jobId, jobNo, assignmentId } = await computed();
  const [hour] = await rows();
  expect(hour).toMatchObject({
    source: 'jobReport',
    status: 'calculated',
    minutes: 90,
    calculatedMinutes: 90,
    evidenceGrade: 'C',
    activityId: null,
    shiftId: null,
    assignmentId,
    activityTitle: expect.stringMatching(/^上门服务：/),
  });
  const hourId = hour!.id;
  const listed = await call(listJobHours, { jobId }, team.caller);
  expect(listed).toMatchObject({
    list: [{ hourId, name: '沈知夏', plannedMinutes: 120, checkedInAt: '2026-11-21T09:00:00+08:00' }],
    waiting: { toPublicity: 0, toCentre: 1 },
  });
  expect(await call(confirmJobHours, { jobId }, team.caller)).toMatchObject({
    publicityCount: 0,
    submittedCount: 1,
    remaining: 0,
  });
  expect(await audits('confirmJobHours')).toMatchObject([{ targetType: 'job', targetId: jobId }]);
  expect(await titlesOf(volunteerId)).toEqual(['时长已提交中心审核']);
  const reviewer = await staff();
  expect((await call(listHourGroups, {}, reviewer)).list).toMatchObject([
    { activityId: null, teamId: team.teamId, activityTitle: '上门服务', recordCount: 1 },
  ]);
  const queue = await call(listHoursForReview, { visitsOf: team.teamId }, reviewer);
  expect(queue.list).toMatchObject([{ hourId, proof: null, entry: null, visit: { jobNo, fixReason: null } }]);
  await call(decideHour, { hourId, verdict: 'approve' }, reviewer);
  expect((await call(listPublicity, {})).list).toMatchObject([{ hourId, activityId: null }]);
  expect((await call(listPublicityBoard, {})).list).toMatchObject([
    { hourId, activityId: null, minutes: 90 },
  ]);
  clock.now = at('00:00', 26);
  await run('hours.makeEffective');
  expect((await rows())[0]).toMatchObject({ status: 'effective' });
  const line = await sql().selectFrom('ledgerEntries').selectAll().executeTakeFirstOrThrow();
  expect(line.fields).toMatchObject({ source: 'jobReport', activity: hour!.activityTitle, minutes: 90 });
  expect((await call(listMyVisitHours, { assignmentId }, caller)).list).toMatchObject([
    { hourId, activityId: null, assignmentId, state: 'effective' },
  ]);
  expect(await call(getHourStory, { id: hourId }, caller)).toMatchObject({
    steps: [],
    visit: { jobNo, isFixed: false, inAt: '2026-11-21T09:00:00+08:00' },
  });
});

it('is computed once, for feedback and report alone, and also where the job ended under the member', async () => {
  await computed();
  await run('hours.computeVisitHours');
  expect(await rows()).toHaveLength(1);
  await computed({ job: { status: 'inProgress' } });
  expect(await rows()).toHaveLength(1);
  const cut = await computed({ job: { status: 'withdrawn', reason: 'cancelled' } });
  expect((await rows()).map(({ assignmentId }) => assignmentId)).toContain(cut.assignmentId);
  await computed({ fixReason: '手机没电' });
  expect((await rows()).at(-1)).toMatchObject({ evidenceGrade: 'D' });
});

it('is computed within the hour where the clock stood still for longer', async () => {
  clock.now = at('12:00');
  const { assignmentId } = await buildVisit(sql(), { now: clock.now, inAt: at('09:00') });
  clock.now = at('13:01');
  await run('hours.computeVisitHours');
  expect(await rows()).toEqual([]);
  await run('hours.computeMissedVisitHours');
  expect(await rows()).toMatchObject([{ assignmentId, minutes: 90 }]);
});

it('names nothing of the need where others read', async () => {
  const words = {
    title: '替独居的邓婆婆换灯泡',
    content: '住在三号楼 502，电话 13800000000',
    address: '三号楼 502',
  };
  const { team, jobId } = await computed({ job: words });
  await call(confirmJobHours, { jobId }, team.caller);
  const hourId = (await rows())[0]!.id;
  await call(decideHour, { hourId, verdict: 'approve' }, await staff());
  const shown = JSON.stringify([
    await call(listPublicity, {}),
    await call(listPublicityBoard, {}),
    (await rows())[0],
  ]);
  for (const word of ['邓婆婆', '三号楼', '13800000000', '灯泡']) expect(shown).not.toContain(word);
});

it('is nobody else’s, and a second person decides', async () => {
  const { team, jobId, caller } = await computed();
  const other = await buildTeam(sql());
  expect(await outcomeOf(call(listJobHours, { jobId }, other.caller))).toBe('404');
  expect(await outcomeOf(call(confirmJobHours, { jobId }, other.caller))).toBe('404');
  await call(confirmJobHours, { jobId }, team.caller);
  expect(await outcomeOf(call(confirmJobHours, { jobId }, team.caller))).toBe('wrongState');
  const hourId = (await rows())[0]!.id;
  const { accountId } = team.caller;
  const same = { ...(await staff()), accountId };
  expect(await outcomeOf(call(decideHour, { hourId, verdict: 'approve' }, same))).toBe('samePerson');
  const own = { ...(await staff()), accountId: caller.accountId };
  expect(await outcomeOf(call(decideHour, { hourId, verdict: 'approve' }, own))).toBe('samePerson');
});

it('can be adjusted, objected to and corrected like every other', async () => {
  const { team, jobId, caller } = await computed();
  const hourId = (await rows())[0]!.id;
  const reason = '队伍核对过上门的时间';
  expect(await outcomeOf(call(adjustHour, { hourId, minutes: 300, reason }, team.caller))).toBe('overShift');
  await call(adjustHour, { hourId, minutes: 80, reason }, team.caller);
  await call(confirmJobHours, { jobId }, team.caller);
  await call(decideHour, { hourId, verdict: 'approve' }, await staff());
  const { fileIds } = await buildEntryProof(sql(), caller.accountId);
  const text = '离开前还收拾了工具，比记录的晚一些。';
  await call(requestHourCorrection, { hourId, minutes: 90, cause: 'wrongTime', text, fileIds }, caller);
  expect((await call(listJobHourCorrections, { jobId }, team.caller)).list).toMatchObject([
    { oldMinutes: 80, wishedMinutes: 90, state: 'atTeam' },
  ]);
  const anybody = (await buildReadyVolunteer(sql())).caller;
  await call(objectHour, { hourId, text: '那天上午我在别处看到他。' }, anybody);
  expect((await rows())[0]).toMatchObject({ status: 'disputed' });
});

it('stands beside a proved record of the same time, and only one of them counts', async () => {
  const { shiftId } = await open({ people: 0 });
  const { volunteerId } = await buildHour(sql(), { shiftId, now: at('11:30') });
  const { team, jobId } = await computed({ volunteerId });
  expect(await titlesOf(volunteerId)).toContain('同一时间有两条时长记录');
  await call(confirmJobHours, { jobId }, team.caller);
  const hourId = (await rows()).find(({ source }) => source === 'jobReport')!.id;
  expect(await outcomeOf(call(decideHour, { hourId, verdict: 'approve' }, await staff()))).toBe(
    'conflictStands',
  );
});
