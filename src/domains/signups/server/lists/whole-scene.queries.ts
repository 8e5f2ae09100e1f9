import { readTogether } from '#platform/server/calls/groups/read-together.ts';
import {
  type ActivityScene,
  activityScenes,
  mostShifts,
  type ShiftScene,
  shiftScenes,
} from './scene.queries.ts';

/** An activity with all its shifts in order of time. */
export type WholeScene = { activity: ActivityScene; shifts: ShiftScene[] };

/** What the engine and the panel read of one activity, for all who look at one at the same time; undefined when there is none. */
export const findWholeScene = readTogether(
  async (sql, activityIds: readonly number[]): Promise<(WholeScene | undefined)[]> => {
    const ids = [...new Set(activityIds)];
    const [activities, shifts] = await Promise.all([
      activityScenes(sql, ids),
      shiftScenes(sql, ids, mostShifts * ids.length),
    ]);
    const scenes = new Map<number, WholeScene>(
      activities.map((activity) => [activity.activityId, { activity, shifts: [] }]),
    );
    for (const shift of shifts) scenes.get(shift.activityId)?.shifts.push(shift);
    return activityIds.map((id) => scenes.get(id));
  },
);
