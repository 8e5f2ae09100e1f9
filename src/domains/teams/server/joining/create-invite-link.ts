import { randomBytes } from 'node:crypto';
import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/member-acts.contract.ts';
import { inviteEnd } from '../members/members.rules.ts';
import { saveInviteLink } from '../members/members.store.ts';
import type { TeamsSetup } from '../reactions.ts';
import { requireTeamInOffice } from '../team-in-office.ts';
import { linkView } from './invite-link.ts';

/** Bytes of a link's code: not to be guessed, and short enough to be typed. */
const codeBytes = 12;

/** A new link for seven days; whoever holds the old one finds it over. */
export const createInviteLink: UseCase<
  typeof contract.createInviteLink,
  Pick<TeamsSetup, 'publicUrl'>
> = async (act, _request, { publicUrl }) => {
  const { sql, caller, now } = act;
  const { teamId } = await requireTeamInOffice(act);
  const link = { code: randomBytes(codeBytes).toString('base64url'), expiresAt: inviteEnd(now) };
  await saveInviteLink(sql, { teamId, ...link, createdBy: caller.accountId, createdAt: now });
  await act.audit({
    targetType: 'team',
    targetId: teamId,
    detail: { expiresAt: toInstant(link.expiresAt) },
  });
  return { link: await linkView(publicUrl, teamId, link) };
};
