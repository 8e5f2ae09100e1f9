import { z } from 'zod';
import { minuteMs } from '#platform/contract/durations.ts';
import { instantField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { actionLinkRefusals } from './messages.words.ts';

const tokenField = z.string('链接不完整').regex(/^[0-9a-z]{1,12}-[\w-]{22}$/, '链接不完整');
const answerField = z.enum(['accept', 'decline'], '请选择接受或放弃');

export const getActionLink = operation({
  name: 'getActionLink',
  method: 'POST',
  path: '/api/messages/GetActionLink',
  caller: 'public',
  effect: 'read',
  request: z.strictObject({ token: tokenField }),
  result: z.strictObject({
    state: z.enum(['open', 'used', 'expired', 'over']),
    /** What was answered, once it was. */
    answer: answerField.nullable(),
    title: z.string(),
    /** Facts in the order shown: 活动, 时间, 地点. */
    facts: z.array(z.strictObject({ label: z.string(), text: z.string() })),
    /** Whom it is for, masked. */
    recipient: z.string(),
    expiresAt: instantField,
    acceptLabel: z.string(),
    declineLabel: z.string(),
    /** What each answer would mean. */
    acceptMeans: z.string(),
    declineMeans: z.string(),
  }),
  refusals: {},
  summary: 'What a one-time link would do; looking never does it.',
  rateLimit: { max: 60, windowMs: minuteMs },
});

export const answerActionLink = operation({
  name: 'answerActionLink',
  act: '使用一次性链接',
  method: 'POST',
  path: '/api/messages/AnswerActionLink',
  caller: 'public',
  effect: 'write',
  request: z.strictObject({ token: tokenField, answer: answerField }),
  result: z.strictObject({ message: z.string() }),
  refusals: actionLinkRefusals,
  summary: 'Answers an offer or an invitation by its one-time link, without login.',
  rateLimit: { max: 20, windowMs: minuteMs },
});
