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
import { operation } from '#platform/contract/operation.ts';
import { guardianRefusals, guardianRelations, registerVolunteerRefusals } from './registration.words.ts';

const areaField = z.string('请选择区域').min(1, '请选择区域').max(20, '区域不正确');

const guardianShape = {
  guardianName: personNameField,
  relation: z.enum(guardianRelations, '请选择与你的关系'),
  mobile: mobileField,
  /** Sent to the guardian's own phone (scene `guardian`). */
  smsCode: smsCodeField,
  consents: consentsField,
};

export const registerVolunteer = operation({
  name: 'registerVolunteer',
  act: '志愿者注册',
  method: 'POST',
  path: '/api/volunteers/RegisterVolunteer',
  caller: 'public',
  effect: 'write',
  request: z.strictObject({
    mobile: mobileField,
    smsCode: smsCodeField,
    userPwd: newPasswordField,
    confirmPwd: newPasswordField,
    /** Made from the number when absent. */
    loginName: loginNameField.optional(),
    name: personNameField,
    gender: z.enum(['male', 'female'], '请选择性别'),
    birthOn: pastDayField,
    area: areaField,
    serviceAreas: z
      .array(areaField, '请选择服务区域')
      .min(1, '请至少选择 1 个服务区域')
      .max(3, '服务区域至多选 3 个'),
    serviceCategories: z
      .array(categoryField, '请选择服务类别')
      .min(1, '请至少选择 1 个服务类别')
      .max(4, '服务类别至多选 4 个'),
    consents: consentsField,
    /** For 14 to 17 years; without it the account waits for the guardian. */
    guardian: z.strictObject(guardianShape).optional(),
  }),
  result: z.strictObject({
    accessToken: z.string(),
    expiresIn: z.int(),
    loginInfo: loginInfoSchema,
    standing: z.enum(['active', 'pendingGuardian']),
    volunteerNo: z.string(),
  }),
  refusals: registerVolunteerRefusals,
  summary: 'Registers a volunteer by a code sent to the phone and signs the person in.',
  rateLimit: { max: 20, windowMs: minuteMs },
});

export const giveGuardianConsent = operation({
  name: 'giveGuardianConsent',
  act: '监护人同意',
  method: 'POST',
  path: '/api/volunteers/GiveGuardianConsent',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject(guardianShape),
  result: z.strictObject({ standing: z.literal('active') }),
  refusals: guardianRefusals,
  summary:
    "Records the guardian's consent by a code sent to the guardian's phone; the account becomes active.",
  rateLimit: { max: 20, windowMs: minuteMs },
});
