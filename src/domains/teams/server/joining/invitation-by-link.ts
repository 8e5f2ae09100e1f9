import type { ActionLinkPerformer } from '#domains/messages/server/index.ts';
import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import { Refusal } from '#platform/server/calls/failures.ts';
import { myTeamRefusals } from '../../contract/members.words.ts';
import { answerInvitation } from './my-team-acts.ts';

/** The invited person as caller: the link stands for having logged in, for this one answer. */
const asOwner = (act: Act, accountId: number): Act<VolunteerCaller> => ({
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
    const row = await sql
      .selectFrom('teamMembers as m')
      .innerJoin('teams as t', 't.id', 'm.teamId')
      .select(['t.name', 't.slogan', 't.status', 'm.status as standing', 'm.invitedUntil'])
      .where('m.id', '=', targetId)
      .where('m.volunteerId', '=', accountId)
      .executeTakeFirst();
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
    try {
      await answerInvitation(asOwner(act, accountId), { teamUserId: targetId, answer });
    } catch (error) {
      if (!(error instanceof Refusal) || error.message) throw error;
      const sentences: Record<string, string> = myTeamRefusals;
      throw new Refusal(error.reason, { msg: sentences[error.reason] ?? '' });
    }
    return answer === 'accept' ? '已加入队伍' : '已婉拒邀请，谢谢你及时答复';
  },
};
