import { randomBytes } from 'node:crypto';
import { accountKeysFrom, createMobileVault } from '#domains/accounts/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { drawQr } from '#platform/server/draw-qr.ts';
import { Refusal } from '#platform/server/calls/failures.ts';
import type {
  createInviteLink as createOperation,
  getInviteLink as getOperation,
  inviteMember as inviteOperation,
} from '../../contract/member-acts.contract.ts';
import { invitePerson } from '../members/add-person.ts';
import { inviteLinkOf, personByNo, personsByMobile } from './joining.queries.ts';
import { inviteEnd } from '../members/members.rules.ts';
import { saveInviteLink } from '../members/members.store.ts';
import type { TeamsSetup } from '../reactions.ts';
import { requireTeamInOffice } from '../team-in-office.ts';

/** Bytes of a link's code: not to be guessed, and short enough to be typed. */
const codeBytes = 12;

/** Invites a registered volunteer by number or phone. @throws Refusal noVolunteer and why somebody cannot be invited */
export function inviteMember({ secret }: Pick<TeamsSetup, 'secret'>) {
  const vault = createMobileVault(accountKeysFrom(secret));
  return async (
    act: Act<TeamCaller>,
    { volunteerNo, mobile, groupName, memberRole }: ParsedRequestOf<typeof inviteOperation>,
  ): Promise<ResultOf<typeof inviteOperation>> => {
    const team = await requireTeamInOffice(act.sql, act.caller.teamId);
    const person = mobile
      ? (await personsByMobile(act.sql, [vault.hashOf(mobile)]))[0]
      : await personByNo(act.sql, volunteerNo ?? '');
    if (!person) throw new Refusal('noVolunteer');
    const notes = { groupName, memberRole, remark: '', tags: [] };
    const { teamUserId, invitedUntil } = await invitePerson(act, { team, person, notes, joinWay: 'invite' });
    await act.audit({ targetType: 'teamMember', targetId: teamUserId, detail: { status: 'invited' } });
    return { teamUserId, status: 'invited', invitedUntil: toInstant(invitedUntil) };
  };
}

type Link = { code: string; expiresAt: Date };

const linkView =
  (publicUrl: string) =>
  async (teamId: number, { code, expiresAt }: Link) => {
    const url = `${publicUrl}/user-index/teamDetail/${teamId}?invite=${code}`;
    return {
      url,
      qrSvg: await drawQr(url),
      expiresAt: toInstant(expiresAt),
    };
  };

/** The team's link while it is good. */
export function getInviteLink({ publicUrl }: Pick<TeamsSetup, 'publicUrl'>) {
  const view = linkView(publicUrl);
  return async ({ sql, caller, now }: Act<TeamCaller>): Promise<ResultOf<typeof getOperation>> => {
    const link = await inviteLinkOf(sql, caller.teamId);
    return { link: link && link.expiresAt > now ? await view(caller.teamId, link) : null };
  };
}

/** A new link for seven days; whoever holds the old one finds it over. */
export function createInviteLink({ publicUrl }: Pick<TeamsSetup, 'publicUrl'>) {
  const view = linkView(publicUrl);
  return async (act: Act<TeamCaller>): Promise<ResultOf<typeof createOperation>> => {
    const { sql, caller, now } = act;
    const { teamId } = await requireTeamInOffice(sql, caller.teamId);
    const link = { code: randomBytes(codeBytes).toString('base64url'), expiresAt: inviteEnd(now) };
    await saveInviteLink(sql, { teamId, ...link, createdBy: caller.accountId, createdAt: now });
    await act.audit({
      targetType: 'team',
      targetId: teamId,
      detail: { expiresAt: toInstant(link.expiresAt) },
    });
    return { link: await view(teamId, link) };
  };
}
