import type { ActionLinkPerformer } from '#domains/messages/server/index.ts';
import type { Act, Caller, VolunteerCaller } from '#platform/server/calls/act.ts';
import { refusingAs } from '#platform/server/calls/refusing-as.ts';
import { myTeamRefusals } from '../../contract/members.words.ts';
import { findInvitation } from './my-teams.queries.ts';
import { answerInvitation } from './answer-invitation.ts';

/** The invited person as caller: the link stands for having logged in, for this one answer. */
const asOwner = <Reason extends string>(
  act: Act<Caller, Reason>,
  accountId: number,
): Act<VolunteerCaller, Reason> => ({
  ...act,
  caller: {
    kind: 'volunteer',
    accountId,
    volunteerId: accountId,
    sessionId: 0,
    roleId: 0,
    displayName: '',
  },
});

/** What a one-time link says of an invitation to a team, and how it answers: exactly as its owner would after logging in. */
export const invitationByLink: ActionLinkPerformer = {
  async describe({ sql, now }, { accountId, targetId }) {
    const row = await findInvitation(sql, { teamUserId: targetId, volunteerId: accountId });
    if (!row) return undefined;
    const isWaiting = row.standing === 'invited' && row.invitedUntil !== null && row.invitedUntil > now;
    return {
      isOpen: isWaiting && row.status === 'active',
      title: '队伍邀请你加入',
      facts: [
        { label: '队伍', text: row.name },
        ...(row.slogan ? [{ label: '口号', text: row.slogan }] : []),
      ],
      acceptLabel: '接受邀请',
      declineLabel: '婉拒邀请',
      acceptMeans: '马上成为队员，可以报名仅限队员的活动。',
      declineMeans: '不会加入，队伍会收到你的答复。',
    };
  },
  async perform(act, { accountId, targetId }, answer) {
    const answering = refusingAs(act, 'linkOver', myTeamRefusals);
    await answerInvitation(asOwner(answering, accountId), { teamUserId: targetId, answer });
    return answer === 'accept' ? '已加入队伍' : '已婉拒邀请，谢谢你及时答复';
  },
};
