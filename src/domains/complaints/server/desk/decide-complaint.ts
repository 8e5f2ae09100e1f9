import { notifyMany } from '#domains/messages/server/index.ts';
import { workdayAfter } from '#domains/site/server/index.ts';
import { dayLabel, endOfDay, toDay } from '#platform/contract/instants.ts';
import { type Contested, decidedAlready, overtaken } from '#platform/server/calls/overtaken.ts';
import type { ActOf, RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type * as contract from '../../contract/complaint-desk.contract.ts';
import {
  complaintKindLabels,
  complaintLimits,
  complaintStatusLabels,
  complaintVerdictLabels,
} from '../../contract/complaints.words.ts';
import type { ComplaintVault } from '../complaint-vault.ts';
import { judgeDeciding, statusOfVerdict } from '../complaints.rules.ts';
import { type ComplaintRow, lockComplaint, moveComplaint } from '../complaints.store.ts';
import type { TellComplainant } from '../tell-complainant.ts';
import { requireInScope, requireUnrelated } from './require-unrelated.ts';

type Deciding = ActOf<typeof contract.decideComplaint>;
type Request = RequestIn<typeof contract.decideComplaint>;
export type DeskTools = { sealed: ComplaintVault; tell: TellComplainant };

/** Whoever moved a complaint in between, in words. */
export const contestedComplaint = (complaintId: number): Contested => ({
  targetType: 'complaint',
  targetId: complaintId,
  noun: '这件投诉',
  deeds: {
    decideComplaint: { ...complaintVerdictLabels, upheld: '答复', unfounded: '答复' },
    withdrawComplaint: '撤回',
    addToComplaint: '补充',
    askComplaintReview: '申请复核',
    extendComplaint: '延期',
  },
});

/**
 * Takes a complaint (its clock of fifteen workdays begins), or answers it in writing; the complainant is told, and whoever is
 * complained of reads what staff wrote for them. A review is another person's. What follows from an answer (suspend, take off,
 * review an hour) is done by the rooms that own it, from the same desk.
 * @throws Refusal by `decideComplaintRefusals`, NotFound outside the data scope, VersionConflict
 */
export const decideComplaint: UseCase<typeof contract.decideComplaint, DeskTools> = async (
  act,
  request,
  { sealed, tell },
) => {
  const { complaintId, version, verdict, answer, partyNote } = request;
  await requireUnrelated(act, await requireInScope(act, complaintId), sealed);
  const row = await lockComplaint(act.sql, complaintId);
  if (!row) throw new NotFound('没有找到这件投诉');
  const kind = request.kind ?? row.kind;
  const isFirstDecider = row.decidedBy === act.caller.accountId;
  const refusal = judgeDeciding({ status: row.status, verdict, kind, answer, isFirstDecider });
  if (refusal === 'decided') throw await decidedAlready(act, contestedComplaint(complaintId), 'decided');
  if (row.version !== version) throw await overtaken(act, contestedComplaint(complaintId));
  if (refusal) throw act.refuse(refusal, { result: { field: fieldOf[refusal] } });
  const { accountId } = act.caller;
  await moveComplaint(act.sql, {
    complaintId,
    now: act.now,
    step: verdict === 'accept' ? 'accepted' : verdict,
    byId: accountId,
    note: verdict === 'accept' ? '' : answer,
    change: { kind, ...(await changeOf(act, row, verdict)) },
  });
  await tell(act, row, newsOf(request));
  if (verdict !== 'accept') await tellParties(act, row, partyNote);
  await act.audit({
    targetType: 'complaint',
    targetId: complaintId,
    detail: { verdict, ...(kind !== row.kind && { complaintKind: complaintKindLabels[kind] }) },
  });
  return {};
};

const fieldOf: Partial<Record<string, string>> = { kindMissing: 'kind', answerMissing: 'answer' };

/** Of acceptance the clock of the answer; of an answer its end, and the time in which a review may be asked for. */
async function changeOf(act: Deciding, row: ComplaintRow, verdict: Request['verdict']) {
  const { sql, now, caller } = act;
  const { accountId } = caller;
  const after = async (workdays: number) => endOfDay(await workdayAfter(sql, toDay(now), workdays));
  if (verdict === 'accept')
    return {
      status: 'investigating' as const,
      handlerId: accountId,
      dueAt: await after(complaintLimits.answerWorkdays),
      overdueToldAt: null,
    };
  return {
    status: statusOfVerdict[verdict],
    handlerId: accountId,
    dueAt: null,
    decidedBy: accountId,
    decidedAt: now,
    reviewUntil: row.reviewAskedAt === null ? await after(complaintLimits.reviewWorkdays) : null,
  };
}

/** What the complainant reads. */
function newsOf({ verdict, answer }: Request) {
  if (verdict === 'accept')
    return {
      title: '投诉已受理',
      body: `正在调查，${complaintLimits.answerWorkdays} 个工作日内给书面答复。`,
    };
  return {
    title: `投诉有了答复：${complaintStatusLabels[statusOfVerdict[verdict]]}`,
    body: answer,
    isImportant: true,
  };
}

/** What staff wrote for whoever is complained of; it says nothing of where it came from, not even the day. */
async function tellParties(act: Deciding, row: ComplaintRow, partyNote: string): Promise<void> {
  if (partyNote === '') return;
  await notifyMany(
    act,
    row.partyIds.map((accountId) => ({
      accountId,
      category: 'complaint' as const,
      level: 'important' as const,
      title: '投诉核查的结论',
      body: `关于“${row.targetTitle}”：${partyNote}（${dayLabel(act.now)}）`,
      dedupeKey: `complaint:${row.id}:party:${act.now.getTime()}`,
    })),
  );
}
