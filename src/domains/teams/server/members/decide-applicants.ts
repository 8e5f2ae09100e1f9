import { type Notice, notifyMany } from '#domains/messages/server/index.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { decidedAlready } from '#platform/server/calls/overtaken.ts';
import type { RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type { MemberOutcome } from '../../contract/member-acts.contract.ts';
import type * as contract from '../../contract/member-acts.contract.ts';
import { type MemberRefusal, memberRefusals } from '../../contract/members.words.ts';
import { personsById, type TeamPerson } from '../joining/joining.queries.ts';
import { mayBelong } from '../joining/joining.rules.ts';
import { contestedApplicant } from '../manage/contested-team.ts';
import { requireTeamInOffice } from '../team-in-office.ts';
import { memberNotices } from './members.notices.ts';
import { changeMember, lockTeamMembers, type MemberRow } from './members.store.ts';

type Request = RequestIn<typeof contract.decideApplicants>;

/** Decides applications to join; each row has its own outcome, and one that was withdrawn meanwhile stops no other. */
export const decideApplicants: UseCase<typeof contract.decideApplicants> = async (act, request) => {
  const team = await requireTeamInOffice(act);
  const rows = await lockTeamMembers(act.sql, team.teamId, [...new Set(request.teamUserIds)]);
  const people = await personsById(
    act.sql,
    rows.flatMap(({ volunteerId }) => volunteerId ?? []),
  );
  const outcomes = new Map<number, MemberOutcome>();
  const notices: Notice[] = [];
  for (const row of rows) {
    const person = people.find(({ volunteerId }) => volunteerId === row.volunteerId);
    const refusal = await decide(act, { row, person }, request);
    const told =
      refusal === 'wrongStatus'
        ? (await decidedAlready(act, contestedApplicant(row.id), refusal)).message
        : '';
    outcomes.set(row.id, outcomeOf(row.id, refusal, told));
    if (refusal || row.volunteerId === null) continue;
    const about = { teamUserId: row.id, teamName: team.name };
    notices.push(
      request.verdict === 'approve'
        ? memberNotices.approved(row.volunteerId, about)
        : memberNotices.rejected(row.volunteerId, about, request.reason ?? ''),
    );
  }
  await notifyMany(act, notices);
  await act.audit({
    targetType: 'teamMember',
    targetId: null,
    reason: request.reason,
    detail: { verdict: request.verdict, teamUserIds: notices.length === 0 ? [] : doneIds(outcomes) },
  });
  return {
    doneCount: notices.length,
    outcomes: request.teamUserIds.map((id) => outcomes.get(id) ?? outcomeOf(id, 'notFound')),
  };
};

async function decide(
  { sql, caller, now }: Act<TeamCaller>,
  { row, person }: { row: MemberRow; person: TeamPerson | undefined },
  { verdict, reason }: Request,
): Promise<MemberRefusal | undefined> {
  if (row.status !== 'applied') return 'wrongStatus';
  const decided = { decidedAt: now, decidedBy: caller.accountId, now };
  if (verdict === 'reject') {
    await changeMember(
      sql,
      { id: row.id, from: 'applied' },
      { ...decided, status: 'rejected', rejectReason: reason },
    );
    return undefined;
  }
  if (!person || !mayBelong(person, now)) return 'accountNotActive';
  await changeMember(sql, { id: row.id, from: 'applied' }, { ...decided, status: 'active', joinedAt: now });
  return undefined;
}

/** One row of a batch, done or with the sentence why not; `told` says more than the listed one. */
export const outcomeOf = (
  teamUserId: number,
  refusal: MemberRefusal | undefined,
  told = '',
): MemberOutcome => ({
  teamUserId,
  isDone: refusal === undefined,
  reason: refusal ?? null,
  msg: refusal ? told || memberRefusals[refusal] : '',
});

/** Ids of the rows that were done, for the audit line. */
export const doneIds = (outcomes: ReadonlyMap<number, MemberOutcome>): number[] =>
  [...outcomes.values()].filter(({ isDone }) => isDone).map(({ teamUserId }) => teamUserId);
