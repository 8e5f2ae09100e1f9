import { attachFiles, filesOfTargets } from '#domains/files/server/index.ts';
import { dayMs } from '#platform/contract/durations.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import { InvalidInput } from '#platform/server/calls/failures.ts';
import { complaintLimits } from '../../contract/complaints.words.ts';
import { evidenceSince } from './evidence.queries.ts';

type Evidence = { complaintId: number; ownerHash: string | null; fileIds: readonly number[] };
const target = { targetType: 'complaint', purpose: 'complaintProof' } as const;

/**
 * Gives a complaint the files of whoever is signed in and filed it by name; from then on the files know no sender, so what somebody
 * may send in a day is counted here. @throws InvalidInput naming `fileIds`
 */
export async function attachEvidence(
  { sql, caller, now }: Pick<Act<Caller>, 'sql' | 'caller' | 'now'>,
  { complaintId, ownerHash, fileIds }: Evidence,
): Promise<void> {
  if (fileIds.length === 0) return;
  if (ownerHash === null || caller.kind === 'anonymous') throw refused('登录后的实名投诉才能附证据');
  const held = await filesOfTargets(sql, { ...target, targetIds: [complaintId] });
  if (held.length + fileIds.length > complaintLimits.files)
    throw refused(`证据至多 ${complaintLimits.files} 份`);
  const sent = await evidenceSince(sql, ownerHash, new Date(now.getTime() - dayMs));
  if (sent + fileIds.length > complaintLimits.filesADay)
    throw refused(`一天至多提交 ${complaintLimits.filesADay} 份证据，请明天再补充`);
  await attachFiles({ sql, caller }, { ...target, fileIds, targetId: complaintId });
}

const refused = (msg: string) => new InvalidInput([{ path: 'fileIds', msg }]);
