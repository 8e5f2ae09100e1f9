import { z } from 'zod';
import { idField, instantField, textField } from '#platform/contract/fields.ts';
import {
  categoryField,
  coverSchema,
  minorPolicyField,
  pictureSchema,
  placePolicyField,
  recruitScopeField,
  riskLevelField,
  signUpModeField,
  waitlistModeField,
} from './activity-views.contract.ts';
import {
  checkInRadii,
  groundLength,
  guaranteeLabels,
  longestMarkup,
  mostClosingHours,
  mostCompanions,
  mostNamedTeams,
  mostPictures,
  mostPosts,
  mostShifts,
  recruitCodeDigits,
  serviceObjectLabels,
} from './activities.words.ts';
import { postSchema } from './posts.contract.ts';
import { questionSchema } from './questions.contract.ts';
import { mostQuestions } from './questions.words.ts';

const wordsField = (label: string, max: number) =>
  z.string().trim().max(max, `${label}至多 ${max} 个字`).default('');

const linesField = (label: string) =>
  z
    .array(textField(label, 1, 60))
    .max(12, `${label}至多 12 条`)
    .default([]);

const codesField = (label: string, codes: Readonly<Record<string, string>>) =>
  z
    .array(z.enum(Object.keys(codes), `请从列表中选择${label}`))
    .max(12, `${label}至多 12 项`)
    .default([]);

const ageField = (label: string) =>
  z
    .int(`${label}应为整数`)
    .min(0, `${label}不能小于 0`)
    .max(120, `${label}不能大于 120`)
    .nullable()
    .default(null);

/** A number as it may be typed into a row; whether a shift can have it is said by `faultOf`. */
const typedNumber = (label: string) =>
  z.int(`${label}应为整数`).min(0, `${label}不能为负`).max(999_999, `${label}太大`);
/** What stands in a field of a row and means no day or time. */
const typedText = z.string().max(20, '时间至多 20 个字').optional();

/** One row of the shifts as it stands in the form. Whether it is a shift is judged by `faultOf`, so that a draft keeps it as it was typed. */
const shiftFormSchema = z.strictObject({
  /** Present for a shift that is already stored; without it a new one is made. */
  id: idField.optional(),
  postName: wordsField('岗位名称', 30),
  startsAt: instantField,
  endsAt: instantField,
  breakMinutes: typedNumber('休息分钟数').default(0),
  capacity: typedNumber('人数'),
  minNeeded: typedNumber('最少人数').default(1),
  /** Hours before the start at which sign-up closes; absent: as the activity says. */
  closesHours: typedNumber('报名截止').optional(),
  /** Fields that were left with what is none; `startsAt` and `endsAt` are then those from before. */
  typed: z.strictObject({ day: typedText, from: typedText, to: typedText }).optional(),
});
export type ShiftForm = z.output<typeof shiftFormSchema>;

/** The activity form as it is saved. Only the title is required: a draft may be unfinished, submitting checks the rest. */
export const activityFormSchema = z.strictObject({
  title: textField('活动名称', 1, 50),
  summary: wordsField('一句话介绍', 100),
  /** Rich text, cleaned when it is stored; plain text is taken for paragraphs, a line each. At most 5,000 characters are read of it. */
  content: z.string().trim().max(longestMarkup, '活动介绍的格式太多，请精简后再保存').default(''),
  /** Null: the team's own category. */
  category: categoryField.nullable().default(null),
  serviceObjects: codesField('服务对象', serviceObjectLabels),
  guarantees: codesField('志愿者保障', guaranteeLabels),
  requirements: linesField('报名要求'),
  preparations: linesField('我们准备'),
  /** Area code; null means the whole city. */
  area: z.string().max(20).nullable().default(null),
  placeName: wordsField('集合地点', 60),
  address: wordsField('详细地址', 200),
  placeNote: wordsField('集合说明', 200),
  lng: z.number().min(-180).max(180).nullable().default(null),
  lat: z.number().min(-90).max(90).nullable().default(null),
  checkInRadiusM: z
    .union(
      checkInRadii.map((metres) => z.literal(metres)),
      '请从列表中选择签到范围',
    )
    .default(300),
  placePolicy: placePolicyField.default('hint'),
  signUpOpensAt: instantField.nullable().default(null),
  /** For the whole activity; null: each shift closes by itself. */
  signUpClosesAt: instantField.nullable().default(null),
  /** Sign-up to a shift closes so many hours before it begins, 0 at its start. */
  shiftClosesHours: z
    .int()
    .min(0, '每场截止不能为负')
    .max(mostClosingHours, `每场截止至多提前 ${mostClosingHours} 小时`)
    .default(0),
  recruitScope: recruitScopeField.default('public'),
  /** Whose members it takes besides the team's own, with `teams`; kept with other scopes, and of no effect there. */
  recruitTeams: z.array(idField).max(mostNamedTeams, `指定队伍至多 ${mostNamedTeams} 支`).default([]),
  /** With `code`: whoever signs up names it, and is not reviewed. Half a code can be saved, the linter says what is missing. */
  recruitCode: z
    .string()
    .trim()
    .regex(/^\d{0,6}$/u, `口令为 ${recruitCodeDigits.min} 到 ${recruitCodeDigits.max} 位数字`)
    .default(''),
  /** How many people each may bring along by name; each takes a place. */
  companionsMax: z
    .int('可带人数应为整数')
    .min(0, '可带人数不能为负')
    .max(mostCompanions, `可带人数至多 ${mostCompanions} 人`)
    .default(0),
  signUpMode: signUpModeField.default('review'),
  waitlistMode: waitlistModeField.default('offer'),
  cancelDeadlineHours: z.int().min(0, '取消截止不能为负').max(168, '取消截止至多提前 168 小时').default(24),
  minAge: ageField('最小年龄'),
  maxAge: ageField('最大年龄'),
  minMinutes: z.int().min(0, '时长要求不能为负').max(600_000, '时长要求太高').default(0),
  minorPolicy: minorPolicyField.default('none'),
  riskLevel: riskLevelField.default('low'),
  riskNotice: wordsField('风险提示', 1_000),
  insurer: wordsField('保险公司', 60),
  policyNo: wordsField('保单号', 40),
  subsidy: wordsField('补贴说明', 100),
  weatherPolicy: wordsField('恶劣天气处理', 200),
  contactName: wordsField('联系人', 20),
  contactPhone: z
    .string()
    .trim()
    .regex(/^(|1[3-9]\d{9}|0\d{2,3}-?\d{7,8}(-\d{1,5})?)$/u, '联系电话应为手机号或带区号的座机号')
    .default(''),
  isContactPublic: z.boolean().default(false),
  beneficiaryPlanned: z.int().min(0, '受益人数不能为负').max(100_000, '受益人数至多 100000').default(0),
  cover: coverSchema.nullable().default(null),
  pictures: z.array(pictureSchema).max(mostPictures, `图片至多 ${mostPictures} 张`).default([]),
  /** Asked of whoever signs up from now on. */
  questions: z.array(questionSchema).max(mostQuestions, `至多 ${mostQuestions} 个问题`).default([]),
  /** What posts of the shifts are about and whom they want; a post that takes anyone needs no entry. */
  posts: z.array(postSchema).max(mostPosts, `至多 ${mostPosts} 个岗位`).default([]),
  /** Why the centre should let a releasable finding through; needed only while there is one. */
  releaseGround: wordsField('申请放行理由', groundLength.max),
  shifts: z.array(shiftFormSchema).max(mostShifts, `至多 ${mostShifts} 场`).default([]),
});
export type ActivityForm = z.output<typeof activityFormSchema>;
