import type { Notice } from '#domains/messages/server/index.ts';
import { shiftWords } from '#domains/signups/server/index.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';

/** Tells the volunteer of an end that the leader set, and that its hours wait for their word. */
export const fixedNotice = (
  row: { volunteerId: number; activityId: number; title: string; startsAt: Date; postName: string },
  { at, reason }: { at: Date; reason: string },
): Notice => ({
  accountId: row.volunteerId,
  category: 'attendance',
  level: 'important',
  title: '领队为你补了签退',
  body: `${shiftWords(row)}的签退时间补为 ${dayTimeLabel(at)}。原因：${reason}。请在活动详情里确认，你确认之前这段时长不会认定。`,
  link: `/usercenter/index/myactivity/detail/${row.activityId}`,
});
