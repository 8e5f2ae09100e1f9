import { z } from 'zod';
import { mobileField, smsCodeField } from '#domains/accounts/contract/account-fields.ts';
import { hourMs } from '#platform/contract/durations.ts';
import { doneResult, instantField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import {
  guardianWithdrawalRefusals,
  publicityConsentRefusals,
  publicityConsents,
  volunteerConsents,
  withdrawConsentRefusals,
} from './my-data.words.ts';

const consentSchema = z.strictObject({
  purpose: z.enum(volunteerConsents),
  /** The latest one; null where it never was given. */
  given: z
    .strictObject({
      version: z.string(),
      at: instantField,
      by: z.enum(['self', 'guardian']),
      withdrawnAt: instantField.nullable(),
    })
    .nullable(),
  canWithdraw: z.boolean(),
  /** With a press; other consents are given where they are needed. */
  canGive: z.boolean(),
});
export type MyConsent = z.output<typeof consentSchema>;

export const listMyConsents = operation({
  name: 'listMyConsents',
  method: 'GET',
  path: '/api/volunteers/ListMyConsents',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({ list: z.array(consentSchema) }),
  refusals: {},
  summary: 'What the caller agreed to, when, in which version, and whether it was withdrawn (PIPL 14, 15).',
});

export const withdrawIdentityConsent = operation({
  name: 'withdrawIdentityConsent',
  act: '撤回使用证件号码的同意',
  method: 'POST',
  path: '/api/volunteers/WithdrawIdentityConsent',
  caller: 'volunteer',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({}),
  result: doneResult,
  refusals: withdrawConsentRefusals,
  summary:
    'Withdraws the consent to the use of the ID number (PIPL 15, 47): number and pictures go at once, the real name is verified no more, a waiting check is taken back.',
  rateLimit: { max: 10, windowMs: hourMs },
});

const publicityField = z.enum(publicityConsents, '没有这一项同意');

export const givePublicityConsent = operation({
  name: 'givePublicityConsent',
  act: '同意公开',
  method: 'POST',
  path: '/api/volunteers/GivePublicityConsent',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({
    purpose: publicityField,
    /** Of the text that was shown. */
    version: z.string().max(20, '版本不正确'),
  }),
  result: doneResult,
  refusals: { givenAlready: publicityConsentRefusals.givenAlready },
  summary:
    'Agrees to the name in full, to be ranked, or to the profile text, in the version that was shown (PIPL 14, 25).',
  rateLimit: { max: 30, windowMs: hourMs },
});

export const withdrawPublicityConsent = operation({
  name: 'withdrawPublicityConsent',
  act: '撤回公开的同意',
  method: 'POST',
  path: '/api/volunteers/WithdrawPublicityConsent',
  caller: 'volunteer',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ purpose: publicityField }),
  result: doneResult,
  refusals: { notGivenYet: publicityConsentRefusals.notGivenYet },
  summary: 'Withdraws it: name, place or text are gone with the answer (PIPL 15).',
  rateLimit: { max: 30, windowMs: hourMs },
});

export const withdrawGuardianConsent = operation({
  name: 'withdrawGuardianConsent',
  act: '监护人撤回同意',
  method: 'POST',
  path: '/api/volunteers/WithdrawGuardianConsent',
  caller: 'volunteer',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({
    /** Of the guardian who consented. */
    mobile: mobileField,
    /** Sent to that phone (scene `guardianEnds`): the message does not say that telling the code means yes. */
    smsCode: smsCodeField,
  }),
  result: doneResult,
  refusals: guardianWithdrawalRefusals,
  summary:
    "Withdraws a guardian's consent with a code sent to the guardian's phone (PIPL 15, 31): the account waits for a guardian again, name and number of the guardian go.",
  rateLimit: { max: 20, windowMs: hourMs },
});
