import { notify } from '#domains/messages/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/awards.contract.ts';
import { centreEntriesPath, entryKinds, teamEntriesPath } from '../contract/awards.words.ts';
import { teamOf } from './awards.queries.ts';
import { changeEntry, lockEntry } from './awards.store.ts';

/** Keeps the objection and tells whoever entered it; the entry stays as it is until they answer. @throws NotFound */
export const objectRecordEntry: UseCase<typeof contract.objectRecordEntry> = async (
  act,
  { entryId, text },
) => {
  const entry = await lockEntry(act.sql, entryId);
  if (entry?.volunteerId !== act.caller.volunteerId) throw new NotFound('没有这条记录');
  if (entry.state !== 'valid') throw act.refuse('withdrawn');
  if (entry.objection !== null) throw act.refuse('objectedAlready');
  await changeEntry(act.sql, entry, { objection: text, objectedAt: act.now, updatedAt: act.now });
  await notify(act, {
    accountId: entry.teamId === null ? entry.enteredBy : (await teamOf(act.sql, entry.teamId)).accountId,
    category: 'review',
    level: 'important',
    title: '有一条培训表彰记录被提出异议',
    body: `${act.caller.displayName}对${entryKinds[entry.kind]}“${entry.title}”有异议：${text}。请核实后更正、撤回或答复。`,
    link: `${entry.teamId === null ? centreEntriesPath : teamEntriesPath}?tab=${entry.kind}`,
  });
  await act.audit({ targetType: 'recordEntry', targetId: entryId, reason: text });
  return {};
};
