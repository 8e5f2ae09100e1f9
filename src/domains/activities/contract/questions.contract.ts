import { z } from 'zod';
import { keysOf } from '#platform/contract/keys-of.ts';
import { mostChoices, questionKinds } from './questions.words.ts';

/** A question for whoever signs up (domain.md 4.4.7). Half-typed ones can be saved; the linter says what is missing. */
export const questionSchema = z.strictObject({
  text: z.string().trim().max(60, '问题至多 60 个字'),
  kind: z.enum(keysOf(questionKinds), '请从列表中选择回答方式'),
  /** What can be chosen; nothing for a written answer. */
  choices: z
    .array(z.string().trim().max(30, '选项至多 30 个字'))
    .max(mostChoices, `选项至多 ${mostChoices} 个`)
    .default([]),
  isRequired: z.boolean().default(false),
});
export type Question = z.output<typeof questionSchema>;

/** A question in the words it was asked with, and what was answered: it stays as it was when the team asks otherwise later. */
export const answerSchema = z.strictObject({ question: z.string(), answer: z.string() });
export type Answer = z.output<typeof answerSchema>;
