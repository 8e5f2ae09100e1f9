import { leadsActivity } from '#domains/teams/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/people.contract.ts';
import { noteOfTeam } from './people.queries.ts';
import { deletePersonNote } from './people.store.ts';

/** Takes a note of one's own team away; that it stood there stays in the audit log. @throws NotFound */
export const removePersonNote: UseCase<typeof contract.removePersonNote> = async (act, { noteId }) => {
  const note = await noteOfTeam(act.sql, noteId, act.caller.teamId);
  if (!note || !leadsActivity(act.caller, note.activityId)) throw new NotFound('没有找到这条备注');
  await deletePersonNote(act.sql, noteId);
  await act.audit({ targetType: 'personNote', targetId: noteId });
  return {};
};
