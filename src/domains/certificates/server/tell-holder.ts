import { notifyMany } from '#domains/messages/server/index.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { standingWith } from './certificates.queries.ts';

/** Tells a volunteer of each certificate of theirs that stands and has one of these records in it: it is to be issued anew (待替换). */
export async function tellOfChangedRecords(
  act: Act,
  { volunteerId, hourIds }: { volunteerId: number; hourIds: readonly number[] },
): Promise<void> {
  const certificates = await standingWith(act.sql, volunteerId, hourIds);
  await notifyMany(
    act,
    certificates.map(({ id, certNo }) => ({
      accountId: volunteerId,
      category: 'hours' as const,
      title: '证书待替换',
      body: `证书 ${certNo} 里有记录被更正或作废，核验时会显示“待替换”。请重新开具一份，交给需要的单位。`,
      link: '/usercenter/index/mycertificate',
      dedupeKey: `certificateChanged:${id}:${hourIds.join(',')}`,
    })),
  );
}
