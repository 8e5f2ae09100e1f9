import { filesOfTargets } from '#domains/files/server/index.ts';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import type { Sql } from '#database/transaction.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { StaffTeamView, TeamReviewRow } from '../../contract/manage-teams.contract.ts';
import { type StaffTeamDetailRow, type StaffTeamRow } from './manage-teams.queries.ts';

/** A row as staff see it in lists. */
export const staffTeamView = (row: StaffTeamRow): StaffTeamView => ({
  teamId: row.id,
  teamNo: row.teamNo,
  name: row.name,
  shortName: row.shortName,
  sealChar: row.sealChar,
  iconUrl: row.iconUrl,
  category: row.category as CategoryKey,
  teamClass: row.teamClass,
  legalForm: row.legalForm,
  areaName: row.areaName ?? '',
  organisationName: row.organisationName,
  leaderName: row.leaderName,
  status: row.status,
  trustGrade: row.trustGrade,
  stars: row.stars,
  memberCount: Number(row.memberCount),
  activityCount: Number(row.activityCount),
  effectiveMinutes: Number(row.effectiveMinutes),
  submittedAt: toInstantOrNull(row.submittedAt),
  registeredAt: toInstant(row.registeredAt),
  suspendedUntil: toInstantOrNull(row.suspendedUntil),
});

/** The same with how long it waited; overdue is what was handed in before the instant and is undecided. */
export function reviewRowView(row: StaffTeamRow, now: Date, overdueBefore: Date): TeamReviewRow {
  const isPending = row.status === 'pending';
  const until = isPending ? now : (row.reviewedAt ?? now);
  const waitedMs = row.submittedAt ? until.getTime() - row.submittedAt.getTime() : 0;
  return {
    ...staffTeamView(row),
    version: row.version,
    waitedMinutes: Math.max(0, Math.floor(waitedMs / minuteMs)),
    isOverdue: isPending && row.submittedAt !== null && row.submittedAt < overdueBefore,
    reviewedAt: toInstantOrNull(row.reviewedAt),
    reviewerName: row.reviewerName,
    reviewNote: row.reviewNote,
  };
}

/** Everything staff see of one team, with its papers. */
export async function staffTeamDetail(sql: Sql, row: StaffTeamDetailRow) {
  const proofs = await filesOfTargets(sql, { targetType: 'team', targetIds: [row.id], purpose: 'teamProof' });
  return {
    ...staffTeamView(row),
    uscc: row.uscc,
    address: row.address,
    foundedOn: row.foundedOn,
    email: row.email,
    contactName: row.contactName,
    contactPhone: row.contactPhone,
    isContactPublic: row.isContactPublic,
    accountMobileMasked: row.accountMobileMasked,
    slogan: row.slogan,
    intro: row.intro,
    joinMode: row.joinMode,
    reviewNote: row.reviewNote,
    reviewedAt: toInstantOrNull(row.reviewedAt),
    reviewerName: row.reviewerName,
    proofs: proofs.map(({ id, name, mime, bytes }) => ({ fileId: id, name, mime, bytes })),
  };
}
