import { notifyMany } from '#domains/messages/server/index.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { signUpNotices } from '../signups.notices.ts';
import { signUpsById } from '../tasks.queries.ts';
import { untoldSilences } from './reconfirm.queries.ts';
import { markTold } from './reconfirm.store.ts';

const batch = 100;

/**
 * Tells who did not answer in time whether a changed activity still suits them: the place stays, and the team sees the
 * silence (domain.md 4.2.4). Once for a question; whoever lost the place or whose shift began meanwhile hears nothing.
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
  for (const { id } of held) await act.audit({ action: 'tellSilence', targetType: 'signUp', targetId: id });
  return due.length === batch;
}
