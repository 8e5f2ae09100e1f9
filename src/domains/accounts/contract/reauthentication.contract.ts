import { z } from 'zod';
import { minuteMs } from '#platform/contract/durations.ts';
import { doneResult } from '#platform/contract/fields.ts';
import { anyStaff, operation } from '#platform/contract/operation.ts';
import { passkeyAnswerField } from './passkeys.contract.ts';
import { passwordField } from './second-factor.contract.ts';
import { reauthenticationRefusals } from './second-factor.words.ts';

const rateLimit = { max: 20, windowMs: minuteMs };

export const startReauthentication = operation({
  name: 'startReauthentication',
  act: '准备确认身份',
  method: 'POST',
  path: '/api/accounts/StartReauthentication',
  caller: anyStaff({ scope: 'unit' }),
  effect: 'write',
  request: z.strictObject({}),
  /** WebAuthn request options as JSON, for the browser; null without a passkey. */
  result: z.strictObject({ options: z.string().nullable() }),
  refusals: {},
  summary: 'A challenge to prove oneself anew by a passkey, good for five minutes.',
  rateLimit,
});

export const reauthenticate = operation({
  name: 'reauthenticate',
  act: '确认身份',
  method: 'POST',
  path: '/api/accounts/Reauthenticate',
  caller: anyStaff({ scope: 'unit' }),
  effect: 'write',
  /** One of these. */
  request: z
    .strictObject({
      password: passwordField.optional(),
      secondFactor: z.string().trim().min(1, '请输入动态验证码').max(20, '验证码太长').optional(),
      passkey: passkeyAnswerField.optional(),
    })
    .refine((brought) => Object.values(brought).filter((one) => one !== undefined).length === 1, {
      path: ['password'],
      message: '请输入密码，或改用动态验证码、通行密钥',
    }),
  result: doneResult,
  refusals: reauthenticationRefusals,
  summary: 'Proves the owner anew in this session, by the password or a second factor.',
  rateLimit,
});
