import { z } from 'zod';
import { mobileField } from '#domains/accounts/contract/account-fields.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { instantField, textField } from '#platform/contract/fields.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';
import { reviewRowSchema } from './need-review.contract.ts';
import { needMinorShape, needWishShape, pictureFileIdsField } from './needs.contract.ts';
import { raiseNeedRefusals, requesterKinds, takenDownVias } from './needs.words.ts';

/** Staff of the 所 or 站 vouch for the number in place of a code (domain.md 4.4.10). */
export const raiseNeedFor = operation({
  name: 'raiseNeedFor',
  act: '代点单',
  method: 'POST',
  path: '/api/needs/RaiseNeedFor',
  caller: permission('needs.take', { scope: 'rows' }),
  effect: 'write',
  request: z.strictObject({
    ...needWishShape,
    ...needMinorShape,
    requestKey: z.uuid('提交编号不正确'),
    /** How staff were asked. */
    via: z.enum(takenDownVias, '请选择是怎么来的'),
    requesterKind: z.enum(requesterKinds, '请选择点单人是受助人的什么人'),
    requesterName: textField('怎么称呼点单人', 1, 20),
    mobile: mobileField,
    beneficiaryName: textField('怎么称呼受助人', 1, 20).optional(),
    /** That whoever is to be helped agreed to it, and to what is kept. */
    hasConsent: z.boolean().default(false),
    isNoEmergency: z.boolean().default(false),
    isAnotherMatter: z.boolean().default(false),
    pictureFileIds: pictureFileIdsField,
  }),
  result: z.strictObject({ needId: z.int(), needNo: z.string(), reviewDueAt: instantField }),
  refusals: raiseNeedRefusals,
  summary:
    'Staff take down what somebody asks for by phone or at the counter, with consent; the number is told by text message.',
  rateLimit: { max: 30, windowMs: minuteMs },
});

export const listTakenNeeds = operation({
  name: 'listTakenNeeds',
  method: 'POST',
  path: '/api/needs/ListTakenNeeds',
  caller: permission('needs.take', { scope: 'rows' }),
  effect: 'read',
  request: z.strictObject(pageRequestShape),
  result: z.strictObject(pageResultShape(reviewRowSchema)),
  refusals: {},
  summary: 'What the caller took down for others, in every state, the newest first.',
});
