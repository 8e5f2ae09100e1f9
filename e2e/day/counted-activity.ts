import { post, signInClient } from '../process/api-client.ts';

type Listed = { list: { id: number }[] };
type Hours = { counts: { calculated: number; unresolved: number } };

/** An activity of the demo city that is over and whose computed hours wait for its team. */
export async function findCountedActivity(
  address: string,
): Promise<{ teamName: string; activityId: number }> {
  for (let number = 1; number <= 60; number += 1) {
    const teamName = `duiwu${String(number).padStart(3, '0')}`;
    const team = await signInClient(address, teamName);
    const { result } = await post<Listed>(team, {
      path: '/api/activities/ListMyTeamActivities',
      body: { tab: 'settling', pageSize: 20 },
    });
    for (const { id } of result.list) {
      const hours = await post<Hours>(team, {
        path: '/api/hours/ListActivityHours',
        body: { activityId: id, pageSize: 20 },
      });
      const { calculated, unresolved } = hours.result.counts;
      if (calculated >= 2 && unresolved === 0) return { teamName, activityId: id };
    }
  }
  throw new Error('the demo city has no activity whose hours wait for the team');
}
