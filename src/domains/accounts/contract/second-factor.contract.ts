import { z } from 'zod';
import { minuteMs } from '#platform/contract/durations.ts';
import { doneResult, idField, instantField } from '#platform/contract/fields.ts';
import { anyStaff, operation } from '#platform/contract/operation.ts';
import { ownFactorRefusals } from './second-factor.words.ts';

export const passwordField = z.string('请输入密码').min(1, '请输入密码').max(128, '密码太长');
const rateLimit = { max: 20, windowMs: minuteMs };

export const getMySecondFactor = operation({
  name: 'getMySecondFactor',
  method: 'GET',
  path: '/api/accounts/GetMySecondFactor',
  caller: anyStaff({ scope: 'unit' }),
  effect: 'read',
  servesDuty: true,
  request: z.strictObject({}),
  result: z.strictObject({
    /** Since when a login takes codes of an application; null without one. */
    confirmedAt: instantField.nullable(),
    passkeys: z.array(
      z.strictObject({
        passkeyId: idField,
        name: z.string(),
        createdAt: instantField,
        lastUsedAt: instantField.nullable(),
      }),
    ),
    /** Browsers offer passkeys at the address of this site. */
    canAddPasskeys: z.boolean(),
    /** The role must have one: the last is not removed. */
    isNeeded: z.boolean(),
    recoveryCodesLeft: z.int(),
  }),
  refusals: {},
  summary: 'What the own login asks for after the password.',
});

export const startSecondFactor = operation({
  name: 'startSecondFactor',
  act: '设置动态验证码',
  method: 'POST',
  path: '/api/accounts/StartSecondFactor',
  caller: anyStaff({ scope: 'unit' }),
  effect: 'write',
  servesDuty: true,
  request: z.strictObject({ password: passwordField }),
  result: z.strictObject({
    /** To be typed in by hand, base32; told this once. */
    secret: z.string(),
    /** The same as a QR code, SVG text. */
    qrSvg: z.string(),
  }),
  refusals: ownFactorRefusals,
  summary:
    'Begins to set up codes of an authenticator application; nothing is asked for until one was right.',
  rateLimit,
});

/** Recovery codes, told this once. */
export const codesResult = z.strictObject({
  /** Each lets in once in the place of a code; shown this once, kept as hashes. */
  recoveryCodes: z.array(z.string()),
});

export const confirmSecondFactor = operation({
  name: 'confirmSecondFactor',
  act: '启用动态验证码',
  method: 'POST',
  path: '/api/accounts/ConfirmSecondFactor',
  caller: anyStaff({ scope: 'unit' }),
  effect: 'write',
  servesDuty: true,
  request: z.strictObject({
    code: z
      .string('请输入验证码')
      .trim()
      .regex(/^\d{6}$/, '请输入 6 位数字'),
  }),
  result: codesResult,
  refusals: ownFactorRefusals,
  summary: 'The first right code turns the second factor on and gives the recovery codes.',
  rateLimit,
});

export const renewRecoveryCodes = operation({
  name: 'renewRecoveryCodes',
  act: '更换恢复码',
  method: 'POST',
  path: '/api/accounts/RenewRecoveryCodes',
  caller: anyStaff({ scope: 'unit' }),
  effect: 'write',
  request: z.strictObject({ password: passwordField }),
  result: codesResult,
  refusals: ownFactorRefusals,
  summary: 'Ten new recovery codes; the earlier ones are void.',
  rateLimit,
});

export const removeSecondFactor = operation({
  name: 'removeSecondFactor',
  act: '停用动态验证码',
  method: 'POST',
  path: '/api/accounts/RemoveSecondFactor',
  caller: anyStaff({ scope: 'unit' }),
  effect: 'write',
  request: z.strictObject({ password: passwordField }),
  result: doneResult,
  refusals: ownFactorRefusals,
  summary: 'Turns the own second factor off.',
  rateLimit,
});
