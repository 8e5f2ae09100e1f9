import { attachFiles } from '#domains/files/server/index.ts';
import { notifyMany } from '#domains/messages/server/index.ts';
import { isSamePerson, personsOf } from '#domains/teams/server/index.ts';
import { dateLabel, startOfDay } from '#platform/contract/instants.ts';
import type { Act, StaffCaller, TeamCaller } from '#platform/server/calls/act.ts';
import type { RequestIn } from '#platform/server/calls/use-case.ts';
import type { enterTeamRecords } from '../contract/awards.contract.ts';
import { type enterRefusals, entryKinds, ownEntriesPath } from '../contract/awards.words.ts';
import { peopleByNo, peopleOfTeam } from './awards.queries.ts';
import { columnsOf, judgeFacts } from './awards.rules.ts';
import { insertEntries } from './awards.store.ts';
import type { Issuer } from './issuers.ts';

type Entering = Act<TeamCaller | StaffCaller, keyof typeof enterRefusals>;
type Request = RequestIn<typeof enterTeamRecords>;

/**
 * Enters one training or award of several people, and tells each of them. Nobody enters their own; a team enters its own
 * people alone. Who has it already is passed over, so that the same click twice enters once. @throws Refusal
 */
export async function enterRecords(
  act: Entering,
  issuer: Issuer,
  { facts, people, fileIds }: Request,
): Promise<{ enteredCount: number; skipped: string[] }> {
  const batchId = act.newId();
  await attachFiles(act, { fileIds, purpose: 'recordProof', targetType: 'recordBatch', targetId: batchId });
  const refusal = judgeFacts(facts, act.now);
  if (refusal) throw act.refuse(refusal);
  const found = await requirePeople(act, issuer, [...new Set(people.map((one) => one.volunteerNo))]);
  const scoreOf = new Map(people.map(({ volunteerNo, score }) => [volunteerNo, score ?? null]));
  const entered = new Set(
    await insertEntries(
      act.sql,
      found.map((person) => ({
        ...columnsOf(facts, scoreOf.get(person.volunteerNo) ?? null),
        id: act.newId(),
        kind: facts.kind,
        volunteerId: person.id,
        teamId: issuer.teamId,
        batchId,
        state: 'valid' as const,
        reason: null,
        enteredBy: act.caller.accountId,
        createdAt: act.now,
        updatedAt: act.now,
        objection: null,
        objectedAt: null,
        answer: null,
        answeredAt: null,
        version: 1,
      })),
    ),
  );
  if (entered.size === 0) throw act.refuse('allThere');
  await notifyMany(
    act,
    [...entered].map((accountId) => ({
      accountId,
      category: 'review' as const,
      title: `你的志愿档案记入了一条${entryKinds[facts.kind]}`,
      body: `${issuer.name}记入：“${facts.title}”，${facts.grantor}，${dateLabel(startOfDay(facts.heldOn))}。有误可以在档案里提出异议。`,
      link: ownEntriesPath[facts.kind],
    })),
  );
  await act.audit({
    targetType: 'recordBatch',
    targetId: batchId,
    detail: { kind: facts.kind, title: facts.title, people: [...entered], proofs: fileIds },
  });
  const skipped = found.filter(({ id }) => !entered.has(id)).map(({ name }) => name);
  return { enteredCount: entered.size, skipped };
}

/** The people of these numbers, if all are there and may be entered by this issuer. @throws Refusal */
async function requirePeople(act: Entering, { teamId, scope }: Issuer, volunteerNos: readonly string[]) {
  const found = await peopleByNo(act.sql, volunteerNos, scope);
  const known = new Set(found.map(({ volunteerNo }) => volunteerNo));
  const unknown = volunteerNos.filter((no) => !known.has(no));
  if (unknown.length > 0)
    throw act.refuse('unknownPerson', { msg: `没有这些志愿者编号：${unknown.slice(0, 5).join('、')}` });
  const ids = found.map(({ id }) => id);
  const personBy = await personsOf(act.sql, [act.caller.accountId, ...ids]);
  if (ids.some((id) => isSamePerson(personBy(act.caller.accountId), personBy(id))))
    throw act.refuse('ownRecord');
  if (teamId === null) return found;
  const ours = await peopleOfTeam(act.sql, teamId, ids);
  const foreign = found.filter(({ id }) => !ours.has(id));
  if (foreign.length > 0)
    throw act.refuse('notOurs', {
      msg: `这些编号不是本队队员，也没有参加过本队的活动：${foreign
        .slice(0, 5)
        .map(({ volunteerNo }) => volunteerNo)
        .join('、')}`,
    });
  return found;
}
