import { z } from 'zod';
import { personNameField } from '#domains/accounts/contract/account-fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { companionRelations } from './companions.words.ts';

/** Somebody whom the one who signs up brings along: takes a place, is on the team's list, has no account and earns no hours. */
export const companionSchema = z.strictObject({
  name: personNameField,
  /** Full years on the day. */
  age: z.int('请填写年龄').min(0, '年龄不能小于 0').max(120, '年龄不能大于 120'),
  relation: z.enum(keysOf(companionRelations), '请选择与你的关系'),
});
export type Companion = z.output<typeof companionSchema>;
