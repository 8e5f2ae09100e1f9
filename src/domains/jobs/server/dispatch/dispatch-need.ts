import { notifyMany } from '#domains/messages/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { decidedAlready, overtaken } from '#platform/server/calls/overtaken.ts';
import type { ActOf, RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type * as contract from '../../contract/dispatch.contract.ts';
import { leftOutLabels } from '../../contract/ranking.words.ts';
import type { NeedWork } from '#domains/needs/server/index.ts';
import { contestedNeed } from '../contested.ts';
import { jobNotices } from '../job-notices.ts';
import { findNeedInScope, type NeedWithPlace, teamAccounts } from '../jobs.queries.ts';
import { insertDispatch, insertJob } from '../jobs.store.ts';
import { jobOfNeed, readAnswerDue } from '../new-job.ts';
import { knownTeams } from '../ranking/ranking.queries.ts';
import { judgeTeam, type Score, scoreTeam } from '../ranking/ranking.rules.ts';
import { leftOutView, rankForNeed, rankedView, wantedOf } from './rank-for-need.ts';

type Dispatching = ActOf<typeof contract.dispatchNeed>;
type Request = RequestIn<typeof contract.dispatchNeed>;

/**
 * Asks teams for a verified need; the first that accepts has it. Whoever passes over the first of the ranking, or asks a team
 * that the ranking leaves out, says why; the ranking is kept. @throws Refusal by `dispatchNeedRefusals`, NotFound, VersionConflict
 */
export const dispatchNeed: UseCase<typeof contract.dispatchNeed, { needs: NeedWork }> = async (
  act,
  request,
  { needs },
) => {
  const { needId, version, teamIds, choiceReason, choiceNote } = request;
  const placed = await findNeedInScope(act.sql, needId, act.caller.scope);
  const need = placed && (await needs.lock(act, needId));
  if (!placed || !need) throw new NotFound('没有找到这张单子');
  if (need.status !== 'toDispatch') throw await decidedAlready(act, contestedNeed(needId), 'notWaiting');
  if (need.version !== version) throw await overtaken(act, contestedNeed(needId));
  const { ranked, leftOut, chosen } = await choose(act, placed, request);
  const dueAt = await readAnswerDue(act, need);
  const dispatchId = act.newId();
  await insertDispatch(act.sql, {
    id: dispatchId,
    needId,
    mode: 'assign',
    ranked: JSON.stringify(ranked.map(rankedView)),
    leftOut: JSON.stringify(leftOut.map(leftOutView)),
    choiceReason: choiceReason ?? null,
    choiceNote,
    byId: act.caller.accountId,
    at: act.now,
    dueAt,
    endedAt: null,
    outcome: null,
  });
  const accounts = await teamAccounts(act.sql, teamIds);
  for (const { teamId, score, parts } of chosen) {
    const job = {
      ...(await jobOfNeed(act, need)),
      dispatchId,
      teamId,
      issuerId: act.caller.accountId,
      score,
      scoreParts: JSON.stringify(parts),
      acceptDueAt: dueAt,
    };
    await insertJob(act.sql, job, { byKind: 'staff', byId: act.caller.accountId, reason: null });
    const toTell = accounts.filter((one) => one.teamId === teamId);
    await notifyMany(
      act,
      toTell.map(({ accountId }) => jobNotices.issued({ accountId, job, dueAt, unit: placed.unitName })),
    );
  }
  await needs.move(act, need, { to: 'dispatched', by: 'staff' });
  await act.audit({
    targetType: 'need',
    targetId: needId,
    reason: choiceNote || undefined,
    detail: {
      from: need.status,
      to: 'dispatched',
      teams: accounts.map(({ shortName }) => shortName),
      ...(choiceReason && { choiceReason }),
    },
  });
  return { dueAt: toInstant(dueAt) };
};

/** The chosen teams with their points, once their choice is explained where it must be. */
async function choose(act: Dispatching, need: NeedWithPlace, { teamIds, choiceReason, choiceNote }: Request) {
  const { ranked, leftOut, rules, looking } = await rankForNeed(act.sql, need, act.now);
  const known = await knownTeams(act.sql, looking, teamIds);
  const wanted = wantedOf(need);
  const chosen = teamIds.map((teamId): { teamId: number; isLeftOut: boolean } & Score => {
    const team = known.find((one) => one.teamId === teamId);
    if (!team) throw act.refuse('teamUnknown');
    const reason = judgeTeam(team, wanted, rules);
    if (reason === 'stopped')
      throw act.refuse('teamNotEligible', { msg: `${team.shortName}现在不能接单：${leftOutLabels[reason]}` });
    return { teamId, isLeftOut: reason !== undefined, ...scoreTeam(team, wanted, rules) };
  });
  const [first] = ranked;
  const passesOver = first !== undefined && !teamIds.includes(first.teamId);
  const isExplained = choiceReason !== undefined && choiceNote !== '';
  if ((passesOver || chosen.some(({ isLeftOut }) => isLeftOut)) && !isExplained)
    throw act.refuse('choiceReasonMissing', {
      result: { field: choiceReason ? 'choiceNote' : 'choiceReason' },
    });
  return { ranked, leftOut, chosen };
}
