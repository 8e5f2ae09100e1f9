import { keysOf } from '#platform/contract/keys-of.ts';

/** Days of a week as people plan them (可服务时间, domain.md A.4). */
export const slotDayLabels = {
  mon: '周一',
  tue: '周二',
  wed: '周三',
  thu: '周四',
  fri: '周五',
  sat: '周六',
  sun: '周日',
  holiday: '节假日',
} as const;
export const slotPartLabels = { am: '上午', pm: '下午', night: '晚上' } as const;

export type SlotDay = keyof typeof slotDayLabels;
export type SlotPart = keyof typeof slotPartLabels;
export type Slot = `${SlotDay}-${SlotPart}`;

export const slotDays = keysOf(slotDayLabels);
export const slotParts = keysOf(slotPartLabels);
/** The 24 slots, by day and then by part. */
export const slots = slotDays.flatMap((day) => slotParts.map((part): Slot => `${day}-${part}`)) as [
  Slot,
  ...Slot[],
];

/** How an invitation to an activity or a team is met (被邀请设置); it is never accepted by silence. */
export const invitePreferenceLabels = { ask: '需要我同意', refuse: '不接受邀请' } as const;
export const invitePreferences = keysOf(invitePreferenceLabels);

/** Offered while typing; anything else may be written too. */
export const suggestedSkills = [
  '急救',
  '手语',
  '心理疏导',
  '法律咨询',
  '摄影摄像',
  '书画',
  '理发',
  '家电维修',
  '课业辅导',
  '主持',
  '驾驶',
  '电脑与手机',
];
export const suggestedLanguages = ['普通话', '江澜话', '粤语', '英语', '日语', '韩语', '手语'];
export const suggestedOccupations = ['在职', '学生', '退休', '自由职业', '待业', '其他'];

/** Most of each that a profile holds. */
export const profileLimits = {
  serviceAreas: 3,
  serviceCategories: 4,
  skills: 10,
  languages: 8,
  tagLength: 12,
  intro: 300,
  address: 200,
  workplace: 100,
  occupation: 20,
} as const;
