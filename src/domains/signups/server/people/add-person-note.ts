import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/people.contract.ts';
import { personSignedUp } from './people.queries.ts';
import { insertPersonNote } from './people.store.ts';

/** Notes something about a person for the team itself. */
export const addPersonNote: UseCase<typeof contract.addPersonNote> = async (act, { signUpId, body }) => {
  const person = await personSignedUp(act.sql, signUpId, act.caller);
  const noteId = await insertPersonNote(act.sql, {
    kind: 'note',
    teamId: act.caller.teamId,
    volunteerId: person.volunteerId,
    signUpId,
    body,
    authorId: act.caller.accountId,
    authorName: act.caller.displayName,
    createdAt: act.now,
  });
  await act.audit({ targetType: 'personNote', targetId: noteId, detail: { signUpId } });
  return {};
};
