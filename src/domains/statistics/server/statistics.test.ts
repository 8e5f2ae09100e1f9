import { describe, expect, it } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import { buildParticipation } from '#domains/attendance/testing/attendance.builders.ts';
import { at, openDay } from '#domains/attendance/testing/open-day.ts';
import { buildHour } from '#domains/hours/testing/hours.builders.ts';
import { buildJob } from '#domains/jobs/testing/jobs.builders.ts';
import { buildNeed } from '#domains/needs/testing/needs.builders.ts';
import { buildReadyVolunteer, buildSignUp } from '#domains/signups/testing/signups.builders.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { buildMember, buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { hourMs } from '#platform/contract/durations.ts';
import type { StaffCaller } from '#platform/server/calls/act.ts';
import { readSheet } from '#platform/server/spreadsheet.ts';
import {
  exportStatistics,
  getDashboard,
  getReports,
  getHomeFigures,
  getTeamHome,
  listTeamTodos,
  getVolunteerHome,
  listTodos,
} from '../contract/statistics.contract.ts';
import { testId } from '#testing/test-act.ts';
import { lastMonths, withLastYear, yearBefore } from './months.ts';

const { clock, sql, call, run, open } = openDay();
const now = at('08:30');
const staff = async (more: Partial<StaffCaller> = {}) => ({
  ...(await buildStaff(sql(), { permissions: ['statistics.view', 'hours.review', 'activities.review'] }))
    .caller,
  ...more,
});

describe('an empty city', () => {
  it('shows noughts everywhere, not faults', async () => {
    const home = await call(getHomeFigures, {});
    expect(home).toMatchObject({ volunteerCount: 0, teamCount: 0, effectiveMinutes: 0 });
    const dashboard = await call(getDashboard, {}, await staff());
    expect(dashboard.figures.map((figure) => [figure.value, figure.change])).toEqual(
      Array(5).fill([0, null]),
    );
    const { todos } = await call(listTodos, {}, await staff());
    expect(todos.map((todo) => todo.count)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(dashboard).toMatchObject({ areas: [], categories: [], heat: [], alerts: [] });
    expect(dashboard.funnel.map((step) => step.value)).toEqual([0, 0, 0, 0]);
    expect(dashboard.hours).toHaveLength(12);
    const team = await buildTeam(sql());
    expect(await call(getTeamHome, {}, team.caller)).toMatchObject({
      agenda: [],
      memberCount: 0,
      effectiveMinutes: 0,
      attendanceRate: null,
    });
    const { caller } = await buildReadyVolunteer(sql());
    expect(await call(getVolunteerHome, {}, caller)).toEqual({
      next: null,
      todos: [],
      calendar: [],
      suggestions: [],
    });
  });
});

/** Two people came, one was absent, one hour is effective, one waits for the centre and one is disputed. */
async function fill(organisationId?: number) {
  const team = await buildTeam(sql(), organisationId === undefined ? {} : { organisationId });
  const opened = await open({ people: 0, teamId: team.teamId, publishedAt: at('10:00', 20) });
  const { shiftId } = opened;
  const done = await buildHour(sql(), {
    shiftId,
    now,
    status: 'effective',
    effectiveAt: at('08:00'),
    minutes: 150,
  });
  await buildHour(sql(), { shiftId, now: at('08:00', 19), status: 'submitted' });
  await buildParticipation(sql(), { shiftId, now, status: 'absent' });
  const entered = await buildReadyVolunteer(sql());
  await buildHour(sql(), { shiftId, volunteerId: entered.volunteerId, status: 'disputed', now });
  return { ...opened, team, done };
}

describe('exportStatistics', () => {
  it('writes the figures of the reports, row by row, and leaves a line', async () => {
    await fill();
    const span = { fromOn: '2026-11-15', toOn: '2026-11-21' };
    const { sheet } = await call(exportStatistics, { ...span, reason: '年报' }, await staff());
    const { rows } = await readSheet(Buffer.from(sheet, 'base64'), { columnCount: 5, mostRows: 200 });
    const texts = rows.map(({ cells }) =>
      cells.slice(0, 3).map((cell) => (cell && 'text' in cell ? cell.text : undefined)),
    );
    expect(texts).toContainEqual(['数据', '到场', '2']);
    expect(texts.find(([name]) => name === '时间段')?.[1]).toBe('2026-11-15 至 2026-11-21');
    expect(texts.filter(([name]) => name === '服务时长')).toHaveLength(7);
    const line = await sql()
      .selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'exportStatistics')
      .execute();
    expect(line).toMatchObject([{ reason: '年报', targetType: 'statistics', detail: span }]);
  });
});

describe('getReports', () => {
  it('counts needs by the day they were asked, inside the scope, as far as they have come', async () => {
    const asked = at('08:00', 19);
    const taken = async (needId: number, hours: number) =>
      sql()
        .insertInto('needSteps')
        .values({
          needId,
          status: 'accepted',
          at: new Date(asked.getTime() + hours * hourMs),
          byKind: 'team',
          byId: null,
          reason: null,
        })
        .execute();
    const verifiedAt = new Date(asked.getTime() + hourMs);
    const closed = { now: asked, status: 'closed', endedAt: now, verifiedAt, category: 'elder' } as const;
    const [one, other] = [
      await buildNeed(sql(), { ...closed, outcome: 'solved' }),
      await buildNeed(sql(), { ...closed, outcome: 'unrated' }),
    ];
    await taken(one.needId, 2);
    await taken(other.needId, 6);
    await buildNeed(sql(), { now: asked, category: 'eco' });
    await buildNeed(sql(), { now: at('08:00', 10) });
    const span = { fromOn: '2026-11-15', toOn: '2026-11-21' };
    const { needs } = await call(getReports, span, await staff());
    expect(needs).toEqual({
      steps: [
        { label: '点单', value: 3 },
        { label: '核实', value: 2 },
        { label: '接单', value: 2 },
        { label: '结单', value: 2 },
      ],
      outcomes: [
        { label: '解决了', value: 1 },
        { label: '部分解决', value: 0 },
        { label: '没有解决', value: 0 },
        { label: '未评价', value: 1 },
      ],
      categories: expect.arrayContaining([
        { label: '助老', value: 2 },
        { label: '环保', value: 1 },
      ]) as unknown,
      medianMinutes: 240,
      verifiedInTime: 2,
    });
    const elsewhere = await buildOrganisation(sql());
    const narrow = await staff({ scope: elsewhere.path });
    expect((await call(getReports, span, narrow)).needs.steps[0]).toEqual({ label: '点单', value: 0 });
  });

  it('counts the days that were asked for, and no others', async () => {
    await fill();
    clock.now = new Date(now.getTime() + 60_000);
    const ask = async (fromOn: string, toOn: string) => call(getReports, { fromOn, toOn }, await staff());
    const figure = ({ figures }: Awaited<ReturnType<typeof ask>>, key: string) =>
      figures.find((one) => one.key === key);
    const day = await ask('2026-11-21', '2026-11-21');
    expect([figure(day, 'attended'), figure(day, 'minutes')]).toMatchObject([
      { label: '到场', value: 2, change: null },
      { label: '生效时长', value: 2.5 },
    ]);
    expect(day.hours).toEqual([{ part: '2026-11-21', minutes: 150, lastYearMinutes: 0 }]);
    expect(day.categories).toEqual([{ key: 'eco', label: '环保', value: 1 }]);
    expect(day.funnel.map((step) => step.value)).toEqual([3, 3, 2, 1]);
    const earlier = await ask('2026-11-01', '2026-11-20');
    expect(figure(earlier, 'attended')?.value).toBe(0);
    expect([earlier.categories, earlier.heat]).toEqual([[], []]);
    expect(earlier.funnel.map((step) => step.value)).toEqual([0, 0, 0, 0]);
    const next = await ask('2026-11-22', '2026-11-22');
    expect(figure(next, 'attended')).toMatchObject({ value: 0, change: -1 });
    const later = await ask('2027-11-01', '2027-11-30');
    expect(later.hours[20]).toEqual({ part: '2027-11-21', minutes: 0, lastYearMinutes: 150 });
    const year = await ask('2026-01-01', '2026-12-31');
    expect(year.hours).toHaveLength(12);
    expect(year.hours[10]).toEqual({ part: '2026-11', minutes: 150, lastYearMinutes: 0 });
  });

  it.each([
    ['2026-11-21', '2026-11-20', '结束日期早于开始日期，请改其中一个'],
    ['2024-01-01', '2026-11-20', '一次最多统计 731 天，请缩短时间段'],
  ])('refuses %s to %s at its end', (fromOn, toOn, message) => {
    const { error } = getReports.request.safeParse({ fromOn, toOn });
    expect(error?.issues).toMatchObject([{ path: ['toOn'], message }]);
  });
});

describe('getDashboard', () => {
  it('counts what a hand counts', async () => {
    await fill();
    const dashboard = await call(getDashboard, {}, await staff());
    const figure = (key: string) => dashboard.figures.find((one) => one.key === key)?.value;
    expect(figure('attended')).toBe(2);
    expect(figure('activities')).toBe(1);
    expect(figure('minutes')).toBe(2.5);
    const { todos } = await call(listTodos, {}, await staff());
    expect(todos.map(({ key, count, overdueCount }) => [key, count, overdueCount])).toEqual([
      ['activities', 0, 0],
      ['activityChanges', 0, 0],
      ['makeups', 0, 0],
      ['hours', 1, 1],
      ['objections', 1, 0],
      ['corrections', 0, 0],
      ['claims', 0, 0],
    ]);
    expect(dashboard.funnel.map((step) => step.value)).toEqual([0, 0, 0, 0]);
    expect(dashboard.hours.at(-1)).toEqual({ part: '2026-11', minutes: 150, lastYearMinutes: 0 });
    expect(dashboard.categories).toEqual([{ key: 'eco', label: '环保', value: 1 }]);
    expect(dashboard.heat).toEqual([{ weekday: 6, hour: 8, value: 1 }]);
    clock.now = new Date(now.getTime() + 60_000);
    const later = await call(getDashboard, {}, await staff());
    expect(later.funnel.map((step) => step.value)).toEqual([3, 3, 2, 1]);
  });

  it('counts only the caller’s own 所 and below, and only todos of their permissions', async () => {
    const own = await buildOrganisation(sql());
    const below = await buildOrganisation(sql(), { parent: own });
    const other = await buildOrganisation(sql());
    await fill(below.id);
    await fill(other.id);
    const valueOf = async (caller: StaffCaller) => {
      const { figures } = await call(getDashboard, {}, caller);
      const { todos } = await call(listTodos, {}, caller);
      return [figures.find((one) => one.key === 'attended')?.value, ...todos.map((todo) => todo.count)];
    };
    expect(await valueOf(await staff())).toEqual([4, 0, 0, 0, 2, 2, 0, 0]);
    expect(await valueOf(await staff({ scope: own.path }))).toEqual([2, 0, 0, 0, 1, 1, 0, 0]);
    expect(await valueOf(await staff({ scope: other.path }))).toEqual([2, 0, 0, 0, 1, 1, 0, 0]);
    const empty = await buildOrganisation(sql());
    expect(await valueOf(await staff({ scope: empty.path }))).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    const viewer = await buildStaff(sql(), { permissions: ['statistics.view'] });
    expect(await valueOf(viewer.caller)).toEqual([4]);
  });

  it('warns of every shift that is short within two days, each once', async () => {
    await open({
      people: 0,
      shifts: [
        { startsAt: at('08:30', 22), endsAt: at('11:30', 22), minNeeded: 5 },
        { startsAt: at('13:00', 22), endsAt: at('15:00', 22), minNeeded: 3 },
        { startsAt: at('08:30', 23), endsAt: at('11:30', 23), minNeeded: 5 },
      ],
    });
    const { alerts } = await call(getDashboard, {}, await staff());
    expect(alerts.map((alert) => alert.text.match(/还差 (\d+) 人/)?.[1])).toEqual(['5', '3']);
    expect(new Set(alerts.map((alert) => alert.key)).size).toBe(2);
  });
});

describe('refreshHomeFigures', () => {
  it('writes the figures that the home page then reads', async () => {
    await fill();
    await run('statistics.refreshHomeFigures');
    const figures = await call(getHomeFigures, {});
    expect(figures).toMatchObject({
      teamCount: 1,
      effectiveMinutes: 150,
      monthActivityCount: 1,
      computedAt: '2026-11-21T08:30:00+08:00',
    });
    await buildTeam(sql());
    expect((await call(getHomeFigures, {})).teamCount).toBe(1);
    await run('statistics.refreshHomeFigures');
    expect((await call(getHomeFigures, {})).teamCount).toBe(2);
  });
});

describe('getTeamHome', () => {
  it('counts the team’s own rows and nobody else’s', async () => {
    const { team, shiftId } = await fill();
    await fill();
    const home = await call(getTeamHome, {}, team.caller);
    const { todos } = await call(listTeamTodos, {}, team.caller);
    expect(todos.map(({ key, count, entry }) => [key, count, entry])).toEqual([
      ['disputed', 1, 'teamactivity'],
    ]);
    expect(home).toMatchObject({ activityCount: 1, effectiveMinutes: 150, attendanceRate: 2 / 3 });
    expect(home.agenda).toMatchObject([{ shiftId, insideCount: 0, isAtRisk: false }]);
    expect(home.months.at(-1)).toEqual({ month: '2026-11', minutes: 150, lastYearMinutes: 0 });
    expect(home.weeks).toHaveLength(12);
    expect(home.weeks.at(-1)).toEqual({ from: '2026-11-16', minutes: 150 });
    expect(home.monthMembers).toEqual([]);
    expect(home.minutesBefore).toBe(0);
  });

  it('follows the shifts of eight days with what comes later, until there are four', async () => {
    const { teamId, caller } = await buildTeam(sql());
    const starts = [
      at('12:00'),
      at('12:00', 29),
      ...[1, 2, 3].map((day) => new Date(`2026-12-0${day}T09:00+08:00`)),
    ];
    await open({ people: 0, teamId, shifts: starts.map((startsAt) => ({ startsAt })) });
    const home = await call(getTeamHome, {}, caller);
    expect(home.agenda.map(({ startsAt }) => new Date(startsAt))).toEqual(starts.slice(0, 4));
  });

  it('names the members who served most this month, and tells what volunteers wrote once it is shown, without names', async () => {
    const { team, activityId, done } = await fill();
    const { volunteerId, participationId } = await sql()
      .selectFrom('serviceHours')
      .select(['volunteerId', 'participationId'])
      .where('id', '=', done.hourId)
      .executeTakeFirstOrThrow();
    const { memberId: teamUserId } = await buildMember(sql(), {
      teamId: team.teamId,
      volunteerId,
      name: '方舟',
    });
    const rating = {
      direction: 'ofService' as const,
      activityId,
      teamId: team.teamId,
      volunteerId,
      ratedBy: team.accountId,
      scores: [5, 4, 4, 4],
      createdAt: at('08:00', 20),
    };
    const rate = (id: number, text: string, shownAt: Date) =>
      sql()
        .insertInto('ratings')
        .values({ ...rating, participationId: id, text, shownAt })
        .execute();
    await rate(participationId ?? 0, '领队讲得特别细', at('08:00'));
    const other = await buildParticipation(sql(), { shiftId: done.shiftId, now });
    await rate(other.participationId, '还没到时间', at('09:00'));
    const home = await call(getTeamHome, {}, team.caller);
    expect(home.monthMembers).toMatchObject([
      { teamUserId, volunteerId, name: '方舟', serviceCount: 1, minutes: 150 },
    ]);
    expect(home.latestRatings.map(({ text, stars }) => [text, stars])).toEqual([['领队讲得特别细', 4]]);
    expect([home.activeCount, home.requesterRating]).toEqual([1, null]);
  });

  it('群众评单 is the mean of three words at least, each of the team whose work it followed', async () => {
    const [team, other] = [await buildTeam(sql()), await buildTeam(sql())];
    const marks = async (needId: number, mark: number | null, day: number) =>
      sql()
        .insertInto('needRatings')
        .values({
          needId,
          round: day,
          outcome: 'solved',
          timely: mark,
          attitude: mark,
          quality: mark,
          via: 'code',
          byId: null,
          at: at('09:00', day),
        })
        .execute();
    const rated = async (mark: number | null) => {
      const job = { teamId: team.teamId, status: 'done', now: at('08:00', 10) } as const;
      const { needId } = await buildJob(sql(), {
        ...job,
        submittedAt: at('08:00', 12),
        endedAt: at('09:00', 13),
      });
      await marks(needId, mark, 13);
      return needId;
    };
    const ratingOf = async ({ caller }: typeof team) => (await call(getTeamHome, {}, caller)).requesterRating;
    await rated(null);
    await rated(5);
    const again = await rated(4);
    expect(await ratingOf(team)).toBeNull();
    await rated(4);
    expect(await ratingOf(team)).toBe(4.3);
    // Another team came again afterwards: what is said then is said of it.
    const {
      dispatchId,
      kind,
      title,
      content,
      category,
      organisationId,
      area,
      planStart,
      planEnd,
      peopleNeeded,
    } = await sql().selectFrom('jobs').selectAll().where('needId', '=', again).executeTakeFirstOrThrow();
    const like = { dispatchId, kind, title, content, category, organisationId, area, planStart, planEnd };
    const id = testId();
    await sql()
      .insertInto('jobs')
      .values({
        ...like,
        id,
        jobNo: `RW${id}`,
        status: 'done',
        needId: again,
        teamId: other.teamId,
        peopleNeeded,
        issuedAt: at('08:00', 14),
        submittedAt: at('08:00', 15),
        endedAt: at('09:00', 16),
        resultCode: 'solved',
        resultText: '再次上门修好了。',
        createdAt: at('08:00', 14),
        updatedAt: at('08:00', 15),
      })
      .execute();
    await marks(again, 1, 16);
    expect(await ratingOf(team)).toBe(4.3);
  });
});

describe('getVolunteerHome', () => {
  it('shows the next place, days of service with walk-ins, and suggestions with a reason', async () => {
    const next = await open({ shifts: [{ startsAt: at('08:30', 25), endsAt: at('10:00', 25) }] });
    const { caller, volunteerId } = next.people[0]!;
    const past = await open({ people: 0, shifts: [{ startsAt: at('08:30', 10), endsAt: at('10:00', 10) }] });
    await buildParticipation(sql(), { shiftId: past.shiftId, volunteerId, isWalkIn: true });
    const absent = await open({
      people: 0,
      shifts: [{ startsAt: at('08:30', 12), endsAt: at('10:00', 12) }],
    });
    const { signUpId } = await buildSignUp(sql(), { shiftId: absent.shiftId, volunteerId, now });
    await buildParticipation(sql(), { shiftId: absent.shiftId, volunteerId, signUpId, status: 'absent' });
    const fresh = await open({ people: 0, shifts: [{ startsAt: at('08:30', 29), endsAt: at('10:00', 29) }] });
    const home = await call(getVolunteerHome, {}, caller);
    expect(home.next).toMatchObject({ shiftId: next.shiftId, startsAt: '2026-11-25T08:30:00+08:00' });
    expect(home.calendar.map(({ day, kind }) => [day, kind])).toEqual([
      ['2026-11-10', 'attended'],
      ['2026-11-25', 'signedUp'],
    ]);
    expect(home.suggestions).toMatchObject([{ activityId: fresh.activityId, why: '你关注的服务类别' }]);
  });

  it('shows the shift after the one that is served already', async () => {
    const today = await open();
    const { caller, volunteerId, signUpId } = today.people[0]!;
    const nextId = async () => (await call(getVolunteerHome, {}, caller)).next?.shiftId;
    expect(await nextId()).toBe(today.shiftId);
    const { participationId } = await buildParticipation(sql(), {
      shiftId: today.shiftId,
      volunteerId,
      signUpId,
      status: 'checkedIn',
    });
    expect(await nextId()).toBe(today.shiftId);
    clock.now = new Date(at('13:30').getTime() - 1);
    expect(await nextId(), 'inside, while the way out can be recorded').toBe(today.shiftId);
    clock.now = at('13:30');
    expect(await nextId()).toBeUndefined();
    clock.now = at('09:30');
    await sql()
      .updateTable('participations')
      .set({ status: 'checkedOut', checkedOutAt: at('09:30') })
      .where('id', '=', participationId)
      .execute();
    expect(await nextId()).toBeUndefined();
  });
});

describe('months', () => {
  it('run over the turn of the year', () => {
    expect(lastMonths('2026-02-28', 3)).toEqual(['2025-12', '2026-01', '2026-02']);
    expect(lastMonths('2026-12-31', 1)).toEqual(['2026-12']);
    expect(yearBefore('2026-01')).toBe('2025-01');
    expect(withLastYear(['2026-01'], new Map([['2025-01', 7]]))).toEqual([
      { month: '2026-01', minutes: 0, lastYearMinutes: 7 },
    ]);
  });
});
