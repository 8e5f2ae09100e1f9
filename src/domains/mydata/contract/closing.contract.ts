import { z } from 'zod';
import { ownPasswordField } from '#domains/accounts/contract/account-fields.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { doneResult, instantField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { closingRefusals, withdrawClosingRefusals } from './closing.words.ts';

export const getMyClosing = operation({
  name: 'getMyClosing',
  method: 'GET',
  path: '/api/mydata/GetMyClosing',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({
    /** Null while nothing is being closed. */
    closing: z
      .strictObject({
        askedAt: instantField,
        closesAt: instantField,
        /** The days are over, and something that came between has to end first. */
        isWaiting: z.boolean(),
      })
      .nullable(),
    /** What must end first, each with the page where it is settled. */
    blockers: z.array(z.strictObject({ sentence: z.string(), href: z.string(), link: z.string() })),
  }),
  refusals: {},
  summary:
    'Whether the caller is closing the account, until when it can be withdrawn, and what must end first.',
});

export const closeMyAccount = operation({
  name: 'closeMyAccount',
  act: '申请注销账号',
  method: 'POST',
  path: '/api/mydata/CloseMyAccount',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({
    userPwd: ownPasswordField,
    /** `closingConfirmation`, typed by hand. */
    confirmation: z.string('请输入确认文字').trim().max(20, '请输入确认文字'),
  }),
  result: z.strictObject({ closesAt: instantField }),
  refusals: closingRefusals,
  summary:
    'Begins to close the caller’s account, by the password and a typed word (PIPL 47): fifteen days in which it can be withdrawn, then everything that names the person is taken away.',
  rateLimit: { max: 10, windowMs: minuteMs },
});

export const withdrawMyClosing = operation({
  name: 'withdrawMyClosing',
  act: '撤回注销账号',
  method: 'POST',
  path: '/api/mydata/WithdrawMyClosing',
  caller: 'volunteer',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({}),
  result: doneResult,
  refusals: withdrawClosingRefusals,
  summary: 'Takes back the closing of the caller’s account; the volunteer stands where they stood before.',
});
