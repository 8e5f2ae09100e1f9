import { z } from 'zod';
import { minuteMs } from '#platform/contract/durations.ts';
import { doneResult, idField } from '#platform/contract/fields.ts';
import { anyStaff, operation } from '#platform/contract/operation.ts';
import { deskKinds } from './looks.words.ts';

const caller = anyStaff({ scope: 'unit' });
const kindField = z.enum(deskKinds, '没有这种审核');

export const noteLook = operation({
  name: 'noteLook',
  act: '正在看',
  method: 'POST',
  path: '/api/accounts/NoteLook',
  caller,
  effect: 'write',
  isFleeting: true,
  request: z.strictObject({
    kind: kindField,
    /** Which row of that kind. Whether there is one is not looked up: a look tells nothing of it. */
    item: idField,
    /** `left`: the item was closed. */
    state: z.enum(['looks', 'decides', 'left']),
  }),
  result: doneResult,
  refusals: {},
  summary:
    'Says that the caller has an item of a review desk open, for a minute; colleagues see it at once, and nobody is kept from anything by it.',
  rateLimit: { max: 240, windowMs: minuteMs },
});

export const listLooks = operation({
  name: 'listLooks',
  method: 'POST',
  path: '/api/accounts/ListLooks',
  caller,
  effect: 'read',
  request: z.strictObject({
    kind: kindField,
    items: z.array(idField).max(101, '一次至多 101 条'),
  }),
  result: z.strictObject({
    list: z.array(z.strictObject({ rowId: idField, name: z.string(), isDeciding: z.boolean() })),
  }),
  refusals: {},
  summary: 'Which of these items colleagues have open just now, for whoever may open the same desk.',
});
