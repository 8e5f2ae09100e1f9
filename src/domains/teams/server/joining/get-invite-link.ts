import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/member-acts.contract.ts';
import type { TeamsSetup } from '../reactions.ts';
import { linkView } from './invite-link.ts';
import { inviteLinkOf } from './joining.queries.ts';

/** The team's link while it is good. */
export const getInviteLink: UseCase<typeof contract.getInviteLink, Pick<TeamsSetup, 'publicUrl'>> = async (
  { sql, caller, now },
  _request,
  { publicUrl },
) => {
  const link = await inviteLinkOf(sql, caller.teamId);
  return { link: link && link.expiresAt > now ? await linkView(publicUrl, caller.teamId, link) : null };
};
