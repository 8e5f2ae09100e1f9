import { lockVolunteers } from '#domains/signups/server/index.ts';
import { isOwnRecord, leadsActivity } from '#domains/teams/server/index.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { findParticipation, type ParticipationFacts } from '../attendance.queries.ts';
import { isRunning } from '../attendance.rules.ts';
import { lockParticipation } from '../attendance.store.ts';

/** A row of one's own activities with its person and itself locked, in that order. @throws NotFound, Refusal */
export async function loadOwn(
  act: Act<TeamCaller, 'activityNotRunning' | 'ownStep'>,
  participationId: number,
): Promise<ParticipationFacts> {
  const found = await findParticipation(act.sql, participationId);
  if (found?.teamId !== act.caller.teamId || !leadsActivity(act.caller, found.activityId))
    throw new NotFound('没有这条考勤记录');
  if (isOwnRecord(act.caller, found.volunteerId)) throw act.refuse('ownStep');
  await lockVolunteers(act.sql, [found.volunteerId]);
  await lockParticipation(act.sql, participationId);
  const row = await findParticipation(act.sql, participationId);
  if (!row) throw new NotFound('没有这条考勤记录');
  if (!isRunning(row.activityStatus)) throw act.refuse('activityNotRunning');
  return row;
}
