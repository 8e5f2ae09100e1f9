import { minuteMs } from '#platform/contract/durations.ts';
import type { Room } from '#platform/server/calls/binding.ts';
import { teamsAuditWords } from './teams.audit-words.ts';
import { memberBindings } from './members/members.routes.ts';
import { teamHistoryGuard } from './manage/history-guard.ts';
import { memberTasks } from './members/members.tasks.ts';
import type { TeamsSetup } from './reactions.ts';
import { refreshTeamFigures } from './refresh-team-figures.ts';
import { teamProfileBindings } from './profile/team-profile.routes.ts';
import { teamBindings } from './teams.routes.ts';
import { teamsLeaving } from './leaving/teams-leaving.ts';

export { actForTeam } from './lead/act-for-team.ts';
export { isOwnRecord, type Leading, leadsActivity } from './lead/leads-activity.ts';
export { countedFailures } from './joining/joining.rules.ts';
export { invitationByLink } from './joining/invitation-by-link.ts';
export { personsOf } from './persons/persons.queries.ts';
export { hadPart, isSamePerson, type Person } from './persons/persons.rules.ts';
export { memberAudience } from './members/bulk-audience.queries.ts';
export { refreshTeamFigures } from './refresh-team-figures.ts';
export { type TeamFacts, teamFacts } from './teams.queries.ts';
export { writeTeamSearch } from './team-search.store.ts';
export { insertMember } from './members/members.store.ts';
export type { MemberShift, TeamsReactions } from './reactions.ts';
export { teamsSecrets } from './teams.secrets.ts';
export { insertTeam } from './teams.store.ts';

const figuresEveryMs = 5 * minuteMs;

/** The teams room (服务队伍): registration, members, joining, and the centre's decisions on teams. */
export const createTeamsRoom = (setup: TeamsSetup): Room => ({
  name: 'teams',
  leaving: teamsLeaving,
  auditWords: teamsAuditWords,
  historyGuards: { team: teamHistoryGuard },
  bindings: [...teamBindings(setup.secret), ...memberBindings(setup), ...teamProfileBindings],
  tasks: [
    { name: 'teams.refreshFigures', label: '更新队伍数据', everyMs: figuresEveryMs, run: refreshTeamFigures },
    ...memberTasks,
  ],
});
