import { notify } from '#domains/messages/server/index.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { ownOriginPath } from '../../contract/hour-origin.rules.ts';
import { lockHour } from '../hours.store.ts';
import { overdueCorrections } from './corrections.queries.ts';
import { changeCorrection, lockCorrection } from './corrections.store.ts';
import { handToCentre } from './hand-to-centre.ts';

const batch = 100;

/** Five working days without an answer: the correction goes to the centre by itself, and the person is told. */
export async function escalateCorrections(act: Act): Promise<boolean> {
  const due = await overdueCorrections(act.sql, act.now, batch);
  for (const { id } of due) {
    const correction = await lockCorrection(act.sql, id);
    if (correction?.state !== 'atTeam') continue;
    const { volunteerId, wishedMinutes } = correction;
    const hour = await lockHour(act.sql, correction.hourId);
    const teamWords = '队伍没有在 5 个工作日内答复。';
    const handing = { correction, minutes: wishedMinutes, enteredBy: volunteerId, teamWords };
    const isHanded = await handToCentre(act, handing);
    if (!isHanded) await changeCorrection(act.sql, id, { state: 'withdrawn', endedAt: act.now });
    await notify(act, {
      accountId: volunteerId,
      category: 'hours',
      title: isHanded ? '更正已转到实践中心' : '更正不再办理',
      body: isHanded
        ? '队伍没有按时答复你的更正申请，已自动转给实践中心审核。'
        : '你申请更正的那条时长已不在公示或生效状态，这份申请不再办理。',
      ...(hour && { link: ownOriginPath(hour) }),
    });
    await act.audit({ action: 'escalateCorrection', targetType: 'hourCorrection', targetId: id });
  }
  return due.length === batch;
}
