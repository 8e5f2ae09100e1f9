import type { Database } from '#database/connection.ts';
import { storeDraft } from '#domains/activities/server/index.ts';
import { activityDraftOf } from '#domains/jobs/server/activity/activity-draft.rules.ts';
import { placeNameOf } from '#domains/needs/server/index.ts';

const turned = 2;

/** The teams of some accepted jobs need more people: the drafts of their activities, as the product makes them. */
export async function turnJobsIntoActivities({ kysely: sql }: Database, now: Date): Promise<void> {
  const jobs = await sql
    .selectFrom('jobs as j')
    .innerJoin('organisations as o', 'o.id', 'j.organisationId')
    .innerJoin('areas as a', 'a.code', 'j.area')
    .selectAll('j')
    .select(['o.kind as unitKind', 'o.name as unitName', 'a.name as areaName'])
    .where('j.status', '=', 'accepted')
    .orderBy('j.id', 'desc')
    .limit(turned)
    .execute();
  for (const job of jobs) {
    if (job.teamId === null) continue;
    const placeName = placeNameOf(job.areaName, { kind: job.unitKind, name: job.unitName });
    const draft = activityDraftOf({ ...job, placeName }, now);
    const { activityId } = await storeDraft({ sql, now }, draft, job.teamId);
    await sql.updateTable('jobs').set({ activityId }).where('id', '=', job.id).execute();
  }
}
