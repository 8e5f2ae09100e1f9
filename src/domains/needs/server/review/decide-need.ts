import { readDueAfter } from '#domains/site/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { decidedAlready, overtaken } from '#platform/server/calls/overtaken.ts';
import type { ActOf, RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/need-review.contract.ts';
import { needReasonLabels, rejectReasons, returnReasons } from '../../contract/needs.words.ts';
import { waitsForText } from '../../contract/need-files.words.ts';
import { revealingIn } from '../../contract/public-text.rules.ts';
import { writeNeedSearch } from '../need-search.store.ts';
import type { NeedVault } from '../need-vault.ts';
import { clockEnd, mayMove, openNeedStatuses } from '../needs.rules.ts';
import { lockNeed, moveMerged, moveNeed, type NeedRow } from '../needs.store.ts';
import type { NewsFacts, TellRequester } from '../tell-requester.ts';
import { contestedNeed } from './contested-need.ts';
import { findNeedInScope } from './review.queries.ts';

type Deciding = ActOf<typeof contract.decideNeed>;
type Request = RequestIn<typeof contract.decideNeed>;
type Moved = Pick<Parameters<typeof moveNeed>[1], 'to' | 'change'> & { news: NewsFacts };

/**
 * Verifies, returns, rejects or merges a submitted need; the requester is told in each case, by text message too.
 * @throws Refusal by `decideNeedRefusals`, NotFound outside the data scope, VersionConflict
 */
export const decideNeed: UseCase<
  typeof contract.decideNeed,
  { people: NeedVault; tell: TellRequester }
> = async (act, request, { people, tell }) => {
  const { needId, version, verdict, reason, note } = request;
  const isMine = await findNeedInScope(act.sql, needId, act.caller.scope);
  const need = isMine && (await lockNeed(act.sql, needId));
  if (!need) throw new NotFound('没有找到这张单子');
  if (!mayMove(need.status, 'toDispatch', 'staff') || need.status !== 'submitted')
    throw await decidedAlready(act, contestedNeed(needId), 'decided');
  if (need.version !== version) throw await overtaken(act, contestedNeed(needId));
  const { to, change, news } = await judge[verdict](act, need, request);
  const step = { byKind: 'staff' as const, byId: act.caller.accountId, reason: reasonOf(request), note };
  await moveNeed(act.sql, { needId, to, now: act.now, step, change });
  if (verdict === 'verify') await writeNeedSearch(act.sql, [needId]);
  const { needNo, title, requesterAccountId: accountId } = need;
  const { requesterMobile: mobile } = people.open(need.privateCipher);
  await tell(act, { needId, needNo, title, mobile, accountId }, news);
  await act.audit({
    targetType: 'need',
    targetId: needId,
    reason: [reason && needReasonLabels[reason], note].filter(Boolean).join('：') || undefined,
    detail: { verdict, ...(request.method && { verifyMethod: request.method }) },
  });
  return {};
};

/** Only what sends a need away has a reason. */
const reasonOf = ({ verdict, reason }: Request): string | null =>
  verdict === 'return' || verdict === 'reject' ? (reason ?? null) : null;

type Judge = (act: Deciding, need: NeedRow, request: Request) => Promise<Moved>;

const judge: Record<Request['verdict'], Judge> = { verify, return: giveBack, reject, merge };

const dispatchWorkdays = 1;

/** Verified how, with words for everybody; the clock of the dispatch begins. */
async function verify(act: Deciding, need: NeedRow, request: Request): Promise<Moved> {
  const { method, publicTitle, publicText } = request;
  if (waitsForText(need)) throw act.refuse('textMissing', { result: { field: 'description' } });
  if (!method) throw act.refuse('methodMissing', { result: { field: 'method' } });
  if (!publicTitle || !publicText)
    throw act.refuse('publicTextMissing', { result: { field: 'publicTitle' } });
  if (revealingIn(publicTitle, publicText).includes('phone'))
    throw act.refuse('publicTextReveals', { result: { field: 'publicTitle' } });
  const workdayDue = await readDueAfter(act.sql, act.now, dispatchWorkdays);
  return {
    to: 'toDispatch',
    change: {
      publicTitle,
      publicText,
      verifyMethod: method,
      verifiedBy: act.caller.accountId,
      verifiedAt: act.now,
      dispatchDueAt: clockEnd(need.urgency, act.now, workdayDue),
      overdueToldAt: null,
    },
    news: { news: 'verified' },
  };
}

async function giveBack(act: Deciding, _need: NeedRow, { reason, note }: Request): Promise<Moved> {
  const said = returnReasons.find((one) => one === reason);
  if (!said || note === '') throw act.refuse('reasonMissing', { result: { field: 'note' } });
  return {
    to: 'returned',
    change: {},
    news: { news: 'returned', reason: needReasonLabels[said] ?? '', note },
  };
}

async function reject(act: Deciding, _need: NeedRow, { reason, note }: Request): Promise<Moved> {
  const said = rejectReasons.find((one) => one === reason);
  if (!said || note === '') throw act.refuse('reasonMissing', { result: { field: 'note' } });
  return {
    to: 'rejected',
    change: { endedAt: act.now },
    news: { news: 'rejected', reason: needReasonLabels[said] ?? '', note },
  };
}

/** Goes on in another open need; what was merged into this one goes along, so that nobody is told of a dead end. */
async function merge(act: Deciding, need: NeedRow, { intoNeedId }: Request): Promise<Moved> {
  if (intoNeedId === undefined || intoNeedId === need.id) throw act.refuse('targetMissing');
  const isMine = await findNeedInScope(act.sql, intoNeedId, act.caller.scope);
  const target = isMine && (await lockNeed(act.sql, intoNeedId));
  if (!target) throw new NotFound('没有找到要合并到的那张单子');
  if (!openNeedStatuses.includes(target.status)) throw act.refuse('targetClosed');
  await moveMerged(act.sql, need.id, target.id);
  return {
    to: 'merged',
    change: { mergedInto: target.id, endedAt: act.now },
    news: { news: 'merged', otherNo: target.needNo },
  };
}
