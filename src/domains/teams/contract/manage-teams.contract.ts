import { z } from 'zod';
import { exportResult } from '#platform/contract/exports/export-result.ts';
import { exportRefusals } from '#platform/contract/exports/exports.words.ts';
import { batchField, batchResult } from '#platform/contract/decisions/batches.ts';
import { categoryField } from '#domains/site/contract/site.contract.ts';
import {
  dayField,
  doneResult,
  idField,
  instantField,
  reasonField,
  versionField,
} from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageResultShape, sortField, staffPageShape } from '#platform/contract/paging.ts';
import { staffTeamSorts } from './manage-teams.words.ts';
import { teamReviewSorts } from './manage-teams.words.ts';
import { memberRoleField, memberStatusField } from './members.contract.ts';
import { manageTeamRefusals, teamReviewTabs } from './manage-teams.words.ts';
import { teamStatusLabels, trustGradeLabels } from './teams.words.ts';

const trustGradeField = z.enum(keysOf(trustGradeLabels), '请选择信用等级');
const reviewTabField = z.enum(keysOf(teamReviewTabs));

/** A team as staff see it in lists. */
const staffTeamShape = {
  teamId: idField,
  teamNo: z.string(),
  name: z.string(),
  shortName: z.string(),
  sealChar: z.string().nullable(),
  iconUrl: z.string().nullable(),
  category: categoryField,
  teamClass: z.string(),
  legalForm: z.string(),
  areaName: z.string(),
  organisationName: z.string(),
  leaderName: z.string(),
  status: z.enum(keysOf(teamStatusLabels)),
  trustGrade: trustGradeField,
  stars: z.int().nullable(),
  memberCount: z.int(),
  activityCount: z.int(),
  effectiveMinutes: z.int(),
  submittedAt: instantField.nullable(),
  registeredAt: instantField,
  suspendedUntil: instantField.nullable(),
};
const staffTeamSchema = z.strictObject(staffTeamShape);
export type StaffTeamView = z.output<typeof staffTeamSchema>;

const reviewRowSchema = z.strictObject({
  ...staffTeamShape,
  version: z.int(),
  /** Since it was submitted, or how long it took. */
  waitedMinutes: z.int(),
  isOverdue: z.boolean(),
  reviewedAt: instantField.nullable(),
  reviewerName: z.string().nullable(),
  reviewNote: z.string().nullable(),
});
export type TeamReviewRow = z.output<typeof reviewRowSchema>;

const reviewFilterShape = {
  tab: reviewTabField.default('pending'),
  sort: sortField(teamReviewSorts),
  keyword: z.string().trim().max(40, '关键词至多 40 个字').default(''),
  area: z.string().max(20).optional(),
  category: categoryField.optional(),
};

export const listTeamReviews = operation({
  name: 'listTeamReviews',
  method: 'POST',
  path: '/api/teams/ListTeamReviews',
  caller: permission('teams.review', { scope: 'rows' }),
  effect: 'read',
  request: z.strictObject({
    ...staffPageShape,
    ...reviewFilterShape,
  }),
  result: z.strictObject({
    ...pageResultShape(reviewRowSchema),
    tabs: z.array(z.strictObject({ tab: reviewTabField, count: z.int() })),
    overdueCount: z.int(),
  }),
  refusals: {},
  summary: 'Registrations of teams, the longest waiting first.',
});

export const exportTeamReviews = operation({
  name: 'exportTeamReviews',
  isReport: true,
  act: '导出队伍审核列表',
  method: 'POST',
  path: '/api/teams/ExportTeamReviews',
  caller: permission('teams.review', { scope: 'rows' }),
  effect: 'write',
  asksFreshProof: true,
  request: z.strictObject({ ...reviewFilterShape, reason: reasonField }),
  result: exportResult,
  refusals: exportRefusals,
  summary:
    'The same registrations as a base64 spreadsheet, above 5,000 as an order in the background; noted in the audit log.',
});

/** Everything staff see of one team; phones of the leader stay masked. */
const staffTeamDetailShape = {
  ...staffTeamShape,
  uscc: z.string().nullable(),
  address: z.string(),
  foundedOn: dayField.nullable(),
  email: z.string(),
  contactName: z.string(),
  contactPhone: z.string(),
  isContactPublic: z.boolean(),
  accountMobileMasked: z.string().nullable(),
  slogan: z.string(),
  intro: z.string(),
  joinMode: z.enum(['approval', 'open', 'closed', 'code']),
  reviewNote: z.string().nullable(),
  reviewedAt: instantField.nullable(),
  reviewerName: z.string().nullable(),
  /** Papers handed in with the registration. */
  proofs: z.array(z.strictObject({ fileId: idField, name: z.string(), mime: z.string(), bytes: z.int() })),
};

export const getTeamForReview = operation({
  name: 'getTeamForReview',
  method: 'GET',
  path: '/api/teams/GetTeamForReview/{id}',
  caller: permission('teams.review', { scope: 'rows' }),
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    ...staffTeamDetailShape,
    version: z.int(),
    /** Teams with the same name, number or leader elsewhere: sentences for a person to judge. */
    findings: z.array(z.string()),
    nextId: idField.nullable(),
  }),
  refusals: {},
  summary: 'One registration with what the machine noticed and who comes next.',
});
export type TeamForReview = z.output<(typeof getTeamForReview)['result']>;

export const reviewTeamRegistration = operation({
  name: 'reviewTeamRegistration',
  act: '审核队伍入驻',
  method: 'POST',
  path: '/api/teams/ReviewTeamRegistration',
  caller: permission('teams.review', { scope: 'rows' }),
  effect: 'write',
  request: z
    .strictObject({
      teamId: idField,
      /** Of the registration that the reviewer read; the team may write on while it waits. */
      version: versionField,
      verdict: z.enum(['pass', 'return', 'reject']),
      reason: reasonField.optional(),
    })
    .refine(({ verdict, reason }) => verdict === 'pass' || reason !== undefined, {
      path: ['reason'],
      message: '退回或不通过时请填写原因，队伍会看到',
    }),
  result: doneResult,
  refusals: manageTeamRefusals,
  summary: 'Passes, returns or rejects the registration of a team.',
});

const registrationBatchShape = {
  items: batchField(z.strictObject({ teamId: idField, version: versionField })),
  verdict: z.enum(['pass', 'return']),
};

export const reviewTeamRegistrations = operation({
  name: 'reviewTeamRegistrations',
  act: '批量审核队伍入驻',
  method: 'POST',
  path: '/api/teams/ReviewTeamRegistrations',
  caller: permission('teams.review', { scope: 'rows' }),
  effect: 'write',
  request: z
    .strictObject({ ...registrationBatchShape, reason: reasonField.optional() })
    .refine(({ verdict, reason }) => verdict === 'pass' || reason !== undefined, {
      path: ['reason'],
      message: '退回时请填写原因，队伍会看到',
    }),
  result: batchResult,
  /** Told of each registration that could not be decided. */
  refusals: manageTeamRefusals,
  summary: 'Passes or returns several registrations; each is judged alone.',
});

export const previewTeamRegistrations = operation({
  name: 'previewTeamRegistrations',
  method: 'POST',
  path: '/api/teams/PreviewTeamRegistrations',
  caller: permission('teams.review', { scope: 'rows' }),
  effect: 'read',
  request: z.strictObject(registrationBatchShape),
  result: batchResult,
  refusals: manageTeamRefusals,
  summary: 'What reviewTeamRegistrations would do with each registration now.',
});

const manageFilterShape = {
  sort: sortField(staffTeamSorts),
  keyword: z.string().trim().max(40, '关键词至多 40 个字').default(''),
  area: z.string().max(20).optional(),
  category: categoryField.optional(),
  status: z.enum(keysOf(teamStatusLabels), '没有这个状态').optional(),
  trustGrade: trustGradeField.optional(),
};

export const listTeamsForStaff = operation({
  name: 'listTeamsForStaff',
  method: 'POST',
  path: '/api/teams/ListTeamsForStaff',
  caller: permission('teams.view', { scope: 'rows' }),
  effect: 'read',
  request: z.strictObject({
    ...staffPageShape,
    ...manageFilterShape,
  }),
  result: z.strictObject(pageResultShape(staffTeamSchema)),
  refusals: {},
  summary: "Teams of the caller's part of the city in every state but drafts.",
});

export const getTeamForStaff = operation({
  name: 'getTeamForStaff',
  method: 'GET',
  path: '/api/teams/GetTeamForStaff/{id}',
  caller: permission('teams.view', { scope: 'rows' }),
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    ...staffTeamDetailShape,
    openActivityCount: z.int(),
    members: z.array(
      z.strictObject({
        teamUserId: idField,
        name: z.string(),
        mobileMasked: z.string().nullable(),
        memberRole: memberRoleField,
        status: memberStatusField,
        joinedAt: instantField.nullable(),
      }),
    ),
    canManage: z.boolean(),
  }),
  refusals: {},
  summary: 'One team with its leading members and what happened to it.',
});
export type TeamForStaff = z.output<(typeof getTeamForStaff)['result']>;

const manageCommand = <const Name extends string, const Path extends string, Shape extends z.ZodRawShape>(
  name: Name,
  path: Path,
  more: { act: string; shape: Shape; summary: string },
) =>
  operation({
    name,
    act: more.act,
    method: 'POST',
    path,
    caller: permission('teams.review', { scope: 'rows' }),
    effect: 'write',
    request: z.strictObject({ teamId: idField, reason: reasonField, ...more.shape }),
    result: doneResult,
    refusals: manageTeamRefusals,
    summary: more.summary,
  });

export const suspendTeam = manageCommand('suspendTeam', '/api/teams/SuspendTeam', {
  act: '暂停队伍',
  shape: { until: dayField },
  summary: 'Suspends a team to the end of a day: it cannot publish, what runs may finish.',
});
export const resumeTeam = manageCommand('resumeTeam', '/api/teams/ResumeTeam', {
  act: '恢复队伍',
  shape: {},
  summary: 'Ends a suspension early.',
});
export const dissolveTeam = manageCommand('dissolveTeam', '/api/teams/DissolveTeam', {
  act: '注销队伍',
  shape: {},
  summary: 'Ends a team that has no open activity; its records stay.',
});
export const setTrustGrade = manageCommand('setTrustGrade', '/api/teams/SetTrustGrade', {
  act: '调整信任等级',
  shape: { trustGrade: trustGradeField },
  summary: 'Changes how closely a team is looked at.',
});

export const exportTeams = operation({
  name: 'exportTeams',
  isReport: true,
  act: '导出队伍',
  method: 'POST',
  path: '/api/teams/ExportTeams',
  caller: permission('teams.view', { scope: 'rows' }),
  effect: 'write',
  asksFreshProof: true,
  request: z.strictObject({ ...manageFilterShape, reason: reasonField }),
  result: exportResult,
  refusals: exportRefusals,
  summary: "Teams by the list's filters as a base64 spreadsheet; contacts only where public.",
});
