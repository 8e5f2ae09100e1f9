import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { VolunteersReactions } from '../reactions.ts';
import type * as contract from '../../contract/manage-volunteers.contract.ts';
import { requireVolunteer } from './require-volunteer.ts';

/** Sends a message of the centre to a volunteer inside the caller's scope. */
export const messageVolunteer: UseCase<typeof contract.messageVolunteer, VolunteersReactions> = async (
  act,
  { volunteerId, title, body },
  { tell },
) => {
  const { accountId } = await requireVolunteer(act, volunteerId);
  await tell(act, { accountId, title, body, level: 'important' });
  await act.audit({ targetType: 'volunteer', targetId: volunteerId, detail: { title } });
  return {};
};
