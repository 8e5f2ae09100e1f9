import { z } from 'zod';
import { personNameField } from '#domains/accounts/contract/account-fields.ts';
import { categoryField } from '#domains/site/contract/site.contract.ts';
import {
  dayField,
  doneResult,
  idField,
  instantField,
  placeField,
  reasonField,
  textField,
  versionField,
} from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { shownToAll } from '#platform/contract/text/personal-numbers.ts';
import { pageResultShape, staffPageShape } from '#platform/contract/paging.ts';
import { legalForms, mostProofs, teamClasses } from './registration.words.ts';
import {
  protectedFields,
  reviewChangeRefusals,
  submitChangeRefusals,
  teamChangeStatusLabels,
  withdrawChangeRefusals,
} from './team-profile.words.ts';

const statusField = z.enum(keysOf(teamChangeStatusLabels));
const phoneField = z
  .string('请填写联系电话')
  .trim()
  .regex(/^(1[3-9]\d{9}|0\d{2,3}-?\d{4,8}(-\d{1,6})?)$/, '请填写手机号或带区号的座机号');

const changedFieldSchema = z.strictObject({
  field: z.enum(protectedFields),
  from: z.string(),
  to: z.string(),
});
export type ChangedField = z.output<typeof changedFieldSchema>;

const changeShape = {
  changeId: z.int(),
  status: statusField,
  fields: z.array(changedFieldSchema),
  note: z.string(),
  proofs: z.array(z.strictObject({ fileId: z.int(), name: z.string() })),
  submittedAt: instantField,
  decidedAt: instantField.nullable(),
  reason: z.string().nullable(),
};
const changeSchema = z.strictObject(changeShape);
export type TeamChangeView = z.output<typeof changeSchema>;

export const getMyTeamProfile = operation({
  name: 'getMyTeamProfile',
  method: 'GET',
  path: '/api/teams/GetMyTeamProfile',
  caller: 'team',
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({
    teamId: z.int(),
    teamNo: z.string(),
    status: z.enum(['draft', 'pending', 'returned', 'rejected', 'active', 'suspended', 'dissolved']),
    name: z.string(),
    leaderName: z.string(),
    uscc: z.string(),
    legalForm: z.string(),
    teamClass: z.string(),
    shortName: z.string(),
    sealChar: z.string().nullable(),
    category: categoryField,
    areaName: z.string(),
    organisationName: z.string(),
    address: z.string(),
    place: placeField.nullable(),
    foundedOn: dayField.nullable(),
    iconUrl: z.string().nullable(),
    slogan: z.string(),
    intro: z.string(),
    contactName: z.string(),
    contactPhone: z.string(),
    isContactPublic: z.boolean(),
    email: z.string(),
    joinMode: z.enum(['approval', 'open', 'closed', 'code']),
    joinCode: z.string(),
    joinNotice: z.string(),
    version: z.int(),
    /** The latest change of checked facts. */
    change: changeSchema.nullable(),
  }),
  refusals: {},
  summary: "The caller's team as its own profile page shows it.",
});
export type MyTeamProfileView = z.output<(typeof getMyTeamProfile)['result']>;

export const updateMyTeamProfile = operation({
  name: 'updateMyTeamProfile',
  act: '修改队伍资料',
  method: 'PUT',
  path: '/api/teams/UpdateMyTeamProfile',
  caller: 'team',
  effect: 'write',
  request: z.strictObject({
    version: versionField,
    shortName: shownToAll(textField('队伍简称', 2, 20)),
    category: categoryField,
    address: textField('详细地址', 4, 200),
    /** Where the team is on the map, for 离我最近 and for dispatching needs; without it the place stays. */
    place: placeField.nullable().optional(),
    /** Taken only while it is empty; afterwards the centre changes it. */
    foundedOn: dayField.optional(),
    slogan: shownToAll(z.string().trim().max(50, '口号至多 50 个字')).default(''),
    intro: shownToAll(textField('队伍简介', 20, 2000)),
    contactName: personNameField,
    contactPhone: phoneField,
    isContactPublic: z.boolean(),
    email: z.union([z.literal(''), z.email('邮箱格式不正确').max(100, '邮箱太长')]).default(''),
    joinMode: z.enum(['approval', 'open', 'closed', 'code'], '请选择加入方式'),
    joinCode: z.union([z.literal(''), z.string().regex(/^\d{4,6}$/, '口令为 4 至 6 位数字')]).default(''),
    joinNotice: shownToAll(z.string().trim().max(300, '加入须知至多 300 个字')).default(''),
  }),
  result: z.strictObject({ version: z.int() }),
  refusals: {},
  summary: 'Changes what needs no check; it is public at once.',
});

export const changeTeamLogo = operation({
  name: 'changeTeamLogo',
  act: '更换队标',
  method: 'POST',
  path: '/api/teams/ChangeTeamLogo',
  caller: 'team',
  effect: 'write',
  request: z.strictObject({ fileId: idField }),
  result: z.strictObject({ iconUrl: z.string() }),
  refusals: {},
  summary: "Makes an uploaded picture the team's logo.",
});

export const submitTeamChange = operation({
  name: 'submitTeamChange',
  act: '提交队伍资料变更',
  method: 'POST',
  path: '/api/teams/SubmitTeamChange',
  caller: 'team',
  ledBy: 'head',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({
    version: versionField,
    name: textField('队伍名称', 4, 40),
    leaderName: personNameField,
    uscc: z.string().trim().toUpperCase().max(18, '统一社会信用代码为 18 位').default(''),
    legalForm: z.enum(legalForms, '请选择登记形式'),
    teamClass: z.enum(teamClasses, '请选择队伍类别'),
    note: z.string().trim().max(300, '说明至多 300 个字').default(''),
    proofFileIds: z.array(idField).max(mostProofs, `证明材料至多 ${mostProofs} 份`).default([]),
  }),
  /** `changed`: a draft or returned team changes at once, for its review is still to come. */
  result: z.strictObject({ outcome: z.enum(['pending', 'changed']) }),
  refusals: submitChangeRefusals,
  summary: 'Asks for other checked facts; the old ones stay public until staff have passed the change.',
});

export const withdrawTeamChange = operation({
  name: 'withdrawTeamChange',
  act: '撤回队伍资料变更',
  method: 'POST',
  path: '/api/teams/WithdrawTeamChange',
  caller: 'team',
  ledBy: 'head',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({}),
  result: doneResult,
  refusals: withdrawChangeRefusals,
  summary: 'Takes back a change that waits for staff.',
});

const changeRowSchema = z.strictObject({
  ...changeShape,
  teamId: z.int(),
  teamNo: z.string(),
  teamName: z.string(),
  organisationName: z.string(),
  deciderName: z.string().nullable(),
});
export type TeamChangeRow = z.output<typeof changeRowSchema>;

export const listTeamChanges = operation({
  name: 'listTeamChanges',
  method: 'POST',
  path: '/api/teams/ListTeamChanges',
  caller: permission('teams.review', { scope: 'rows' }),
  effect: 'read',
  request: z.strictObject({
    ...staffPageShape,
    tab: z.enum(['pending', 'decided']).default('pending'),
    keyword: z.string().trim().max(40, '关键词至多 40 个字').optional(),
  }),
  result: z.strictObject({ ...pageResultShape(changeRowSchema), pendingCount: z.int() }),
  refusals: {},
  summary: "Changes of teams in the caller's data scope, waiting ones oldest first.",
});

export const reviewTeamChange = operation({
  name: 'reviewTeamChange',
  act: '审核队伍资料变更',
  method: 'POST',
  path: '/api/teams/ReviewTeamChange',
  caller: permission('teams.review', { scope: 'rows' }),
  effect: 'write',
  request: z.strictObject({
    changeId: idField,
    verdict: z.enum(['pass', 'reject'], '请选择通过或不通过'),
    reason: reasonField.optional(),
  }),
  result: doneResult,
  refusals: reviewChangeRefusals,
  summary: 'Passes or rejects a change; the team is told.',
});
