import { z } from 'zod';
import { minuteMs } from '#platform/contract/durations.ts';
import { operation } from '#platform/contract/operation.ts';
import { mobileField, ownPasswordField, smsCodeField } from './account-fields.ts';
import { changeMobileRefusals } from './sms.words.ts';

export const getMyMobile = operation({
  name: 'getMyMobile',
  method: 'GET',
  path: '/api/accounts/GetMyMobile',
  caller: 'signedIn',
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({ mobileMasked: z.string().nullable() }),
  refusals: {},
  summary: "The caller's verified mobile number, masked; null without one.",
});

export const changeMobile = operation({
  name: 'changeMobile',
  act: '更换手机号',
  method: 'POST',
  path: '/api/accounts/ChangeMobile',
  caller: 'signedIn',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({
    userPwd: ownPasswordField,
    mobile: mobileField,
    /** Sent to the new number in scene `bind`. */
    smsCode: smsCodeField,
  }),
  result: z.strictObject({ mobileMasked: z.string() }),
  refusals: changeMobileRefusals,
  summary: 'Gives a volunteer or team another mobile number, by the password and a code sent to that number.',
  rateLimit: { max: 10, windowMs: minuteMs },
});
