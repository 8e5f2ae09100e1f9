import { guardianRelationLabels } from '#domains/volunteers/contract/registration.words.ts';
import {
  genderLabels,
  realNameStatusLabels,
  volunteerStatusLabels,
} from '#domains/volunteers/contract/volunteers.words.ts';
import { invitePreferenceLabels } from '#domains/volunteers/contract/profile.words.ts';
import type { TopicField } from './topic.ts';
import type { ProfileRow } from './profile.queries.ts';

/** The profile is one record, opened from where it lies sealed. */
export const profileTopic = {
  key: 'profile',
  title: '账号与个人资料',
  tables: ['accounts', 'volunteers', 'guardians'],
  fields: [
    ['volunteerNo', '志愿者编号'],
    ['loginName', '登录名'],
    ['name', '姓名'],
    ['gender', '性别', genderLabels],
    ['birthOn', '出生日期'],
    ['mobile', '手机号'],
    ['email', '电子邮箱'],
    ['areaName', '所在地区'],
    ['address', '详细地址'],
    ['organisationName', '所属单位'],
    ['occupation', '职业'],
    ['workplace', '工作单位'],
    ['intro', '自我介绍'],
    ['skills', '技能'],
    ['languages', '语言'],
    ['serviceAreas', '服务地区'],
    ['serviceCategories', '服务类别'],
    ['availability', '空闲时间'],
    ['invitePreference', '邀请', invitePreferenceLabels],
    ['isProfilePublic', '是否公开主页'],
    ['isNamePublic', '是否公开姓名'],
    ['joinsRankings', '是否参加排行'],
    ['hasEmergencyContact', '是否填写紧急联系人'],
    ['realNameStatus', '实名认证', realNameStatusLabels],
    ['idKind', '证件类型'],
    ['idMasked', '证件号码'],
    ['status', '状态', volunteerStatusLabels],
    ['restrictedUntil', '受限到'],
    ['guardianRelation', '监护人关系', guardianRelationLabels],
    ['guardianConsentedAt', '监护人同意时间'],
    ['registeredAt', '注册时间'],
    ['lastLoginAt', '最近登录'],
  ],
} as const satisfies { key: string; title: string; tables: readonly string[]; fields: readonly TopicField[] };

type Opened = { openMobile: (cipher: string) => string; openText: (cipher: string | null) => string };

/** The record, with phone and address in clear: they are the person's own. */
export function openProfile(
  { mobileCipher, addressCipher, emergencyCipher, ...row }: ProfileRow,
  { openMobile, openText }: Opened,
): Record<string, unknown> {
  return {
    ...row,
    mobile: mobileCipher === null ? '' : openMobile(mobileCipher),
    address: openText(addressCipher),
    hasEmergencyContact: emergencyCipher !== null,
  };
}
