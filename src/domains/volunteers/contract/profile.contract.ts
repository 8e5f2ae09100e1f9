import { z } from 'zod';
import { categoryField } from '#domains/site/contract/site.contract.ts';
import { dayField, idField, instantField, versionField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';
import { invitePreferences, profileLimits, slots } from './profile.words.ts';
import {
  checkStatusLabels,
  type CheckStatus,
  findingLabels,
  type Finding,
  idKinds,
} from './real-name.words.ts';
import { realNameStatusLabels } from './volunteers.words.ts';

const optionalText = (label: string, max: number) =>
  z.string().trim().max(max, `${label}至多 ${max} 个字`).default('');

const tags = (label: string, max: number) =>
  z
    .array(
      z
        .string()
        .trim()
        .min(1, `${label}不能为空`)
        .max(profileLimits.tagLength, `每项至多 ${profileLimits.tagLength} 个字`),
    )
    .max(max, `${label}至多 ${max} 项`)
    .refine((list) => new Set(list).size === list.length, `${label}有重复`)
    .default([]);

/** What a volunteer may change at once. */
const editableShape = {
  area: z.string('请选择居住区域').min(1, '请选择居住区域').max(20),
  serviceAreas: z
    .array(z.string().max(20))
    .min(1, '请至少选择一个服务区域')
    .max(profileLimits.serviceAreas, `服务区域至多 ${profileLimits.serviceAreas} 个`),
  serviceCategories: z
    .array(categoryField)
    .min(1, '请至少选择一个服务类别')
    .max(profileLimits.serviceCategories, `服务类别至多 ${profileLimits.serviceCategories} 个`),
  availability: z.array(z.enum(slots, '没有这个时段')).max(slots.length).default([]),
  skills: tags('技能', profileLimits.skills),
  languages: tags('语言', profileLimits.languages),
  workplace: optionalText('单位或学校', profileLimits.workplace),
  occupation: optionalText('从业状况', profileLimits.occupation),
  email: z.union([z.literal(''), z.email('邮箱格式不正确').max(100, '邮箱太长')]).default(''),
  address: optionalText('详细地址', profileLimits.address),
  emergencyName: optionalText('紧急联系人', 30),
  emergencyMobile: z
    .union([z.literal(''), z.string().regex(/^1[3-9]\d{9}$/, '请输入 11 位手机号')])
    .default(''),
  intro: optionalText('个人简介', profileLimits.intro),
  isNamePublic: z.boolean(),
  joinsRankings: z.boolean(),
  isProfilePublic: z.boolean(),
  invitePreference: z.enum(invitePreferences, '没有这个选项'),
};

/** The same as it is read: an account may have been made before a field was asked for. */
const shownShape = {
  area: z.string(),
  serviceAreas: z.array(z.string()),
  serviceCategories: z.array(categoryField),
  availability: z.array(z.enum(slots)),
  skills: z.array(z.string()),
  languages: z.array(z.string()),
  workplace: z.string(),
  occupation: z.string(),
  email: z.string(),
  address: z.string(),
  emergencyName: z.string(),
  emergencyMobile: z.string(),
  intro: z.string(),
  isNamePublic: z.boolean(),
  joinsRankings: z.boolean(),
  isProfilePublic: z.boolean(),
  invitePreference: z.enum(invitePreferences),
};

const checkSchema = z.strictObject({
  checkId: z.int(),
  status: z.enum(keysOf<CheckStatus>(checkStatusLabels)),
  name: z.string(),
  idKind: z.enum(idKinds),
  idMasked: z.string(),
  isChange: z.boolean(),
  findings: z.array(z.enum(keysOf<Finding>(findingLabels))),
  submittedAt: instantField,
  decidedAt: instantField.nullable(),
  reason: z.string().nullable(),
});

export const getMyProfile = operation({
  name: 'getMyProfile',
  method: 'GET',
  path: '/api/volunteers/GetMyProfile',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({
    volunteerId: z.int(),
    volunteerNo: z.string(),
    name: z.string(),
    gender: z.enum(['male', 'female']),
    birthOn: dayField,
    iconUrl: z.string().nullable(),
    mobileMasked: z.string().nullable(),
    ...shownShape,
    version: z.int(),
    realName: z.strictObject({
      status: z.enum(keysOf(realNameStatusLabels)),
      idKind: z.enum(idKinds).nullable(),
      idMasked: z.string().nullable(),
      /** The latest submission. */
      check: checkSchema.nullable(),
    }),
  }),
  refusals: {},
  summary: "The caller's whole profile; phone and ID number are masked even here.",
});
export type MyProfileView = z.output<(typeof getMyProfile)['result']>;

export const updateMyProfile = operation({
  name: 'updateMyProfile',
  act: '修改资料',
  method: 'PUT',
  path: '/api/volunteers/UpdateMyProfile',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({ version: versionField, ...editableShape }),
  result: z.strictObject({ version: z.int() }),
  refusals: {},
  summary:
    'Changes what needs no check; name, gender and birth date change only through the real-name check.',
});

export const changeMyAvatar = operation({
  name: 'changeMyAvatar',
  act: '更换头像',
  method: 'POST',
  path: '/api/volunteers/ChangeMyAvatar',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({ fileId: idField }),
  result: z.strictObject({ iconUrl: z.string() }),
  refusals: {},
  summary: "Makes an uploaded picture the caller's portrait.",
});

const viewerSchema = z.strictObject({
  at: instantField,
  /** The role of who looked, never a name. */
  role: z.string(),
  /** The organisation or team they worked for; null for the centre's own accounts without one. */
  unit: z.string().nullable(),
  seen: z.array(z.string()),
  reason: z.string().nullable(),
});

export const listMyViewers = operation({
  name: 'listMyViewers',
  method: 'POST',
  path: '/api/volunteers/ListMyViewers',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({ ...pageRequestShape }),
  result: z.strictObject(pageResultShape(viewerSchema)),
  refusals: {},
  summary: 'Who of the staff looked at hidden data of the caller, when and why (PIPL 44).',
});
