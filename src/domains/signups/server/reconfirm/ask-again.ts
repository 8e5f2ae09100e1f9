import { createActionLinks, notifyMany } from '#domains/messages/server/index.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { signUpNotices } from '../signups.notices.ts';
import { lockVolunteers } from '../signups.store.ts';
import { signUpsById } from '../tasks.queries.ts';
import { peopleToAsk } from './reconfirm.queries.ts';
import { questionEndsAt } from './reconfirm.rules.ts';
import { askAbout, followShifts } from './reconfirm.store.ts';

const batch = 100;

/**
 * One step of asking everybody who has a place in a changed activity again, with a link that answers without login. What
 * is left to ask is read from the tables, so any process goes on where another stopped, and nobody is asked twice.
 */
export async function askAgain(act: Act): Promise<boolean> {
  const found = await peopleToAsk(act.sql, act.now, { limit: batch });
  if (found.length === 0) return false;
  await lockVolunteers(
    act.sql,
    found.map(({ volunteerId }) => volunteerId),
  );
  // Another process may have asked some of them meanwhile.
  const among = found.map(({ id }) => id);
  const due = await peopleToAsk(act.sql, act.now, { limit: batch, among });
  if (due.length === 0) return false;
  const ids = due.map(({ id }) => id);
  const held = await signUpsById(act.sql, ids);
  const asked = held
    .filter(({ state, startsAt }) => state === 'confirmed' && startsAt > act.now)
    .map((row) => ({
      row,
      changeId: due.find(({ id }) => id === row.id)?.changeId ?? 0,
      expiresAt: questionEndsAt(row.startsAt, act.now),
    }));
  if (asked.length === 0) return false;
  await askAbout(
    act.sql,
    asked.map(({ row, changeId, expiresAt }) => ({ signUpId: row.id, changeId, expiresAt })),
    act.now,
  );
  const linkIds = await createActionLinks(
    act,
    asked.map(({ row, expiresAt }) => ({
      kind: 'change',
      accountId: row.volunteerId,
      targetId: row.id,
      expiresAt,
    })),
  );
  await notifyMany(
    act,
    asked.map(({ row, expiresAt }, index) => ({
      ...signUpNotices.changed(row, expiresAt),
      linkId: linkIds[index],
    })),
  );
  for (const { row } of asked)
    await act.audit({ action: 'askAgain', targetType: 'signUp', targetId: row.id });
  return found.length === batch;
}

/** The reaction to moved shifts: what is denormalised goes with them, so that clashes and calendars are right at once. */
export const followMovedShifts = (act: Act, activityId: number): Promise<void> =>
  followShifts(act.sql, activityId);
