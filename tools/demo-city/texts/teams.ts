import { type TeamText, teamsOf } from './teams/team.ts';
import { categoryKeys } from '#domains/site/contract/categories.words.ts';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';

/** The sixty service teams of 江澜市, five per category; the first of each category appears in the drawings. */
export const TEAMS: readonly TeamText[] = categoryKeys.flatMap(teamsOf);

/** Teams that can carry an activity of that category, its own teams first, then those that also serve it. */
export function teamsServing(category: CategoryKey): TeamText[] {
  return [
    ...TEAMS.filter((team) => team.category === category),
    ...TEAMS.filter((team) => team.category !== category && team.alsoServes.includes(category)),
  ];
}
