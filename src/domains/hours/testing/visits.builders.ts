import type { Sql } from '#database/transaction.ts';
import { buildAssignment } from '#domains/jobs/testing/assignments.builders.ts';
import { buildJob, type JobWish } from '#domains/jobs/testing/jobs.builders.ts';
import { buildReadyVolunteer } from '#domains/signups/testing/signups.builders.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { hourMs, minuteMs } from '#platform/contract/durations.ts';
import { toDay } from '#platform/contract/instants.ts';
import { testId } from '#testing/test-act.ts';
import { visitTitle } from '../contract/hours.words.ts';

type VisitWish = {
  now: Date;
  /** When the visit began; an hour and a half later the member left. */
  inAt: Date;
  job?: JobWish;
  volunteerId?: number;
  fixReason?: string;
};

/** A job that its team has reported, and one member who was there for ninety minutes and wrote the feedback. */
export async function buildVisit(sql: Sql, { now, inAt, job, fixReason, ...wish }: VisitWish) {
  const team = await buildTeam(sql, { shortName: '红石榴' });
  const person = await buildReadyVolunteer(sql, { name: '沈知夏' });
  const volunteerId = wish.volunteerId ?? person.volunteerId;
  const { jobId, jobNo, needId } = await buildJob(sql, {
    now,
    teamId: team.teamId,
    status: 'submitted',
    visitStart: inAt,
    visitEnd: new Date(inAt.getTime() + 2 * hourMs),
    visitStatus: 'agreed',
    updatedAt: now,
    ...job,
  });
  const assignmentId = await buildAssignment(sql, {
    now,
    jobId,
    volunteerId,
    status: 'reported',
    inAt,
    outAt: new Date(inAt.getTime() + 90 * minuteMs),
    minutes: 90,
    ...(fixReason && { fixReason }),
  });
  return { team, volunteerId, caller: person.caller, jobId, jobNo, needId, assignmentId };
}

/** What the hours room makes of a visit of somebody to a job of a team: it waits for the team. */
export async function buildVisitHour(
  sql: Sql,
  { now, ...of }: { now: Date; assignmentId: number; teamId: number; volunteerId: number },
): Promise<number> {
  const id = testId();
  await sql
    .insertInto('serviceHours')
    .values({
      id,
      hourNo: `SJ${id}`,
      activityTitle: `${visitTitle}：环保`,
      place: '',
      postName: '',
      serviceOn: toDay(now),
      startsAt: new Date(now.getTime() - 30 * minuteMs),
      endsAt: now,
      minutes: 30,
      calculatedMinutes: 30,
      source: 'jobReport',
      evidenceGrade: 'C',
      status: 'calculated',
      createdAt: now,
      updatedAt: now,
      ...of,
    })
    .execute();
  return id;
}
