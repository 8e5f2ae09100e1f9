import { z } from 'zod';
import { minuteMs } from '#platform/contract/durations.ts';
import { doneResult, idField, textField } from '#platform/contract/fields.ts';
import { anyStaff, operation } from '#platform/contract/operation.ts';
import { codesResult, passwordField } from './second-factor.contract.ts';
import { passkeyRefusals } from './second-factor.words.ts';

/** What a passkey proves; a challenge of one purpose answers no other. */
export type PasskeyPurpose = 'login' | 'prove';

const bytes = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[\w-]+$/, '通行密钥的内容不正确');

/** What an authenticator answers to request options, in base64url. */
export const passkeyAnswerField = z.strictObject({
  id: bytes(1_400),
  clientDataJSON: bytes(4_000),
  authenticatorData: bytes(4_000),
  signature: bytes(2_000),
});
export type PasskeyAnswer = z.output<typeof passkeyAnswerField>;

const newPasskeyShape = {
  id: bytes(1_400),
  clientDataJSON: bytes(4_000),
  attestationObject: bytes(20_000),
  /** How the browser reaches it again: internal, hybrid, usb. */
  transports: z.array(z.string().max(20)).max(10),
};
export type NewPasskey = z.output<z.ZodObject<typeof newPasskeyShape>>;

const nameField = textField('名称', 1, 30);
const rateLimit = { max: 20, windowMs: minuteMs };

export const startPasskey = operation({
  name: 'startPasskey',
  act: '准备添加通行密钥',
  method: 'POST',
  path: '/api/accounts/StartPasskey',
  caller: anyStaff({ scope: 'unit' }),
  effect: 'write',
  servesDuty: true,
  request: z.strictObject({ password: passwordField }),
  /** WebAuthn creation options as JSON, for the browser. */
  result: z.strictObject({ options: z.string() }),
  refusals: passkeyRefusals,
  summary: 'A challenge to make a passkey by, good for five minutes.',
  rateLimit,
});

export const addPasskey = operation({
  name: 'addPasskey',
  act: '添加通行密钥',
  method: 'POST',
  path: '/api/accounts/AddPasskey',
  caller: anyStaff({ scope: 'unit' }),
  effect: 'write',
  servesDuty: true,
  request: z.strictObject({ name: nameField, ...newPasskeyShape }),
  /** None when there are recovery codes already. */
  result: codesResult,
  refusals: passkeyRefusals,
  summary:
    'Keeps the passkey that the browser made; the first second factor of an account brings recovery codes.',
  rateLimit,
});

export const renamePasskey = operation({
  name: 'renamePasskey',
  act: '重命名通行密钥',
  method: 'POST',
  path: '/api/accounts/RenamePasskey',
  caller: anyStaff({ scope: 'unit' }),
  effect: 'write',
  request: z.strictObject({ passkeyId: idField, name: nameField, password: passwordField }),
  result: doneResult,
  refusals: passkeyRefusals,
  summary: 'Another name for an own passkey.',
  rateLimit,
});

export const removePasskey = operation({
  name: 'removePasskey',
  act: '删除通行密钥',
  method: 'POST',
  path: '/api/accounts/RemovePasskey',
  caller: anyStaff({ scope: 'unit' }),
  effect: 'write',
  request: z.strictObject({ passkeyId: idField, password: passwordField }),
  result: doneResult,
  refusals: passkeyRefusals,
  summary: 'An own passkey opens nothing any more.',
  rateLimit,
});
