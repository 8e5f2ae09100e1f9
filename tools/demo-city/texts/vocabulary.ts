/** The twelve service categories (服务类别) people see; each carries national codes of `NATIONAL_CATEGORIES`. */
export const SERVICE_CATEGORIES = {
  elder: { label: '助老', nationalCodes: ['0017', '0001'] },
  eco: { label: '环保', nationalCodes: ['0006'] },
  traffic: { label: '文明交通', nationalCodes: ['0011', '0010'] },
  event: { label: '赛会', nationalCodes: ['0018'] },
  reading: { label: '阅读', nationalCodes: ['0008', '0003'] },
  health: { label: '医疗', nationalCodes: ['0004'] },
  rescue: { label: '应急', nationalCodes: ['0012', '0013'] },
  access: { label: '助残', nationalCodes: ['0017'] },
  youth: { label: '青少年', nationalCodes: ['0003', '0017'] },
  culture: { label: '文化文艺', nationalCodes: ['0008'] },
  theory: { label: '理论宣讲', nationalCodes: ['0010'] },
  neighbor: { label: '邻里互助', nationalCodes: ['0001'] },
} as const satisfies Record<string, { label: string; nationalCodes: readonly string[] }>;

export type ServiceCategory = keyof typeof SERVICE_CATEGORIES;

/** National service categories (lbe05). */
export const NATIONAL_CATEGORIES: Readonly<Record<string, string>> = {
  '0001': '社区服务',
  '0002': '扶贫减贫',
  '0003': '支教助学',
  '0004': '卫生健康',
  '0005': '法律服务',
  '0006': '环境保护',
  '0007': '科技科普',
  '0008': '文化艺术',
  '0009': '平安综治',
  '0010': '文明风尚',
  '0011': '交通引导',
  '0012': '志愿消防',
  '0013': '应急救援',
  '0014': '禁毒宣传',
  '0015': '体育健身',
  '0016': '旅游服务',
  '0017': '关爱特殊群体',
  '0018': '大型活动',
  '0019': '海外志愿服务',
  '0099': '其他',
};

/** National code of rescue work (应急救援): never open to minors. */
export const RESCUE_CODE = '0013';

/** Whom a service is for (服务对象, nvsi_albx0014). */
export const SERVICE_OBJECTS: Readonly<Record<string, string>> = {
  '01': '儿童',
  '02': '妇女',
  '03': '老年人',
  '04': '残障人士',
  '05': '优抚对象',
  '06': '贫困家庭',
  '07': '特殊群体',
  '08': '病患者',
  '09': '农村居民',
  '10': '城镇居民',
  '11': '社会公众',
  '99': '其他',
};

/** What a volunteer is given (志愿者保障, nvsi_albx0019). */
export const GUARANTEES: Readonly<Record<string, string>> = {
  '01': '志愿者保险',
  '02': '集中乘车',
  '03': '交通补贴',
  '04': '餐饮或食物',
  '05': '提供饮水',
  '06': '提供住宿',
  '07': '志愿者服装',
  '08': '志愿服务工具',
  '09': '免费体检',
  '10': '专项培训',
  '11': '志愿服务证书',
  '99': '其他',
};

/** How one gets into a team (入队方式): by review, openly, by invitation only, by code. */
export const JOIN_MODES = { approval: '审核', open: '公开', invite_only: '仅邀请', code: '凭码' } as const;
export type JoinMode = keyof typeof JOIN_MODES;
/** Trust grade (信用等级): A free of prior review, B ordinary, C looked at closely. */
export const TRUST_GRADES = ['A', 'B', 'C'] as const;
/** Standing of a team. */
export const TEAM_STATES = { active: '正常', pending: '待审核', suspended: '停用' } as const;
/** Risk of the work (风险等级). */
export const RISK_LEVELS = { low: '低', medium: '中', high: '高' } as const;
export type RiskLevel = keyof typeof RISK_LEVELS;
/** Whether minors may take part (未成年人): no, with a guardian's consent, with a guardian at their side. */
export const MINOR_POLICIES = {
  not_allowed: '不招收',
  guardian_consent: '监护人同意',
  guardian_present: '监护人陪同',
} as const;
export type MinorPolicy = keyof typeof MINOR_POLICIES;
/** How places are given out (录取方式): first come, by review, by rule. */
export const SIGN_UP_MODES = { first_come: '先到先得', review: '审核', rule: '规则' } as const;
export type SignupMode = keyof typeof SIGN_UP_MODES;
/** Check-in radius in metres the national system knows (签到范围). */
export const CHECK_IN_RADII = [100, 300, 500, 1000, 1500] as const;
export type CheckInRadius = (typeof CHECK_IN_RADII)[number];
