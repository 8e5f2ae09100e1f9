import type { TeamCaller } from '#platform/server/calls/act.ts';

/** For which team a caller acts, and as which person. */
export type Leading = Pick<TeamCaller, 'teamId' | 'person'>;

/** Whether the caller may act on this activity of the team: the 领队 of others may not (domain.md 4.10). */
export const leadsActivity = ({ person }: Pick<TeamCaller, 'person'>, activityId: number): boolean =>
  person?.rows === undefined || person.rows.has(activityId);

/** Whether the caller is the person that a record is about: nobody records and rates themselves (domain.md 4.3.9). */
export const isOwnRecord = ({ person }: Pick<TeamCaller, 'person'>, volunteerId: number): boolean =>
  person?.volunteerId === volunteerId;
