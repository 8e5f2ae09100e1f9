import type { PersonLeaving } from '#platform/server/leaving/person-leaving.ts';
import { closedName, emptied, gone, wiped } from '#platform/server/leaving/trace.ts';
import { captainTeams } from './leaving.queries.ts';
import { leaveAllTeams } from './leaving.store.ts';

/** A captain hands the team over first; other memberships end by themselves, and the roster keeps a row without a name. */
export const teamsLeaving: PersonLeaving = {
  blockers: async ({ sql }, volunteerId) =>
    (await captainTeams(sql, volunteerId)).map(({ name }) => ({
      sentence: `你是“${name}”的队长，请先把队长交给别人`,
      href: '/usercenter/index/myteam',
      link: '我的队伍',
    })),
  forget: ({ sql, now }, volunteerId) => leaveAllTeams(sql, volunteerId, now),
  traces: [
    gone('team_join_failures', 'volunteer_id'),
    gone('team_phone_invitations', 'mobile_hash in (select mobile_hash from accounts where id in {people})'),
    // A roster that a team typed in by phone number.
    gone(
      'team_members',
      'volunteer_id is null and mobile_hash in (select mobile_hash from accounts where id in {people})',
    ),
    emptied(
      { table: 'team_members', of: 'volunteer_id' },
      {
        name: closedName,
        gender: 'null',
        mobile_cipher: 'null',
        mobile_hash: 'null',
        mobile_masked: 'null',
        id_cipher: 'null',
        id_masked: 'null',
        birth_on: 'null',
        apply_message: "''",
        reject_reason: wiped('reject_reason'),
        leave_reason: wiped('leave_reason'),
        remark: "''",
        tags: "'{}'",
      },
      'member_role status join_way group_name member_no',
    ),
  ],
};
