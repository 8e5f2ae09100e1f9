import * as attendance from '#domains/attendance/web/attendance.calls.ts';
import type { CityDay, Event } from './city-day.ts';
import { place } from './city-day.ts';
import { personAt, reason, type Way } from './way.ts';

const eighteenKmAway = { lng: place.lng + 0.19, lat: place.lat };

type Step = { at: Event; who: string; where?: { lng: number; lat: number; accuracyM: number } };

const checkIn = async (day: CityDay, { at, who, where }: Step) =>
  day.tryTo(who, attendance.checkInCall, { shiftId: at.shiftId, code: await day.codeOf(at), ...where });

const callIn = async ({ get, volunteerIdOf }: CityDay, { teamName, shiftId }: Event, loginName: string) => {
  const volunteerIds = [await volunteerIdOf(loginName)];
  const { refused } = await get(teamName, attendance.rollCallCall, { shiftId, volunteerIds, act: 'in' });
  return refused[0]?.reason ?? 'done';
};

/** Reads the code that stands in the picture on the person's phone. */
const ownCode = async ({ get }: CityDay, { shiftId }: Event, loginName: string) => {
  const { code } = await get(loginName, attendance.getVolunteerCodeCall, { id: shiftId });
  return new URL(code?.qrText ?? '', 'http://localhost').searchParams.get('code') ?? '';
};

/** A quarter of an hour after the start. */
export const waysDuring: readonly Way[] = [
  {
    what: 'a code is guessed',
    must: 'codeWrong',
    run: ({ tryTo, honest: { people, shiftId } }) =>
      tryTo(personAt(people, 7), attendance.checkInCall, { shiftId, code: '000000' }),
  },
  {
    what: 'codes are guessed on and on',
    must: 'codeLocked',
    run: async (day) => {
      const { tryTo, honest } = day;
      const guesser = personAt(honest.people, 7);
      for (let guess = 1; guess < 6; guess += 1)
        await tryTo(guesser, attendance.checkInCall, { shiftId: honest.shiftId, code: `00000${guess}` });
      return checkIn(day, { at: honest, who: guesser });
    },
  },
  {
    what: 'the code of another shift is typed',
    must: 'codeWrong',
    run: async (day) =>
      day.tryTo(personAt(day.honest.people, 6), attendance.checkInCall, {
        shiftId: day.honest.shiftId,
        code: await day.codeOf(day.rival),
      }),
  },
  {
    what: 'somebody without a place types the code',
    must: 'notConfirmed',
    run: (day) => checkIn(day, { at: day.honest, who: personAt(day.rival.people, 7) }),
  },
  {
    what: 'a rival team calls the roll of the shift',
    must: '404',
    run: async ({ tryTo, volunteerIdOf, honest, rival }) =>
      tryTo(rival.teamName, attendance.rollCallCall, {
        shiftId: honest.shiftId,
        volunteerIds: [await volunteerIdOf(personAt(honest.people, 0))],
        act: 'in',
      }),
  },
  {
    what: 'a rival team shows itself the code of the shift',
    must: '404',
    run: ({ tryTo, honest, rival }) =>
      tryTo(rival.teamName, attendance.getAttendanceCodeCall, { id: honest.shiftId }),
  },
  {
    what: 'the check-in of somebody whom a rival put down as present',
    must: 'done',
    run: async (day) => {
      const { rival, honest } = day;
      const person = personAt(honest.people, 0);
      const walkIn = { shiftId: rival.shiftId, ...(await day.walkInOf(person)) };
      await day.get(rival.teamName, attendance.addWalkInCall, walkIn);
      return checkIn(day, { at: honest, who: person });
    },
  },
  {
    what: 'a rival puts down as present who is inside elsewhere by a code',
    must: 'clash',
    run: async (day) => {
      const person = personAt(day.honest.people, 6);
      await checkIn(day, { at: day.honest, who: person });
      const walkIn = { shiftId: day.rival.shiftId, ...(await day.walkInOf(person)) };
      return day.tryTo(day.rival.teamName, attendance.addWalkInCall, walkIn);
    },
  },
  {
    what: 'somebody checks in twice',
    must: 'alreadyIn',
    run: (day) => checkIn(day, { at: day.honest, who: personAt(day.honest.people, 0) }),
  },
  {
    what: 'a forged place far away that calls itself vague',
    must: 'unknown',
    run: async (day) => {
      const person = personAt(day.honest.people, 1);
      await checkIn(day, { at: day.honest, who: person, where: { ...eighteenKmAway, accuracyM: 100_000 } });
      return (await day.rowOf(day.honest, person))?.placeResult ?? 'nothing';
    },
  },
  {
    what: 'a forged place far away',
    must: 'fail',
    run: async (day) => {
      const person = personAt(day.honest.people, 2);
      await checkIn(day, { at: day.honest, who: person, where: { ...eighteenKmAway, accuracyM: 10 } });
      return (await day.rowOf(day.honest, person))?.placeResult ?? 'nothing';
    },
  },
  {
    what: 'a rival team scans the person’s own code',
    must: '404',
    run: async (day) =>
      day.tryTo(day.rival.teamName, attendance.recordVolunteerCodeCall, {
        activityId: day.honest.activityId,
        code: await ownCode(day, day.honest, personAt(day.honest.people, 3)),
      }),
  },
  {
    what: 'one code of a person is scanned as the way in and the way out',
    must: 'alreadyIn',
    run: async (day) => {
      const { activityId, teamName, people } = day.honest;
      const code = await ownCode(day, day.honest, personAt(people, 3));
      await day.get(teamName, attendance.recordVolunteerCodeCall, { activityId, code });
      return day.tryTo(teamName, attendance.recordVolunteerCodeCall, { activityId, code });
    },
  },
  {
    what: 'strangers are put down as walk-ins by guessed tails',
    must: 'volunteerUnknown',
    run: ({ tryTo, honest: { teamName, shiftId } }) =>
      tryTo(teamName, attendance.addWalkInCall, { shiftId, name: '沈知夏', mobileTail: '0000' }),
  },
  {
    what: 'somebody agrees to what was recorded of another',
    must: '404',
    run: async (day) => {
      await callIn(day, day.honest, personAt(day.honest.people, 4));
      const participationId = (await day.rowOf(day.honest, personAt(day.honest.people, 4)))?.participationId;
      const request = { participationId: participationId ?? 0 };
      return day.tryTo(personAt(day.honest.people, 5), attendance.confirmAttendanceCall, request);
    },
  },
  {
    what: 'the leader sets an end that is still to come',
    must: 'fixOutsideShift',
    run: async (day) => {
      const row = await day.rowOf(day.honest, personAt(day.honest.people, 4));
      return day.tryTo(day.honest.teamName, attendance.fixCheckOutCall, {
        participationId: row?.participationId ?? 0,
        checkedOutAt: new Date(day.now() + 3_600_000).toISOString(),
        reason,
      });
    },
  },
];
