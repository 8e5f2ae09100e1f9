import type { Sql } from '#database/transaction.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/activities.contract.ts';
import type { ActivityPicture } from '../contract/activity-views.contract.ts';
import type { Post } from '../contract/posts.contract.ts';
import { namedTeams, shiftsOf } from './activities.queries.ts';
import { contentHtmlOf } from './content/content.rules.ts';
import { lastPassedChange } from './changes/changes.queries.ts';
import { type DetailRow, publicDetail } from './detail.queries.ts';
import { postViews } from './posts.rules.ts';
import { toCard, toShiftView } from './views.rules.ts';

/** One public activity; @throws NotFound for drafts and whatever is under review or taken down. */
export const getActivity: UseCase<typeof contract.getActivity> = async ({ sql, now }, { id }) => {
  const { rows } = await publicDetail(id, now).execute(sql);
  const row = rows[0];
  if (!row) throw new NotFound('没有找到这个活动，可能还没有发布或已下架');
  const shifts = await shiftsOf(sql, id);
  const card = toCard(row, now);
  return {
    ...card,
    ...textsOf(row),
    ...rulesOf(row),
    shifts: shifts.map((shift) => toShiftView(shift, now)),
    posts: postViews(row.posts as Post[], shifts),
    namedTeams: row.recruitScope === 'teams' ? await namedTeams(sql, row.recruitTeams) : [],
    changed: row.status === 'published' ? await changedOf(sql, id) : null,
    team: {
      ...card.team,
      stars: row.teamStars,
      slogan: row.teamSlogan,
      memberCount: row.memberCount,
      activityCount: row.activityCount,
      effectiveMinutes: row.effectiveMinutes,
      takesMembers: row.takesMembers,
    },
  };
};

/** What people who knew the old version must know. */
async function changedOf(sql: Sql, activityId: number) {
  const change = await lastPassedChange(sql, activityId);
  return change?.decidedAt && change.differences.length > 0
    ? { at: toInstant(change.decidedAt), differences: change.differences }
    : null;
}

const textsOf = (row: DetailRow) => ({
  status: row.status,
  isMakeup: row.isMakeup,
  cancelReason: row.cancelReason,
  content: contentHtmlOf(row),
  pictures: row.pictures as ActivityPicture[],
  requirements: row.requirements,
  preparations: row.preparations,
  serviceObjects: row.serviceObjects,
  guarantees: row.guarantees,
  address: row.address,
  placeNote: row.placeNote,
  subsidy: row.subsidy,
  weatherPolicy: row.weatherPolicy,
  contact: row.isContactPublic ? { name: row.contactName, phone: row.contactPhone } : null,
  beneficiaryPlanned: row.beneficiaryPlanned,
  beneficiaryActual: row.beneficiaryActual,
  settleSummary: row.settleSummary,
  publishedAt: toInstantOrNull(row.publishedAt),
  organisationName: row.organisationName,
});

const rulesOf = (row: DetailRow) => ({
  checkInRadiusM: row.checkInRadiusM,
  placePolicy: row.placePolicy,
  companionsMax: row.companionsMax,
  signUpMode: row.signUpMode,
  waitlistMode: row.waitlistMode,
  cancelDeadlineHours: row.cancelDeadlineHours,
  minAge: row.minAge,
  maxAge: row.maxAge,
  minMinutes: row.minMinutes,
  riskLevel: row.riskLevel,
  riskNotice: row.riskNotice,
  riskVersion: row.riskVersion,
  isInsured: row.policyNo !== '',
});
