import { isVerified } from '#domains/volunteers/contract/volunteers.words.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import type { TeamUserView } from '../../contract/members.contract.ts';
import { memberTabs, type MemberTab, pastMemberStatuses } from '../../contract/members.words.ts';
import { asTeamKnows } from './member-privacy.rules.ts';
import { allowedMemberActs, isMinorOn } from './members.rules.ts';
import type { MemberListRow } from './members.queries.ts';

/** A row as the team sees it. */
export const teamUserView = (known: MemberListRow, now: Date): TeamUserView =>
  viewOf(asTeamKnows(known), now);

const viewOf = (row: MemberListRow, now: Date): TeamUserView => ({
  teamUserId: row.id,
  volunteerId: row.volunteerId,
  volunteerNo: row.volunteerNo,
  name: row.name,
  gender: row.gender,
  mobileMasked: row.mobileMasked,
  isMinor: isMinorOn(row.birthOn, now),
  isVerified: isVerified(row.realNameStatus ?? 'none'),
  memberRole: row.memberRole,
  groupName: row.groupName,
  memberNo: row.memberNo,
  status: row.status,
  joinWay: row.joinWay,
  joinedAt: toInstantOrNull(row.joinedAt),
  createdAt: toInstant(row.createdAt),
  applyMessage: row.applyMessage,
  invitedUntil: toInstantOrNull(row.invitedUntil),
  endReason: row.rejectReason ?? row.leaveReason,
  teamMinutes: Number(row.teamMinutes),
  teamServiceCount: Number(row.serviceCount),
  lastServiceOn: row.lastServiceOn,
  tags: row.tags,
  remark: row.remark,
  isCaptainOffered: row.captainOfferedAt !== null,
  version: row.version,
  canDo: allowedMemberActs(row),
});

/** Counts by state as counts of the list's views. */
export function tabCounts(rows: readonly { status: string; count: number }[]): Record<MemberTab, number> {
  const countOf = (...statuses: readonly string[]): number =>
    rows.reduce((sum, { status, count }) => sum + (statuses.includes(status) ? Number(count) : 0), 0);
  const tabs = keysOf(memberTabs);
  return Object.fromEntries(
    tabs.map((tab) => [tab, tab === 'history' ? countOf(...pastMemberStatuses) : countOf(tab)]),
  ) as Record<MemberTab, number>;
}
