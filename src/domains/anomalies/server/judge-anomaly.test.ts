import { expect, it } from 'vitest';
import { buildParticipation } from '#domains/attendance/testing/attendance.builders.ts';
import { buildRole } from '#domains/roles/testing/roles.builders.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { keepsOriginDays } from '#platform/server/audit-origins.ts';
import { openHouse } from '#testing/open-house.ts';
import * as contract from '../contract/anomalies.contract.ts';
import { anomalyLimits } from '../contract/anomalies.words.ts';
import { buildAnomaly } from '../testing/anomalies.builders.ts';

const noon = new Date('2026-11-23T12:00:00+08:00');
const { app, sql, titlesOf } = openHouse({ now: noon });
const note = '核对了签到表和现场照片。';

async function world() {
  const { caller: team, organisationId } = await buildTeam(sql());
  const { anomalyId } = await buildAnomaly(sql(), { teamId: team.teamId, organisationId, now: noon });
  const staff = await app().signIn('staff', { permissions: ['anomalies.judge'] });
  const decide = async (decision: object) =>
    (
      await app().call(
        contract.judgeAnomaly,
        { anomalyId, version: 1, verdict: 'upheld', ...decision },
        staff,
      )
    ).body;
  return { team, staff, anomalyId, decide };
}

it('asks the team, then keeps the conclusion with its reason; nothing follows by itself', async () => {
  const { team, staff, anomalyId, decide } = await world();
  expect((await decide({ note })).reason).toBe('causeMissing');
  expect((await decide({ cause: 'proxy', note: '属实' })).reason).toBe('noteMissing');
  await decide({ verdict: 'asking', note });
  expect(await titlesOf(team.accountId)).toEqual(['请说明情况：云陂路口文明劝导']);
  await decide({ version: 2, cause: 'proxy', note });
  const shown = (await app().call(contract.getAnomaly, { id: anomalyId }, staff)).body.result;
  expect(shown).toMatchObject({ status: 'upheld', cause: 'proxy', note, version: 3 });
  expect((await decide({ version: 3, verdict: 'unfounded', cause: 'other', note })).reason).toBe('decided');
  expect(await sql().selectFrom('creditEvents').select('id').execute()).toEqual([]);
});

it('a stale page is told, and the counts of the board follow', async () => {
  const { staff, decide } = await world();
  await decide({ verdict: 'asking', note });
  expect((await decide({ cause: 'other', note })).code).not.toBe(200);
  const board = (await app().call(contract.listAnomalies, {}, staff)).body.result;
  expect(board?.rules.find(({ rule }) => rule === 'sharedDevice')).toMatchObject({
    openCount: 1,
    judgedCount: 0,
  });
});

it('whoever it is about does not judge it', async () => {
  const { staff, anomalyId, decide } = await world();
  await sql()
    .updateTable('anomalyFlags')
    .set({ volunteerIds: [staff.accountId] })
    .where('id', '=', anomalyId)
    .execute();
  expect((await decide({ cause: 'other', note })).reason).toBe('related');
});

/** A shift with check-ins by a code a minute apart, by these devices, and a flag about the people of the first two. */
async function tapped(devices: readonly (string | null)[]) {
  const { teamId, staff, anomalyId } = { ...(await world()), ...(await buildTeam(sql())).caller };
  const people: number[] = [];
  let shift: { shiftId?: number; activityId?: number } = {};
  for (const [place, deviceHash] of devices.entries()) {
    const at = new Date(noon.getTime() + place * 60_000);
    const { shiftId } = shift;
    const built = await buildParticipation(sql(), { now: at, ...(shiftId !== undefined && { shiftId }) });
    shift = built;
    people.push(built.volunteerId);
    await sql()
      .updateTable('attendanceEvents')
      .set({ deviceHash })
      .where('participationId', '=', built.participationId)
      .execute();
  }
  const [volunteerIds, activityId] = [people.slice(0, 2), shift.activityId ?? null];
  const subject = `shift:${shift.shiftId}:7F3A:1`;
  await sql()
    .updateTable('anomalyFlags')
    .set({ subject, activityId, volunteerIds })
    .where('id', '=', anomalyId)
    .execute();
  const shown = async (who = staff) => app().call(contract.getAnomaly, { id: anomalyId }, who);
  return { shown, teamId };
}
const marks = ['7f3a', 'c21d', '00ff'].map((mark) => mark.repeat(16));
const [shared = '', busy = '', single = ''] = marks;

it('shows who tapped by which device: those of the flag first, devices by number, no mark and no name whole', async () => {
  // More people used another device, but the flag is about two on this one.
  const { shown } = await tapped([shared, shared, busy, busy, busy, single, null]);
  const { body } = await shown();
  const steps = body.result?.steps ?? [];
  expect(steps.map(({ device }) => device)).toEqual([1, 1, 2, 2, 2, 3, null]);
  expect(steps.map(({ isAbout, sign }) => [isAbout, sign?.length])).toEqual([
    ...Array.from({ length: 2 }, () => [true, 1]),
    ...Array.from({ length: 5 }, () => [false, undefined]),
  ]);
  expect(steps.map(({ person }) => person)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(body.result).toMatchObject({
    deviceMarks: ['7F3A', 'C21D', '00FF'],
    areDevicesForgotten: false,
    hasMoreSteps: false,
  });
  for (const mark of marks) expect(JSON.stringify(body).toLowerCase()).not.toContain(mark.slice(0, 5));
});

it('of devices whose days are over says so; outside the own area nothing is shown', async () => {
  const { shown } = await tapped([null, null]);
  expect((await shown()).body.result).toMatchObject({ areDevicesForgotten: false, deviceMarks: [] });
  const old = new Date(noon.getTime() - (keepsOriginDays + 1) * 86_400_000);
  expect(anomalyLimits.deviceDays).toBe(keepsOriginDays);
  await sql().updateTable('attendanceEvents').set({ at: old }).execute();
  expect((await shown()).body.result).toMatchObject({ areDevicesForgotten: true });
  const roleId = await buildRole(sql(), { permissions: ['anomalies.judge'], dataScope: 'organisation' });
  const organisationId = (await buildOrganisation(sql())).id;
  const elsewhere = await app().signIn('staff', { roleId, organisationId });
  const { body } = await shown(elsewhere);
  expect([body.code, body.result]).toEqual([404, null]);
});
