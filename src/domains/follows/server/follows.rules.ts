import { dayMs, hourMs } from '#platform/contract/durations.ts';
import { startOfDay, toDay } from '#platform/contract/instants.ts';

/** The hour of Asia/Shanghai at which followers are told of the day's new activities. */
export const toldAtHour = 18;

/** The last 18:00 that has passed: what was published up to it is told now, all of a day in one message. */
export function lastCutOff(now: Date): Date {
  const today = new Date(startOfDay(toDay(now)).getTime() + toldAtHour * hourMs);
  return today <= now ? today : new Date(today.getTime() - dayMs);
}

/** What one person has not been told of, newest first. */
export type NewActivity = { activityId: number; title: string; teamId: number; teamName: string };

const namedAtMost = 5;

/** Title, text and address of a day's message: one activity leads to its page, several to the team or to all. */
export function newActivitiesText(found: readonly NewActivity[]): {
  title: string;
  body: string;
  link: string;
} {
  const teams = [...new Set(found.map((one) => one.teamName))];
  const [first] = found;
  const [only = ''] = teams;
  const named = found.slice(0, namedAtMost).map(({ title }) => `“${title}”`);
  const rest = found.length > namedAtMost ? `等 ${found.length} 场` : '';
  const link =
    found.length === 1
      ? `/user-index/activityDetail/${first?.activityId}`
      : teams.length === 1
        ? `/user-index/teamDetail/${first?.teamId}`
        : '/usercenter/index/myteam?tab=followed';
  return {
    title: teams.length === 1 ? `${only}有新活动` : `关注的 ${teams.length} 支队伍有新活动`,
    body: `${named.join('、')}${rest}。不想再收到，可以取消关注。`,
    link,
  };
}
