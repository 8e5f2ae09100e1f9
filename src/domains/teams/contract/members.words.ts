import { type MemberStatus, memberStatusLabels } from './teams.words.ts';

/** How somebody came into the team (加入途径). */
export const joinWayLabels = {
  apply: '申请',
  invite: '邀请',
  phone: '手机号邀请',
  code: '口令',
  import: '导入',
  add: '添加',
} as const;
export type JoinWay = keyof typeof joinWayLabels;

/** Views of the team's list of members; the first is what is shown unasked. */
export const memberTabs = {
  active: memberStatusLabels.active,
  applied: memberStatusLabels.applied,
  invited: memberStatusLabels.invited,
  offline: memberStatusLabels.offline,
  paused: memberStatusLabels.paused,
  history: '历史',
} as const;
export type MemberTab = keyof typeof memberTabs;

/** Memberships that are over. */
export const pastMemberStatuses = [
  'rejected',
  'declined',
  'withdrawn',
  'lapsed',
  'left',
  'removed',
] as const satisfies readonly MemberStatus[];

/** Views of a volunteer's own teams (我的队伍). */
export const myTeamTabs = {
  active: memberStatusLabels.active,
  applied: memberStatusLabels.applied,
  invited: memberStatusLabels.invited,
  history: '历史',
} as const;
export type MyTeamTab = keyof typeof myTeamTabs;

/** What the team may do with one membership now. */
export const memberActs = {
  approve: '通过',
  reject: '拒绝',
  edit: '编辑',
  pause: '暂停',
  resume: '恢复',
  remove: '移出',
  revoke: '撤回邀请',
  offerCaptaincy: '移交队长',
} as const;
export type MemberAct = keyof typeof memberActs;

/** Roles that the team gives out; the captain's passes on only by transfer and acceptance. */
export const grantableRoles = ['viceCaptain', 'manager', 'liaison', 'member'] as const;

/** Limits of the room (domain.md 4.2.3). Days, hours and counts. */
export const memberLimits = {
  inviteDays: 7,
  reapplyDays: 7,
  dormantDays: 180,
  codeTries: 5,
  codeWindowHours: 1,
  importRows: 500,
} as const;

/** Why somebody cannot come into a team now. */
export const joinRefusals = {
  teamClosed: '这支队伍现在不接受加入',
  inviteOnly: '这支队伍仅限邀请加入，请联系队伍负责人',
  alreadyApplied: '你已提交过申请，请等待队伍审核',
  alreadyMember: '你已在这支队伍里',
  invited: '队伍已邀请你，请到“我的队伍”里接受邀请',
  tooSoon: '上次申请未通过，满 7 天后可以再次申请',
  notVerified: '请先完成实名认证',
  accountNotActive: '你的账号现在不能加入队伍',
  codeNeeded: '请输入入队口令',
  wrongCode: '口令不对，请向队伍负责人核对',
  tooManyTries: '口令输错次数太多，请一小时后再试',
  inviteLinkOver: '邀请链接已失效，请向队伍要一个新的',
} as const;
export type JoinRefusal = keyof typeof joinRefusals;

/** Why an act of a member or an invited person is not possible now. */
export const myTeamRefusals = {
  wrongStatus: '当前状态不能这样做，请刷新后再看',
  invitationOver: '邀请已过期，可以请队伍重新邀请',
  holdsShifts: '你还有仅限队员的班次没有参加，退出会一并取消',
  shiftsStay: '有一个仅限队员的班次现在不能取消，请刷新后再看',
  isCaptain: '队长要先移交职务才能退出或暂停',
  accountNotActive: '你的账号现在不能加入队伍',
  alreadyMember: '你已在这支队伍里',
  noOffer: '这项移交已撤回或已由他人接受',
  teamClosed: '这支队伍现在不接受加入',
} as const;
export type MyTeamRefusal = keyof typeof myTeamRefusals;

/** Why an act of the team on its members is not possible now. */
export const memberRefusals = {
  teamNotActive: '队伍还没有通过审核，或者已经注销',
  wrongStatus: '当前状态不能这样做，请刷新后再看',
  notFound: '没有找到这位成员',
  isCaptain: '队长要先移交职务',
  shiftsStay: '这位队员有一个班次现在不能收回，请刷新后再看',
  alreadyMember: '这位志愿者已在队里',
  alreadyApplied: '这位志愿者已提交申请，请到“待审核”里处理',
  alreadyInvited: '已经邀请过这位志愿者，正在等待答复',
  alreadyListed: '这个手机号已在线下成员名单里',
  memberNoTaken: '队员编号已被队内其他成员使用',
  refusesInvites: '这位志愿者设置了不接受队伍邀请',
  noVolunteer: '没有找到这位志愿者，请核对编号',
  accountNotActive: '这位志愿者的账号现在不能加入队伍',
  badSheet: '没有读懂这个文件，请使用模板并保存为 .xlsx',
  sheetTooLong: '一次最多导入 500 人，请分几次导入',
  sheetHasErrors: '有几行需要改正，请改好再导入，或选择跳过这些行',
} as const;
export type MemberRefusal = keyof typeof memberRefusals;

/** What the join button of a team's page is, for whoever looks (4.2.3). */
export const joinFaces = {
  logIn: '登录后加入',
  notVolunteer: '志愿者账号才能加入队伍',
  notVerified: '先完成实名认证',
  apply: '申请加入',
  join: '加入队伍',
  code: '凭口令加入',
  accept: '接受邀请',
  claim: '认领成员身份',
  applied: '等待队伍审核',
  member: '已在队里',
  paused: '已暂停',
  tooSoon: '暂时不能再次申请',
  closed: '仅限邀请加入',
  unavailable: '暂不接受加入',
} as const;
export type JoinFace = keyof typeof joinFaces;
