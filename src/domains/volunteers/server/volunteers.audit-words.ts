import { standingActLabels } from '../contract/manage-volunteers.words.ts';
import { categoryKeys, categoryName } from '#domains/site/contract/categories.words.ts';
import {
  invitePreferenceLabels,
  slotDayLabels,
  slotPartLabels,
  slotDays,
  slotParts,
} from '../contract/profile.words.ts';
import { seenLabels } from '../contract/real-name.words.ts';
import { guardianRelationLabels } from '../contract/registration.words.ts';
import { realNameStatusLabels, volunteerStatusLabels } from '../contract/volunteers.words.ts';
import type { RoomAuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const volunteersAuditWords: RoomAuditWords = {
  acts: {
    'volunteers.freeGrownUps': '年满 18 周岁，无需监护人确认',
    'volunteers.liftEndedRestrictions': '限制期满',
  },
  targets: {
    realNameCheck: '实名认证',
    volunteer: '志愿者',
  },
  fields: {
    address: '地址',
    availability: '可服务时间',
    checkId: '认证编号',
    emergency: '紧急联系人',
    invitePreference: '被邀请设置',
    isNamePublic: '公开姓名',
    isProfilePublic: '公开资料',
    joinsRankings: '参加排行',
    languages: '语言',
    occupation: '职业',
    realNameStatus: '实名认证状态',
    relation: '与本人关系',
    seen: '查看的资料',
    serviceAreas: '服务区域',
    serviceCategories: '服务类别',
    skills: '专长',
    standing: '注册状态',
    volunteerId: '志愿者',
    workplace: '工作单位或学校',
  },
  values: {
    availability: Object.fromEntries(
      slotDays.flatMap((day) =>
        slotParts.map((part) => [`${day}-${part}`, `${slotDayLabels[day]}${slotPartLabels[part]}`]),
      ),
    ),
    invitePreference: invitePreferenceLabels,
    realNameStatus: realNameStatusLabels,
    relation: guardianRelationLabels,
    seen: seenLabels,
    serviceCategories: Object.fromEntries(categoryKeys.map((key) => [key, categoryName(key)])),
    standing: volunteerStatusLabels,
    'volunteer.act': standingActLabels,
    'volunteer.status': volunteerStatusLabels,
  },
};
