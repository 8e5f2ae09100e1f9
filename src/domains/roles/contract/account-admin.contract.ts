import { z } from 'zod';
import { accountStatusLabels } from '#domains/accounts/contract/accounts.words.ts';
import { approvalIdField, handedPasswordSchema } from '#platform/contract/approvals.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { doneResult, idField, instantField, reasonField, textField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { anyStaff, operation, permission } from '#platform/contract/operation.ts';
import { pageResultShape, sortField, staffPageShape } from '#platform/contract/paging.ts';
import { accountSorts } from './account-admin.words.ts';
import { accountAdminRefusals as words, loginNamePattern } from './account-admin.words.ts';

const userTypeField = z.union([z.literal(1), z.literal(2), z.literal(3)], '账号类型应为 1、2 或 3');
const statusField = z.enum(keysOf(accountStatusLabels));
const versionField = z.int().positive();

const accountRowSchema = z.strictObject({
  accountId: z.int(),
  loginName: z.string(),
  name: z.string(),
  userType: userTypeField,
  roleId: z.int(),
  roleName: z.string(),
  organisationId: z.int().nullable(),
  organisationName: z.string().nullable(),
  status: statusField,
  statusReason: z.string().nullable(),
  mobileMasked: z.string().nullable(),
  mustChangePassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  lastLoginAt: instantField.nullable(),
  createdAt: instantField,
  /** Locked by wrong passwords until then. */
  lockedUntil: instantField.nullable(),
  liveSessionCount: z.int(),
  version: z.int(),
  isSelf: z.boolean(),
  /** The caller may change, stop and reset this account. */
  canManage: z.boolean(),
  /** The caller may unlock the login and end sessions (安全管理员). */
  canSecure: z.boolean(),
});
export type AccountRow = z.output<typeof accountRowSchema>;

export const listAccounts = operation({
  name: 'listAccounts',
  method: 'POST',
  path: '/api/roles/ListAccounts',
  caller: anyStaff({ scope: 'rows' }),
  effect: 'read',
  request: z.strictObject({
    ...staffPageShape,
    sort: sortField(accountSorts),
    /** 1 team, 2 volunteer, 3 staff. */
    userType: userTypeField.default(3),
    roleId: idField.optional(),
    organisationId: idField.optional(),
    status: statusField.optional(),
    /** Only accounts that wrong passwords have locked. */
    isLocked: z.boolean().default(false),
    /** Beginning of the login name or the name, or the last four digits of the phone. */
    keyword: z.string().trim().max(40).optional(),
  }),
  result: z.strictObject(pageResultShape(accountRowSchema)),
  refusals: {},
  summary: 'Accounts for those who manage accounts or logins, newest first, inside their data scope.',
});

/** Done, or waiting for the security administrator under this number. */
const askedResult = z.strictObject({ approvalId: approvalIdField });
/** The same, with the password to tell the person, shown once; what waits has none yet. */
const handedOrAskedResult = askedResult.extend({ handed: handedPasswordSchema.nullable() });

const personShape = {
  name: textField('姓名', 2, 30),
  roleId: idField,
  /** 所/站; needed when the role sees its own organisation only. */
  organisationId: idField.nullable(),
};

export const createStaffAccount = operation({
  name: 'createStaffAccount',
  act: '新建账号',
  method: 'POST',
  path: '/api/roles/CreateStaffAccount',
  caller: anyStaff({ scope: 'rows' }),
  effect: 'write',
  request: z.strictObject({
    loginName: z
      .string('请填写用户名')
      .trim()
      .regex(loginNamePattern, '用户名以字母开头，6 至 20 个字母、数字或下划线'),
    ...personShape,
    reason: reasonField,
  }),
  result: handedOrAskedResult,
  refusals: words,
  summary:
    'Makes a staff account with a one-time password; one that decides or administers when it is approved.',
  rateLimit: { max: 30, windowMs: minuteMs },
});

export const updateStaffAccount = operation({
  name: 'updateStaffAccount',
  act: '修改账号',
  method: 'PUT',
  path: '/api/roles/UpdateStaffAccount',
  caller: anyStaff({ scope: 'rows' }),
  effect: 'write',
  request: z.strictObject({ accountId: idField, version: versionField, ...personShape, reason: reasonField }),
  result: askedResult,
  refusals: words,
  summary:
    'Changes name, role and organisation of a staff account; a new role ends its sessions, one that decides waits for approval.',
});

export const setAccountStatus = operation({
  name: 'setAccountStatus',
  act: '启停账号',
  method: 'POST',
  path: '/api/roles/SetAccountStatus',
  caller: anyStaff({ scope: 'rows' }),
  effect: 'write',
  request: z.strictObject({
    accountId: idField,
    version: versionField,
    status: z.enum(['active', 'disabled']),
    reason: reasonField,
  }),
  result: askedResult,
  refusals: words,
  summary:
    'Stops an account, which ends its sessions, or lets it in again; one that decides comes back when approved.',
});

export const resetStaffPassword = operation({
  name: 'resetStaffPassword',
  act: '重置密码',
  method: 'POST',
  path: '/api/roles/ResetStaffPassword',
  caller: anyStaff({ scope: 'rows' }),
  effect: 'write',
  request: z.strictObject({ accountId: idField, reason: reasonField }),
  result: handedOrAskedResult,
  refusals: words,
  summary:
    'Hands out a new one-time password of a staff account and ends its sessions; of one that decides when it is approved.',
  rateLimit: { max: 30, windowMs: minuteMs },
});

export const resetSecondFactor = operation({
  name: 'resetSecondFactor',
  act: '重置动态验证码',
  method: 'POST',
  path: '/api/roles/ResetSecondFactor',
  caller: anyStaff({ scope: 'rows' }),
  effect: 'write',
  request: z.strictObject({ accountId: idField, reason: reasonField }),
  result: askedResult,
  refusals: words,
  summary:
    'Turns the second factor off for who lost the device and the recovery codes; of one that decides when it is approved.',
  rateLimit: { max: 30, windowMs: minuteMs },
});

export const unlockLogin = operation({
  name: 'unlockLogin',
  act: '解除登录锁定',
  method: 'POST',
  path: '/api/roles/UnlockLogin',
  caller: permission('security.edit', { scope: 'rows' }),
  effect: 'write',
  request: z.strictObject({ accountId: idField, reason: reasonField }),
  result: doneResult,
  refusals: words,
  summary: 'Forgets the failed logins of an account, and with them its lock.',
});

export const endAccountSessions = operation({
  name: 'endAccountSessions',
  act: '强制下线',
  method: 'POST',
  path: '/api/roles/EndAccountSessions',
  caller: permission('security.edit', { scope: 'rows' }),
  effect: 'write',
  request: z.strictObject({ accountId: idField, reason: reasonField }),
  result: z.strictObject({ endedCount: z.int() }),
  refusals: words,
  summary: 'Ends every session of an account; it may log in again.',
});
