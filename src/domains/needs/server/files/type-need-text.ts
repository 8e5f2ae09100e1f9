import { NotFound } from '#platform/server/calls/failures.ts';
import { decidedAlready, overtaken } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/need-files.contract.ts';
import { lockNeed, setTypedText } from '../needs.store.ts';
import { contestedNeed } from '../review/contested-need.ts';
import { findNeedInScope } from '../review/review.queries.ts';

/**
 * Writes down what a recording says (整理录音), as often as it takes until the need is decided; the requester reads it in their
 * own need. @throws Refusal decided, noVoice, NotFound outside the data scope, VersionConflict
 */
export const typeNeedText: UseCase<typeof contract.typeNeedText> = async (
  act,
  { needId, version, title, description },
) => {
  const isMine = await findNeedInScope(act.sql, needId, act.caller.scope);
  const need = isMine && (await lockNeed(act.sql, needId));
  if (!need) throw new NotFound('没有找到这张单子');
  if (!need.hasVoice) throw act.refuse('noVoice');
  if (need.status !== 'submitted') throw await decidedAlready(act, contestedNeed(needId), 'decided');
  if (need.version !== version) throw await overtaken(act, contestedNeed(needId));
  await setTypedText(act.sql, { needId, title, description, byId: act.caller.accountId, now: act.now });
  await act.audit({
    targetType: 'need',
    targetId: needId,
    detail: { characters: Array.from(description).length },
  });
  return {};
};
