import { expect } from 'vitest';
import { testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { type ActivityWish, buildActivity } from '#domains/activities/testing/activities.builders.ts';
import * as day from '#domains/attendance/contract/attendance.contract.ts';
import { codesOf } from '#domains/attendance/server/attendance.rules.ts';
import { at, place } from '#domains/attendance/testing/open-day.ts';
import { buildReadyVolunteer, buildSignUp } from '#domains/signups/testing/signups.builders.ts';
import type { VolunteerWish } from '#domains/volunteers/testing/volunteers.builders.ts';
import type { AnyOperation, RequestOf, ResultOf } from '#platform/contract/operation.ts';
import { deriveKey } from '#platform/server/encryption.ts';
import { openHouse } from '#testing/open-house.ts';
import type { TestApp } from '#testing/test-app.ts';
import { confirmHours } from '../contract/hours.contract.ts';

const codeSecret = deriveKey(testSecret, 'attendance-codes').bytes.toString('hex');

/** Who calls, and on which phone; a session is opened for each call, since a day is longer than a token. */
export type Someone = { accountId: number; device?: string };

/** A Saturday with a clock, on which everything is done over HTTP, as somebody who means no good does it. */
export function openHttpDay() {
  const { app, clock } = openHouse({ now: at('08:30') });
  const setClock = (time: string): void => {
    clock.now = at(time);
  };

  async function send<O extends AnyOperation>(operation: O, request: RequestOf<O>, as: Someone) {
    const { token } = await app().signInAs(as.accountId);
    return app().call(operation, request, { token, ...(as.device ? { device: as.device } : {}) });
  }
  /** The result; anything else than success fails the test. */
  async function ask<O extends AnyOperation>(operation: O, request: RequestOf<O>, as: Someone) {
    const { body } = await send(operation, request, as);
    expect(body).toMatchObject({ code: 200 });
    return body.result as ResultOf<O>;
  }
  /** `done`, or the reason or status of the answer. */
  async function tryTo<O extends AnyOperation>(operation: O, request: RequestOf<O>, as: Someone) {
    const { status, body } = await send(operation, request, as);
    return body.code === 200 ? 'done' : (body.reason ?? String(status));
  }
  return { app, setClock, ask, tryTo, ...actsOf({ app, setClock, ask, tryTo }) };
}

type Day = {
  app: () => TestApp;
  setClock: (time: string) => void;
  ask: <O extends AnyOperation>(operation: O, request: RequestOf<O>, as: Someone) => Promise<ResultOf<O>>;
  tryTo: (operation: AnyOperation, request: never, as: Someone) => Promise<string>;
};

export type OpenShift = { activityId: number; shiftId: number; teamId: number; team: Someone };
/** A position as sharp as it gets at the place of the activity. */
export const sharp = { ...place, accuracyM: 20 };

function actsOf({ app, setClock, ask, tryTo }: Day) {
  const step =
    (operation: typeof day.checkIn | typeof day.checkOut) =>
    ({ shiftId }: OpenShift, me: Someone, where: object = sharp): Promise<string> => {
      const { rotatingCode: code } = codesOf(codeSecret, shiftId, app().clock());
      return tryTo(operation, { shiftId, code, ...where } as never, me);
    };
  const [checkIn, checkOut] = [step(day.checkIn), step(day.checkOut)];
  return {
    checkIn,
    checkOut,
    /** A running shift 08:30–11:30 of a team. */
    async openShift(wish: ActivityWish = {}): Promise<OpenShift> {
      const built = await buildActivity(app().sql, {
        now: at('12:00', 14),
        shifts: [{ startsAt: at('08:30'), endsAt: at('11:30') }],
        placePolicy: 'hint',
        checkInRadiusM: 300,
        ...place,
        ...wish,
      });
      const { accountId, teamId } = built.team!;
      return { activityId: built.activityId, shiftId: built.shiftIds[0]!, teamId, team: { accountId } };
    },
    /** Somebody with a place on the shift, on a phone of their own unless told. */
    async join({ shiftId }: OpenShift, { device, ...wish }: VolunteerWish & { device?: string } = {}) {
      const { volunteerId, accountId } = await buildReadyVolunteer(app().sql, wish);
      await buildSignUp(app().sql, { shiftId, volunteerId, now: at('12:00', 15) });
      return { volunteerId, accountId, device: device ?? `phone${volunteerId}`.padEnd(22, '_') };
    },
    /** A whole shift by rotating codes at the place: grade A. */
    async serve(shift: OpenShift, me: Someone): Promise<void> {
      expect(await checkIn(shift, me)).toBe('done');
      setClock('11:30');
      expect(await checkOut(shift, me)).toBe('done');
    },
    confirmAll: ({ activityId, team }: OpenShift) => ask(confirmHours, { activityId }, team),
    reviewer: (mobile?: string) =>
      app().signIn('staff', { permissions: ['hours.review'], ...(mobile ? { mobile } : {}) }),
    hourOf: (volunteerId: number) =>
      app()
        .sql.selectFrom('serviceHours')
        .selectAll()
        .where('volunteerId', '=', volunteerId)
        .executeTakeFirstOrThrow(),
    rowOf: (volunteerId: number) =>
      app()
        .sql.selectFrom('participations')
        .selectAll()
        .where('volunteerId', '=', volunteerId)
        .executeTakeFirstOrThrow(),
  };
}
