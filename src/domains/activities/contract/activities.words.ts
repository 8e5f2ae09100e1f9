import { listedActivityStates } from '#domains/site/contract/states.words.ts';
import { keysOf } from '#platform/contract/keys-of.ts';

/** Stored states (domain.md 4.2.4). */
export const activityStatusLabels = {
  draft: '草稿',
  pending: '待审核',
  returned: '退回修改',
  published: '已发布',
  suspended: '已停用',
  settling: '待结项',
  publicity: '公示中',
  closed: '已结项',
  cancelled: '已取消',
} as const;
export type ActivityStatus = keyof typeof activityStatusLabels;
export const activityStatuses = keysOf(activityStatusLabels);

/** States a visitor may open: what is listed, and what was called off; anything else answers 404 on the public side. */
export const visibleStatuses = [
  ...listedActivityStates,
  'cancelled',
] as const satisfies readonly ActivityStatus[];
export const isVisibleStatus = (status: ActivityStatus): boolean =>
  (visibleStatuses as readonly ActivityStatus[]).includes(status);

/** What the clock makes of an activity; derived by `phaseOf`, never stored. */
export const activityPhaseLabels = {
  notOpen: '待开始招募',
  recruiting: '招募中',
  waitlist: '候补中',
  full: '名额已满',
  signUpClosed: '招募截止',
  running: '进行中',
  ended: '已结束',
  cancelled: '已取消',
} as const;
export type ActivityPhase = keyof typeof activityPhaseLabels;
export const activityPhases = keysOf(activityPhaseLabels);

/** What the public list shows without the filter 状态, said where it is counted. */
export const listedHint = '还没开始或还能报名的活动；进行中和已结束的，在“状态”里选';

/** The public list's filter 状态; without one the list shows what has not begun or still takes sign-ups. */
export const listPhaseLabels = {
  recruiting: activityPhaseLabels.recruiting,
  notOpen: activityPhaseLabels.notOpen,
  running: activityPhaseLabels.running,
  full: activityPhaseLabels.full,
  ended: activityPhaseLabels.ended,
} as const;
export type ListPhase = keyof typeof listPhaseLabels;
export const listPhases = keysOf(listPhaseLabels);

export const listSortLabels = {
  soonest: '最近开始',
  nearest: '离我最近',
  gap: '最缺人手',
  longest: '时长最多',
  newest: '最新发布',
} as const;
export type ListSort = keyof typeof listSortLabels;
export const listSorts = keysOf(listSortLabels);

/** Named spans of the public list's filter 时间; a custom span is given by its first and last day. */
export const listSpanLabels = {
  today: '今天',
  tomorrow: '明天',
  week: '本周',
  weekend: '本周末',
  month: '近 30 天',
} as const;
export type ListSpan = keyof typeof listSpanLabels;
export const listSpans = keysOf(listSpanLabels);

/** By the hour a shift starts: before 12, 12 to 18, from 18. */
export const timeOfDayLabels = { morning: '上午', afternoon: '下午', evening: '晚上' } as const;
export type TimeOfDay = keyof typeof timeOfDayLabels;
export const timesOfDay = keysOf(timeOfDayLabels);

/** Whom it takes (招募范围, domain.md A.7). Who names the code (免审口令) is not reviewed. */
export const recruitScopeLabels = {
  public: '公开招募',
  members: '仅限本队',
  teams: '指定队伍',
  code: '凭口令报名',
} as const;
export type RecruitScope = keyof typeof recruitScopeLabels;
export const signUpModeLabels = { firstCome: '自动通过（先到先得）', review: '人工审核' } as const;
export type SignUpMode = keyof typeof signUpModeLabels;
export const waitlistModeLabels = {
  off: '不设候补',
  auto: '自动递补',
  offer: '限时确认',
  manual: '人工安排',
} as const;
export type WaitlistMode = keyof typeof waitlistModeLabels;
export const minorPolicyLabels = {
  none: '未成年人不可参加',
  consent: '未成年人需监护人同意',
  accompanied: '未成年人需监护人陪同',
} as const;
export type MinorPolicy = keyof typeof minorPolicyLabels;
export const riskLevelLabels = { low: '低风险', medium: '中风险', high: '高风险' } as const;
export type RiskLevel = keyof typeof riskLevelLabels;
export const placePolicyLabels = {
  none: '不要求定位',
  hint: '定位仅提示',
  required: '必须在范围内',
} as const;
export type PlacePolicy = keyof typeof placePolicyLabels;
/** Radius around the meeting place for check-in, metres (domain.md A.7). */
export const checkInRadii = [100, 300, 500, 1000, 1500] as const;

export const shiftStatusLabels = { open: '正常', closed: '停止报名', cancelled: '已取消' } as const;
export type ShiftStatus = keyof typeof shiftStatusLabels;

/** 服务对象, nvsi_albx0014 (domain.md A.2). */
export const serviceObjectLabels: Readonly<Record<string, string>> = {
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

/** 志愿者保障, nvsi_albx0019 (domain.md A.3). */
export const guaranteeLabels: Readonly<Record<string, string>> = {
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

/** Composition and ground that a team may pin on the drawn cover; the motif is chosen by the category. */
export const coverLayouts = ['ripple', 'shore', 'tiles', 'close'] as const;
export const coverTones = ['deep', 'soft'] as const;

/** Characters of the text (活动介绍), and of it with its markup. */
export const longestContent = 5_000;
export const longestMarkup = 40_000;

/** Pictures of one activity beside its cover, and characters of the words of one. */
export const mostPictures = 9;
export const mostPictureWords = 60;

/** Tabs of the review queue. */
export const reviewTabLabels = {
  pending: '待审核',
  changes: '变更待审',
  passed: '已通过',
  returned: '已退回',
  all: '全部',
} as const;
export type ReviewTab = keyof typeof reviewTabLabels;
export const reviewTabs = keysOf(reviewTabLabels);

/** Reasons a reviewer may start from when returning an activity. */
export const returnReasonSamples = ['时间有误', '地点不清', '负责人缺失', '内容不符'] as const;

/** Reasons the centre may start from when it lets a finding through. */
export const releaseReasonSamples = ['服务内容属实，名称只是场合', '已向队伍核实'] as const;

/** Tabs of the team's own list. */
export const teamTabLabels = {
  all: '全部',
  draft: '草稿',
  pending: '待审核',
  returned: '退回修改',
  published: '已发布',
  settling: '待结项',
  finished: '已结项',
  cancelled: '已取消',
} as const;
export type TeamTab = keyof typeof teamTabLabels;
export const teamTabs = keysOf(teamTabLabels);

/**
 * Machine check (机检): `warn` is shown to team and reviewer, `release` waits for the centre to let it through with a
 * reason, `block` stops publishing.
 */
export const lintLevelLabels = {
  ok: '通过',
  warn: '有提醒',
  release: '需中心放行',
  block: '必须修改',
} as const;
export type LintLevel = keyof typeof lintLevelLabels;

/** A season: so many copies of an activity are made at once. */
export const mostCopies = 12;

/** Shifts of one activity. */
export const mostShifts = 200;
/** Days from the first shift of an activity to its last at most. */
export const longestActivityDays = 366;
/** Hours before a shift at which its sign-up may close at the earliest. */
export const mostClosingHours = 168;
/** Minutes of one shift at most and at least (domain.md 4.4.6). */
export const longestShiftMinutes = 12 * 60;
export const shortestShiftMinutes = 15;

/** Characters of the team's ground (申请放行理由) and of the centre's reason for letting a finding through. */
export const groundLength = { min: 10, max: 200 } as const;
export const releaseReasonLength = { min: 2, max: 200 } as const;

/** What a caller may do next with an activity; buttons are drawn from this list. */
export const activityActLabels = {
  update: '修改',
  submit: '提交审核',
  withdraw: '撤回',
  cancel: '取消活动',
  copy: '复制',
  delete: '删除',
  settle: '结项',
} as const;
export type ActivityAct = keyof typeof activityActLabels;
export const activityActs = keysOf(activityActLabels);

/** Sentences of every refusal in this room. */
export const refusalLabels = {
  teamSuspended: '队伍已被暂停，暂时不能发布活动；已发布的活动可以继续完成',
  wrongStatus: '活动状态已经变化，请刷新后再试',
  shiftTaken: '有过报名记录的场次不能删除，人数不能少于已录取的人数，已经开始的场次不能改时间',
  started: '活动已经开始，不能取消；剩下的场次请在报名管理里移出并说明原因',
  blocked: '还有必须修改的问题，请按提示改好再提交',
  centreOnly: '这个活动有要由实践中心放行的内容，请由中心审核员处理',
  releaseMissing: '这个活动要写明放行理由才能通过，请打开它单独审核',
  unresolved: '还有考勤或时长没有处理完，处理完才能结项',
} as const;

/** How many places of a shift are taken, on the bar that shows them. */
export const placeWords = { takenWord: '已报', fullText: '名额已满' } as const;

/** Columns by which staff order activities. */
export const queueSorts = ['submittedAt', 'startsAt'] as const;
export type QueueSort = (typeof queueSorts)[number];

/** Companions (同行人) of one person at most (domain.md 4.4.5). */
export const mostCompanions = 5;
/** Named teams (指定队伍) of one activity at most. */
export const mostNamedTeams = 20;
/** Digits of a code to sign up by (口令, domain.md 4.4.5). */
export const recruitCodeDigits = { min: 4, max: 6 } as const;

/** At most so many posts of one activity with words or conditions of their own, and qualifications that one asks for. */
export const mostPosts = 12;
export const mostQualifications = 4;
