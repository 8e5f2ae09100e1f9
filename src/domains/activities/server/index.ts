import type { Room } from '#platform/server/calls/binding.ts';
import { activitiesAuditWords } from './activities.audit-words.ts';
import { activitiesBindings } from './activities.routes.ts';
import { activitiesTasks } from './life/activities.tasks.ts';
import type { ActivitiesReactions } from './reactions.ts';
import { activityHistoryGuard } from './review/history-guard.ts';
import { activitiesLeaving } from './leaving/activities-leaving.ts';

export { lettersOf, likenessOfPairs, pairsOf } from './publish/likeness.rules.ts';
export { storeDraft } from './publish/create-activity.ts';
export { findOwnActivity } from './activities.queries.ts';
export { openActivityCount } from './lists/open-activities.queries.ts';
export {
  changeWaiting,
  freePlaces,
  placesTakenCtes,
  placeTakenCte,
  takePlaces,
} from './life/places.store.ts';
export type { ActivitiesReactions, PassedMakeup } from './reactions.ts';

/** The activities room (活动): publishing, review, the public lists, shifts and their places. */
export const createActivitiesRoom = (reactions: ActivitiesReactions): Room => ({
  name: 'activities',
  leaving: activitiesLeaving,
  auditWords: activitiesAuditWords,
  historyGuards: { activity: activityHistoryGuard },
  bindings: activitiesBindings(reactions),
  tasks: activitiesTasks(reactions),
});
