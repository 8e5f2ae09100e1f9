import { notify } from '#domains/messages/server/index.ts';
import { overtaken } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/member-acts.contract.ts';
import { contestedMember } from '../manage/contested-team.ts';
import { lockOwnMember, roleNotice } from './member-act.ts';
import { asOnly, changeMember } from './members.store.ts';

/** Changes what the team notes of a member; a new role is told to them. @throws VersionConflict for an old form */
export const updateMember: UseCase<typeof contract.updateMember> = async (
  act,
  { teamUserId, version, memberRole, ...notes },
) => {
  const { team, row } = await lockOwnMember(act, teamUserId, 'edit');
  if (row.version !== version) throw await overtaken(act, contestedMember(teamUserId));
  if (memberRole && row.memberRole === 'captain') throw act.refuse('isCaptain');
  const noted = changeMember(
    act.sql,
    { id: row.id, from: row.status },
    { ...notes, ...(memberRole && { memberRole }), now: act.now },
  );
  await asOnly(act, ['memberNoTaken'], noted);
  const notice = memberRole && roleNotice(team, row, memberRole);
  if (notice) await notify(act, notice);
  await act.audit({
    targetType: 'teamMember',
    targetId: row.id,
    detail: {
      groupName: { from: row.groupName, to: notes.groupName },
      ...(memberRole && { memberRole: { from: row.memberRole, to: memberRole } }),
    },
  });
  return {};
};
