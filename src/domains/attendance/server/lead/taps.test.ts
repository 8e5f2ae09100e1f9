import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { toInstant } from '#platform/contract/instants.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { fixCheckOuts, getAttendanceBoard, rollCall } from '../../contract/attendance.contract.ts';
import { buildParticipation } from '../../testing/attendance.builders.ts';
import { at, openDay } from '../../testing/open-day.ts';

const { clock, sql, call, open, participationOf, eventsOf, run } = openDay();
const tapAt = (time: string, id: string = randomUUID()) => ({ id, at: at(time).toISOString() });
const daysAhead = (instant: Date): string => new Date(instant.getTime() + 3 * 86_400_000).toISOString();

describe('a tap that waited for the line', () => {
  it('is recorded once and answered alike, however often it is sent', async () => {
    const { activityId, shiftId, people, teamCaller } = await open({ people: 2 });
    const volunteerIds = people.map(({ volunteerId }) => volunteerId);
    const tap = tapAt('08:40');
    clock.now = at('09:30');
    const { volunteerId, signUpId } = people[1]!;
    await buildParticipation(sql(), { shiftId, volunteerId, signUpId, status: 'checkedIn' });
    const send = () => call(rollCall, { shiftId, volunteerIds, act: 'in', tap }, teamCaller);
    const first = await send();
    expect(first).toMatchObject({ doneCount: 1, refused: [{ reason: 'alreadyIn' }] });
    expect(await send()).toEqual(first);
    const row = (await participationOf(shiftId, volunteerIds[0]!))!;
    expect(row).toMatchObject({ status: 'checkedIn', checkedInAt: at('08:40'), inMethod: 'rollCall' });
    expect(await eventsOf(row.id)).toMatchObject([{ kind: 'in', at: at('09:30'), tappedAt: at('08:40') }]);
    // The board says both: when it was tapped, and how late it came up.
    const [board] = (await call(getAttendanceBoard, { id: activityId }, teamCaller)).shifts;
    expect(board?.rows.map(({ volunteerId: id, inArrivedAt }) => [id, inArrivedAt])).toEqual(
      expect.arrayContaining([
        [volunteerIds[0], toInstant(at('09:30'))],
        [volunteerIds[1], null],
      ]),
    );
  });

  it('waited as long as the phone says, whatever its clock shows', async () => {
    const { shiftId, people, teamCaller } = await open({ people: 2 });
    const [atOnce, late] = people.map(({ volunteerId }) => volunteerId);
    const send = (volunteerId: number | undefined, time: string) => {
      const tap = { id: randomUUID(), at: daysAhead(at(time)), sentAt: daysAhead(at('09:30')) };
      return call(rollCall, { shiftId, volunteerIds: [volunteerId ?? 0], act: 'in', tap }, teamCaller);
    };
    clock.now = at('09:30');
    await send(atOnce, '09:30');
    await send(late, '08:40');
    expect(await participationOf(shiftId, atOnce ?? 0)).toMatchObject({ checkedInAt: at('09:30') });
    expect(await participationOf(shiftId, late ?? 0)).toMatchObject({ checkedInAt: at('08:40') });
  });

  it('keeps its order: in and out of the morning come up together after the end', async () => {
    const { shiftId, people, teamCaller } = await open();
    const { volunteerId } = people[0]!;
    const send = (act: 'in' | 'out', time: string) =>
      call(rollCall, { shiftId, volunteerIds: [volunteerId], act, tap: tapAt(time) }, teamCaller);
    clock.now = at('12:30');
    await send('in', '08:35');
    expect(await send('out', '08:31')).toMatchObject({ refused: [{ reason: 'tapBeforeIn' }] });
    expect(await send('out', '11:20')).toMatchObject({ doneCount: 1 });
    expect(await participationOf(shiftId, volunteerId)).toMatchObject({
      status: 'checkedOut',
      checkedInAt: at('08:35'),
      checkedOutAt: at('11:20'),
    });
  });

  it('is of now when it came at once or the phone is ahead, and is not taken after a day', async () => {
    const { shiftId, people, teamCaller } = await open({ people: 2 });
    const [one, other] = people.map(({ volunteerId }) => volunteerId) as [number, number];
    const send = (volunteerId: number, time: string) =>
      outcomeOf(
        call(rollCall, { shiftId, volunteerIds: [volunteerId], act: 'in', tap: tapAt(time) }, teamCaller),
      );
    clock.now = at('08:40');
    await send(one, '08:39:45');
    await send(other, '10:00');
    for (const id of [one, other])
      expect(await participationOf(shiftId, id)).toMatchObject({ checkedInAt: at('08:40') });
    clock.now = at('08:41', 22);
    expect(await send(one, '08:40')).toBe('tapTooOld');
  });

  it('of another leader is another tap, and old ones are forgotten', async () => {
    const { shiftId, people, teamCaller } = await open();
    const tap = tapAt('08:30');
    await call(rollCall, { shiftId, volunteerIds: [people[0]!.volunteerId], act: 'in', tap }, teamCaller);
    const mine = await open();
    const request = {
      shiftId: mine.shiftId,
      volunteerIds: [mine.people[0]!.volunteerId],
      act: 'in' as const,
    };
    expect(await call(rollCall, { ...request, tap }, mine.teamCaller)).toMatchObject({ doneCount: 1 });
    clock.now = at('08:31', 23);
    await run('attendance.forgetRiskSignals');
    expect(await sql().selectFrom('attendanceTaps').select('tapId').execute()).toEqual([]);
  });
});

describe('fixCheckOuts', () => {
  it('sets one time with one reason, and tells who is refused', async () => {
    const { shiftId, people, teamCaller } = await open({ people: 3 });
    const ids = [];
    for (const [index, { volunteerId, signUpId }] of people.entries())
      ids.push(
        await buildParticipation(sql(), {
          shiftId,
          volunteerId,
          signUpId,
          status: index === 2 ? 'absent' : 'noCheckOut',
          checkedInAt: index === 2 ? null : at('08:30'),
        }),
      );
    const participationIds = ids.map(({ participationId }) => participationId);
    clock.now = at('14:00');
    const request = { participationIds, checkedOutAt: at('11:20').toISOString(), reason: '都忘了扫码' };
    const stranger = await open();
    expect(await call(fixCheckOuts, request, stranger.teamCaller)).toMatchObject({ doneIds: [] });
    expect(await call(fixCheckOuts, request, teamCaller)).toMatchObject({
      doneIds: participationIds.slice(0, 2),
      refused: [{ id: participationIds[2] }],
    });
    expect(await participationOf(shiftId, people[0]!.volunteerId)).toMatchObject({
      status: 'checkedOut',
      checkedOutAt: at('11:20'),
      fixReason: '都忘了扫码',
    });
  });
});

it('the board spells names for searching, and none that it masks', async () => {
  const { activityId, people, teamCaller } = await open();
  await sql()
    .updateTable('volunteers')
    .set({ name: '单小雪' })
    .where('id', '=', people[0]!.volunteerId)
    .execute();
  const { shifts } = await call(getAttendanceBoard, { id: activityId }, teamCaller);
  expect(shifts[0]!.rows).toMatchObject([{ spelling: 'shanxiaoxue sxx' }]);
});
