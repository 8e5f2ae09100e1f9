import { notify } from '#domains/messages/server/index.ts';
import { isSamePerson, personsOf } from '#domains/teams/server/index.ts';
import type { Act, StaffCaller, TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound, VersionConflict } from '#platform/server/calls/failures.ts';
import type { RequestIn } from '#platform/server/calls/use-case.ts';
import type { answerTeamRecord, correctTeamRecord, withdrawTeamRecord } from '../contract/awards.contract.ts';
import {
  type answerRefusals,
  type changeRefusals,
  entryKinds,
  ownEntriesPath,
} from '../contract/awards.words.ts';
import { hasTwin, isPersonIn } from './awards.queries.ts';
import { columnsOf, judgeFacts } from './awards.rules.ts';
import { changeEntry, type LockedEntry, lockEntry } from './awards.store.ts';
import type { Issuer } from './issuers.ts';

type Issuing<Reason extends string> = Act<TeamCaller | StaffCaller, Reason>;

/** Sets an entry right; an open objection is answered by it. The old words stay in the audit log. @throws NotFound, Refusal, VersionConflict */
export async function correctRecord(
  act: Issuing<keyof typeof changeRefusals>,
  issuer: Issuer,
  { entryId, version, facts, score, reason }: RequestIn<typeof correctTeamRecord>,
): Promise<Record<string, never>> {
  const entry = await reach(act, issuer, entryId);
  if (entry.state !== 'valid') throw act.refuse('withdrawn');
  if (entry.kind !== facts.kind) throw new NotFound('没有这条记录');
  if (entry.version !== version) throw new VersionConflict();
  const refusal = judgeFacts(facts, act.now);
  if (refusal) throw act.refuse(refusal);
  if (await hasTwin(act.sql, { ...entry, title: facts.title, heldOn: facts.heldOn }))
    throw act.refuse('alreadyThere');
  const after = columnsOf(facts, score ?? null);
  await changeEntry(act.sql, entry, {
    ...after,
    reason,
    updatedAt: act.now,
    ...answerTo(act, entry, reason),
  });
  await tell(act, entry, `${issuer.name}更正了${nameOf(entry)}，原因：${reason}`);
  const before = Object.fromEntries(Object.keys(after).map((key) => [key, entry[key as keyof typeof after]]));
  await act.audit({ targetType: 'recordEntry', targetId: entryId, reason, detail: { before, after } });
  return {};
}

/** Takes an entry back; it stays in the record with the reason. @throws NotFound, Refusal */
export async function withdrawRecord(
  act: Issuing<'ownRecord' | 'withdrawn'>,
  issuer: Issuer,
  { entryId, reason }: RequestIn<typeof withdrawTeamRecord>,
): Promise<Record<string, never>> {
  const entry = await reach(act, issuer, entryId);
  if (entry.state !== 'valid') throw act.refuse('withdrawn');
  await changeEntry(act.sql, entry, {
    state: 'withdrawn',
    reason,
    updatedAt: act.now,
    ...answerTo(act, entry, reason),
  });
  await tell(act, entry, `${issuer.name}撤回了${nameOf(entry)}，原因：${reason}`);
  await act.audit({ targetType: 'recordEntry', targetId: entryId, reason });
  return {};
}

/** Says why an entry stays as it is. @throws NotFound, Refusal */
export async function answerRecord(
  act: Issuing<keyof typeof answerRefusals>,
  issuer: Issuer,
  { entryId, answer }: RequestIn<typeof answerTeamRecord>,
): Promise<Record<string, never>> {
  const entry = await reach(act, issuer, entryId);
  if (entry.objection === null || entry.answer !== null) throw act.refuse('noObjection');
  await changeEntry(act.sql, entry, { answer, answeredAt: act.now, updatedAt: act.now });
  await tell(act, entry, `${issuer.name}核实后维持${nameOf(entry)}：${answer}。不同意的，可以投诉举报。`);
  await act.audit({ targetType: 'recordEntry', targetId: entryId, reason: answer });
  return {};
}

/** The entry, locked, if this issuer made it, or the centre asks; never one's own. @throws NotFound, Refusal */
async function reach(
  act: Issuing<'ownRecord'>,
  { teamId, scope }: Issuer,
  entryId: number,
): Promise<LockedEntry> {
  const entry = await lockEntry(act.sql, entryId);
  if (!entry || (teamId !== null && entry.teamId !== teamId)) throw new NotFound('没有这条记录');
  if (!(await isPersonIn(act.sql, entry.volunteerId, scope))) throw new NotFound('没有这条记录');
  const personBy = await personsOf(act.sql, [act.caller.accountId, entry.volunteerId]);
  if (isSamePerson(personBy(act.caller.accountId), personBy(entry.volunteerId)))
    throw act.refuse('ownRecord');
  return entry;
}

const answerTo = ({ now }: Pick<Act, 'now'>, entry: LockedEntry, answer: string) =>
  entry.objection !== null && entry.answer === null ? { answer, answeredAt: now } : {};

const nameOf = ({ kind, title }: LockedEntry): string => `你的${entryKinds[kind]}“${title}”`;

const tell = (act: Act, entry: LockedEntry, body: string): Promise<number> =>
  notify(act, {
    accountId: entry.volunteerId,
    category: 'review',
    level: 'important',
    title: `你的一条${entryKinds[entry.kind]}记录有变化`,
    body,
    link: ownEntriesPath[entry.kind],
  });
