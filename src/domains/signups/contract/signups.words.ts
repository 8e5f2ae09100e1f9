import { liveSignUpStates, placeHoldingStates } from '#domains/site/contract/states.words.ts';
import { companionRefusals } from './companions.words.ts';
import { keysOf } from '#platform/contract/keys-of.ts';

/** States of a sign-up (报名); transitions are in the room's README (domain.md 4.2.5). */
export const signUpStates = {
  /** Waits for the team's decision; holds no place. */
  pending: '待审核',
  /** Has a place. */
  confirmed: '已通过',
  /** In the queue of a full shift (候补). */
  waitlisted: '候补',
  /** A freed place is kept for this person until `offerExpiresAt`. */
  offered: '候补待确认',
  rejected: '未通过',
  /** Taken back by the volunteer before it was decided, or the queue was left. */
  withdrawn: '已撤回',
  /** Nobody decided before the shift started, or no place came free. */
  lapsed: '已失效',
  /** The offered place was turned down. */
  declined: '已放弃',
  cancelled: '已取消',
  /** Somebody else took the place over (顶班). */
  swapped: '已换人',
  /** Taken off the list by the team, with a reason. */
  removed: '被移除',
  /** The activity or the shift was called off. */
  void: '活动取消',
} as const;
export type SignUpState = keyof typeof signUpStates;
export const allSignUpStates = keysOf(signUpStates);

/** What a confirmed place became on the day, as its owner reads it. */
const servedStates: Record<string, string> = {
  checkedIn: '已签到',
  checkedOut: '已参加',
  noCheckOut: '已参加',
  absent: '缺席',
  excused: '免责缺席',
};

/** The one name of an own sign-up everywhere: its state until the day, then what the day recorded (已参加). */
export const ownStateLabel = (mine: { state: SignUpState; attendance: string | null }): string =>
  (mine.state === 'confirmed' && mine.attendance !== null && servedStates[mine.attendance]) ||
  signUpStates[mine.state];

/** Where the question stands whether somebody still comes to an activity that changed (再确认). */
export const reconfirmStates = {
  asked: '待确认',
  kept: '已确认',
  silent: '未回应',
  left: '不来了',
} as const;
export type ReconfirmState = keyof typeof reconfirmStates;

/** Said to whoever gives the place up because the activity changed. */
export const leftByChange = '名额已让出，谢谢你告诉我们。这不影响你的信用';

/** Counts in a shift's `takenCount`. */
export const holdsPlace = (state: SignUpState): boolean =>
  (placeHoldingStates as readonly SignUpState[]).includes(state);
/** Can still lead to service. */
export const isLive = (state: SignUpState): boolean =>
  (liveSignUpStates as readonly SignUpState[]).includes(state);

/** What pressing the button does now: take a place, apply for review, join the queue, or nothing. */
export const signUpVerdicts = ['signUp', 'apply', 'waitlist', 'refused'] as const;
export type SignUpVerdict = (typeof signUpVerdicts)[number];

/** `block` refuses; `warn` must be accepted by the person; `info` only tells. */
export type ReasonSeverity = 'block' | 'warn' | 'info';
type ReasonWord = { text: string; severity: ReasonSeverity; fixUrl?: string; fixText?: string };

const myActivitiesUrl = '/usercenter/index/myactivity';
/** Profiles are completed with the centre's help until their own page exists. */
const helpUrl = '/user-index/help';

/**
 * Closed list of reasons of the eligibility engine (domain.md 4.5), in the order in which they are judged. A judged
 * reason may carry a more exact sentence (the opening time, the other activity); this one is the general form.
 */
export const signUpReasons = {
  cancelled: { text: '活动已取消', severity: 'block' },
  suspended: { text: '活动已停用，暂时不能报名', severity: 'block' },
  teamSuspended: { text: '发起队伍已被暂停，暂时不能报名', severity: 'block' },
  shiftStarted: { text: '这一场已经开始，不能再报名', severity: 'block' },
  already: {
    text: '你已经报了这一场，不用重复报名',
    severity: 'block',
    fixUrl: myActivitiesUrl,
    fixText: '查看我的报名',
  },
  notOpenYet: { text: '还没到报名时间', severity: 'block' },
  closed: { text: '报名已截止', severity: 'block' },
  notSignedIn: {
    text: '请先登录后报名',
    severity: 'block',
    fixUrl: '/user-index/malllogin',
    fixText: '去登录',
  },
  notVolunteer: { text: '请用志愿者账号报名', severity: 'block' },
  restricted: { text: '你的账号暂时不能报名', severity: 'block' },
  // What the person can do nothing about comes before what they could mend for nothing.
  minorsExcluded: { text: '本活动不接受未成年人报名', severity: 'block' },
  underMinAge: { text: '还没到本活动要求的年龄', severity: 'block' },
  overMaxAge: { text: '超过了本活动要求的年龄', severity: 'block' },
  notVerified: {
    text: '请先完成实名认证',
    severity: 'block',
    fixUrl: '/usercenter/index/modify?tab=realName',
    fixText: '去认证',
  },
  profileIncomplete: {
    text: '请先补充服务区域和服务类别',
    severity: 'block',
    fixUrl: '/usercenter/index/modify',
    fixText: '去补充',
  },
  guardianNeeded: {
    text: '未成年人报名需要监护人先同意',
    severity: 'block',
    fixUrl: helpUrl,
    fixText: '怎么办理',
  },
  membersOnly: {
    text: '本活动仅限本队成员报名',
    severity: 'block',
    fixText: '申请加入队伍',
  },
  teamNotAllowed: { text: '本活动只招募指定队伍的成员，有哪些队伍见报名要求', severity: 'block' },
  minHours: { text: '累计服务时长还不够', severity: 'block' },
  starNeeded: { text: '还没到这个岗位要求的星级', severity: 'block' },
  qualificationMissing: {
    text: '这个岗位需要资格证，你的档案里没有',
    severity: 'block',
    fixUrl: '/usercenter/index/myrecord?tab=trainings',
    fixText: '看我的证书',
  },
  creditReview: { text: '近期有缺席或临时取消记录，本次报名需队伍审核', severity: 'info' },
  accompanied: { text: '未满 18 周岁须由监护人陪同到场', severity: 'info' },
  clash: {
    text: '与已报活动时间冲突',
    severity: 'block',
    fixUrl: myActivitiesUrl,
    fixText: '查看冲突活动',
  },
  codeAsked: { text: '报名要填口令，请向发起队伍要', severity: 'info' },
  full: { text: '名额已满', severity: 'block' },
  softConflict: { text: '与另一场活动离得很近，请确认赶得上', severity: 'warn' },
  dayLimit: { text: '当天服务时间较长，请注意休息', severity: 'warn' },
} as const satisfies Record<string, ReasonWord>;
export type SignUpReason = keyof typeof signUpReasons;
export const signUpReasonCodes = keysOf(signUpReasons);

/** Address that mends a refused standing, where there is one page for it. */
export const fixOf = (code: SignUpReason): { fixUrl?: string; fixText?: string } => {
  const word: ReasonWord = signUpReasons[code];
  return { fixUrl: word.fixUrl, fixText: word.fixText };
};

const sentencesOf = <Code extends SignUpReason>(codes: readonly Code[]): Record<Code, string> =>
  Object.fromEntries(codes.map((code) => [code, signUpReasons[code].text])) as Record<Code, string>;

/** Refusals of signUpForShift: every reason that blocks or must be accepted, and those of the request itself. */
export const signUpRefusals = {
  ...sentencesOf(signUpReasonCodes.filter((code) => signUpReasons[code].severity !== 'info')),
  ...companionRefusals,
  codeNeeded: '请输入报名口令，向发起队伍要',
  wrongCode: '报名口令不对，请向发起队伍核对',
  tooManyTries: '报名口令输错次数太多，请一小时后再试',
  /** The risk notice was changed after the page was read. */
  riskNotAcknowledged: '请先阅读并确认最新的风险提示',
  /** The team changed what it asks after the page was read. */
  questionsChanged: '队伍刚修改了报名问题，请看过后再报名',
};

/** Refusals of what a volunteer does with an own sign-up. */
export const ownSignUpRefusals = {
  notCancellable: '这条报名现在的状态不能取消，请刷新后再看',
  alreadyStarted: '这一场已经开始，不能再取消。有特殊情况请联系队伍',
  offerExpired: '候补名额的保留时间已过，你已回到候补队尾',
  notOffered: '这条报名没有待确认的名额，请刷新后再看',
  full: '名额刚刚被别人确认了，你仍在候补名单里',
  clash: '与已报活动时间冲突，请先取消其中一个',
  closed: '活动已取消或停止，不能再确认',
  notAsked: '这条报名没有待你再次确认的变更，请刷新后再看',
  changeOver: '再次确认的时间已过，名额仍为你保留；不能参加请取消报名',
} as const;

/** Refusals of the team's decisions; in a batch they are the outcome of one row. */
export const applicationRefusals = {
  notFound: '没有这条报名',
  wrongState: '这条报名的状态已经变化，请刷新后再看',
  full: '这一场名额已满',
  clash: '这位志愿者同一时间已确认了别的活动',
  started: '这一场已经开始，不能再改报名结果',
  waitlistOff: '本活动不设候补',
  placesLeft: '这一场还有名额，可以直接通过，不用转候补',
  reasonNeeded: '请填写原因',
  sameShift: '已经在这一场',
  alreadyThere: '这位志愿者已经报了要调往的场次',
  activityClosed: '这一场已停止或取消，不能再改报名结果',
  attended: '这位志愿者已经签到，不能再移除或调场',
  unfit: '这位志愿者不符合那个岗位的要求',
} as const;
export type ApplicationRefusal = keyof typeof applicationRefusals;

/** What the team may do with applications in a batch. */
export const decisionVerdicts = { confirm: '通过', reject: '拒绝', waitlist: '转候补' } as const;
export type DecisionVerdict = keyof typeof decisionVerdicts;

/** Why a volunteer cancels; the excusing ones leave no credit event when the cancel is late (domain.md 2.2). */
export const cancelCodes = {
  illness: '生病',
  family: '家庭原因',
  work: '工作安排',
  weather: '天气原因',
  traffic: '交通原因',
  other: '其他',
} as const;
export type CancelCode = keyof typeof cancelCodes;
export const excusingCancelCodes: readonly CancelCode[] = ['illness', 'family', 'weather'];

/** Tabs of 我的活动 (domain.md 4.7). */
export const mySignUpTabs = {
  all: '全部',
  pending: '待审核',
  waiting: '候补',
  upcoming: '待参加',
  running: '进行中',
  done: '已完成',
  ended: '已取消',
} as const;
export type MySignUpTab = keyof typeof mySignUpTabs;

/** Faces of the sign-up button (docs/design.md: twelve states; 提交中 is the browser's own). */
export const buttonFaces = {
  /** Red: can be done now. */
  signUp: '报名这一场',
  logIn: '登录后报名',
  /** Gold: wait. */
  awaitingReview: '等待队伍审核',
  /** Teal: it is yours. */
  signedUp: '查看签到码',
  joinWaitlist: '加入候补',
  waitlisted: '候补中',
  /** A place is kept: accept or decline. */
  offered: '确认名额',
  notOpenYet: '即将开放报名',
  clash: '与已报活动时间冲突',
  /** Grey: a condition is not met; the label is the reason. */
  unfit: '条件不符',
  /** Red: the hour has come. */
  checkIn: '扫码签到',
  /** Took part; leads to the record. */
  finished: '查看服务记录',
  teamAccount: '请用志愿者账号报名',
  /** The team that published it. */
  manage: '管理报名',
  /** Grey: closed, full without queue, started, cancelled; the label is the reason. */
  unavailable: '暂不能报名',
} as const;
export type ButtonFace = keyof typeof buttonFaces;

/** Filters of the team's list besides the state. */
export const applicationTabs = {
  all: '全部',
  pending: '待审核',
  confirmed: '已通过',
  waiting: '候补',
  rejected: '已拒绝',
  ended: '已取消',
} as const;
export type ApplicationTab = keyof typeof applicationTabs;

/** What somebody reads who has declined an offer, whichever way it was done. */
export const offerDeclined = '已放弃名额，谢谢你及时告知';

/** Which states each tab of the team's list shows. */
export const applicationTabStates: Record<ApplicationTab, readonly SignUpState[]> = {
  all: allSignUpStates,
  pending: ['pending'],
  confirmed: ['confirmed'],
  waiting: ['waitlisted', 'offered'],
  rejected: ['rejected'],
  ended: ['withdrawn', 'lapsed', 'declined', 'cancelled', 'swapped', 'removed', 'void'],
};
