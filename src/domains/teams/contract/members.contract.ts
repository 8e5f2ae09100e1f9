import { daysInOrder } from '#platform/contract/day-span.rules.ts';
import { minuteMs, hourMs } from '#platform/contract/durations.ts';
import { z } from 'zod';
import { dayField, doneResult, idField, instantField, reasonField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';
import { memberAboutSchema } from './member-about.contract.ts';
import {
  grantableRoles,
  joinRefusals,
  joinWayLabels,
  memberActs,
  memberRefusals,
  memberTabs,
} from './members.words.ts';
import { memberRoleLabels, memberStatusLabels } from './teams.words.ts';

export const memberRoleField = z.enum(keysOf(memberRoleLabels));
export const memberStatusField = z.enum(keysOf(memberStatusLabels));
const grantableRoleField = z.enum(grantableRoles, '请选择队内角色');

export const mobileField = z
  .string('请填写手机号')
  .trim()
  .regex(/^1[3-9]\d{9}$/, '手机号应为 11 位数字');
/** Letters of names only, so that a formula or a tag is never a name. */
export const personNameField = z
  .string('请填写姓名')
  .trim()
  .regex(/^[\p{L}·.' -]{2,20}$/u, '姓名应为 2 到 20 个字，不含数字和符号');
export const groupField = z.string().trim().max(20, '小组名称至多 20 个字');
export const memberNoField = z
  .string()
  .trim()
  .regex(/^[\w-]{1,20}$/, '队员编号用字母、数字和短横，至多 20 位');
export const remarkField = z.string().trim().max(200, '备注至多 200 个字');
export const tagsField = z
  .array(z.string().trim().min(1, '标签不能为空').max(10, '每个标签至多 10 个字'))
  .max(8, '至多 8 个标签');
export const genderField = z.enum(['male', 'female'], '请选择性别');

/** One membership as the team sees it; phones are masked. Hours are effective minutes in this team. */
export const teamUserShape = {
  teamUserId: idField,
  volunteerId: idField.nullable(),
  volunteerNo: z.string().nullable(),
  name: z.string(),
  gender: genderField.nullable(),
  mobileMasked: z.string().nullable(),
  isMinor: z.boolean(),
  isVerified: z.boolean(),
  memberRole: memberRoleField,
  groupName: z.string(),
  memberNo: z.string().nullable(),
  status: memberStatusField,
  joinWay: z.enum(keysOf(joinWayLabels)),
  joinedAt: instantField.nullable(),
  createdAt: instantField,
  applyMessage: z.string(),
  invitedUntil: instantField.nullable(),
  /** Why it was refused or ended; null while it lives. */
  endReason: z.string().nullable(),
  teamMinutes: z.int(),
  teamServiceCount: z.int(),
  lastServiceOn: dayField.nullable(),
  tags: z.array(z.string()),
  remark: z.string(),
  isCaptainOffered: z.boolean(),
  version: z.int(),
  canDo: z.array(z.enum(keysOf(memberActs))),
};
const teamUserSchema = z.strictObject(teamUserShape);
export type TeamUserView = z.output<typeof teamUserSchema>;

const hoursField = z.int('时长应为整小时').min(0, '时长不能小于 0').max(100_000, '时长太大');

/** Filters of the team's list of members; the export takes the same. */
export const memberFilterShape = {
  /** One's own team; another team's is not found. */
  teamId: idField.optional(),
  /** A state, or `history` for everything that is over; absent: all who are not past. */
  status: z.enum([...keysOf(memberStatusLabels), 'history'], '没有这个状态').optional(),
  role: memberRoleField.optional(),
  group: groupField.optional(),
  /** Part of the name, the last four digits of the phone, or a number. */
  keyword: z.string().trim().max(30, '关键词至多 30 个字').optional(),
  joinedFrom: dayField.optional(),
  joinedTo: dayField.optional(),
  minHours: hoursField.optional(),
  maxHours: hoursField.optional(),
  /** In the team and without service for more than 180 days. */
  isDormant: z.boolean().optional(),
};

export const listMembers = operation({
  name: 'listMembers',
  method: 'POST',
  path: '/api/baseinfo/SearchTeamUserPage',
  caller: 'team',
  effect: 'read',
  request: z
    .strictObject({
      ...pageRequestShape,
      ...memberFilterShape,
      sort: z.enum(['newest', 'hours', 'name']).default('newest'),
    })
    .refine(...daysInOrder('joinedFrom', 'joinedTo')),
  result: z.strictObject({
    ...pageResultShape(teamUserSchema),
    counts: z.record(z.enum(keysOf(memberTabs)), z.int()),
    groups: z.array(z.string()),
  }),
  refusals: {},
  summary: "The caller's team members by filters, phones masked.",
});

/** A volunteer asks to join, joins an open team, or joins by the team's code or invitation link. */
export const joinTeam = operation({
  name: 'joinTeam',
  act: '申请入队',
  method: 'POST',
  path: '/api/baseinfo/CreateTeamUser',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({
    teamId: idField,
    applyMessage: z.string().trim().max(200, '申请说明至多 200 个字').optional(),
    /** 入队口令, or the code of an invitation link. */
    joinCode: z.string().trim().max(40, '口令太长').optional(),
  }),
  result: z.strictObject({ teamUserId: idField, status: memberStatusField }),
  refusals: joinRefusals,
  summary: 'A volunteer applies to join a team.',
  rateLimit: { max: 30, windowMs: minuteMs },
});

/** Fields that a team fills in for a person. */
export const memberFormShape = {
  name: personNameField,
  mobile: mobileField,
  gender: genderField.optional(),
  birthOn: dayField.optional(),
  idNo: z.string().trim().toUpperCase().max(18, '证件号码至多 18 位').optional(),
  memberRole: grantableRoleField.default('member'),
  groupName: groupField.default(''),
  memberNo: memberNoField.optional(),
  remark: remarkField.default(''),
  tags: tagsField.default([]),
};

/** A person without an account becomes 线下成员; one with an account is invited and decides (山东 Art.11). */
export const addMember = operation({
  name: 'addMember',
  act: '添加队员',
  method: 'POST',
  path: '/api/baseinfo/CreateTeamUser_PC',
  caller: 'team',
  effect: 'write',
  request: z.strictObject(memberFormShape),
  result: z.strictObject({ teamUserId: idField, status: memberStatusField }),
  refusals: memberRefusals,
  summary: 'A team adds a person; a known phone is invited instead.',
  rateLimit: { max: 120, windowMs: hourMs },
});

export const removeMember = operation({
  name: 'removeMember',
  act: '移出队员',
  method: 'DELETE',
  path: '/api/baseinfo/DeleteTeamUserById',
  caller: 'team',
  effect: 'write',
  request: z.strictObject({ teamUserId: idField, reason: reasonField }),
  result: doneResult,
  refusals: memberRefusals,
  summary: 'Moves a member out with a reason; the record stays.',
});

export const getMember = operation({
  name: 'getMember',
  method: 'GET',
  path: '/api/baseinfo/GetTeamUserById/{id}',
  caller: 'team',
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    ...teamUserShape,
    birthOn: dayField.nullable(),
    idMasked: z.string().nullable(),
    about: memberAboutSchema,
    starLevel: z.int().nullable(),
    /** Effective minutes in all teams; null for people without an account. */
    totalMinutes: z.int().nullable(),
    attendance: z.strictObject({ came: z.int(), absent: z.int(), excused: z.int() }),
    activities: z.array(
      z.strictObject({
        activityId: idField,
        title: z.string(),
        startsAt: instantField,
        signUpState: z.string(),
        attendance: z.string().nullable(),
        minutes: z.int().nullable(),
      }),
    ),
  }),
  refusals: {},
  summary: "One member of the caller's team: profile masked, hours, attendance, latest activities.",
});
export type TeamUserDetail = z.output<(typeof getMember)['result']>;

export { grantableRoleField };
