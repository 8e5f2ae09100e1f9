import { listMyTeamActivitiesCall } from '../../src/domains/activities/web/activities.calls.ts';
import { listActivityHoursCall } from '../../src/domains/hours/web/hours.calls.ts';
import { must, signInClient } from '../process/api-client.ts';

/** An activity of the demo city that is over and whose computed hours wait for its team; confirmed, some of them go into 公示 at once. */
export async function findCountedActivity(
  address: string,
): Promise<{ teamName: string; activityId: number }> {
  for (let number = 1; number <= 60; number += 1) {
    const teamName = `duiwu${String(number).padStart(3, '0')}`;
    const team = await signInClient(address, teamName);
    const { list } = await must(team, listMyTeamActivitiesCall, { tab: 'settling', pageSize: 20 });
    for (const { id } of list) {
      const { counts, waiting } = await must(team, listActivityHoursCall, { activityId: id, pageSize: 20 });
      const { calculated, unresolved } = counts;
      if (calculated >= 2 && unresolved === 0 && waiting.toPublicity > 0) return { teamName, activityId: id };
    }
  }
  throw new Error('the demo city has no activity whose hours wait for the team');
}
