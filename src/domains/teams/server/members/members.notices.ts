import type { Notice } from '#domains/messages/server/index.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';

/** What a sentence about a membership names. */
type About = { teamUserId: number; teamName: string };

const toMember = (volunteerId: number, about: About, words: { title: string; body: string }): Notice => ({
  accountId: volunteerId,
  category: 'team',
  ...words,
  link: `/usercenter/index/myteam/detail/${about.teamUserId}`,
});
const toTeam = (
  accountId: number,
  about: { teamUserId: number },
  words: { title: string; body: string },
): Notice => ({
  accountId,
  category: 'team',
  ...words,
  link: `/teamcenter/index/teamuser/detail/${about.teamUserId}`,
});
const important = (notice: Notice): Notice => ({ ...notice, level: 'important' });

/** Messages to the volunteer, one for each step that somebody else took. */
export const memberNotices = {
  approved: (volunteerId: number, about: About): Notice =>
    important(
      toMember(volunteerId, about, {
        title: `已加入队伍：${about.teamName}`,
        body: '队伍通过了你的申请，你现在可以报名仅限队员的活动。',
      }),
    ),
  rejected: (volunteerId: number, about: About, reason: string): Notice =>
    toMember(volunteerId, about, {
      title: `入队申请未通过：${about.teamName}`,
      body: `原因：${reason}。满 7 天后可以再次申请。`,
    }),
  invited: (volunteerId: number, about: About, until: Date): Notice => ({
    ...important(
      toMember(volunteerId, about, {
        title: `队伍邀请你加入：${about.teamName}`,
        body: `请在 ${dayTimeLabel(until)} 前答复，接受后马上就是队员；不答复不会加入。`,
      }),
    ),
    sms: { template: 'teamInvitation', variables: { team: about.teamName }, expiresAt: until },
  }),
  revoked: (volunteerId: number, about: About): Notice =>
    toMember(volunteerId, about, {
      title: `邀请已撤回：${about.teamName}`,
      body: '队伍撤回了邀请，你不用再答复。',
    }),
  removed: (volunteerId: number, about: About, reason: string): Notice =>
    important(
      toMember(volunteerId, about, {
        title: `你已被移出队伍：${about.teamName}`,
        body: `原因：${reason}。已有的服务时长不受影响；有异议可以联系实践中心。`,
      }),
    ),
  paused: (volunteerId: number, about: About, reason: string): Notice =>
    toMember(volunteerId, about, {
      title: `队员身份已暂停：${about.teamName}`,
      body: `${reason ? `原因：${reason}。` : ''}暂停期间不能报名仅限队员的活动，恢复后照旧。`,
    }),
  resumed: (volunteerId: number, about: About): Notice =>
    toMember(volunteerId, about, {
      title: `队员身份已恢复：${about.teamName}`,
      body: '你又可以报名仅限队员的活动了。',
    }),
  roleChanged: (volunteerId: number, about: About, role: string): Notice =>
    toMember(volunteerId, about, {
      title: `队内角色有变化：${about.teamName}`,
      body: `你现在是${role}。`,
    }),
  captainOffered: (volunteerId: number, about: About): Notice =>
    important(
      toMember(volunteerId, about, {
        title: `请你担任队长：${about.teamName}`,
        body: '队伍想把队长一职移交给你，请到我的队伍里接受或谢绝。',
      }),
    ),
  steppedDown: (volunteerId: number, about: About, by: string): Notice =>
    toMember(volunteerId, about, {
      title: `队长已移交：${about.teamName}`,
      body: `${by}接受了队长一职，你现在是副队长。`,
    }),
};

/** Messages to the team's account, one for each step that a volunteer took. */
export const teamNotices = {
  applied: (accountId: number, about: { teamUserId: number; name: string }): Notice =>
    toTeam(accountId, about, {
      title: `新的入队申请：${about.name}`,
      body: `${about.name}申请加入队伍，请在“成员管理”里审核。`,
    }),
  joined: (accountId: number, about: { teamUserId: number; name: string }, how: string): Notice =>
    toTeam(accountId, about, { title: `新队员：${about.name}`, body: `${about.name}${how}加入了队伍。` }),
  withdrawn: (accountId: number, about: { teamUserId: number; name: string }): Notice =>
    toTeam(accountId, about, { title: `申请已撤回：${about.name}`, body: `${about.name}撤回了入队申请。` }),
  declined: (accountId: number, about: { teamUserId: number; name: string }): Notice =>
    toTeam(accountId, about, { title: `邀请被婉拒：${about.name}`, body: `${about.name}没有接受邀请。` }),
  lapsed: (accountId: number, about: { teamUserId: number; name: string }): Notice =>
    toTeam(accountId, about, {
      title: `邀请已过期：${about.name}`,
      body: `${about.name}七天内没有答复邀请，需要时可以重新邀请。`,
    }),
  left: (accountId: number, about: { teamUserId: number; name: string }, reason: string): Notice =>
    toTeam(accountId, about, {
      title: `队员退出：${about.name}`,
      body: `${about.name}退出了队伍。${reason ? `原因：${reason}` : ''}`,
    }),
  captainAnswered: (
    accountId: number,
    about: { teamUserId: number; name: string },
    answer: 'accept' | 'decline',
  ): Notice =>
    toTeam(accountId, about, {
      title: answer === 'accept' ? `队长已移交：${about.name}` : `移交被谢绝：${about.name}`,
      body:
        answer === 'accept' ? `${about.name}接受了队长一职。` : `${about.name}谢绝了队长一职，请另选他人。`,
    }),
};
