import { notify } from '#domains/messages/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-teams.contract.ts';
import { teamNotices } from '../members/members.notices.ts';
import { shownName } from '../members/member-privacy.rules.ts';
import { changeMember } from '../members/members.store.ts';
import { mayBelong } from './joining.rules.ts';
import { auditChange, teamOf } from './membership-changes.ts';
import { lockMine, me } from './my-membership.ts';

/** Accepts or declines an invitation; silence never joins a team. */
export const answerInvitation: UseCase<typeof contract.answerInvitation> = async (
  act,
  { teamUserId, answer },
) => {
  const { sql, now } = act;
  const row = await lockMine(act, teamUserId, 'answer');
  const team = await teamOf(act, row.teamId);
  const about = { teamUserId: row.id, name: row.name };
  if (answer === 'accept') {
    if (!mayBelong(await me(act), now)) throw act.refuse('accountNotActive');
    await changeMember(
      sql,
      { id: row.id, from: 'invited' },
      { status: 'active', joinedAt: now, invitedUntil: null, now },
    );
    await notify(act, teamNotices.joined(team.accountId, about, '接受邀请，'));
  } else {
    await changeMember(sql, { id: row.id, from: 'invited' }, { status: 'declined', leftAt: now, now });
    const name = shownName(row);
    if (name !== undefined) await notify(act, teamNotices.declined(team.accountId, { ...about, name }));
  }
  await auditChange(act, row, answer === 'accept' ? 'active' : 'declined');
  return {};
};
