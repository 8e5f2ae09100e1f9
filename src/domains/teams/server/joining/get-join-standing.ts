import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-teams.contract.ts';
import { findJoinTeam, joinFacts, personById } from './joining.queries.ts';
import { judgeFace } from './joining.rules.ts';

/** How whoever looks stands with a team, by the same judgement as joining. @throws NotFound unless active or suspended */
export const getJoinStanding: UseCase<typeof contract.getJoinStanding> = async (
  { sql, caller, now },
  { id, invite },
) => {
  const team = await findJoinTeam(sql, id);
  if (!team || (team.status !== 'active' && team.status !== 'suspended'))
    throw new NotFound('没有找到这支队伍');
  const shared = { teamId: id, joinNotice: team.joinNotice, teamUserId: null };
  if (team.status !== 'active' && caller.kind !== 'volunteer')
    return { ...shared, face: 'unavailable', text: '这支队伍现在不接受加入。' };
  if (caller.kind === 'anonymous')
    return { ...shared, face: 'logIn', text: textsOfModes[invite ? 'invite' : team.joinMode] };
  const person = caller.kind === 'volunteer' ? await personById(sql, caller.volunteerId) : undefined;
  if (!person) return { ...shared, face: 'notVolunteer', text: '用志愿者账号登录后可以加入队伍。' };
  const facts = await joinFacts(sql, team, person);
  return { ...shared, ...judgeFace(facts, invite || undefined, now), teamUserId: facts.live?.id ?? null };
};

const textsOfModes = {
  approval: '登录后可以提交入队申请，由队伍审核。',
  open: '登录后实名志愿者可以直接加入。',
  closed: '这支队伍仅限邀请加入。收到邀请的志愿者请登录查看。',
  code: '登录后输入入队口令可以加入。',
  invite: '你收到了这支队伍的邀请链接，登录后就可以加入。',
} as const;
