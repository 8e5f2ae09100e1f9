import type { AccountsReactions, FactorEvent } from '#domains/accounts/server/index.ts';
import { type ActivitiesReactions, openActivityCount } from '#domains/activities/server/index.ts';
import type { AttendanceReactions } from '#domains/attendance/server/index.ts';
import {
  activityHourCounts,
  computeHours,
  enterMakeup,
  forgetHours,
  waitingVisitWords,
  whoseHoursAreFinal,
} from '#domains/hours/server/index.ts';
import { freeMember, jobsOfNeeds, openJobWords } from '#domains/jobs/server/index.ts';
import { type ActionLinkPerformers, type AudienceSources, notify } from '#domains/messages/server/index.ts';
import type { NeedsReactions } from '#domains/needs/server/index.ts';
import type { RolesReactions } from '#domains/roles/server/index.ts';
import {
  cancelOwnShift,
  changeByLink,
  followMovedShifts,
  lockVolunteers,
  memberShiftsOf,
  offerByLink,
  placeMakeup,
  signUpAudience,
  takeShiftBack,
  voidForActivity,
} from '#domains/signups/server/index.ts';
import { invitationByLink, memberAudience, type TeamsReactions } from '#domains/teams/server/index.ts';
import { isGuardiansMobile, type VolunteersReactions } from '#domains/volunteers/server/index.ts';

/** "When X happened, room Y does Z": the only place where a lower room moves a higher one, in plain sight. */

type AccessNotice = Pick<Parameters<typeof notify>[1], 'title' | 'body' | 'sms'> & {
  level: 'important' | 'urgent';
};

/** Tells somebody that what opens the account was changed. */
const tellOfAccess = (act: Parameters<typeof notify>[0], accountId: number, notice: AccessNotice) =>
  notify(act, { accountId, category: 'security', ...notice });

const notYou = '不是你本人操作，请马上修改密码并联系系统管理员。';

/** What is told of second factors, by what happened; `name` is the passkey's. */
const factorNotices: Record<FactorEvent['kind'], (name: string) => { title: string; body: string }> = {
  applicationSet: () => ({
    title: '动态验证码已启用',
    body: `你的账号登录时会要求输入身份验证应用里的动态验证码。${notYou}`,
  }),
  applicationRemoved: () => ({
    title: '动态验证码已停用',
    body: `你的账号登录时不再接受身份验证应用里的动态验证码。${notYou}`,
  }),
  codeUsedAgain: () => ({
    title: '用过的动态验证码又被提交',
    body: `有人用正确的密码和一个已经用过的动态验证码登录你的账号，已拒绝。如果不是你自己连点了两次，请马上修改密码并联系系统管理员。`,
  }),
  passkeyAdded: (name) => ({
    title: `通行密钥已添加：${name}`,
    body: `你的账号可以用通行密钥“${name}”完成登录的第二步。${notYou}`,
  }),
  passkeyRemoved: (name) => ({
    title: `通行密钥已删除：${name}`,
    body: `通行密钥“${name}”不能再用来登录你的账号。${notYou}`,
  }),
  passkeyCopied: (name) => ({
    title: `通行密钥可能被复制：${name}`,
    body: `有人用正确的密码和通行密钥“${name}”登录你的账号，但它的使用次数比上次还少，可能是复制品，已拒绝。请删除这个通行密钥，修改密码，并联系系统管理员。`,
  }),
};

/** Whoever's password or number was changed, or password set anew by a code, learns of it, also when it was somebody else with the phone. */
export const accountsReactions: AccountsReactions = {
  async onPasswordChanged(act, accountId) {
    await tellOfAccess(act, accountId, {
      level: 'important',
      title: '密码已修改',
      body: '你的登录密码刚刚修改成功，其他设备已全部退出登录。不是你本人操作，请马上用手机找回密码并联系实践中心。',
    });
  },
  async onMobileChanged(act, accountId, mobileMasked) {
    await tellOfAccess(act, accountId, {
      level: 'important',
      title: '手机号已更换',
      body: `你的账号已改绑手机号 ${mobileMasked}，以后用它登录、找回密码和接收短信。不是你本人操作，请马上修改密码并联系实践中心。`,
    });
  },
  async onNewDevice(act, accountId, device) {
    await tellOfAccess(act, accountId, {
      level: 'important',
      title: `新设备登录：${device}`,
      body: `你的账号刚刚在一台没有用过的设备（${device}）上登录。是你本人就不用管；不是，请马上修改密码，并在“登录设备”里让其他设备退出。`,
    });
  },
  isGuardiansMobile,
  async onFactorEvent(act, accountId, event) {
    const name = 'name' in event ? event.name : '';
    await tellOfAccess(act, accountId, { level: 'important', ...factorNotices[event.kind](name) });
  },
  async onPasswordRecovered(act, accountId) {
    await tellOfAccess(act, accountId, {
      level: 'important',
      title: '密码已通过短信找回',
      body: '你的密码刚刚通过手机验证码重新设置，其他设备上的登录已全部退出。不是你本人操作，请马上修改密码并联系实践中心。',
    });
  },
};

/** Whoever's password an administrator had reset learns of it at once, on the phone too: it may have been nobody's wish. */
export const rolesReactions: RolesReactions = {
  async onPasswordReset(act, accountId) {
    await tellOfAccess(act, accountId, {
      level: 'urgent',
      title: '密码已被管理员重置',
      body: '管理员为你的账号生成了一次性密码，所有设备已退出登录。不是你本人要求的，请马上联系实践中心。',
      sms: { template: 'passwordReset', variables: {} },
    });
  },
  async onSecondFactorReset(act, accountId) {
    await tellOfAccess(act, accountId, {
      level: 'urgent',
      title: '两步验证已被管理员重置',
      body: '管理员停用了你账号的动态验证码和通行密钥，所有设备已退出登录，现在只用密码登录。请马上重新设置；不是你本人要求的，请马上修改密码并联系实践中心。',
      sms: { template: 'secondFactorReset', variables: {} },
    });
  },
};

/** What each kind of one-time link says and does: the things it answers belong to rooms above the messages. */
export const actionLinkPerformers: ActionLinkPerformers = {
  offer: offerByLink,
  change: changeByLink,
  invitation: invitationByLink,
};

/** Whom a team can write to in bulk. */
export const bulkAudiences: AudienceSources = { members: memberAudience, activity: signUpAudience };

/** A cancelled activity ends its sign-ups; a past one that the centre passed (补录) gets places and entries of hours; it settles when attendance and hours are decided, and closes when hours are final. */
export const activitiesReactions: ActivitiesReactions = {
  onCancelled: voidForActivity,
  onShiftsMoved: followMovedShifts,
  async unresolvedOf(act, activityId) {
    const { counts } = await activityHourCounts(act.sql, activityId, act.now);
    return { attendanceCount: counts.unresolved, hourCount: counts.calculated };
  },
  whoseHoursAreFinal: (act, activityIds) => whoseHoursAreFinal(act.sql, activityIds),
  lockPeople: (act, volunteerIds) => lockVolunteers(act.sql, volunteerIds),
  async onMakeupPassed(act, passed) {
    await placeMakeup(act, passed);
    await enterMakeup(act, passed);
  },
};

/** A complete time on a shift makes hours; a reopened one takes unconfirmed hours back. */
export const attendanceReactions: AttendanceReactions = {
  onTimeComplete: computeHours,
  onTimeReopened: forgetHours,
};

/** What the centre decides about a volunteer is told in a message. */
export const volunteersReactions: VolunteersReactions = {
  tell: (act, notice) => notify(act, { category: 'system', ...notice }),
};

/** What a requester says of a need decides the jobs that were made of it. */
export const needsReactions: NeedsReactions = jobsOfNeeds;

/** Leaving a team gives up its member-only places; a team with open activities, jobs at hand or hours of them to confirm cannot be dissolved. */
export const teamsReactions: TeamsReactions = {
  memberShiftsOf,
  cancelOwnShift,
  takeShiftBack,
  openActivityCount,
  openWorkOf: async (sql, teamId) => [
    ...(await openJobWords(sql, teamId)),
    ...(await waitingVisitWords(sql, teamId)),
  ],
  onMemberOut: freeMember,
};
