import { type TeamText, teamsOf } from './teams/team.ts';
import { CATEGORY_KEYS } from './shapes.ts';
import type { ServiceCategory } from './vocabulary.ts';

/** The sixty service teams of 江澜市, five per category; the first of each category appears in the drawings. */
export const TEAMS: readonly TeamText[] = CATEGORY_KEYS.flatMap(teamsOf);

/** Teams that can carry an activity of that category, its own teams first, then those that also serve it. */
export function teamsServing(category: ServiceCategory): TeamText[] {
  return [
    ...TEAMS.filter((team) => team.category === category),
    ...TEAMS.filter((team) => team.category !== category && team.alsoServes.includes(category)),
  ];
}
