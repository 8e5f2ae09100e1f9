import { maskName } from '#platform/contract/masking.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/month-stars.contract.ts';
import { lastMonth, starTeams, starVolunteers } from './month-stars.queries.ts';

/** Gives the key of somebody's drawn portrait, from which nobody can tell the person. */
export type PortraitKeys = (id: number) => string;

/** Last month's stars; nobody is named who did not agree to be ranked, nor in full who did not agree to that. */
export const getMonthStars: UseCase<typeof contract.getMonthStars, PortraitKeys> = async (
  { sql, now },
  _request,
  portraitKeyOf,
) => {
  const month = lastMonth(now);
  const volunteers = await starVolunteers(month).execute(sql);
  const teams = await starTeams(month).execute(sql);
  return {
    month: month.from.slice(0, 7),
    volunteers: volunteers.rows.map(({ id, name, gender, isNamePublic, teamName, stars, minutes }) => ({
      avatarKey: `star:${portraitKeyOf(id)}`,
      gender,
      name: isNamePublic ? name : maskName(name),
      teamName,
      stars,
      minutes,
    })),
    teams: teams.rows,
  };
};
