import { z } from 'zod';
import {
  consentsField,
  loginNameField,
  mobileField,
  newPasswordField,
  pastDayField,
  personNameField,
  smsCodeField,
} from '#domains/accounts/contract/account-fields.ts';
import { loginInfoSchema } from '#domains/accounts/contract/accounts.contract.ts';
import { categoryField } from '#domains/site/contract/site.contract.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { idField, instantField, textField, versionField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { shownToAll } from '#platform/contract/text/personal-numbers.ts';
import {
  legalForms,
  mostProofs,
  registerTeamRefusals,
  submitTeamRefusals,
  teamClasses,
} from './registration.words.ts';

const phoneField = z
  .string('请填写联系电话')
  .trim()
  .regex(/^(1[3-9]\d{9}|0\d{2,3}-?\d{7,8})$/, '请填写手机号或带区号的座机号');

export const registerTeam = operation({
  name: 'registerTeam',
  act: '队伍注册',
  method: 'POST',
  path: '/api/teams/RegisterTeam',
  caller: 'public',
  effect: 'write',
  request: z.strictObject({
    loginName: loginNameField,
    userPwd: newPasswordField,
    confirmPwd: newPasswordField,
    leaderName: personNameField,
    /** The leader's; becomes the account's. */
    mobile: mobileField,
    smsCode: smsCodeField,
    name: textField('队伍名称', 4, 40),
    category: categoryField,
    teamClass: z.enum(teamClasses, '请选择队伍类别'),
    legalForm: z.enum(legalForms, '请选择登记形式'),
    /** Asked for registered forms; checked by its check digit. */
    uscc: z.string().trim().toUpperCase().max(18, '统一社会信用代码为 18 位').optional(),
    foundedOn: pastDayField,
    area: z.string('请选择所在区域').min(1, '请选择所在区域').max(20, '区域不正确'),
    organisationId: idField,
    address: textField('详细地址', 4, 200),
    contactName: personNameField,
    contactPhone: phoneField,
    isContactPublic: z.boolean().default(false),
    slogan: shownToAll(z.string().trim().max(50, '口号至多 50 个字')).default(''),
    intro: shownToAll(textField('队伍简介', 20, 2000)),
    joinMode: z.enum(['approval', 'open', 'closed'], '请选择加入方式'),
    consents: consentsField,
  }),
  result: z.strictObject({
    accessToken: z.string(),
    expiresIn: z.int(),
    loginInfo: loginInfoSchema,
    teamId: z.int(),
    version: z.int(),
  }),
  refusals: registerTeamRefusals,
  summary:
    'Registers a team as a draft by a code sent to its leader and signs it in; it publishes once it is active.',
  rateLimit: { max: 20, windowMs: minuteMs },
});

export const getTeamRegistration = operation({
  name: 'getTeamRegistration',
  method: 'GET',
  path: '/api/teams/GetTeamRegistration',
  caller: 'team',
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({
    status: z.enum(['draft', 'pending', 'returned', 'rejected', 'active', 'suspended', 'dissolved']),
    legalForm: z.string(),
    submittedAt: instantField.nullable(),
    /** Why it was returned or refused. */
    reviewNote: z.string().nullable(),
    proofs: z.array(z.strictObject({ fileId: z.int(), name: z.string() })),
    version: z.int(),
  }),
  refusals: {},
  summary: "How far the caller's registration is, with the papers handed in.",
});

export const submitTeamRegistration = operation({
  name: 'submitTeamRegistration',
  act: '提交队伍入驻',
  method: 'POST',
  path: '/api/teams/SubmitTeamRegistration',
  caller: 'team',
  ledBy: 'account',
  effect: 'write',
  request: z.strictObject({
    fileIds: z
      .array(idField, '请上传证明材料')
      .min(1, '请上传证明材料')
      .max(mostProofs, `证明材料至多 ${mostProofs} 份`),
    version: versionField,
  }),
  result: z.strictObject({ status: z.literal('pending'), version: z.int() }),
  refusals: submitTeamRefusals,
  summary: 'Hands the registration with its papers in for review; drafts and returned ones only.',
});
