import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { MyMembershipView } from '../../contract/my-teams.contract.ts';
import type { MyTeamRow } from './my-teams.queries.ts';

/** A membership of the caller in wire words. */
export const membershipView = (row: MyTeamRow): MyMembershipView => ({
  teamUserId: row.id,
  teamId: row.teamId,
  name: row.teamName,
  shortName: row.shortName,
  sealChar: row.sealChar,
  iconUrl: row.iconUrl,
  category: row.category as CategoryKey,
  areaName: row.areaName ?? '',
  teamStatus: row.teamStatus,
  status: row.status,
  memberRole: row.memberRole,
  groupName: row.groupName,
  memberNo: row.memberNo,
  createdAt: toInstant(row.createdAt),
  joinedAt: toInstantOrNull(row.joinedAt),
  leftAt: toInstantOrNull(row.leftAt),
  invitedUntil: toInstantOrNull(row.invitedUntil),
  applyMessage: row.applyMessage,
  endReason: row.rejectReason ?? row.leaveReason,
  teamMinutes: Number(row.teamMinutes),
  isCaptainOffered: row.captainOfferedAt !== null,
});
