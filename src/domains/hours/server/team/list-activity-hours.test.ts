import { expect, it } from 'vitest';
import { buildParticipation } from '#domains/attendance/testing/attendance.builders.ts';
import { at, openDay } from '#domains/attendance/testing/open-day.ts';
import { buildReadyVolunteer } from '#domains/signups/testing/signups.builders.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { readSheet } from '#platform/server/spreadsheet.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { exportActivityHours } from '../../contract/activity-hours.contract.ts';
import { listActivityHours } from '../../contract/hours.contract.ts';
import { buildHour } from '../../testing/hours.builders.ts';

const { clock, sql, call, open, audits } = openDay();
const reason = '给队里存档';

/** Three came by code, one of them changed by hand; one record was refused; one is absent, one only entered. */
async function openShift() {
  const opened = await open({
    people: 1,
    shifts: [{ startsAt: at('08:30') }, { startsAt: at('08:30', 28) }],
  });
  const { shiftId } = opened;
  const plain = await buildHour(sql(), { shiftId });
  const changed = await buildHour(sql(), {
    shiftId,
    minutes: 90,
    calculatedMinutes: 120,
    reason: '早退半小时',
  });
  const refused = await buildHour(sql(), { shiftId, status: 'rejected', decisionNote: '照片不符' });
  await buildParticipation(sql(), { shiftId, status: 'absent' });
  const { volunteerId } = await buildReadyVolunteer(sql());
  const entered = await buildHour(sql(), { shiftId, volunteerId, status: 'submitted' });
  clock.now = at('12:00');
  return { ...opened, plain, changed, refused, entered };
}

it('有异常 lists what asks for a look and nothing else, as many as are counted', async () => {
  const { activityId, teamCaller, changed, refused } = await openShift();
  const all = await call(listActivityHours, { activityId }, teamCaller);
  expect([all.total, all.counts.all, all.waiting.unusual, all.counts.rejected]).toEqual([4, 4, 1, 1]);
  const unusual = await call(listActivityHours, { activityId, isUnusual: true }, teamCaller);
  expect(unusual.total).toBe(2);
  expect(unusual.list.map(({ hourId }) => hourId)).toEqual([changed.hourId, refused.hourId]);
  const quiet = await open({ people: 0 });
  const none = { activityId: quiet.activityId, isUnusual: true };
  expect((await call(listActivityHours, none, quiet.teamCaller)).total).toBe(0);
});

it('手工调整 lists what was changed by hand whatever became of it, and takes it out', async () => {
  const { activityId, shiftId, teamCaller, changed } = await openShift();
  const public_ = await buildHour(sql(), {
    shiftId,
    minutes: 60,
    calculatedMinutes: 120,
    status: 'publicity',
  });
  const ids = [changed.hourId, public_.hourId];
  const { list, total, counts } = await call(listActivityHours, { activityId, isAdjusted: true }, teamCaller);
  expect([list.map(({ hourId }) => hourId), total, counts.adjusted]).toEqual([ids, 2, 2]);
  const { sheet } = await call(exportActivityHours, { activityId, reason, isAdjusted: true }, teamCaller);
  const { rows } = await readSheet(Buffer.from(sheet ?? '', 'base64'), { columnCount: 16, mostRows: 50 });
  expect(rows.map(({ cells: [cell] }) => cell && 'text' in cell && cell.text)).toEqual(
    ids.map((id) => `SJ${id}`),
  );
});

it('应到 is everybody of the shifts that have begun, 实到 who came or has a record that stands', async () => {
  const { activityId, shiftIds, teamCaller, people } = await openShift();
  const of = async () => (await call(listActivityHours, { activityId }, teamCaller)).people;
  // The one with a place and no mark yet, three by code, the absent one, the entered one.
  expect(await of()).toEqual({ dueCount: 6, cameCount: 4, absentCount: 1 });
  await buildParticipation(sql(), { shiftId: shiftIds[1]!, volunteerId: people[0]!.volunteerId });
  expect(await of()).toEqual({ dueCount: 6, cameCount: 4, absentCount: 1 });
  clock.now = at('12:00', 28);
  expect(await of()).toEqual({ dueCount: 7, cameCount: 5, absentCount: 1 });
});

it('takes out what the filters leave, who is masked in the list masked too, and nothing to another team', async () => {
  const { activityId, teamCaller, changed } = await openShift();
  const { list } = await call(listActivityHours, { activityId }, teamCaller);
  const sheetOf = async (more: { isUnusual?: true; state?: 'calculated' }) => {
    const { sheet } = await call(exportActivityHours, { activityId, reason, ...more }, teamCaller);
    const { rows } = await readSheet(Buffer.from(sheet ?? '', 'base64'), { columnCount: 16, mostRows: 50 });
    return rows.map(({ cells }) => cells.map((cell) => (cell && 'text' in cell ? cell.text : '')));
  };
  const rows = await sheetOf({});
  expect(rows.map(([hourNo, , name]) => [hourNo, name])).toEqual(
    list.map(({ hourNo, name }) => [hourNo, name]),
  );
  const [, , , ...rest] = (await sheetOf({ state: 'calculated' })).at(-1) ?? [];
  expect(rest).toEqual(expect.arrayContaining(['120', '90', 'A', '待核定', '手工调整', '早退半小时']));
  expect((await sheetOf({ isUnusual: true })).map(([hourNo]) => hourNo)).toEqual([
    `SJ${changed.hourId}`,
    expect.any(String),
  ]);
  expect(await audits('exportActivityHours')).toHaveLength(3);
  const stranger = await buildTeam(sql());
  expect(await outcomeOf(call(exportActivityHours, { activityId, reason }, stranger.caller))).toBe('404');
});
