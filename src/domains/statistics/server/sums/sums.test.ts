import { sql as raw } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import { buildParticipation } from '#domains/attendance/testing/attendance.builders.ts';
import { at, openDay } from '#domains/attendance/testing/open-day.ts';
import { buildHour } from '#domains/hours/testing/hours.builders.ts';
import { buildReadyVolunteer, buildSignUp } from '#domains/signups/testing/signups.builders.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { sumInvariants } from '../../../../../tools/check-data/sums/sum-invariants.ts';
import { getReports } from '../../contract/statistics.contract.ts';

const { clock, sql, call, run, open } = openDay();
const now = at('08:00', 22);
const span = { fromOn: '2026-11-15', toOn: '2026-11-21' };

/** What `check:data` finds when it counts the rows themselves. */
async function differences(): Promise<unknown[]> {
  const found = await Promise.all(sumInvariants.map(({ sql: text }) => raw.raw(text).execute(sql())));
  return found.flatMap(({ rows }) => rows);
}
const waiting = async () => [
  (await sql().selectFrom('daySumsWaiting').selectAll().execute()).length,
  (await sql().selectFrom('shiftTalliesWaiting').selectAll().execute()).length,
];
const addUp = () => run('statistics.addUpSums');

/** The week of the shift: signed up, came, minutes effective; and the way from application to hours. */
async function week(scope?: string) {
  clock.now = now;
  const { caller } = await buildStaff(sql(), { permissions: ['statistics.view'] });
  const report = await call(getReports, span, { ...caller, scope });
  const value = (key: string) => report.figures.find((one) => one.key === key)?.value;
  const served = report.hours.reduce((sum, { minutes }) => sum + minutes, 0);
  return {
    figures: [value('signUps'), value('attended'), (value('minutes') ?? 0) * 60, served],
    funnel: report.funnel.map((step) => step.value),
    shifts: report.heat.reduce((sum, one) => sum + one.value, 0),
  };
}

/** One person with a place, who came and whose 120 minutes are effective; added up once. */
async function served() {
  const team = await buildTeam(sql());
  const opened = await open({ people: 1, teamId: team.teamId });
  const [person] = opened.people;
  const { signUpId, volunteerId } = person!;
  const { shiftId } = opened;
  const { participationId } = await buildParticipation(sql(), { shiftId, volunteerId, signUpId, now });
  const hour = { shiftId, volunteerId, participationId, source: 'attendance', now } as const;
  const effective = { status: 'effective', effectiveAt: at('20:00'), minutes: 120 } as const;
  const { hourId } = await buildHour(sql(), { ...hour, ...effective });
  await addUp();
  return { ...opened, team, signUpId, volunteerId, participationId, hour, effective, hourId };
}
type Served = Awaited<ReturnType<typeof served>>;

const set = (table: 'signUps' | 'participations' | 'serviceHours' | 'shifts' | 'activities' | 'teams') => ({
  of: (id: number, change: object) => sql().updateTable(table).set(change).where('id', '=', id).execute(),
});
const elsewhere = () => open({ people: 0, shifts: [{ startsAt: at('08:30', 28), endsAt: at('11:30', 28) }] });

/** What happens to it, and what the week says then: figures and funnel. */
const changes: [string, (given: Served) => Promise<unknown>, number[], number[]][] = [
  [
    'a place is given back',
    ({ signUpId }) => set('signUps').of(signUpId, { status: 'cancelled' }),
    [1, 1, 120, 120],
    [1, 0, 1, 1],
  ],
  [
    'somebody waits',
    ({ shiftId }) => buildSignUp(sql(), { shiftId, status: 'waitlisted', now: at('12:00', 16) }),
    [2, 1, 120, 120],
    [2, 1, 1, 1],
  ],
  [
    'a sign-up was of another day',
    ({ signUpId }) => set('signUps').of(signUpId, { createdAt: at('12:00', 14) }),
    [0, 1, 120, 120],
    [1, 1, 1, 1],
  ],
  [
    'a sign-up moves to a shift of another team',
    async ({ signUpId }) => {
      const { shiftId, activityId } = await elsewhere();
      await set('signUps').of(signUpId, { shiftId, activityId });
      await set('participations').of((await participationOf(signUpId)).id, { shiftId, activityId });
    },
    [1, 0, 120, 120],
    [0, 0, 0, 0],
  ],
  [
    'who came was absent after all',
    ({ participationId }) => set('participations').of(participationId, { status: 'absent' }),
    [1, 0, 120, 120],
    [1, 1, 0, 1],
  ],
  ['somebody came without a place', ({ shiftId }) => walkIn(shiftId), [1, 2, 120, 120], [1, 1, 1, 1]],
  [
    'hours are voided',
    ({ hourId }) => set('serviceHours').of(hourId, { status: 'voided' }),
    [1, 1, 0, 0],
    [1, 1, 1, 0],
  ],
  [
    'a correction takes minutes away',
    ({ hour, effective, hourId }) =>
      buildHour(sql(), {
        ...hour,
        ...effective,
        participationId: null,
        source: 'correction',
        adjustOf: hourId,
        minutes: -30,
        calculatedMinutes: 0,
      }),
    [1, 1, 90, 90],
    [1, 1, 1, 1],
  ],
  [
    'the second day of a night is in 公示, then its first is voided',
    async ({ hour, hourId }) => {
      const second = { serviceOn: '2026-11-22', startsAt: at('00:00', 22), endsAt: at('02:00', 22) };
      await buildHour(sql(), { ...hour, ...second, status: 'publicity' });
      await set('serviceHours').of(hourId, { status: 'voided' });
    },
    [1, 1, 0, 0],
    [1, 1, 1, 1],
  ],
  [
    'a computed record goes again',
    async ({ shiftId }) => {
      const { hourId } = await buildHour(sql(), { shiftId, now: at('08:00', 16) });
      await sql().deleteFrom('serviceHours').where('id', '=', hourId).execute();
    },
    [2, 2, 120, 120],
    [2, 2, 2, 1],
  ],
  [
    'the shift was on another day',
    async ({ shiftId, activityId, signUpId }) => {
      const times = { startsAt: at('08:30', 28), endsAt: at('11:30', 28) };
      await set('shifts').of(shiftId, times);
      await set('activities').of(activityId, times);
      await set('signUps').of(signUpId, times);
    },
    [1, 0, 120, 120],
    [0, 0, 0, 0],
  ],
  [
    'everything is deleted',
    async ({ shiftId, signUpId, participationId }) => {
      await raw`alter table service_hours disable trigger service_hours_guard`.execute(sql());
      await sql().deleteFrom('serviceHours').execute();
      await raw`alter table service_hours enable trigger service_hours_guard`.execute(sql());
      await sql().deleteFrom('attendanceEvents').where('participationId', '=', participationId).execute();
      await sql().deleteFrom('participations').where('id', '=', participationId).execute();
      await sql().deleteFrom('signUps').where('id', '=', signUpId).execute();
      await sql().deleteFrom('shifts').where('id', '=', shiftId).execute();
    },
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ],
];

const participationOf = (signUpId: number) =>
  sql().selectFrom('participations').select('id').where('signUpId', '=', signUpId).executeTakeFirstOrThrow();

async function walkIn(shiftId: number): Promise<void> {
  const { volunteerId } = await buildReadyVolunteer(sql());
  await buildParticipation(sql(), { shiftId, volunteerId, signUpId: null, isWalkIn: true, now });
}

describe('addUpSums', () => {
  it.each(changes)('%s: exact before it is added up, and afterwards', async (_, change, figures, funnel) => {
    const given = await served();
    expect(await waiting()).toEqual([0, 0]);
    expect(await week()).toEqual({ figures: [1, 1, 120, 120], funnel: [1, 1, 1, 1], shifts: 1 });
    await change(given);
    expect(await differences()).toEqual([]);
    expect(await week()).toMatchObject({ figures, funnel });
    await addUp();
    expect(await waiting()).toEqual([0, 0]);
    expect(await differences()).toEqual([]);
    expect(await week()).toMatchObject({ figures, funnel });
  });

  it('follows an activity that is listed no more, and a team that moves to another 所', async () => {
    const { activityId, team } = await served();
    await set('activities').of(activityId, { status: 'cancelled' });
    expect([await differences(), (await week()).shifts]).toEqual([[], 0]);
    const other = await buildOrganisation(sql());
    expect((await week(other.path)).figures).toEqual([0, 0, 0, 0]);
    await set('teams').of(team.teamId, { organisationId: other.id });
    expect([await differences(), (await week(other.path)).figures]).toEqual([[], [1, 1, 120, 120]]);
    await addUp();
    expect([await differences(), await week(other.path)]).toEqual([[], await week()]);
  });

  it('goes on where a run was full', async () => {
    const { shiftId } = await open({ people: 0 });
    await addUp();
    const lines = Array.from({ length: 5_001 }, () => ({ shiftId }));
    for (let at = 0; at < lines.length; at += 1_000)
      await sql()
        .insertInto('shiftTalliesWaiting')
        .values(lines.slice(at, at + 1_000))
        .execute();
    await addUp();
    expect(await waiting()).toEqual([0, 0]);
    expect(await differences()).toEqual([]);
  });
});
