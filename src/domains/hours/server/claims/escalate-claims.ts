import { notify } from '#domains/messages/server/index.ts';
import { lockVolunteers } from '#domains/signups/server/index.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { ownClaimsPath } from '../../contract/hour-origin.rules.ts';
import { overdueClaims } from './claims.queries.ts';
import { changeClaim, lockClaim } from './claims.store.ts';
import { handClaim } from './hand-claim.ts';

const batch = 100;

/** Five working days without an answer: the claim goes to the centre by itself, and the person is told. */
export async function escalateClaims(act: Act): Promise<boolean> {
  const due = await overdueClaims(act.sql, act.now, batch);
  await lockVolunteers(act.sql, [...new Set(due.map(({ volunteerId }) => volunteerId))]);
  for (const { id } of due) {
    const claim = await lockClaim(act.sql, id);
    if (claim?.state !== 'atTeam') continue;
    const teamWords = '队伍没有在 5 个工作日内答复。';
    const isHanded = await handClaim(act, { claim, minutes: claim.minutes, confirmedBy: null, teamWords });
    if (!isHanded) await changeClaim(act, id, { state: 'withdrawn' });
    await notify(act, {
      accountId: claim.volunteerId,
      category: 'hours',
      title: isHanded ? '补记申请已转到实践中心' : '补记申请不再办理',
      body: isHanded
        ? `队伍没有按时答复你对“${claim.title}”的补记申请，已自动转给实践中心审核。`
        : `“${claim.title}”那段时间已经有一条你的时长记录，这份补记申请不再办理。`,
      link: ownClaimsPath,
    });
    await act.audit({ action: 'escalateHourClaim', targetType: 'hourClaim', targetId: id });
  }
  return due.length === batch;
}
