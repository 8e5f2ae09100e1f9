import { keysOf } from '#platform/contract/keys-of.ts';

/** Where each rule begins to notice (domain.md 4.2.13); a number of people, seconds, metres and so on. */
export const anomalyLimits = {
  /** People who checked in at one shift from one device. */
  devicePeople: 4,
  burstSteps: 10,
  burstSeconds: 20,
  travelKmh: 120,
  /** Nearer than this is no journey. */
  travelMetres: 2_000,
  samePeople: 10,
  sameShare: 95,
  entryShare: 20,
  /** Fewer records say nothing of a share. */
  entryRecords: 10,
  entryDays: 30,
  /** Shorter texts are alike by themselves. */
  alikeLetters: 20,
  alikePercent: 85,
  alikeDays: 30,
  /** Texts of one team or person that are compared, and those of them that are new, the latest. */
  alikeCompared: 200,
  alikeFresh: 50,
  newDeviceHours: 2,
  /** Check-ins and check-outs that are shown with a flag, and devices with a row of their own. */
  steps: 200,
  deviceRows: 4,
  /** Marks of devices are forgotten after these days. */
  deviceDays: 90,
  /** Accounts kept with a flag. */
  people: 200,
} as const;

type RuleWords = { label: string; threshold: string; innocent: readonly string[] };

/** The rules: name, where each begins to notice, and how what it notices may be all right. */
export const anomalyRules = {
  sharedDevice: {
    label: '同一部手机替多人签到',
    threshold: `一部手机、一个场次、${anomalyLimits.devicePeople} 人以上`,
    innocent: ['老人、孩子没带手机，借用领队或家人的', '场地共用一部平板签到'],
  },
  burst: {
    label: '短时间连续签到签退',
    threshold: `${anomalyLimits.burstSeconds} 秒内 ${anomalyLimits.burstSteps} 人以上`,
    innocent: ['集合时大家同时扫大屏上的码', '网络断了一阵，恢复后一起上传'],
  },
  travel: {
    label: '来不及赶到',
    threshold: `两场之间超过 ${anomalyLimits.travelKmh} 公里/时`,
    innocent: ['活动登记的地点是集合点，实际在别处服务', '上一场提前离开，由别人在场补扫了签退码'],
  },
  sameTimes: {
    label: '全员起止完全一样',
    threshold: `${anomalyLimits.samePeople} 人以上，${anomalyLimits.sameShare}% 以上同一分钟`,
    innocent: ['领队一次点名，全队一起到、一起走', '集体乘车往返'],
  },
  reusedProof: {
    label: '证明材料重复使用',
    threshold: '同一个文件出现在两场以上',
    innocent: ['一份签到表记了同一天的两场活动', '传错了文件，可以请队伍重新上传'],
  },
  night: {
    label: '深夜录入时长',
    threshold: '23:00–05:00 补录',
    innocent: ['活动本身在夜里，例如防汛值守', '领队白天上班，晚上才有空整理'],
  },
  entryShare: {
    label: '补录占比过高',
    threshold: `一支队伍 ${anomalyLimits.entryDays} 天内 D 级超过 ${anomalyLimits.entryShare}%`,
    innocent: ['服务地点没有信号，只能事后补录', '新队伍还不会用签到码，需要辅导'],
  },
  alikeTexts: {
    label: '说明文字高度相似',
    threshold: `${anomalyLimits.alikeLetters} 字以上的说明，${anomalyLimits.alikePercent}% 以上一样`,
    innocent: ['例行的服务每次做的都一样，写法也就一样', '几个人一起做的事，互相照着写了一遍'],
  },
  newDevice: {
    label: '新设备登录后签到',
    threshold: `没用过的设备登录，${anomalyLimits.newDeviceHours} 小时内用码签到`,
    innocent: ['刚换了手机，或者清理过浏览器', '自己的手机没电，在同伴手机上登录'],
  },
} as const satisfies Record<string, RuleWords>;
export type AnomalyRule = keyof typeof anomalyRules;
export const anomalyRuleKeys = keysOf(anomalyRules);

/** States of a flag; none of them changes anybody's hours or credit. */
export const anomalyStatusLabels = {
  pending: '待核',
  /** The team was asked to explain. */
  asking: '先问清楚',
  upheld: '属实',
  unfounded: '误报',
} as const;
export type AnomalyStatus = keyof typeof anomalyStatusLabels;
export const anomalyStatuses = keysOf(anomalyStatusLabels);

/** Tabs of the board with the states they hold. */
export const anomalyTabs = {
  open: { label: '待核', statuses: ['pending', 'asking'] },
  upheld: { label: '属实', statuses: ['upheld'] },
  unfounded: { label: '误报', statuses: ['unfounded'] },
} as const satisfies Record<string, { label: string; statuses: readonly AnomalyStatus[] }>;
export type AnomalyTab = keyof typeof anomalyTabs;
export const anomalyTabKeys = keysOf(anomalyTabs);

/** What a member of staff may find. */
export const anomalyVerdictLabels = { upheld: '属实', unfounded: '误报', asking: '先问清楚' } as const;
export type AnomalyVerdict = keyof typeof anomalyVerdictLabels;
export const anomalyVerdicts = keysOf(anomalyVerdictLabels);

/** Why a flag is true, or was none. */
export const anomalyCauseLabels = {
  proxy: '代人签到',
  notThere: '人不在场',
  leaderActed: '领队代操作',
  sharedIsNormal: '设备共用属正常',
  other: '其他',
} as const;
export type AnomalyCause = keyof typeof anomalyCauseLabels;
export const anomalyCauses = keysOf(anomalyCauseLabels);

/** Days in which an asked team is to explain. */
export const explainDays = 3;

export const judgeAnomalyRefusals = {
  related: '这条提示涉及你或你负责的队伍，请由别人来核',
  decided: '这条提示已经有结论，请刷新后再看',
  causeMissing: '请选择原因',
  noteMissing: '请写明看了哪些证据、为什么，至少 5 个字',
} as const;
