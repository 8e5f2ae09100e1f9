import { exportResult } from '#platform/contract/exports/export-result.ts';
import { exportRefusals } from '#platform/contract/exports/exports.words.ts';
import { daysInOrder } from '#platform/contract/day-span.rules.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { z } from 'zod';
import { categoryField } from '#domains/site/contract/site.contract.ts';
import {
  dayField,
  doneResult,
  idField,
  instantField,
  reasonField,
  textField,
  versionField,
} from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { cursorField } from '#platform/contract/keyset.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageResultShape, sortField, staffPageShape } from '#platform/contract/paging.ts';
import { creditKindLabels, creditStatusLabels, volunteerSorts } from './manage-volunteers.words.ts';
import { ageBands, manageVolunteerRefusals as words, standingActs } from './manage-volunteers.words.ts';
import { realNameStatusLabels, volunteerStatusLabels } from './volunteers.words.ts';

const realNameField = z.enum(keysOf(realNameStatusLabels));
const statusField = z.enum(keysOf(volunteerStatusLabels));
const hoursField = z.coerce.number().int('时长应为整数小时').min(0).max(100_000);

/** Filters of the staff list and its export (domain.md 4.4.2). */
const filterShape = {
  sort: sortField(volunteerSorts),
  /** Beginning of the name, the number on the card, or the last four digits of the phone. */
  keyword: z.string().trim().max(40, '关键词至多 40 个字').optional(),
  area: z.string().max(20).optional(),
  category: categoryField.optional(),
  /** The star that was awarded, 0 to 5. */
  star: z.int().min(0).max(5).optional(),
  ageBand: z.enum(ageBands).optional(),
  realNameStatus: realNameField.optional(),
  status: statusField.optional(),
  /** Effective hours, both ends included. */
  hoursFrom: hoursField.optional(),
  hoursTo: hoursField.optional(),
  registeredFrom: dayField.optional(),
  registeredTo: dayField.optional(),
  /** Active members of the teams whose name has these words. */
  team: z.string().trim().max(40, '队伍名称至多 40 个字').optional(),
};

const volunteerRowShape = {
  volunteerId: z.int(),
  volunteerNo: z.string(),
  name: z.string(),
  gender: z.enum(['male', 'female']),
  age: z.int(),
  isMinor: z.boolean(),
  areaName: z.string(),
  mobileMasked: z.string().nullable(),
  realNameStatus: realNameField,
  status: statusField,
  statusReason: z.string().nullable(),
  restrictedUntil: instantField.nullable(),
  effectiveMinutes: z.int(),
  stars: z.int(),
  registeredAt: instantField,
  /** Children of other families for whom the guardian's phone stands as well: to be looked into. */
  otherFamilyWards: z.int(),
};
const volunteerRowSchema = z.strictObject(volunteerRowShape);
export type VolunteerRow = z.output<typeof volunteerRowSchema>;

export const listVolunteersForStaff = operation({
  name: 'listVolunteersForStaff',
  method: 'POST',
  path: '/api/volunteers/ListVolunteersForStaff',
  caller: permission('volunteers.view', { scope: 'rows' }),
  effect: 'read',
  request: z
    .strictObject({
      ...staffPageShape,
      ...filterShape,
      /** `nextCursor` of the page before: reads on where page numbers end. */
      cursor: cursorField.optional(),
    })
    .refine(...daysInOrder('registeredFrom', 'registeredTo')),
  result: z.strictObject({ ...pageResultShape(volunteerRowSchema), nextCursor: z.string().nullable() }),
  refusals: {},
  summary: 'Volunteers inside the data scope, last registered first; phones are masked.',
});

const volunteerDetailSchema = z.strictObject({
  ...volunteerRowShape,
  version: z.int(),
  birthOn: dayField,
  iconUrl: z.string().nullable(),
  organisationName: z.string().nullable(),
  occupation: z.string(),
  workplace: z.string(),
  intro: z.string(),
  serviceAreaNames: z.array(z.string()),
  serviceCategories: z.array(z.string()),
  skills: z.array(z.string()),
  idMasked: z.string().nullable(),
  guardianConsentAt: instantField.nullable(),
  lastLoginAt: instantField.nullable(),
  signUpCount: z.int(),
  serviceCount: z.int(),
  noShowCount: z.int(),
  creditPoints: z.int(),
  teams: z.array(
    z.strictObject({
      teamId: z.int(),
      name: z.string(),
      memberRole: z.string(),
      joinedAt: instantField.nullable(),
    }),
  ),
  signUps: z.array(
    z.strictObject({
      signUpId: z.int(),
      activityId: z.int(),
      title: z.string(),
      startsAt: instantField,
      status: z.string(),
      statusReason: z.string().nullable(),
    }),
  ),
  hours: z.array(
    z.strictObject({
      hourId: z.int(),
      activityTitle: z.string(),
      serviceOn: dayField,
      minutes: z.int(),
      status: z.string(),
    }),
  ),
  credits: z.array(
    z.strictObject({
      creditId: z.int(),
      kind: z.enum(keysOf(creditKindLabels)),
      points: z.int(),
      status: z.enum(keysOf(creditStatusLabels)),
      activityTitle: z.string(),
      createdAt: instantField,
      expiresAt: instantField,
    }),
  ),
  /** What the caller may do about the standing now; empty without `volunteers.manage`. */
  acts: z.array(z.enum(standingActs)),
  canManage: z.boolean(),
});
export type VolunteerDetail = z.output<typeof volunteerDetailSchema>;

export const getVolunteerForStaff = operation({
  name: 'getVolunteerForStaff',
  method: 'GET',
  path: '/api/volunteers/GetVolunteerForStaff/{id}',
  caller: permission('volunteers.view', { scope: 'rows' }),
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: volunteerDetailSchema,
  refusals: {},
  summary: 'One volunteer with the latest sign-ups, hours, teams and credit events; contacts are masked.',
});

export const revealVolunteer = operation({
  name: 'revealVolunteer',
  act: '查看联系方式',
  method: 'POST',
  path: '/api/volunteers/RevealVolunteer',
  caller: permission('volunteers.manage', { scope: 'rows' }),
  effect: 'write',
  asksFreshProof: true,
  request: z.strictObject({ volunteerId: idField, reason: reasonField }),
  result: z.strictObject({
    mobile: z.string().nullable(),
    email: z.string(),
    address: z.string(),
    emergency: z.string(),
  }),
  refusals: words,
  summary: 'Shows contacts in clear; the reason is logged and the person can read it.',
  rateLimit: { max: 30, windowMs: minuteMs },
});

export const changeVolunteerStanding = operation({
  name: 'changeVolunteerStanding',
  act: '调整志愿者状态',
  method: 'POST',
  path: '/api/volunteers/ChangeVolunteerStanding',
  caller: permission('volunteers.manage', { scope: 'rows' }),
  effect: 'write',
  request: z.strictObject({
    volunteerId: idField,
    version: versionField,
    act: z.enum(standingActs, '请选择要做的操作'),
    /** Last day of a restriction; needed for `restrict`. */
    until: dayField.optional(),
    reason: reasonField,
  }),
  result: doneResult,
  refusals: words,
  summary:
    'Restricts sign-ups until a day, lifts that, stops a volunteer or lets them back; the person is told.',
});

export const messageVolunteer = operation({
  name: 'messageVolunteer',
  act: '给志愿者发消息',
  method: 'POST',
  path: '/api/volunteers/MessageVolunteer',
  caller: permission('volunteers.manage', { scope: 'rows' }),
  effect: 'write',
  request: z.strictObject({
    volunteerId: idField,
    title: textField('标题', 2, 50),
    body: textField('内容', 2, 500),
  }),
  result: doneResult,
  refusals: words,
  summary: 'Sends a message of the centre to one volunteer.',
  rateLimit: { max: 30, windowMs: minuteMs },
});

export const exportVolunteers = operation({
  name: 'exportVolunteers',
  isReport: true,
  act: '导出志愿者',
  method: 'POST',
  path: '/api/volunteers/ExportVolunteers',
  caller: permission('volunteers.view', { scope: 'rows' }),
  effect: 'write',
  asksFreshProof: true,
  request: z
    .strictObject({ ...filterShape, reason: reasonField })
    .refine(...daysInOrder('registeredFrom', 'registeredTo')),
  result: exportResult,
  refusals: exportRefusals,
  summary:
    "Volunteers by the list's filters as a base64 spreadsheet, phones masked; above 5,000 as an order in the background.",
  rateLimit: { max: 10, windowMs: minuteMs },
});
