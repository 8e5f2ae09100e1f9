import { exportResult } from '#platform/contract/exports/export-result.ts';
import { exportRefusals } from '#platform/contract/exports/exports.words.ts';
import { daysInOrder } from '#platform/contract/day-span.rules.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { z } from 'zod';
import { dayField, doneResult, idField, instantField, reasonField } from '#platform/contract/fields.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageResultShape, sortField, staffPageShape } from '#platform/contract/paging.ts';
import { smsSorts } from './sms.words.ts';
import { mobileField, newPasswordField, smsCodeField } from './account-fields.ts';
import { loginInfoSchema } from './accounts.contract.ts';
import { proofField, type ProofRequest } from './proof-of-work.contract.ts';
import {
  recoveryRefusals,
  retrySmsRefusals,
  sendSmsRefusals,
  smsCodeRefusals,
  smsScenes,
  smsStatuses,
} from './sms.words.ts';

/** What a refused request for a code adds for the form. */
export type SendSmsRefusalDetail = ProofRequest & { waitSeconds: number };

export const sendSmsCode = operation({
  name: 'sendSmsCode',
  act: '发送验证码',
  method: 'POST',
  path: '/api/accounts/SendSmsCode',
  caller: 'public',
  effect: 'write',
  request: z.strictObject({
    mobile: mobileField,
    scene: z.enum(smsScenes, '验证码用途不正确'),
    /** For `guardian` before there is an account: the minor's own number, which the guardian's cannot be. */
    ownMobile: mobileField.optional(),
    /** Asked for by the refusal proofNeeded, when many codes were sent. */
    proof: proofField,
  }),
  result: z.strictObject({
    /** Seconds until the next code may be asked for. */
    waitSeconds: z.int(),
    /** Minutes for which the code is good. */
    validMinutes: z.int(),
  }),
  refusals: sendSmsRefusals,
  summary:
    'Sends a code of six digits to a number; answers alike whether the number has an account or not. Counted per number and address.',
  rateLimit: { max: 20, windowMs: minuteMs },
});

const publicUserType = z.union([z.literal(1), z.literal(2)], '账号类型应为 1 或 2');

/** What a refusal for a choice adds: the accounts of the proven number. */
export type AccountChoice = { accounts: { userType: 1 | 2; loginName: string }[] };

export const checkRecoveryCode = operation({
  name: 'checkRecoveryCode',
  act: '核对找回密码的验证码',
  method: 'POST',
  path: '/api/accounts/CheckRecoveryCode',
  caller: 'public',
  effect: 'write',
  request: z.strictObject({ mobile: mobileField, smsCode: smsCodeField }),
  result: doneResult,
  refusals: smsCodeRefusals,
  summary: 'Whether a code to recover a password is right; a wrong one is counted, a right one stays good.',
  rateLimit: { max: 20, windowMs: minuteMs },
});

export const modifyPasswordBySms = operation({
  name: 'modifyPasswordBySms',
  act: '短信找回密码',
  method: 'POST',
  path: '/api/baseinfo/ModifyPasswordBySMS',
  caller: 'public',
  effect: 'write',
  request: z.strictObject({
    mobile: mobileField,
    smsCode: smsCodeField,
    newPwd: newPasswordField,
    confirmPwd: newPasswordField,
    userType: publicUserType.optional(),
  }),
  result: doneResult,
  refusals: recoveryRefusals,
  summary: 'Sets a new password by a code sent to the number, ends every session and lifts the login lock.',
  rateLimit: { max: 20, windowMs: minuteMs },
});

export const loginBySms = operation({
  name: 'loginBySms',
  act: '短信登录',
  method: 'POST',
  path: '/api/token/LoginBySms',
  caller: 'public',
  effect: 'write',
  request: z.strictObject({
    mobile: mobileField,
    smsCode: smsCodeField,
    userType: publicUserType,
    remember: z.boolean().default(false),
  }),
  result: z.strictObject({ accessToken: z.string(), expiresIn: z.int(), loginInfo: loginInfoSchema }),
  refusals: {
    ...recoveryRefusals,
    noAccount: '这个手机号没有注册这类账号，请换一种身份或者先注册',
  },
  summary: 'Logs a volunteer or team in by a code sent to the number.',
  rateLimit: { max: 20, windowMs: minuteMs },
});

const smsSchema = z.strictObject({
  smsId: z.int(),
  recipientMasked: z.string(),
  template: z.string(),
  templateLabel: z.string(),
  /** The message as it reads on the phone; secret values are starred unless this is the demo. */
  text: z.string(),
  status: z.enum(smsStatuses),
  attempts: z.int(),
  failure: z.string().nullable(),
  createdAt: instantField,
  sentAt: instantField.nullable(),
  /** When a waiting message is tried again. */
  nextAttemptAt: instantField,
});
export type SmsView = z.output<typeof smsSchema>;

const smsFilterShape = {
  sort: sortField(smsSorts),
  status: z.enum(smsStatuses).optional(),
  template: z.string().max(40).optional(),
  fromOn: dayField.optional(),
  toOn: dayField.optional(),
  /** A whole number, or its last four digits. */
  number: z
    .string()
    .trim()
    .regex(/^(1[3-9]\d{9}|\d{4})$/, '请输入完整手机号或后四位')
    .optional(),
};

export const listSms = operation({
  name: 'listSms',
  method: 'POST',
  path: '/api/accounts/ListSms',
  caller: permission('sms.view', { scope: 'city' }),
  effect: 'read',
  request: z.strictObject({ ...staffPageShape, ...smsFilterShape }).refine(...daysInOrder('fromOn', 'toOn')),
  result: z.strictObject(pageResultShape(smsSchema)),
  refusals: {},
  summary: 'Messages sent by SMS or waiting for it, newest first; numbers masked.',
});

export const exportSms = operation({
  name: 'exportSms',
  isReport: true,
  act: '导出短信',
  method: 'POST',
  path: '/api/accounts/ExportSms',
  caller: permission('sms.view', { scope: 'city' }),
  effect: 'write',
  asksFreshProof: true,
  request: z
    .strictObject({ ...smsFilterShape, reason: reasonField })
    .refine(...daysInOrder('fromOn', 'toOn')),
  result: exportResult,
  refusals: exportRefusals,
  summary:
    "Messages by the list's filters as a base64 spreadsheet, numbers masked and secrets starred; above 5,000 as an order in the background.",
  rateLimit: { max: 10, windowMs: minuteMs },
});

export const retrySms = operation({
  name: 'retrySms',
  act: '重发短信',
  method: 'POST',
  path: '/api/accounts/RetrySms',
  caller: permission('sms.view', { scope: 'city' }),
  effect: 'write',
  request: z.strictObject({ smsId: idField, reason: reasonField }),
  result: doneResult,
  refusals: retrySmsRefusals,
  summary: 'Puts a message that was given up back to the start of its attempts.',
});
