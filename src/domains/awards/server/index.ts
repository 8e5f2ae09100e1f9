import { hourMs, minuteMs } from '#platform/contract/durations.ts';
import type { Room } from '#platform/server/calls/binding.ts';
import { awardsAuditWords } from './awards.audit-words.ts';
import { awardsBindings } from './awards.routes.ts';
import type { AwardsReactions } from './stars/awards-reactions.ts';
import { awardStars } from './stars/award-stars.ts';
import { findStarCandidates, starNightsKept } from './stars/find-candidates.ts';
import { starBindings } from './stars/stars.routes.ts';
import { awardsLeaving } from './leaving/awards-leaving.ts';

export { addMissingStarLevels } from './stars/stars.store.ts';

/** The awards room (培训、表彰与星级): what volunteers learned and were honoured for, as teams and the centre enter it, and their stars. */
export const createAwardsRoom = (reactions: AwardsReactions): Room => ({
  name: 'awards',
  leaving: awardsLeaving,
  auditWords: awardsAuditWords,
  bindings: [...awardsBindings, ...starBindings(reactions)],
  tasks: [
    {
      name: 'awards.findStarCandidates',
      label: '每晚找星级候选',
      keeps: [starNightsKept],
      everyMs: hourMs,
      run: findStarCandidates,
    },
    { name: 'awards.awardStars', label: '公示期满授星', everyMs: minuteMs, run: awardStars },
  ],
});
