import { listMyTeamActivitiesCall } from '../../src/domains/activities/web/activities.calls.ts';
import { listActivityHoursCall } from '../../src/domains/hours/web/hours.calls.ts';
import { must } from '../process/api-client.ts';
import { findTeam } from '../process/find-team.ts';

/** An activity of the demo city that is over and whose computed hours wait for its team; confirmed, some of them go into 公示 at once. */
export const findCountedActivity = (address: string): Promise<{ teamName: string; activityId: number }> =>
  findTeam(address, 1, async ({ loginName: teamName, client: team }) => {
    const { list } = await must(team, listMyTeamActivitiesCall, { tab: 'settling', pageSize: 20 });
    for (const { id } of list) {
      const { counts, waiting } = await must(team, listActivityHoursCall, { activityId: id, pageSize: 20 });
      const { calculated, unresolved } = counts;
      if (calculated >= 2 && unresolved === 0 && waiting.toPublicity > 0) return { teamName, activityId: id };
    }
    return undefined;
  });
