import { z } from 'zod';
import { coverSchema } from '#domains/activities/contract/activity-views.contract.ts';
import { daysInOrder } from '#platform/contract/day-span.rules.ts';
import { dayMs, minuteMs } from '#platform/contract/durations.ts';
import { dayField, idField, instantField, reasonField } from '#platform/contract/fields.ts';
import { endOfDay, startOfDay } from '#platform/contract/instants.ts';
import { anyStaff, operation, permission } from '#platform/contract/operation.ts';
import { longestReportDays } from './reports.words.ts';

/** The four figures of the home page; counted once a minute by background work, never on the request. */
export const getHomeFigures = operation({
  name: 'getHomeFigures',
  method: 'GET',
  path: '/api/statistics/GetHomeFigures',
  caller: 'public',
  effect: 'read',
  shared: { with: 'everybody', forMs: 10_000 },
  request: z.strictObject({}),
  result: z.strictObject({
    volunteerCount: z.int(),
    teamCount: z.int(),
    effectiveMinutes: z.int(),
    monthActivityCount: z.int(),
    computedAt: instantField,
  }),
  refusals: {},
  summary: '首页数据',
});

const todoSchema = z.strictObject({
  key: z.string(),
  label: z.string(),
  count: z.int(),
  isUrgent: z.boolean(),
  link: z.string(),
});

/** What waits for the team, longest first, each with the place where it is done; what does not wait is left out. */
export const listTeamTodos = operation({
  name: 'listTeamTodos',
  method: 'GET',
  path: '/api/statistics/ListTeamTodos',
  caller: 'team',
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({
    todos: z.array(
      z.strictObject({
        ...todoSchema.shape,
        /** Name of the menu entry that counts it in its badge. */
        entry: z.enum(['teamactivity', 'teamuser', 'teamjob', 'teamclaim']),
        /** Since when the oldest of them waits. */
        oldestAt: instantField,
      }),
    ),
  }),
  refusals: {},
  summary: '团队待办',
});

/** The team's first page: what is on today and this week, hours by week and month, who served, what was said. */
export const getTeamHome = operation({
  name: 'getTeamHome',
  method: 'GET',
  path: '/api/statistics/GetTeamHome',
  caller: 'team',
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({
    agenda: z.array(
      z.strictObject({
        activityId: idField,
        shiftId: idField,
        title: z.string(),
        postName: z.string(),
        placeName: z.string(),
        startsAt: instantField,
        endsAt: instantField,
        capacity: z.int(),
        takenCount: z.int(),
        insideCount: z.int(),
        isAtRisk: z.boolean(),
      }),
    ),
    months: z.array(z.strictObject({ month: z.string(), minutes: z.int(), lastYearMinutes: z.int() })),
    /** Effective minutes of the last twelve weeks up to this one, oldest first; a week begins on Monday. */
    weeks: z.array(z.strictObject({ from: dayField, minutes: z.int() })),
    /** Of the twelve weeks before those, up to the same day of the week. */
    minutesBefore: z.int(),
    /** Members who served most this month, with minutes that count or may still; at most five. */
    monthMembers: z.array(
      z.strictObject({
        teamUserId: idField,
        volunteerId: idField,
        gender: z.enum(['male', 'female']).nullable(),
        name: z.string(),
        serviceCount: z.int(),
        minutes: z.int(),
      }),
    ),
    /** What volunteers said last in words, as far as it is shown, without names; at most three. */
    latestRatings: z.array(
      z.strictObject({
        title: z.string(),
        servedOn: dayField,
        text: z.string(),
        /** Mean of the marks, rounded to whole stars. */
        stars: z.int(),
      }),
    ),
    memberCount: z.int(),
    activityCount: z.int(),
    effectiveMinutes: z.int(),
    attendanceRate: z.number().nullable(),
    /** Mean of the marks that requesters of needs gave the team's work in a year (群众评单), one decimal; null under three ratings. */
    requesterRating: z.number().nullable(),
    /** Members who served in the last twelve weeks. */
    activeCount: z.int(),
  }),
  refusals: {},
  summary: '团队首页',
});

/** The volunteer's first page apart from hours and messages: next place, month calendar, suggestions. */
export const getVolunteerHome = operation({
  name: 'getVolunteerHome',
  method: 'GET',
  path: '/api/statistics/GetVolunteerHome',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({
    next: z
      .strictObject({
        signUpId: idField,
        activityId: idField,
        shiftId: idField,
        title: z.string(),
        category: z.string(),
        cover: coverSchema.nullable(),
        postName: z.string(),
        placeName: z.string(),
        startsAt: instantField,
        endsAt: instantField,
      })
      .nullable(),
    todos: z.array(todoSchema),
    calendar: z.array(
      z.strictObject({
        day: dayField,
        kind: z.enum(['attended', 'signedUp']),
        activityId: idField,
        title: z.string(),
      }),
    ),
    suggestions: z.array(
      z.strictObject({
        activityId: idField,
        title: z.string(),
        category: z.string(),
        cover: coverSchema.nullable(),
        area: z.string(),
        startsAt: instantField,
        why: z.string(),
      }),
    ),
  }),
  refusals: {},
  summary: '志愿者首页',
});

const seriesSchema = z.array(z.strictObject({ label: z.string(), value: z.number() }));

/** What waits for the caller, by permissions and data scope: the sidebar's numbers and 等你处理 of the dashboard. */
export const listTodos = operation({
  name: 'listTodos',
  method: 'GET',
  path: '/api/statistics/ListTodos',
  caller: anyStaff({ scope: 'rows' }),
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({
    todos: z.array(z.strictObject({ ...todoSchema.shape, overdueCount: z.int() })),
  }),
  refusals: {},
  summary: '后台待办',
});

const reportShape = {
  figures: z.array(
    z.strictObject({
      key: z.string(),
      label: z.string(),
      value: z.number(),
      unit: z.string(),
      /** Against as many days before; null where nothing was there. */
      change: z.number().nullable(),
      spark: z.array(z.number()),
    }),
  ),
  /** By month, `2026-11`, or by day, `2026-11-23`. */
  hours: z.array(z.strictObject({ part: z.string(), minutes: z.int(), lastYearMinutes: z.int() })),
  areas: seriesSchema,
  categories: z.array(z.strictObject({ key: z.string(), label: z.string(), value: z.int() })),
  /** Sign-ups: applied, confirmed, came, hours effective. */
  funnel: seriesSchema,
  /** Shifts by weekday (0 = Sunday) and hour. */
  heat: z.array(z.strictObject({ weekday: z.int(), hour: z.int(), value: z.int() })),
};

/** Needs asked in the period, as far as they have come until now. */
const needsShape = z.strictObject({
  steps: seriesSchema,
  /** What the requesters of those that are closed said. */
  outcomes: seriesSchema,
  categories: seriesSchema,
  /** Half of those that a team took were taken sooner; null where none was. */
  medianMinutes: z.int().nullable(),
  /** Of the verified ones, within the centre's clock. */
  verifiedInTime: z.int(),
});

const namedCounts = z.array(z.strictObject({ label: z.string(), value: z.int() }));
const starsShape = z.strictObject({
  /** People by their highest star at the end of the period, each counted once. */
  standing: namedCounts,
  /** Stars awarded within it. */
  awarded: namedCounts,
});

/** The centre's dashboard: true counts inside the caller's data scope. */
export const getDashboard = operation({
  name: 'getDashboard',
  method: 'GET',
  path: '/api/statistics/GetDashboard',
  caller: permission('statistics.view', { scope: 'rows' }),
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({
    ...reportShape,
    alerts: z.array(z.strictObject({ key: z.string(), text: z.string(), link: z.string() })),
  }),
  refusals: {},
  summary: '后台首页',
});

const reportDays = {
  fromOn: dayField,
  toOn: dayField,
};
const isShort = ({ fromOn, toOn }: { fromOn: string; toOn: string }): boolean =>
  endOfDay(toOn).getTime() - startOfDay(fromOn).getTime() <= longestReportDays * dayMs;
const shortWords = { path: ['toOn'], message: `一次最多统计 ${longestReportDays} 天，请缩短时间段` };

/** 统计报表 of a period; `exportStatistics` tells the same figures. */
export const getReports = operation({
  name: 'getReports',
  isReport: true,
  method: 'POST',
  path: '/api/statistics/GetReports',
  caller: permission('statistics.view', { scope: 'rows' }),
  effect: 'read',
  request: z
    .strictObject(reportDays)
    .refine(...daysInOrder('fromOn', 'toOn'))
    .refine(isShort, shortWords),
  result: z.strictObject({ ...reportShape, needs: needsShape, stars: starsShape }),
  refusals: {},
  summary: "Figures of a period of at most two years inside the caller's data scope.",
});

export const exportStatistics = operation({
  name: 'exportStatistics',
  isReport: true,
  act: '导出统计报表',
  method: 'POST',
  path: '/api/statistics/ExportStatistics',
  caller: permission('statistics.view', { scope: 'rows' }),
  effect: 'write',
  request: z
    .strictObject({ ...reportDays, reason: reasonField })
    .refine(...daysInOrder('fromOn', 'toOn'))
    .refine(isShort, shortWords),
  result: z.strictObject({ fileName: z.string(), sheet: z.string() }),
  refusals: {},
  summary: 'The figures of the reports inside the caller’s data scope as a base64 spreadsheet.',
  rateLimit: { max: 10, windowMs: minuteMs },
});
