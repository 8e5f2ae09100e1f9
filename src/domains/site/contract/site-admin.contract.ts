import { z } from 'zod';
import { minuteMs } from '#platform/contract/durations.ts';
import {
  dayField,
  doneResult,
  idField,
  instantField,
  textField,
  versionField,
} from '#platform/contract/fields.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageResultShape, sortField, staffPageShape } from '#platform/contract/paging.ts';
import { pageErrorSorts } from './site-admin.words.ts';
import { neededSiteTexts, siteAdminRefusals, stationRefusals, siteTextLimits } from './site-admin.words.ts';
import { siteTextKeys, siteTextLabels } from './site.words.ts';
import type { SiteTextKey } from './site.words.ts';

const textOf = (key: SiteTextKey) =>
  textField(siteTextLabels[key], neededSiteTexts.includes(key) ? 2 : 0, siteTextLimits[key]);
const textsShape = Object.fromEntries(siteTextKeys.map((key) => [key, textOf(key)])) as Record<
  SiteTextKey,
  z.ZodString
>;

export const getSiteSettings = operation({
  name: 'getSiteSettings',
  method: 'GET',
  path: '/api/site/GetSiteSettings',
  caller: permission('site.edit', { scope: 'unit' }),
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({
    texts: z.record(z.enum(siteTextKeys as [SiteTextKey]), z.string()),
    version: z.string(),
    /** False for staff of a 所 or 站. */
    mayEdit: z.boolean(),
  }),
  refusals: {},
  summary: 'Texts of the site as they are set, with the version that a change must name.',
});

export const saveSite = operation({
  name: 'saveSite',
  act: '修改站点设置',
  method: 'PUT',
  path: '/api/site/SaveSite',
  caller: permission('site.edit', { scope: 'city' }),
  effect: 'write',
  request: z.strictObject({
    version: z.string().max(100),
    ...textsShape,
    email: z.union([z.literal(''), z.email('电子邮箱格式不对').max(siteTextLimits.email)]),
  }),
  result: doneResult,
  refusals: {},
  summary: 'Changes title, footer and notice of the site; public pages follow at once.',
});

const calendarDaySchema = z.strictObject({
  day: dayField,
  isWorkday: z.boolean(),
  name: z.string(),
  /** Comes with the product: can be changed, not removed. */
  isShipped: z.boolean(),
  /** Set by the centre. */
  isOwn: z.boolean(),
});
export type CalendarDay = z.output<typeof calendarDaySchema>;

const calendarChangeSchema = z.strictObject({
  approvalId: z.int(),
  /** What is asked for, in one line. */
  title: z.string(),
  askedBy: z.string(),
  askedAt: instantField,
  /** The caller asked for it, and may withdraw it. */
  isOwn: z.boolean(),
});
export type CalendarChange = z.output<typeof calendarChangeSchema>;

export const listWorkCalendar = operation({
  name: 'listWorkCalendar',
  method: 'POST',
  path: '/api/site/ListWorkCalendar',
  caller: permission('site.edit', { scope: 'unit' }),
  effect: 'read',
  request: z.strictObject({ year: z.int().min(2020).max(2100) }),
  result: z.strictObject({
    list: z.array(calendarDaySchema),
    /** Changes of any year that wait for the security administrator, the oldest first. */
    changes: z.array(calendarChangeSchema),
    mayEdit: z.boolean(),
  }),
  refusals: {},
  summary: 'Days of one year that differ from Monday-to-Friday; at most 366.',
});

export const saveWorkCalendarDay = operation({
  name: 'saveWorkCalendarDay',
  act: '修改工作日历',
  method: 'POST',
  path: '/api/site/SaveWorkCalendarDay',
  caller: permission('site.edit', { scope: 'city' }),
  effect: 'write',
  request: z.strictObject({ day: dayField, isWorkday: z.boolean(), name: textField('名称', 1, 20) }),
  result: z.strictObject({ approvalId: z.int() }),
  refusals: { alreadyAsked: siteAdminRefusals.alreadyAsked },
  summary:
    'Asks for a day as a holiday or a make-up workday. The security administrator agrees; what starts from then on counts by it.',
});

export const removeWorkCalendarDay = operation({
  name: 'removeWorkCalendarDay',
  act: '删除工作日历日期',
  method: 'POST',
  path: '/api/site/RemoveWorkCalendarDay',
  caller: permission('site.edit', { scope: 'city' }),
  effect: 'write',
  request: z.strictObject({ day: dayField }),
  result: z.strictObject({ approvalId: z.int() }),
  refusals: { alreadyAsked: siteAdminRefusals.alreadyAsked, shippedDay: siteAdminRefusals.shippedDay },
  summary:
    'Asks to take back a day that the centre had set; shipped holidays stay. The security administrator agrees.',
});

export const saveOrganisation = operation({
  name: 'saveOrganisation',
  act: '保存单位',
  method: 'POST',
  path: '/api/site/SaveOrganisation',
  caller: permission('site.edit', { scope: 'rows' }),
  effect: 'write',
  request: z.strictObject({
    /** Absent for a new one. */
    organisationId: idField.optional(),
    /** Of the one to change, as it was listed. */
    version: z.int().optional(),
    /** Above a new one; an existing one keeps its place, since data scopes hang on it. */
    parentId: idField.optional(),
    name: textField('单位名称', 2, 40),
    area: z.string('请选择区域').min(1, '请选择区域').max(20),
    address: textField('地址', 2, 100),
    sort: z.int('顺序应为整数').min(0).max(9_999),
  }),
  result: z.strictObject({ organisationId: z.int() }),
  refusals: siteAdminRefusals,
  summary: 'Makes a 所 below the centre or a 站 below a 所, or changes one.',
});

/** 停办: a 站 stops; nothing new is given to it, and what it has is done by the 所 above, which sees all of it. */
export const setStationOpen = operation({
  name: 'setStationOpen',
  act: '停办或恢复站',
  method: 'POST',
  path: '/api/site/SetStationOpen',
  caller: permission('site.edit', { scope: 'rows' }),
  effect: 'write',
  request: z.strictObject({
    organisationId: idField,
    version: versionField,
    isOpen: z.boolean(),
    reason: z.string().trim().max(100, '原因至多 100 个字').default(''),
  }),
  result: doneResult,
  refusals: stationRefusals,
  summary: 'Closes a 站 with a reason, or opens it again.',
});

const organisationRowSchema = z.strictObject({
  organisationId: z.int(),
  kind: z.enum(['centre', 'district', 'community']),
  name: z.string(),
  parentId: z.int().nullable(),
  area: z.string(),
  areaName: z.string(),
  address: z.string(),
  sort: z.int(),
  closedAt: instantField.nullable(),
  /** Why it is closed; empty where it is open. */
  closedReason: z.string(),
  version: z.int(),
  teamCount: z.int(),
  staffCount: z.int(),
});
export type OrganisationRow = z.output<typeof organisationRowSchema>;

export const listOrganisationsForStaff = operation({
  name: 'listOrganisationsForStaff',
  method: 'POST',
  path: '/api/site/ListOrganisationsForStaff',
  caller: permission('site.edit', { scope: 'rows' }),
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({ list: z.array(organisationRowSchema) }),
  refusals: {},
  summary: 'The tree 中心—所—站, as far as the caller sees it, with how much belongs to each; at most 1,000.',
});

const pageErrorSchema = z.strictObject({
  fingerprint: z.string(),
  message: z.string(),
  /** Address with its ids left out. */
  place: z.string(),
  /** Files of this build with line and column. */
  frames: z.string(),
  browser: z.string(),
  reportCount: z.int(),
  firstAt: instantField,
  lastAt: instantField,
  settledAt: instantField.nullable(),
});
export type PageErrorView = z.output<typeof pageErrorSchema>;

export const reportPageError = operation({
  name: 'reportPageError',
  act: '上报页面错误',
  method: 'POST',
  path: '/api/site/ReportPageError',
  caller: 'public',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({
    message: z.string().trim().min(1).max(300),
    place: z.string().max(200),
    frames: z.string().max(1_000),
  }),
  result: doneResult,
  refusals: {},
  summary:
    'An error of a page, whoever looks at it, counted by kind; whatever could name a person is left out.',
  rateLimit: { max: 10, windowMs: minuteMs },
});

export const listPageErrors = operation({
  name: 'listPageErrors',
  method: 'POST',
  path: '/api/site/ListPageErrors',
  caller: permission('site.edit', { scope: 'city' }),
  effect: 'read',
  request: z.strictObject({
    ...staffPageShape,
    sort: sortField(pageErrorSorts),
    isSettled: z.boolean().default(false),
  }),
  result: z.strictObject(pageResultShape(pageErrorSchema)),
  refusals: {},
  summary: 'Errors that pages of the centres reported, the latest first.',
});

export const settlePageError = operation({
  name: 'settlePageError',
  act: '处理页面错误',
  method: 'POST',
  path: '/api/site/SettlePageError',
  caller: permission('site.edit', { scope: 'city' }),
  effect: 'write',
  request: z.strictObject({ fingerprint: z.string().regex(/^[0-9a-f]{32}$/) }),
  result: doneResult,
  refusals: {},
  summary: 'Marks a kind of error as dealt with; it opens again when it is reported anew.',
});
