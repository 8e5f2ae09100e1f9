import { ELDER_AND_ECO_TEAMS } from './teams/elder-and-eco.ts';
import { READING_AND_HEALTH_TEAMS } from './teams/reading-and-health.ts';
import { RESCUE_AND_ACCESS_TEAMS } from './teams/rescue-and-access.ts';
import type { TeamText } from './teams/team.ts';
import { THEORY_AND_NEIGHBOR_TEAMS } from './teams/theory-and-neighbor.ts';
import { TRAFFIC_AND_EVENT_TEAMS } from './teams/traffic-and-event.ts';
import { YOUTH_AND_CULTURE_TEAMS } from './teams/youth-and-culture.ts';
import type { ServiceCategory } from './vocabulary.ts';

/** The sixty service teams of 江澜市, five per category; the first of each category appears in the drawings. */
export const TEAMS: readonly TeamText[] = [
  ...ELDER_AND_ECO_TEAMS,
  ...TRAFFIC_AND_EVENT_TEAMS,
  ...READING_AND_HEALTH_TEAMS,
  ...RESCUE_AND_ACCESS_TEAMS,
  ...YOUTH_AND_CULTURE_TEAMS,
  ...THEORY_AND_NEIGHBOR_TEAMS,
];

/** Teams that can carry an activity of that category, its own teams first, then those that also serve it. */
export function teamsServing(category: ServiceCategory): TeamText[] {
  return [
    ...TEAMS.filter((team) => team.category === category),
    ...TEAMS.filter((team) => team.category !== category && team.alsoServes.includes(category)),
  ];
}
