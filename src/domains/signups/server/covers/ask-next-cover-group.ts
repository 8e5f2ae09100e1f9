import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/covers.contract.ts';
import { lastCoverGroup } from '../../contract/covers.words.ts';
import { askGroup } from './ask-group.ts';
import { endOfNight } from './covers.rules.ts';
import { lockOwnCover } from './own-cover.ts';

/** Asks the next group now. @throws Refusal over, noMoreGroups, nightTime */
export const askNextCoverGroup: UseCase<typeof contract.askNextCoverGroup> = async (act, { requestId }) => {
  const cover = await lockOwnCover(act, requestId);
  if (cover.state !== 'open') throw act.refuse('over');
  if (cover.groupNo >= lastCoverGroup) throw act.refuse('noMoreGroups');
  if (endOfNight(act.now)) throw act.refuse('nightTime');
  const askedCount = await askGroup(act, cover);
  await act.audit({ targetType: 'signUp', targetId: cover.signUpId, detail: { askedCount } });
  return { askedCount };
};
