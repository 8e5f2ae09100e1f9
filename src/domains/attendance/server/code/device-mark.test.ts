import { beforeEach, describe, expect, it } from 'vitest';
import { testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { buildReadyVolunteer, buildSignUp } from '#domains/signups/testing/signups.builders.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { auditTasks } from '#platform/server/audit-origins.ts';
import { deriveKey } from '#platform/server/encryption.ts';
import { runTask } from '#platform/server/run-background.ts';
import { openHouse } from '#testing/open-house.ts';
import { toHttp } from '#testing/test-app.ts';
import { checkIn } from '../../contract/attendance.contract.ts';
import { at } from '../../testing/open-day.ts';
import { codesOf } from '../attendance.rules.ts';
import { hasDeviceMark, othersOnDevice } from './device.queries.ts';

const codeSecret = deriveKey(testSecret, 'attendance-codes').bytes.toString('hex');
const phone = 'mark-of-a-shared-phone';
const otherPhone = 'mark-of-another-phone_';
const { app } = openHouse({ now: at('08:30') });
let shiftId: number;

beforeEach(async () => {
  shiftId = await openShift(21);
});

const openShift = async (day: number): Promise<number> => {
  const { shiftIds } = await buildActivity(app().sql, {
    now: at('12:00', 14),
    shifts: [{ startsAt: at('08:30', day), endsAt: at('11:30', day) }],
    placePolicy: 'none',
  });
  return shiftIds[0]!;
};

/** Somebody with a place checks in by the short code, on the device told; gives their row. */
async function arrive(device: string | undefined, shift = shiftId) {
  const { volunteerId } = await buildReadyVolunteer(app().sql);
  await buildSignUp(app().sql, { shiftId: shift, volunteerId, now: at('12:00', 15) });
  const { token } = await app().signInAs(volunteerId);
  const { shortCode: code } = codesOf(codeSecret, shift, app().clock());
  const answer = await app().inject(
    toHttp(checkIn, { shiftId: shift, code }, device === undefined ? { token } : { token, device }),
  );
  expect(answer.json()).toMatchObject({ code: 200 });
  return { answer, participationId: answer.json().result.participationId as number };
}

const signalsOf = (participationId: number) =>
  app()
    .sql.selectFrom('participations as p')
    .select([othersOnDevice.as('others'), hasDeviceMark.as('isKnown')])
    .where('p.id', '=', participationId)
    .executeTakeFirstOrThrow();
const eventsOf = (participationId: number) =>
  app()
    .sql.selectFrom('attendanceEvents')
    .select(['deviceHash', 'address'])
    .where('participationId', '=', participationId)
    .executeTakeFirstOrThrow();

describe('the device mark', () => {
  it('is given to a browser without one, which scripts cannot read, and is not renewed', async () => {
    const { answer } = await arrive(undefined);
    const given = answer.cookies.find(({ name }) => name === 'Device-Mark');
    expect(given).toMatchObject({ path: '/api', httpOnly: true, sameSite: 'Strict' });
    expect(given?.value).toMatch(/^[\w-]{22}$/);
    const again = await arrive(given!.value);
    expect(again.answer.cookies).toEqual([]);
    const forged = await arrive('x'.repeat(500));
    expect(await eventsOf(forged.participationId)).toMatchObject({ deviceHash: null });
  });

  it('counts the other people of the same device and day', async () => {
    const shared = [await arrive(phone), await arrive(phone), await arrive(phone)];
    const alone = await arrive(otherPhone);
    const unknown = [await arrive(undefined), await arrive(undefined)];
    for (const { participationId } of shared)
      expect(await signalsOf(participationId)).toEqual({ others: 2, isKnown: true });
    expect(await signalsOf(alone.participationId)).toEqual({ others: 0, isKnown: true });
    for (const { participationId } of unknown)
      expect(await signalsOf(participationId)).toEqual({ others: 0, isKnown: false });
    app().clock.moveBy(dayMs);
    const nextDay = await arrive(phone, await openShift(22));
    expect(await signalsOf(nextDay.participationId)).toEqual({ others: 0, isKnown: true });
  });

  it('is kept as a keyed hash with the address, on the event and beside the audit line, for ninety days', async () => {
    const { participationId, answer } = await arrive(phone);
    const kept = await eventsOf(participationId);
    expect(kept).toEqual({ deviceHash: expect.stringMatching(/^[0-9a-f]{64}$/), address: '127.0.0.1' });
    const origins = () =>
      app()
        .sql.selectFrom('auditOrigins as o')
        .innerJoin('auditLog as l', 'l.requestId', 'o.requestId')
        .select(['l.action', 'o.address', 'o.deviceHash'])
        .where('l.requestId', '=', String(answer.headers['x-request-id']))
        .execute();
    expect(await origins()).toEqual([{ action: 'checkIn', ...kept }]);
    app().clock.moveBy(89 * dayMs);
    await forget();
    expect(await eventsOf(participationId)).toEqual(kept);
    expect(await origins()).toHaveLength(1);
    app().clock.moveBy(2 * dayMs);
    await forget();
    expect(await eventsOf(participationId)).toEqual({ deviceHash: null, address: null });
    expect(await origins()).toEqual([]);
  });
});

async function forget(): Promise<void> {
  const tasks = [...app().rooms.flatMap((room) => room.tasks ?? []), ...auditTasks];
  for (const task of tasks.filter(
    ({ name }) => name.includes('forgetRisk') || name.includes('forgetOrigins'),
  ))
    await runTask(app().engine, task);
}
