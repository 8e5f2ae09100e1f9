import { categoryKeys, categoryMark } from '#domains/site/contract/categories.words.ts';
import {
  activityStatusLabels,
  minorPolicyLabels,
  placePolicyLabels,
  recruitScopeLabels,
  riskLevelLabels,
  signUpModeLabels,
  waitlistModeLabels,
} from '../contract/activities.words.ts';
import { makeupStates } from '../contract/makeups.words.ts';
import { formFieldLabels } from '../contract/form-fields.words.ts';
import type { RoomAuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const activitiesAuditWords: RoomAuditWords = {
  acts: {
    becomeActivity: '补录成为活动',
    closeActivity: '结项（系统）',
    endActivity: '活动结束',
    forgetMakeupWitnesses: '清空往年补录活动的证明人',
    forgetContacts: '清空往年活动的联系人',
  },
  targets: {
    activity: '活动',
    activityMakeup: '补录活动',
    teamActivities: '队伍的活动图片',
  },
  fields: {
    ...formFieldLabels,
    asked: '申请放行的项目',
    beneficiaryActual: '实际受益人数',
    copiedFrom: '复制自',
    activityNo: '活动编号',
    capacity: '人数',
    ground: '申请放行的理由',
    leaders: '领队',
    declared: '已作属实声明',
    makeupNo: '补录编号',
    newPictures: '新增图片',
    newShifts: '新增场次',
    peopleCount: '人数',
    released: '放行的项目',
    shiftCount: '场次',
    shiftTimes: '场次时间',
    takenCount: '已报名人数',
    warnCount: '机检提醒',
  },
  values: {
    'activity.status': { ...activityStatusLabels, pendingChange: '变更待审' },
    'activityMakeup.state': makeupStates,
    'activityMakeup.status': makeupStates,
    category: Object.fromEntries(categoryKeys.map((key) => [key, categoryMark(key).label])),
    minorPolicy: minorPolicyLabels,
    placePolicy: placePolicyLabels,
    recruitScope: recruitScopeLabels,
    riskLevel: riskLevelLabels,
    signUpMode: signUpModeLabels,
    waitlistMode: waitlistModeLabels,
  },
};
