import { releaseFiles } from '#domains/files/server/index.ts';
import type { Act, VolunteerCaller } from '#platform/server/act.ts';
import { Refusal } from '#platform/server/failures.ts';
import { lockPendingCheck, saveCheck, saveRealName } from './real-name.store.ts';

/** Takes back what waits for staff; pictures go at once. @throws Refusal notPending */
export async function withdrawRealName(act: Act<VolunteerCaller>): Promise<Record<string, never>> {
  const { volunteerId } = act.caller;
  const check = await lockPendingCheck(act.sql, volunteerId);
  if (!check) throw new Refusal('notPending');
  await saveCheck(act.sql, check.id, { status: 'withdrawn', decidedAt: act.now });
  await saveRealName(act.sql, volunteerId, { realNameStatus: check.isChange ? 'verified' : 'none' });
  await releaseFiles(act, {
    purpose: 'idProof',
    targetType: 'realNameCheck',
    targetId: check.id,
    at: act.now,
  });
  await act.audit({ targetType: 'volunteer', targetId: volunteerId, detail: { checkId: check.id } });
  return {};
}
