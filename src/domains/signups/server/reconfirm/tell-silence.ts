import { notifyMany } from '#domains/messages/server/index.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { signUpNotices, silencesNotice } from '../signups.notices.ts';
import type { SignUpRow } from '../signups.queries.ts';
import { signUpsById } from '../tasks.queries.ts';
import { accountsOfTeams, untoldSilences } from './reconfirm.queries.ts';
import { markTold } from './reconfirm.store.ts';

const batch = 100;

/** A message for each activity: those whom its team should ask itself. */
async function tellTeams(act: Act, held: readonly SignUpRow[]): Promise<void> {
  if (held.length === 0) return;
  const accounts = await accountsOfTeams(act.sql, [...new Set(held.map(({ teamId }) => teamId))]);
  const activities = new Map(held.map((row) => [row.activityId, row]));
  await notifyMany(
    act,
    [...activities.values()].flatMap(({ activityId, teamId, title }) => {
      const accountId = accounts.get(teamId);
      const count = held.filter((row) => row.activityId === activityId).length;
      return accountId === undefined ? [] : [silencesNotice({ accountId, activityId, title, count })];
    }),
  );
}

/**
 * Tells who did not answer in time whether a changed activity still suits them: the place stays, and the team sees the
 * silence (domain.md 4.2.4) and is told how many they are. Once for a question; whoever lost the place or whose shift began
 * meanwhile hears nothing.
 */
export async function tellSilence(act: Act): Promise<boolean> {
  const due = await untoldSilences(act.sql, act.now, batch);
  if (due.length === 0) return false;
  const marked = await markTold(
    act.sql,
    due.map(({ signUpId }) => signUpId),
    act.now,
  );
  if (marked.length === 0) return false;
  const held = (await signUpsById(act.sql, marked)).filter(
    ({ state, startsAt, activityStatus, shiftStatus }) =>
      state === 'confirmed' &&
      startsAt > act.now &&
      activityStatus === 'published' &&
      shiftStatus !== 'cancelled',
  );
  await notifyMany(act, held.map(signUpNotices.silent));
  await tellTeams(act, held);
  for (const { id } of held) await act.audit({ action: 'tellSilence', targetType: 'signUp', targetId: id });
  return due.length === batch;
}
