import type { Act, Caller } from '#platform/server/calls/act.ts';
import { VersionConflict } from '#platform/server/calls/failures.ts';
import { type RatedPart, type Solved, solvedLabels } from '../../contract/rating.words.ts';
import { moveNeed, type NeedRow } from '../needs.store.ts';
import type { NeedsReactions } from '../reactions.ts';
import { afterRating, judgeRating } from './rating.rules.ts';
import { insertRating } from './rating.store.ts';

type Said = {
  version: number;
  outcome: Solved;
  note: string;
  via: 'account' | 'code' | 'link' | 'phone' | 'proxy';
} & Partial<Record<RatedPart, number | undefined>>;

/**
 * Keeps what was said of a locked need and takes it on: back to the team once when it is not solved, else to its end. Staff hear
 * of what is not solved the second time through the list. @throws Refusal by `rateNeedRefusals`, VersionConflict
 */
export async function takeRating(
  act: Act<Caller, 'notToRate' | 'ratingOver'>,
  need: NeedRow,
  { said, reactions }: { said: Said; reactions: NeedsReactions },
): Promise<'inService' | 'closed'> {
  const refusal = judgeRating(need, act.now);
  if (refusal) throw act.refuse(refusal);
  if (need.version !== said.version) throw new VersionConflict('这张单刚刚有变化，请看过新的状态再评');
  const { outcome, note, via } = said;
  const byId = act.caller.kind === 'staff' ? act.caller.accountId : null;
  await insertRating(act.sql, {
    needId: need.id,
    round: need.reworkCount,
    outcome,
    timely: said.timely ?? null,
    attitude: said.attitude ?? null,
    quality: said.quality ?? null,
    note,
    via,
    byId,
    at: act.now,
  });
  const to = afterRating(outcome, need.reworkCount);
  const stepBy = act.caller.kind === 'anonymous' ? null : act.caller.accountId;
  await moveNeed(act.sql, {
    needId: need.id,
    to,
    now: act.now,
    step: { byKind: 'requester', byId: stepBy, reason: null, note: solvedLabels[outcome] },
    change: to === 'closed' ? { outcome, endedAt: act.now } : { reworkCount: need.reworkCount + 1 },
  });
  await (to === 'closed' ? reactions.onClosed(act, need.id) : reactions.onReworked(act, need.id));
  return to;
}
