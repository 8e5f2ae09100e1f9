import { expect, it } from 'vitest';
import { openHttpDay, type Someone } from '#domains/hours/testing/http-day.ts';
import { confirmHours, listHoursForReview } from '#domains/hours/contract/hours.contract.ts';
import { runTask } from '#platform/server/run-background.ts';
import {
  getVolunteerCode,
  readVolunteerCode,
  recordVolunteerCode,
} from '#domains/attendance/contract/volunteer-code.contract.ts';

const { app, setClock, ask, openShift, join, hourOf, reviewer } = openHttpDay();
const friendsPhone = 'phone-of-a-good-friend';

/** The code in the QR that is shown now on somebody's phone. */
async function shown(shiftId: number, me: Someone): Promise<string> {
  const { code } = await ask(getVolunteerCode, { id: shiftId }, me);
  return new URL(code?.qrText ?? 'http://none').searchParams.get('code') ?? '';
}
const shows = () => app().sql.selectFrom('volunteerCodeShows').selectAll().execute();

it('a code on a second device within the hour is told to the leader before recording, and to the reviewer', async () => {
  const shift = await openShift();
  const { activityId, shiftId, team } = shift;
  const [honest, absent] = [await join(shift), await join(shift)];
  const scan = async (me: Someone) => {
    const request = { activityId, code: await shown(shiftId, me) };
    const { isSecondDevice } = await ask(readVolunteerCode, request, team);
    await ask(recordVolunteerCode, request, team);
    return isSecondDevice;
  };
  await shown(shiftId, honest);
  await shown(shiftId, absent);
  setClock('08:40');
  expect(await scan(honest)).toBe(false);
  expect(await scan({ ...absent, device: friendsPhone })).toBe(true);
  setClock('11:30');
  expect(await scan(honest)).toBe(false);
  expect(await scan({ ...absent, device: friendsPhone })).toBe(false);
  await app().sql.updateTable('serviceHours').set({ evidenceGrade: 'C' }).execute();
  await ask(confirmHours, { activityId }, team);
  await app().sql.updateTable('serviceHours').set({ status: 'submitted' }).execute();
  const { list } = await ask(listHoursForReview, {}, await reviewer());
  const marksOf = async ({ volunteerId }: typeof honest) => {
    const { id } = await hourOf(volunteerId);
    return list.find(({ hourId }) => hourId === id)?.proof?.steps.map((step) => step.isSecondDevice);
  };
  expect(await marksOf(honest)).toEqual([false, false]);
  expect(await marksOf(absent)).toEqual([true, false]);
  const lines = await app()
    .sql.selectFrom('auditLog')
    .select('detail')
    .where('action', '=', 'recordVolunteerCode')
    .orderBy('id')
    .execute();
  expect(lines.map(({ detail }) => (detail as { isSecondDevice?: true }).isSecondDevice)).toEqual([
    undefined,
    true,
    undefined,
    undefined,
  ]);
});

it('an hour later the first device is no second one; a browser without a mark is one', async () => {
  const shift = await openShift();
  const me = await join(shift);
  const read = async (as: Someone) => {
    const code = await shown(shift.shiftId, as);
    return (await ask(readVolunteerCode, { activityId: shift.activityId, code }, shift.team)).isSecondDevice;
  };
  expect(await read(me)).toBe(false);
  setClock('09:29:59');
  expect(await read({ accountId: me.accountId })).toBe(true);
  setClock('10:31');
  expect(await read({ ...me, device: friendsPhone })).toBe(false);
});

it('keeps the mark as a keyed hash, once a code, for ninety days', async () => {
  const { shiftId, ...shift } = await openShift();
  const me = await join({ shiftId, ...shift });
  await shown(shiftId, me);
  setClock('08:30:45');
  await shown(shiftId, me);
  const kept = await shows();
  expect(kept).toMatchObject([
    { volunteerId: me.volunteerId, deviceHash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ]);
  const forget = async (days: number) => {
    app().clock.moveBy(days * 86_400_000);
    const task = app()
      .rooms.flatMap((room) => room.tasks ?? [])
      .find(({ name }) => name.endsWith('forgetRiskSignals'));
    await runTask(app().engine, task!);
  };
  await forget(89);
  expect(await shows()).toEqual(kept);
  await forget(2);
  expect(await shows()).toEqual([]);
});
