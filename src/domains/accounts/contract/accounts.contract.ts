import { z } from 'zod';
import { minuteMs } from '#platform/contract/durations.ts';
import { doneResult } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { loginRefusals, passwordRefusals } from './accounts.words.ts';
import { passkeyAnswerField } from './passkeys.contract.ts';
import { proofField, type ProofRequest } from './proof-of-work.contract.ts';

/** Who is signed in, in the specification's wire words; `birthday` is the founding day for a team. */
export const loginInfoSchema = z.strictObject({
  loginId: z.int(),
  loginName: z.string(),
  realName: z.string(),
  iconUrl: z.string().nullable(),
  tmRole_id: z.int(),
  /** 1 team, 2 volunteer, 3 staff. */
  userType: z.int(),
  birthday: z.string().nullable(),
  /** The password was handed out, or a member of staff has had it too long; staff do nothing else until they have changed it. */
  mustChangePwd: z.boolean(),
  /** The role needs a second factor and there is none; nothing else is done until there is one. */
  mustSetUpFactor: z.boolean(),
  /** Days until the password of a member of staff has to be changed, 0 once it has; null while that is far away. */
  passwordDaysLeft: z.int().nullable(),
  unreadCount: z.int(),
});
export type LoginInfo = z.output<typeof loginInfoSchema>;

const tokenShape = {
  /** Opaque bearer token, valid for `expiresIn` seconds. */
  accessToken: z.string(),
  expiresIn: z.int(),
};

const passwordInput = z.string('请输入密码').min(1, '请输入密码').max(128, '密码太长');

export const loginUser = operation({
  name: 'loginUser',
  act: '登录',
  method: 'POST',
  path: '/api/token/loginUser/WsAudience',
  caller: 'public',
  effect: 'write',
  request: z.strictObject({
    /** Login name or mobile number. */
    userLoginName: z.string('请输入账号').trim().min(1, '请输入账号').max(64, '账号太长'),
    userPwd: passwordInput,
    /** Which account of a phone number is meant; without it volunteer, then team, then staff. */
    userType: z.union([z.literal(1), z.literal(2), z.literal(3)], '账号类型应为 1、2 或 3').optional(),
    /** Asked for by the refusal proofNeeded, from the third wrong password on. */
    proof: proofField,
    /** Asked for by the refusal secondFactorNeeded: the code of the authenticator application, or a recovery code. */
    secondFactor: z.string().trim().max(20, '验证码太长').optional(),
    /** Or a passkey's answer to the challenge that came with that refusal. */
    passkey: passkeyAnswerField.optional(),
    /** Stay signed in for seven days; not offered to staff. */
    remember: z.boolean().default(false),
  }),
  result: z.strictObject({ ...tokenShape, loginInfo: loginInfoSchema }),
  refusals: loginRefusals,
  summary:
    'Logs an account in: an access token in the answer, a rotating refresh token in an HttpOnly cookie.',
  rateLimit: { max: 60, windowMs: minuteMs },
});

/** What a refused login adds for the form. */
export type LoginRefusalDetail = ProofRequest & { attemptsLeft: number };

/** What the refusal secondFactorNeeded adds: whether a code of an application is taken, and WebAuthn request options as JSON. */
export type SecondStepDetail = { hasApplication: boolean; passkeyOptions: string | null };

export const refreshSession = operation({
  name: 'refreshSession',
  act: '续期会话',
  method: 'POST',
  path: '/api/token/refresh',
  caller: 'public',
  effect: 'write',
  request: z.strictObject({}),
  result: z.strictObject(tokenShape),
  refusals: {},
  summary: 'Renews the access token by the refresh cookie; a refresh token used twice ends the session.',
  rateLimit: { max: 120, windowMs: minuteMs },
});

export const logout = operation({
  name: 'logout',
  act: '退出登录',
  method: 'POST',
  path: '/api/token/logout',
  caller: 'public',
  effect: 'write',
  request: z.strictObject({}),
  result: doneResult,
  refusals: {},
  summary: 'Ends the session of the bearer token or of the refresh cookie; succeeds when there is none.',
  rateLimit: { max: 60, windowMs: minuteMs },
});

export const getMe = operation({
  name: 'getMe',
  method: 'GET',
  path: '/api/accounts/GetMe',
  caller: 'signedIn',
  effect: 'read',
  servesDuty: true,
  request: z.strictObject({}),
  result: loginInfoSchema,
  refusals: {},
  summary: 'The login info of the caller, as after login.',
});

export const changePassword = operation({
  name: 'changePassword',
  act: '修改密码',
  method: 'POST',
  path: '/api/accounts/ChangePassword',
  caller: 'signedIn',
  effect: 'write',
  servesDuty: true,
  worksWhileSuspended: true,
  request: z.strictObject({ oldPwd: passwordInput, newPwd: passwordInput, confirmPwd: passwordInput }),
  result: doneResult,
  refusals: passwordRefusals,
  summary: "Changes the caller's password and ends every other session of the account.",
  rateLimit: { max: 10, windowMs: minuteMs },
});
