import { sql as raw } from 'kysely';
import { expect, it } from 'vitest';
import { getAttendanceBoard } from '#domains/attendance/contract/attendance.contract.ts';
import { confirmHours, listActivityHours } from '#domains/hours/contract/hours.contract.ts';
import { absentStates } from '#domains/site/contract/states.words.ts';
import { listApplications } from '#domains/signups/contract/applications.contract.ts';
import { applicationTabs } from '#domains/signups/contract/signups.words.ts';
import { getTeamHome } from '#domains/statistics/contract/statistics.contract.ts';
import type { AnyOperation, RequestOf, ResultOf } from '#platform/contract/operation.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import type { TestApp } from '#testing/test-app.ts';

/** Calls as teams of the demo city, each signed in once. */
function openTeams(app: () => TestApp) {
  const sql = () => app().sql;
  const signedIn = new Map<number, SignedIn>();
  const accountOf = async (teamId: number): Promise<number> =>
    (await sql().selectFrom('teams').select('accountId').where('id', '=', teamId).executeTakeFirstOrThrow())
      .accountId;

  async function asTeam<O extends AnyOperation>(
    teamId: number,
    operation: O,
    request: RequestOf<O>,
  ): Promise<ResultOf<O>> {
    const team = signedIn.get(teamId) ?? (await app().signInAs(await accountOf(teamId)));
    signedIn.set(teamId, team);
    const { body } = await app().call(operation, request, team);
    expect(body.code).toBe(200);
    return body.result;
  }

  /** Activities of teams that are at work, in these states: those with places kept for the queue, then the fullest, first. */
  const activitiesIn = async (...states: string[]) =>
    (
      await sql()
        .selectFrom('activities')
        .select(['id', 'teamId'])
        .where('status', 'in', states as never)
        .where('teamId', 'in', (of) => of.selectFrom('teams').select('id').where('status', '=', 'active'))
        .orderBy(
          raw`(select count(*) from sign_ups u where u.activity_id = activities.id and u.status = 'offered')`,
          'desc',
        )
        .orderBy('takenCount', 'desc')
        .orderBy('id')
        .limit(12)
        .execute()
    ).map(({ id, teamId }) => ({ activityId: id, teamId }));

  return { sql, asTeam, activitiesIn };
}
type Teams = ReturnType<typeof openTeams>;

/** What 报名管理 of an activity says, and what its lists hold. */
async function applicationsOf(
  { asTeam }: Teams,
  { activityId, teamId }: { activityId: number; teamId: number },
) {
  const { counts, shifts } = await asTeam(teamId, listApplications, { activityId, pageSize: 100 });
  const totals: Record<string, number> = {};
  for (const tab of keysOf(applicationTabs))
    totals[tab] = (await asTeam(teamId, listApplications, { activityId, tab, pageSize: 1 })).total;
  const waiting = await asTeam(teamId, listApplications, { activityId, tab: 'waiting', pageSize: 100 });
  const inState = (state: string) => waiting.list.filter((row) => row.state === state).length;
  const sumOf = (count: (shift: (typeof shifts)[number]) => number) =>
    shifts.reduce((sum, shift) => sum + count(shift), 0);
  return { counts, totals, waiting, inState, sumOf };
}

function applicationsAgree(teams: Teams): void {
  it('报名管理: every tab counts what it lists, 已通过 holds nobody who was only offered a place, and 候补 of shifts is that of the queue', async () => {
    let offered = 0;
    for (const activity of await teams.activitiesIn('published')) {
      const { counts, totals, waiting, inState, sumOf } = await applicationsOf(teams, activity);
      expect({ ...activity, totals }).toEqual({ ...activity, totals: counts });
      expect(waiting.total).toBeLessThanOrEqual(100);
      offered += inState('offered');
      expect({
        ...activity,
        confirmed: sumOf((shift) => shift.confirmedCount),
        pending: sumOf((shift) => shift.pendingCount),
        waiting: sumOf((shift) => shift.waitCount),
        taken: sumOf((shift) => shift.takenCount - shift.companionCount),
      }).toEqual({
        ...activity,
        confirmed: counts.confirmed,
        pending: counts.pending,
        waiting: inState('waitlisted'),
        taken: counts.confirmed + inState('offered'),
      });
    }
    expect(offered).toBeGreaterThan(0);
  });
}

function homeAgrees({ sql, asTeam }: Teams): void {
  it('团队首页: the sum of the chart is the sum of the hours, and twelve months hold the twelve weeks', async () => {
    const rows = await sql()
      .selectFrom('teams')
      .select('id')
      .where('status', '=', 'active')
      .orderBy('id')
      .limit(12)
      .execute();
    for (const { id: teamId } of rows) {
      const { weeks, effectiveMinutes, minutesBefore } = await asTeam(teamId, getTeamHome, {});
      const since = weeks[0]!.from;
      const { minutes } = await sql()
        .selectFrom('serviceHours')
        .select((row) => row.fn.coalesce(row.fn.sum<number>('minutes'), row.val(0)).as('minutes'))
        .where('teamId', '=', teamId)
        .where('status', '=', 'effective')
        .where('serviceOn', '>=', since)
        .executeTakeFirstOrThrow();
      expect([teamId, weeks.reduce((sum, week) => sum + week.minutes, 0)]).toEqual([teamId, Number(minutes)]);
      expect(effectiveMinutes).toBeGreaterThanOrEqual(Number(minutes) + minutesBefore);
    }
  });
}

const isAbsent = (state: string): boolean => absentStates.some((one) => one === state);

const hourStates = ['calculated', 'submitted', 'publicity', 'effective', 'disputed', 'rejected'] as const;

function hoursAgree({ asTeam, activitiesIn }: Teams, now: Date): void {
  it('时长明细: states count what they list, and only the unusual ask for a look', async () => {
    let [unusualCount, plainCount, absentCount] = [0, 0, 0];
    for (const { activityId, teamId } of await activitiesIn('settling')) {
      const { list, counts, waiting, people } = await asTeam(teamId, listActivityHours, {
        activityId,
        pageSize: 200,
      });
      const open = list.filter(({ state }) => state === 'calculated');
      const unusual = open.filter(({ flags }) => flags.some((flag) => flag !== 'needsCentre')).length;
      const toCentre = open.filter(({ flags }) => flags.includes('needsCentre')).length;
      const listed = Object.fromEntries(
        hourStates.map((state) => [state, list.filter((row) => row.state === state).length]),
      );
      expect({ activityId, ...listed, ...waiting }).toEqual({
        activityId,
        ...listed,
        unusual,
        toCentre,
        toPublicity: open.length - toCentre,
      });
      expect(counts).toMatchObject(listed);
      const asking = await asTeam(teamId, listActivityHours, { activityId, isUnusual: true, pageSize: 1 });
      expect([activityId, asking.total]).toEqual([activityId, unusual + counts.disputed + counts.rejected]);
      expect([activityId, list.length]).toEqual([activityId, counts.all]);
      const adjusted = await asTeam(teamId, listActivityHours, { activityId, isAdjusted: true, pageSize: 1 });
      expect([activityId, adjusted.total]).toEqual([activityId, counts.adjusted]);
      const { shifts } = await asTeam(teamId, getAttendanceBoard, { id: activityId });
      const absent = shifts.flatMap(({ rows }) => rows.filter(({ state }) => isAbsent(state)));
      expect([activityId, absent.length, absent.length]).toEqual([
        activityId,
        people.absentCount,
        shifts.reduce((sum, { absentCount }) => sum + absentCount, 0),
      ]);
      absentCount += absent.length;
      const begun = shifts.filter(({ startsAt }) => new Date(startsAt) <= now);
      const onList = begun.flatMap(({ shiftId, rows }) =>
        rows.map(({ volunteerId }) => `${shiftId}:${volunteerId}`),
      );
      // Whoever was only entered (补录) stands on no list.
      const recorded = list
        .filter(({ state, shiftId }) => shiftId !== null && state !== 'rejected' && state !== 'voided')
        .map(({ shiftId, volunteerId }) => `${shiftId}:${volunteerId}`);
      expect([activityId, people.dueCount]).toEqual([activityId, new Set([...onList, ...recorded]).size]);
      unusualCount += unusual;
      plainCount += open.length - unusual;
    }
    expect([unusualCount > 0, plainCount > unusualCount, absentCount > 0]).toEqual([true, true, true]);
  });
}

function confirmingAgrees({ asTeam, activitiesIn }: Teams): void {
  it('时长明细: a sign-out that the team set says so, and confirming does what it said before', async () => {
    let [fixedCount, confirmedCount] = [0, 0];
    for (const { activityId, teamId } of await activitiesIn('settling')) {
      const { shifts } = await asTeam(teamId, getAttendanceBoard, { id: activityId });
      const { list, waiting } = await asTeam(teamId, listActivityHours, { activityId, pageSize: 200 });
      const fixed = shifts.flatMap(({ shiftId, rows }) =>
        rows
          .filter(({ outMethod }) => outMethod === 'fixed')
          .map(({ volunteerId }) => `${shiftId}:${volunteerId}`),
      );
      const ofFixed = list.filter(({ shiftId, volunteerId }) => fixed.includes(`${shiftId}:${volunteerId}`));
      expect(ofFixed.filter(({ isCheckOutFixed }) => !isCheckOutFixed)).toEqual([]);
      fixedCount += ofFixed.length;
      const done = await asTeam(teamId, confirmHours, { activityId, hourIds: [] });
      expect([activityId, done.refused, done.publicityCount, done.submittedCount]).toEqual([
        activityId,
        [],
        waiting.toPublicity,
        waiting.toCentre,
      ]);
      confirmedCount += done.publicityCount;
    }
    expect([fixedCount > 0, confirmedCount > 0]).toEqual([true, true]);
  });
}

/**
 * Registers what every team of the demo city reads as figures, against the lists behind them (the counts that once disagreed on one
 * page). The last of them confirms hours: nothing that counts may come after it.
 */
export function teamCountsAgree(app: () => TestApp, now: Date): void {
  const teams = openTeams(app);
  applicationsAgree(teams);
  homeAgrees(teams);
  hoursAgree(teams, now);
  confirmingAgrees(teams);
}
