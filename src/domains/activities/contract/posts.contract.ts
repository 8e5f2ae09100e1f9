import { z } from 'zod';
import { qualificationKeys } from '#domains/site/contract/qualifications.words.ts';
import { mostQualifications } from './activities.words.ts';

const ageOf = (label: string) =>
  z
    .int(`${label}应为整数`)
    .min(0, `${label}不能小于 0`)
    .max(120, `${label}不能大于 120`)
    .nullable()
    .default(null);

/**
 * A post (岗位, domain.md 4.4.6) with words or conditions of its own. Shifts are held by it whose `postName` is its name; places
 * are those of the shifts. Its conditions stand beside the activity's and never loosen them; half-typed ones can be saved, the
 * linter says what is missing.
 */
export const postSchema = z.strictObject({
  name: z.string().trim().max(30, '岗位名称至多 30 个字'),
  description: z.string().trim().max(500, '岗位说明至多 500 个字').default(''),
  minAge: ageOf('最小年龄'),
  maxAge: ageOf('最大年龄'),
  /** Effective service minutes a volunteer must already have. */
  minMinutes: z.int().min(0, '时长要求不能为负').max(600_000, '时长要求太高').default(0),
  /** Awarded star at least; 0: none needed. */
  minStar: z.int().min(0, '请选择星级').max(5, '请选择星级').default(0),
  isMembersOnly: z.boolean().default(false),
  /** One of these must be in the person's record and last until the day of the shift; asking for any makes it a professional post. */
  qualifications: z
    .array(z.enum(qualificationKeys, '请从列表中选择资格证'))
    .max(mostQualifications, `至多选 ${mostQualifications} 种资格证`)
    .default([]),
});
export type Post = z.output<typeof postSchema>;

/** A post as everybody reads it. */
export const postViewSchema = z.strictObject({
  name: z.string(),
  description: z.string(),
  /** Whom it wants, in words. */
  conditions: z.array(z.string()),
  /** Some qualification is asked for. */
  isProfessional: z.boolean(),
});
