import { exportResult } from '#platform/contract/exports/export-result.ts';
import { exportRefusals } from '#platform/contract/exports/exports.words.ts';
import { daysInOrder } from '#platform/contract/day-span.rules.ts';
import { hourMs } from '#platform/contract/durations.ts';
import { z } from 'zod';
import { doneResult, idField, instantField, reasonField, versionField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { operation } from '#platform/contract/operation.ts';
import {
  grantableRoleField,
  groupField,
  memberFilterShape,
  memberNoField,
  memberStatusField,
  mobileField,
  remarkField,
  tagsField,
} from './members.contract.ts';
import { memberRefusals } from './members.words.ts';

const reasons = keysOf(memberRefusals);
const memberIdsField = z.array(idField).min(1, '请先选择成员').max(100, '一次最多处理 100 人');

/** What became of one row of a batch. */
const outcomeSchema = z.strictObject({
  teamUserId: idField,
  isDone: z.boolean(),
  /** Why not; null when done. */
  reason: z.enum(reasons).nullable(),
  msg: z.string(),
});
export type MemberOutcome = z.output<typeof outcomeSchema>;
const batchResult = z.strictObject({ doneCount: z.int(), outcomes: z.array(outcomeSchema) });

export const decideApplicants = operation({
  name: 'decideApplicants',
  act: '审核入队',
  method: 'POST',
  path: '/api/teams/DecideApplicants',
  caller: 'team',
  effect: 'write',
  request: z
    .strictObject({
      teamUserIds: memberIdsField,
      verdict: z.enum(['approve', 'reject']),
      reason: reasonField.optional(),
    })
    .refine(({ verdict, reason }) => verdict !== 'reject' || reason !== undefined, {
      path: ['reason'],
      message: '拒绝时请填写原因，申请人会看到',
    }),
  result: batchResult,
  refusals: memberRefusals,
  summary: 'Approves or rejects applications to join, one or many; each has its own outcome.',
});

export const changeMembers = operation({
  name: 'changeMembers',
  act: '批量修改队员',
  method: 'POST',
  path: '/api/teams/ChangeMembers',
  caller: 'team',
  effect: 'write',
  request: z
    .strictObject({
      teamUserIds: memberIdsField,
      memberRole: grantableRoleField.optional(),
      groupName: groupField.optional(),
    })
    .refine(({ memberRole, groupName }) => memberRole !== undefined || groupName !== undefined, {
      path: ['memberRole'],
      message: '请选择要改的角色或小组',
    }),
  result: batchResult,
  refusals: memberRefusals,
  summary: 'Gives several members a role or a group.',
});

export const updateMember = operation({
  name: 'updateMember',
  act: '修改队员',
  method: 'PUT',
  path: '/api/teams/UpdateMember',
  caller: 'team',
  effect: 'write',
  request: z.strictObject({
    teamUserId: idField,
    version: versionField,
    memberRole: grantableRoleField.optional(),
    groupName: groupField,
    memberNo: memberNoField.nullable(),
    remark: remarkField,
    tags: tagsField,
  }),
  result: doneResult,
  refusals: memberRefusals,
  summary: 'Changes what the team notes of a member.',
});

export const pauseMember = operation({
  name: 'pauseMember',
  act: '暂停或恢复队员',
  method: 'POST',
  path: '/api/teams/PauseMember',
  caller: 'team',
  effect: 'write',
  request: z.strictObject({ teamUserId: idField, isPaused: z.boolean(), reason: reasonField.optional() }),
  result: doneResult,
  refusals: memberRefusals,
  summary: 'Pauses a member, who keeps the place but not the rights, or lets them go on.',
});

export const offerCaptaincy = operation({
  name: 'offerCaptaincy',
  act: '移交队长',
  method: 'POST',
  path: '/api/teams/OfferCaptaincy',
  caller: 'team',
  ledBy: 'head',
  effect: 'write',
  /** `null` takes an open offer back. */
  request: z.strictObject({ teamUserId: idField.nullable() }),
  result: doneResult,
  refusals: memberRefusals,
  summary: 'Offers the captaincy to a member, who has to accept; an earlier offer ends.',
});

export const inviteMember = operation({
  name: 'inviteMember',
  act: '邀请入队',
  method: 'POST',
  path: '/api/teams/InviteMember',
  caller: 'team',
  effect: 'write',
  request: z
    .strictObject({
      volunteerNo: z.string().trim().max(30).optional(),
      mobile: mobileField.optional(),
      groupName: groupField.default(''),
      memberRole: grantableRoleField.default('member'),
    })
    .refine(({ volunteerNo, mobile }) => Boolean(volunteerNo) !== Boolean(mobile), {
      path: ['volunteerNo'],
      message: '请填写志愿者编号或手机号中的一项',
    }),
  /** By phone no membership is named: the answer is the same whoever has the number, and if nobody has. */
  result: z.strictObject({
    teamUserId: idField.nullable(),
    status: memberStatusField,
    invitedUntil: instantField,
  }),
  refusals: memberRefusals,
  summary:
    'Invites a registered volunteer, who has seven days to answer; by phone the team sees them once they accepted.',
  rateLimit: { max: 120, windowMs: hourMs },
});

const inviteLinkSchema = z.strictObject({
  url: z.string(),
  /** The address as an SVG picture. */
  qrSvg: z.string(),
  expiresAt: instantField,
});

export const getInviteLink = operation({
  name: 'getInviteLink',
  method: 'GET',
  path: '/api/teams/GetInviteLink',
  caller: 'team',
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({ link: inviteLinkSchema.nullable() }),
  refusals: {},
  summary: "The team's invitation link while it is good.",
});

export const createInviteLink = operation({
  name: 'createInviteLink',
  act: '生成邀请链接',
  method: 'POST',
  path: '/api/teams/CreateInviteLink',
  caller: 'team',
  effect: 'write',
  request: z.strictObject({}),
  result: z.strictObject({ link: inviteLinkSchema }),
  refusals: memberRefusals,
  summary: 'Makes a new invitation link for seven days; the old one ends.',
});

/** A file small enough to travel inside JSON: 700,000 letters of base64 are half a megabyte. */
const sheetField = z
  .string('请选择文件')
  .min(1, '请选择文件')
  .max(700_000, '文件至多 500 KB,请删去多余的工作表')
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, '文件内容不完整，请重新选择');

const rowErrorSchema = z.strictObject({
  /** Number of the row as the spreadsheet shows it. */
  row: z.int(),
  column: z.string(),
  msg: z.string(),
});
export type ImportRowError = z.output<typeof rowErrorSchema>;

export const checkMemberImport = operation({
  name: 'checkMemberImport',
  method: 'POST',
  path: '/api/teams/CheckMemberImport',
  caller: 'team',
  effect: 'read',
  request: z.strictObject({ sheet: sheetField }),
  result: z.strictObject({
    rowCount: z.int(),
    /** Become 线下成员. */
    offlineCount: z.int(),
    /** Have an account and are invited. */
    inviteCount: z.int(),
    errors: z.array(rowErrorSchema),
  }),
  refusals: memberRefusals,
  summary: 'Reads a list of members and says what an import would do; writes nothing.',
  rateLimit: { max: 30, windowMs: 600_000 },
});

export const importMembers = operation({
  name: 'importMembers',
  act: '导入队员',
  method: 'POST',
  path: '/api/teams/ImportMembers',
  caller: 'team',
  effect: 'write',
  request: z.strictObject({ sheet: sheetField, skipsErrorRows: z.boolean().default(false) }),
  result: z.strictObject({ offlineCount: z.int(), inviteCount: z.int(), skippedCount: z.int() }),
  refusals: memberRefusals,
  summary: 'Takes the people of a checked list in, all in one transaction.',
  rateLimit: { max: 30, windowMs: 600_000 },
});

/** A spreadsheet to be saved by the browser. */
const sheetResult = z.strictObject({ fileName: z.string(), sheet: z.string() });

export const getImportTemplate = operation({
  name: 'getImportTemplate',
  method: 'GET',
  path: '/api/teams/GetImportTemplate',
  caller: 'team',
  effect: 'read',
  request: z.strictObject({}),
  result: sheetResult,
  refusals: {},
  summary: 'The empty list for an import, as a base64 spreadsheet.',
});

export const exportMembers = operation({
  name: 'exportMembers',
  isReport: true,
  act: '导出队员',
  method: 'POST',
  path: '/api/teams/ExportMembers',
  caller: 'team',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject(memberFilterShape).refine(...daysInOrder('joinedFrom', 'joinedTo')),
  result: exportResult,
  refusals: { ...memberRefusals, ...exportRefusals },
  summary:
    "Members by the list's filters as a base64 spreadsheet, phones masked; above 5,000 as an order in the background.",
  rateLimit: { max: 20, windowMs: 600_000 },
});
