import { z } from 'zod';
import { personNameField } from '#domains/accounts/contract/account-fields.ts';
import { mostCompanions } from '#domains/activities/contract/activities.words.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { idField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { operation } from '#platform/contract/operation.ts';
import { changeCompanionsRefusals, companionRelations } from './companions.words.ts';

/** Somebody whom the one who signs up brings along: takes a place, is on the team's list, has no account and earns no hours. */
export const companionSchema = z.strictObject({
  name: personNameField,
  /** Full years on the day. */
  age: z.int('请填写年龄').min(0, '年龄不能小于 0').max(120, '年龄不能大于 120'),
  relation: z.enum(keysOf(companionRelations), '请选择与你的关系'),
});
export type Companion = z.output<typeof companionSchema>;

/** Everybody whom one brings, each with a place. */
export const companionsField = z.array(companionSchema).max(mostCompanions, `至多带 ${mostCompanions} 人`);

/**
 * Who comes along with an own sign-up from now on, until sign-up to its shift closes: more take their places at once or none
 * does, fewer give theirs to the queue. Repeating what is already so changes nothing. Somebody else's sign-up is 404.
 */
export const changeCompanions = operation({
  name: 'changeCompanions',
  act: '改同行人',
  method: 'POST',
  path: '/api/signups/ChangeCompanions',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({
    signUpId: idField,
    /** What the form began with, so that a change made elsewhere in between is not lost unseen. */
    was: companionsField,
    companions: companionsField,
  }),
  result: z.strictObject({ message: z.string() }),
  refusals: changeCompanionsRefusals,
  summary: '报名后增减或更正同行人',
  rateLimit: { max: 60, windowMs: minuteMs },
});
