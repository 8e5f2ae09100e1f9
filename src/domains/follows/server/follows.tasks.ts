import { notifyMany } from '#domains/messages/server/index.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import type { BackgroundTask } from '#platform/server/background.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { dueOpenings, untoldActivities, type UntoldRow } from './follows.queries.ts';
import { lastCutOff, newActivitiesText } from './follows.rules.ts';
import { markTold, removeOpeningReminder } from './follows.store.ts';

const batch = 100;

type DueOpening = Awaited<ReturnType<typeof dueOpenings>>[number];

/** Tells whoever waits that sign-up has opened, and ends the wish in the same transaction: told once. */
async function tellOpenings(act: Act): Promise<boolean> {
  const due = await dueOpenings(act.sql, act.now, batch);
  for (const wish of due) await removeOpeningReminder(act.sql, wish);
  const open = due.filter(
    ({ status, signUpClosesAt }) => status === 'published' && signUpClosesAt && signUpClosesAt > act.now,
  );
  await notifyMany(act, open.map(openingNotice));
  return due.length === batch;
}

function openingNotice({ volunteerId, activityId, title, startsAt, signUpClosesAt, placeName }: DueOpening) {
  const time = startsAt ? dayTimeLabel(startsAt) : '';
  const until = signUpClosesAt ? dayTimeLabel(signUpClosesAt) : '';
  return {
    accountId: volunteerId,
    category: 'reminder' as const,
    level: 'important' as const,
    title: `开放报名了：${title}`,
    body: `${time} 在${placeName}，报名到 ${until} 截止。`,
    link: `/user-index/activityDetail/${activityId}`,
    sms: {
      template: 'signUpOpens' as const,
      variables: { title: title.length > 20 ? `${title.slice(0, 19)}…` : title, time, until },
      expiresAt: signUpClosesAt ?? undefined,
    },
  };
}

/** Once a day after 18:00: one message a follower with all that their teams have published since. */
async function tellNewActivities(act: Act): Promise<boolean> {
  const until = lastCutOff(act.now);
  const rows = await untoldActivities(act.sql, until, batch);
  const byFollower = new Map<number, UntoldRow[]>();
  for (const row of rows) byFollower.set(row.volunteerId, [...(byFollower.get(row.volunteerId) ?? []), row]);
  if (byFollower.size === 0) return false;
  await markTold(act.sql, [...byFollower.keys()], until);
  await notifyMany(
    act,
    [...byFollower].map(([accountId, found]) => ({
      accountId,
      category: 'team' as const,
      ...newActivitiesText(found),
    })),
  );
  return byFollower.size === batch;
}

/** What moves by the clock in this room. */
export const followsTasks: BackgroundTask[] = [
  { name: 'follows.tellOpenings', label: '通知关注的活动有名额', everyMs: minuteMs, run: tellOpenings },
  {
    name: 'follows.tellNewActivities',
    label: '通知关注的队伍有新活动',
    everyMs: 10 * minuteMs,
    run: tellNewActivities,
  },
];
