import * as attendance from '#domains/attendance/web/attendance.calls.ts';
import * as hours from '#domains/hours/web/hours.calls.ts';
import { suspendTeamCall } from '#domains/teams/web/manage/manage-teams.calls.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { CityDay } from './city-day.ts';
import { personAt, reason, type Way } from './way.ts';

const callOut = async ({ get, volunteerIdOf, honest }: CityDay, loginName: string) => {
  const volunteerIds = [await volunteerIdOf(loginName)];
  const request = { shiftId: honest.shiftId, volunteerIds, act: 'out' } as const;
  const { refused } = await get(honest.teamName, attendance.rollCallCall, request);
  return refused[0]?.reason ?? 'done';
};

/** Confirms all that the honest team has, and tells what became of the person's record. */
async function confirmed(day: CityDay, loginName: string): Promise<string> {
  const { activityId, teamName } = day.honest;
  const hourId = (await day.hourOf(day.honest, loginName))?.hourId ?? 0;
  await day.get(teamName, hours.confirmHoursCall, { activityId, hourIds: [hourId] });
  const hour = await day.hourOf(day.honest, loginName);
  return `${hour?.evidenceGrade} ${hour?.state}`;
}

const decide = async (day: CityDay, loginName: string, reviewer: string) =>
  day.tryTo(reviewer, hours.decideHourCall, {
    hourId: (await day.hourOf(day.honest, loginName))?.hourId ?? 0,
    verdict: 'approve',
    reason,
  });

/** Ten minutes after the end, and later. */
export const waysAfter: readonly Way[] = [
  {
    what: 'a roll call both ways becomes public without the centre',
    must: 'C submitted',
    run: async (day) => {
      await callOut(day, personAt(day.honest.people, 4));
      return confirmed(day, personAt(day.honest.people, 4));
    },
  },
  {
    what: 'a check-out is undone and set anew by the leader',
    must: 'C submitted',
    run: async (day) => {
      const person = personAt(day.honest.people, 3);
      await callOut(day, person);
      const participationId = (await day.rowOf(day.honest, person))?.participationId ?? 0;
      const { teamName } = day.honest;
      await day.get(teamName, attendance.undoAttendanceCall, { participationId, reason });
      const checkedOutAt = new Date(day.startsAt + 115 * 60_000).toISOString();
      await day.get(teamName, attendance.fixCheckOutCall, { participationId, checkedOutAt, reason });
      return confirmed(day, person);
    },
  },
  {
    what: 'a fixed end is approved before the person agreed',
    must: 'notAgreed',
    run: (day) => decide(day, personAt(day.honest.people, 3), 'shenhe001'),
  },
  {
    what: 'staff without the right approve',
    must: '403',
    run: (day) => decide(day, personAt(day.honest.people, 4), 'tongji001'),
  },
  {
    what: 'the team approves its own record',
    must: '403',
    run: (day) => decide(day, personAt(day.honest.people, 4), day.honest.teamName),
  },
  {
    what: 'a vague place with codes both ways is grade A',
    must: 'B publicity',
    run: async (day) => {
      const person = personAt(day.honest.people, 1);
      const code = await day.codeOf(day.honest);
      await day.get(person, attendance.checkOutCall, { shiftId: day.honest.shiftId, code });
      return confirmed(day, person);
    },
  },
  {
    what: 'raised minutes become public without the centre',
    must: 'C submitted',
    run: async (day) => {
      const person = personAt(day.honest.people, 2);
      await callOut(day, person);
      const hour = await day.hourOf(day.honest, person);
      const request = { hourId: hour?.hourId ?? 0, minutes: (hour?.minutes ?? 0) + 60, reason };
      await day.get(day.honest.teamName, hours.adjustHourCall, request);
      return confirmed(day, person);
    },
  },
  {
    what: 'a record is raised after it was confirmed',
    must: 'wrongState',
    run: async (day) => {
      const hour = await day.hourOf(day.honest, personAt(day.honest.people, 1));
      const request = { hourId: hour?.hourId ?? 0, minutes: 240, reason };
      return day.tryTo(day.honest.teamName, hours.adjustHourCall, request);
    },
  },
  {
    what: 'attendance is undone after its hours were confirmed',
    must: 'hoursConfirmed',
    run: async (day) => {
      const row = await day.rowOf(day.honest, personAt(day.honest.people, 1));
      const request = { participationId: row?.participationId ?? 0, reason };
      return day.tryTo(day.honest.teamName, attendance.undoAttendanceCall, request);
    },
  },
  {
    what: 'a rival confirms records of the team',
    must: '404',
    run: async (day) => {
      const hour = await day.hourOf(day.honest, personAt(day.honest.people, 0));
      const request = { activityId: day.honest.activityId, hourIds: hour ? [hour.hourId] : [] };
      return day.tryTo(day.rival.teamName, hours.confirmHoursCall, request);
    },
  },
  {
    what: 'somebody checks in after the end',
    must: 'tooLate',
    run: async (day) =>
      day.tryTo(personAt(day.rival.people, 6), attendance.checkInCall, {
        shiftId: day.rival.shiftId,
        code: await day.codeOf(day.rival),
      }),
  },
  {
    what: 'hours are entered without proof',
    must: '400',
    run: (day) => day.enter(day.honest, personAt(day.honest.people, 5), { fileIds: [] }),
  },
  {
    what: 'hours are entered with somebody else’s file',
    must: '400',
    run: async (day) => {
      const fileIds = [await day.upload(day.rival.teamName)];
      return day.enter(day.honest, personAt(day.honest.people, 5), { fileIds });
    },
  },
  {
    what: 'an entry is longer than the shift',
    must: 'overPlanned',
    run: (day) => day.enter(day.honest, personAt(day.honest.people, 5), { minutes: 480 }),
  },
  {
    what: 'an entry is approved before the person has answered',
    must: 'awaitsPerson',
    run: async (day) => {
      await day.enter(day.honest, personAt(day.honest.people, 5), {});
      return decide(day, personAt(day.honest.people, 5), 'shenhe001');
    },
  },
  {
    what: 'somebody answers an entry about another',
    must: '404',
    run: async (day) => {
      const hour = await day.hourOf(day.honest, personAt(day.honest.people, 5));
      const request = { hourId: hour?.hourId ?? 0, answer: 'confirmed' } as const;
      return day.tryTo(personAt(day.honest.people, 6), hours.answerHourEntryCall, request);
    },
  },
  {
    what: 'sixty records are passed unseen in one go',
    must: 'sampleNeeded',
    run: async ({ product, tryTo }) => {
      const waiting = await product.rows<{ id: number }>(
        `select id from service_hours where status = 'submitted' order by id limit 60`,
      );
      const hourIds = waiting.map(({ id }) => Number(id));
      return tryTo('shenhe001', hours.decideHoursCall, { hourIds, verdict: 'approve', reason });
    },
  },
  {
    what: 'a suspended team goes on confirming',
    must: '403',
    run: async (day) => {
      const [team] = await day.product.rows<{ id: number }>(
        'select t.id from teams t join accounts a on a.id = t.account_id where a.login_name = $1',
        [day.rival.teamName],
      );
      const until = toDay(new Date(day.now() + 7 * dayMs));
      await day.get('shenhe001', suspendTeamCall, { teamId: Number(team?.id), reason, until });
      return day.tryTo(day.rival.teamName, hours.confirmHoursCall, { activityId: day.rival.activityId });
    },
  },
];
