import { z } from 'zod';
import { dayField } from '#platform/contract/fields.ts';
import { consentPurposes } from './consents.words.ts';

/** A mobile number of mainland China. */
export const mobileField = z
  .string('请输入手机号')
  .trim()
  .regex(/^1[3-9]\d{9}$/, '请输入 11 位手机号');

/** A code as it was sent by SMS. */
export const smsCodeField = z
  .string('请输入短信验证码')
  .trim()
  .regex(/^\d{6}$/, '请输入 6 位数字验证码');

/** A name to log in with (domain.md 4.4.1). */
export const loginNameField = z
  .string('请输入用户名')
  .trim()
  .regex(/^[A-Za-z][A-Za-z0-9_]{5,19}$/, '用户名为 6 至 20 位字母、数字或下划线，以字母开头');

/** The login password again, before something that an open session alone does not do. */
export const ownPasswordField = z.string('请输入登录密码').min(1, '请输入登录密码').max(128, '密码太长');

/** A new password; what else it may lack is judged with the account's names. */
export const newPasswordField = z.string('请输入密码').min(1, '请输入密码').max(128, '密码太长');

/** A person's name: 2 to 30 Chinese characters or letters, with the dots and spaces that names have. */
export const personNameField = z
  .string('请填写姓名')
  .trim()
  .regex(
    /^[\p{Script=Han}A-Za-z][\p{Script=Han}A-Za-z·.\s]{0,28}[\p{Script=Han}A-Za-z]$/u,
    '姓名为 2 至 30 个汉字或字母',
  );

/** A birthday or founding day; that it lies in the past is judged by the server's clock. */
export const pastDayField = dayField;

/** What was ticked: the purpose and the version of the text that was shown. */
export const consentsField = z
  .array(
    z.strictObject({
      purpose: z.enum(consentPurposes, '同意的事项不正确'),
      version: z.string('请勾选同意').max(20, '版本不正确'),
    }),
    '请勾选同意',
  )
  .max(consentPurposes.length, '请勾选同意');
