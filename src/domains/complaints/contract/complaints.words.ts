import { keysOf } from '#platform/contract/keys-of.ts';

/** States of a complaint (domain.md 4.2.12). */
export const complaintStatusLabels = {
  /** Waits for the centre to say whether it takes it, two workdays. */
  submitted: '待受理',
  /** Taken; the written answer is due fifteen workdays later. */
  investigating: '调查中',
  upheld: '属实，已处理',
  unfounded: '不属实',
  refused: '不受理',
  /** The complainant did not agree: another person looks at it, once. */
  reviewing: '复核中',
  withdrawn: '已撤回',
} as const;
export type ComplaintStatus = keyof typeof complaintStatusLabels;
export const complaintStatuses = keysOf(complaintStatusLabels);

/** What a complaint is about (投诉类型); the centre makes one of the seven out of 说不准 when it takes it. */
export const complaintKindLabels = {
  hour: '时长',
  team: '队伍',
  activity: '活动',
  person: '人员',
  need: '需求',
  content: '内容',
  privacy: '隐私',
  unsure: '说不准',
} as const;
export type ComplaintKind = keyof typeof complaintKindLabels;
export const complaintKinds = keysOf(complaintKindLabels);
/** The seven that the centre may set. */
export const knownKinds = complaintKinds.filter((kind) => kind !== 'unsure');

/** What one may complain of by pressing 投诉 beside it. */
const complaintTargetLabels = {
  activity: '活动',
  team: '队伍',
  hour: '时长',
  need: '需求',
  person: '人员',
  news: '文章',
} as const;
export type ComplaintTarget = keyof typeof complaintTargetLabels;
export const complaintTargets = keysOf(complaintTargetLabels);

/** What kind of complaint a target suggests. */
export const kindOfTarget: Readonly<Record<ComplaintTarget, ComplaintKind>> = {
  activity: 'activity',
  team: 'team',
  hour: 'hour',
  need: 'need',
  person: 'person',
  news: 'content',
};

/** What happened to a complaint, as its history says it. */
export const complaintStepLabels = {
  submitted: '已提交',
  accepted: '已受理',
  added: '补充材料',
  extended: '答复延期',
  upheld: '答复：属实，已处理',
  unfounded: '答复：不属实',
  refused: '不受理',
  reviewAsked: '申请复核',
  withdrawn: '已撤回',
  unsealed: '身份拆封',
} as const;
export type ComplaintStep = keyof typeof complaintStepLabels;
export const complaintSteps = keysOf(complaintStepLabels);

/** Clocks in workdays (domain.md C, complaintWorkdays) and bounds. */
export const complaintLimits = {
  acceptWorkdays: 2,
  answerWorkdays: 15,
  /** By which the clock of an answer may be set on, once. */
  extensionWorkdays: 10,
  /** After an answer a review may be asked for. */
  reviewWorkdays: 10,
  files: 5,
  /** Pieces of evidence that one account gives to its complaints in a day. */
  filesADay: 30,
  /** Open complaints of one account or number. */
  open: 10,
  /** What is added while it is under way. */
  additions: 10,
  /** Days in which a name once unsealed may be looked at. */
  unsealedDays: 7,
  /** Letters of the code by which a complaint is followed. */
  queryCode: 10,
} as const;

export const raiseComplaintRefusals = {
  targetGone: '投诉的对象已经不在网站上，请去掉对象，用文字写明是谁、哪一件事',
  tooManyOpen: `你已有 ${complaintLimits.open} 件投诉在办，请先等答复，或者在已有的投诉里补充材料`,
  repeated: '这件事你已经投诉过，正在办，可以补充材料',
} as const;

export const followComplaintRefusals = {
  notFound: '没有找到这件投诉，请核对编号和查询码（或提交时留的手机号）',
} as const;

export const ownComplaintRefusals = {
  notOpen: '这件投诉已经办结，不能再这样操作',
  tooManyAdditions: `补充已满 ${complaintLimits.additions} 次，请等答复`,
} as const;

export const askReviewRefusals = {
  notDecided: '还没有答复，现在不能申请复核',
  reviewedOnce: '复核只有一次，这件投诉已经复核过',
  tooLate: `复核要在答复后 ${complaintLimits.reviewWorkdays} 个工作日内申请，已经过了`,
} as const;

/** Tabs of 投诉举报, and the states in each. */
export const complaintTabs = {
  open: { label: '在办', statuses: ['submitted', 'investigating', 'reviewing'] },
  submitted: { label: '待受理', statuses: ['submitted'] },
  investigating: { label: '调查中', statuses: ['investigating'] },
  reviewing: { label: '复核', statuses: ['reviewing'] },
  done: { label: '办结', statuses: ['upheld', 'unfounded', 'refused', 'withdrawn'] },
} as const satisfies Record<string, { label: string; statuses: readonly ComplaintStatus[] }>;
export type ComplaintTab = keyof typeof complaintTabs;
export const complaintTabKeys = keysOf(complaintTabs);

export const complaintVerdictLabels = {
  accept: '受理',
  upheld: '属实',
  unfounded: '不属实',
  refused: '不受理',
} as const;
export type ComplaintVerdict = keyof typeof complaintVerdictLabels;
export const complaintVerdicts = keysOf(complaintVerdictLabels);

/** Whoever has a part in it is shown this instead of the complaint. */
export const relatedRefusal = {
  related: '你与投诉人或被投诉方是同一人或有管理关系，请由另一位工作人员办理',
} as const;

export const decideComplaintRefusals = {
  ...relatedRefusal,
  decided: '这件投诉已经处理过了',
  kindMissing: '受理前，请选择是哪方面的事',
  answerMissing: '请写好给投诉人的书面答复，至少 10 个字',
  sameDecider: '复核要由另一个人办理，你作过第一次答复',
  notAccepted: '请先受理，再答复',
} as const;

/** Refusals of keeping a draft. */
export const saveDraftRefusals = {
  ...relatedRefusal,
  decided: '这件投诉已经处理过了，不用再存草稿',
} as const;

export const extendComplaintRefusals = {
  ...relatedRefusal,
  notAnswering: '只有受理后、答复前的投诉可以延期',
  extendedOnce: '这件投诉已经延期过一次，请尽快答复',
  late: '已经超过时限，不能再延期，请尽快答复',
} as const;

export const unsealRefusals = {
  ...relatedRefusal,
  anonymous: '这是匿名投诉，没有身份可以拆封',
  notOpen: '这件投诉已经办结，不用再拆封',
} as const;

export const revealComplainantRefusals = {
  stillSealed: '身份还封存着，请先申请拆封，由安全管理员批准',
} as const;
