import { minuteMs } from '#platform/contract/durations.ts';
import { keysOf } from '#platform/contract/keys-of.ts';

/** Rows that review desks show, and the permission that opens the desk of each. */
export const deskPermissions = {
  activity: 'activities.review',
  makeup: 'activities.review',
  team: 'teams.review',
  teamChange: 'teams.review',
  news: 'news.review',
  hour: 'hours.review',
  need: 'needs.review',
  realName: 'volunteers.verify',
  chatPost: 'discussion.review',
  messageReport: 'discussion.review',
  complaint: 'complaints.handle',
  creditAppeal: 'complaints.handle',
  anomaly: 'anomalies.judge',
  star: 'volunteers.manage',
} as const;
export type DeskKind = keyof typeof deskPermissions;
export const deskKinds = keysOf(deskPermissions);

/** Somebody who is not heard of for so long looks no more. */
export const lookLastsMs = minuteMs;
/** Whoever goes on looking says so again after this. */
export const lookRenewedMs = 25_000;

/** Said beside a row that colleagues have open: 林岚正在看; never more than two names. */
export function lookWords(looks: readonly { name: string; isDeciding: boolean }[]): string {
  const named = (isDeciding: boolean): string => {
    const names = looks.filter((look) => look.isDeciding === isDeciding).map(({ name }) => name);
    if (names.length === 0) return '';
    const shown =
      names.length > 2 ? `${names.slice(0, 2).join('、')}等 ${names.length} 人` : names.join('、');
    return `${shown}${isDeciding ? '正在处理' : '正在看'}`;
  };
  return [named(true), named(false)].filter((words) => words !== '').join('，');
}
