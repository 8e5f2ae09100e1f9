import { activityHits } from './activity-hits.ts';
import { newsHits } from './news-hits.ts';
import type { Searchable } from './searchable.ts';
import { teamHits } from './team-hits.ts';

/** Everything that can be found, in the order of the tabs. */
export const kinds: readonly Searchable[] = [activityHits, teamHits, newsHits];
