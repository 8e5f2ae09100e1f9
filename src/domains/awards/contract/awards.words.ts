import { keysOf } from '#platform/contract/keys-of.ts';

/** What the law wants recorded beside service (67号令): 培训情况 and 表彰奖励情况. */
export const entryKinds = { training: '培训', award: '表彰' } as const;
export type EntryKind = keyof typeof entryKinds;
export const entryKindKeys = keysOf(entryKinds);

/** Who granted an award (表彰级别). */
export const awardLevels = {
  national: '国家级',
  province: '省级',
  city: '市级',
  county: '县区级',
  street: '镇街级',
  team: '队伍',
} as const;
export type AwardLevel = keyof typeof awardLevels;
export const awardLevelKeys = keysOf(awardLevels);

export const recordEntryStates = { valid: '有效', withdrawn: '已撤回' } as const;

export const recordEntryLimits = {
  /** People of one entering. */
  people: 50,
  files: 3,
  maxHours: 200,
} as const;

export const enterRefusals = {
  unknownPerson: '有志愿者编号不存在，请核对后再提交',
  notOurs: '有人不是本队队员，也没有参加过本队的活动，请核对编号',
  ownRecord: '不能给自己记培训或表彰，请让队里另一位管理员办理',
  allThere: '这些人都已经有同一天的同名记录，没有重复记入',
  inFuture: '日期还没到，办完以后再记',
  validBefore: '有效期应晚于日期',
} as const;

export const changeRefusals = {
  ownRecord: enterRefusals.ownRecord,
  withdrawn: '这条记录已经撤回，不能再改',
  inFuture: enterRefusals.inFuture,
  validBefore: enterRefusals.validBefore,
  alreadyThere: '这个人已经有同一天的同名记录',
} as const;

export const answerRefusals = {
  ownRecord: enterRefusals.ownRecord,
  noObjection: '这条记录没有待答复的异议',
} as const;

export const objectEntryRefusals = {
  withdrawn: '这条记录已经撤回',
  objectedAlready: '这条记录已经提过异议；对答复不满意，可以投诉举报',
} as const;

/** Where one reads one's own, and where those who entered them. */
export const ownEntriesPath = {
  training: '/usercenter/index/myrecord?tab=trainings',
  award: '/usercenter/index/myrecord?tab=awards',
} as const;
export const teamEntriesPath = '/teamcenter/index/teamrecord';
export const centreEntriesPath = '/manage/records';
