import { activityHits } from './activity-hits.queries.ts';
import { needHits } from './need-hits.queries.ts';
import { newsHits } from './news-hits.queries.ts';
import type { Searchable } from './searchable.ts';
import { teamHits } from './team-hits.queries.ts';

/** Everything that can be found, in the order of the tabs. */
export const kinds: readonly Searchable[] = [activityHits, teamHits, needHits, newsHits];
