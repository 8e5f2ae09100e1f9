import { notify } from '#domains/messages/server/index.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { ownClaimsPath } from '../../contract/hour-origin.rules.ts';
import { changeClaim } from '../claims/claims.store.ts';
import { lateClaims } from '../claims/late-claims.queries.ts';
import { changeHours, type lockHour } from '../hours.store.ts';

type Hour = NonNullable<Awaited<ReturnType<typeof lockHour>>>;

/**
 * A claim of service more than thirty days ago is accepted by two people of the centre (decision 0041). True when this was the first
 * of them: the record then waits for the second, who cannot be the same person. Record and person are locked by the caller.
 */
export async function wasFirstLook(act: Act<StaffCaller>, hour: Hour, reason = ''): Promise<boolean> {
  if (hour.claimId === null) return false;
  const late = (await lateClaims(act.sql, [hour.id])).get(hour.id);
  if (!late || late.firstBy !== null) return false;
  const { accountId } = act.caller;
  await changeClaim(act, late.claimId, { firstOpinion: reason, firstBy: accountId, firstAt: act.now });
  await changeHours(act, [hour.id], { confirmedBy: accountId, confirmedAt: act.now });
  await notify(act, {
    accountId: hour.volunteerId,
    category: 'hours',
    title: '补记申请已初核，等第二人核定',
    body: `“${hour.activityTitle}”结束已超过 30 天，要由中心两位审核员先后认定。第一位已认定，正等第二位。`,
    link: ownClaimsPath,
  });
  await act.audit({
    action: 'lookAtLateClaim',
    targetType: 'serviceHour',
    targetId: hour.id,
    reason,
  });
  return true;
}
