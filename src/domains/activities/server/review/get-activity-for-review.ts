import { readOverdueBefore } from '#domains/site/server/index.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/activity-review.contract.ts';
import { activityById, comparisonsOf, namedTeams, nextPending, shiftsOf } from '../activities.queries.ts';
import { isOfCentre, requireScope } from '../activity-guards.ts';
import { confirmedAhead, pendingChange } from '../changes/changes.queries.ts';
import { isMaterial } from '../life/activity-states.rules.ts';
import { levelOf } from '../publish/findings.rules.ts';
import { formOf } from '../publish/form.rules.ts';
import { likeness } from '../publish/likeness.rules.ts';
import { lintActivity } from '../publish/lint-activity.rules.ts';
import { leadOf, submittedCounts } from '../publish/verdict.ts';
import { toShiftView } from '../views.rules.ts';
import { toReviewRow } from './list-review-queue.ts';
import { releasesOf } from './releases.queries.ts';
import { queueRow } from './review-queue.queries.ts';

/** From this likeness of the texts, or this near in time, another activity is shown beside. Percent, days. */
const shownLikeness = 60;

const shownDays = 7;

const shownCount = 5;

/** Everything for one decision; a draft is not there, nor is what lies outside the reviewer's scope. */
export const getActivityForReview: UseCase<typeof contract.getActivityForReview> = async (act, { id }) => {
  const { sql, now } = act;
  const listed = (await queueRow(id).execute(sql)).rows[0];
  const row = await activityById(sql, id);
  if (!listed || !row) throw new NotFound('没有找到这个活动');
  await requireScope(act, listed.organisationId);
  const shifts = await shiftsOf(sql, id);
  const change = row.status === 'published' ? await pendingChange(sql, id) : undefined;
  const form = change?.form ?? formOf(row, shifts);
  const { others, largestCapacity } = await comparisonsOf(sql, { teamId: row.teamId, activityId: id, now });
  const released = await releasesOf(sql, id);
  const facts = { others, largestCapacity, released, ...leadOf(row, shifts, form) };
  const findings = lintActivity(form, facts, now);
  const verdict = { level: levelOf(findings), findings };
  return {
    ...toReviewRow(listed, now, await readOverdueBefore(sql, now)),
    ...((row.status === 'pending' || change) && {
      level: verdict.level,
      blockCount: findings.filter(({ level }) => level === 'block').length,
      ...submittedCounts(verdict),
    }),
    form,
    namedTeams: await namedTeams(sql, form.recruitTeams),
    shifts: shifts.map((shift) => toShiftView(shift, now)),
    teamFacts: {
      stars: listed.teamStars,
      trustGrade: listed.trustGrade,
      leaderName: listed.leaderName,
      contactPhone: listed.contactPhone,
      activityCount: listed.activityCount,
      memberCount: listed.memberCount,
    },
    organisationName: listed.organisationName,
    verdict,
    change: change ? await changeView(act, row.id, change) : null,
    releases: released.map(({ releasedAt, ...release }) => ({
      ...release,
      releasedAt: toInstant(releasedAt),
    })),
    canRelease: isOfCentre(act.caller),
    similar: similarTo(row, others),
    nextId: await nextPending(sql, { after: row, scope: act.caller.scope }),
  };
};

type Pending = NonNullable<Awaited<ReturnType<typeof pendingChange>>>;

/** A waiting change with how many people it would ask again. */
async function changeView({ sql, now }: Pick<Act, 'sql' | 'now'>, activityId: number, change: Pending) {
  return {
    id: change.id,
    differences: change.differences,
    others: change.fields.filter((field) => !isMaterial(field) && field !== 'shifts'),
    askedCount: await confirmedAhead(sql, { activityId, shiftIds: change.askedShiftIds, now }),
  };
}

type Compared = Awaited<ReturnType<typeof comparisonsOf>>['others'];

function similarTo(row: { content: string; startsAt: Date | null }, others: Compared) {
  const isNear = (startsAt: Date | null): boolean =>
    startsAt !== null &&
    row.startsAt !== null &&
    Math.abs(startsAt.getTime() - row.startsAt.getTime()) <= shownDays * dayMs;
  return others
    .map((other) => ({ other, similarity: likeness(row.content, other.content) }))
    .filter(({ other, similarity }) => similarity >= shownLikeness || isNear(other.startsAt))
    .toSorted((one, two) => two.similarity - one.similarity)
    .slice(0, shownCount)
    .map(({ other, similarity }) => ({
      id: other.id,
      title: other.title,
      startsAt: toInstantOrNull(other.startsAt),
      placeName: other.placeName,
      status: other.status,
      similarity,
    }));
}
