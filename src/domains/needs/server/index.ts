import type { Room } from '#platform/server/calls/binding.ts';
import { needHistoryGuard } from './review/history-guard.ts';
import { needsAuditWords } from './needs.audit-words.ts';
import { ratingTasks } from './rating/rating.tasks.ts';
import { noNeedsReactions } from './reactions.ts';
import { type NeedsSetup, needsBindings } from './needs.routes.ts';
import { needsTasks } from './needs.tasks.ts';
import { needsLeaving } from './leaving/needs-leaving.ts';

export { writeNeedSearch } from './need-search.store.ts';
export { needsSecrets } from './needs.secrets.ts';
export { createNeedVault, type NeedPeople, type NeedVault } from './need-vault.ts';
export { placeNameOf } from '../contract/need-labels.ts';
export { clockEnd } from './needs.rules.ts';
export type { NeedRow } from './needs.store.ts';
export type { NeedsReactions } from './reactions.ts';
export { requireOwnNeed } from './require-own-need.ts';
export { createNeedWork, type NeedWork } from './need-work.ts';
export { createRateTokens } from './rating/rate-tokens.ts';
export { stepView } from './needs.views.ts';
export { stepsOf } from './needs.queries.ts';

/** The needs room (服务需求): people ask for help, the centre verifies, everybody sees what may be seen. */
export const createNeedsRoom = (setup: NeedsSetup): Room => ({
  name: 'needs',
  leaving: needsLeaving,
  auditWords: needsAuditWords,
  historyGuards: { need: needHistoryGuard },
  bindings: needsBindings(setup),
  tasks: [...needsTasks, ...ratingTasks(setup.reactions ?? noNeedsReactions)],
});
