import type { Room } from '#platform/server/binding.ts';
import { refreshTeamFigures } from './refresh-team-figures.ts';
import { teamBindings } from './teams.routes.ts';

export { memberAudience } from './bulk-audience.ts';
export { refreshTeamFigures } from './refresh-team-figures.ts';
export { isActiveMember, type TeamFacts, teamFacts } from './teams.queries.ts';
export { writeTeamSearch } from './team-search.store.ts';
export { insertMember, insertTeam } from './teams.store.ts';

const figuresEveryMs = 5 * 60_000;

/** The teams room; `secret` is the installation's, from which keys are derived. */
export const createTeamsRoom = ({ secret }: { secret: string }): Room => ({
  name: 'teams',
  bindings: teamBindings(secret),
  tasks: [{ name: 'teams.refreshFigures', everyMs: figuresEveryMs, run: refreshTeamFigures }],
});
