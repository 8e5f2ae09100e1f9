import { type CategoryKey, categoryKeys } from '#domains/site/contract/categories.words.ts';
import { pageIn } from '#platform/web/list/page-in.ts';
import { roughPlaceIn } from '#platform/contract/ground.ts';
import { daySpanIn } from '#platform/contract/day-span.rules.ts';
import type { RequestOf } from '#platform/contract/operation.ts';
import type { countActivitiesByCategory, listActivities } from '../../contract/activities.contract.ts';
import {
  type ListPhase,
  type ListSort,
  type ListSpan,
  listPhases,
  listSorts,
  listSpans,
  type TimeOfDay,
  timesOfDay,
} from '../../contract/activities.words.ts';

/** What the address of the activity list says. Absent means: not set. */
export type ActivityQuery = {
  keyword?: string;
  category?: CategoryKey;
  area?: string;
  phase?: ListPhase;
  span?: ListSpan;
  from?: string;
  to?: string;
  timeOfDay?: TimeOfDay;
  hasPlaces?: boolean;
  minorsWelcome?: boolean;
  sort?: ListSort;
  /** Where the visitor is, roughly; both or neither. */
  lng?: number;
  lat?: number;
  page?: number;
};

/** Every name that the activity list reads from its address. */
export const activityQueryNames = [
  'keyword',
  'category',
  'area',
  'phase',
  'span',
  'from',
  'to',
  'timeOfDay',
  'hasPlaces',
  'minorsWelcome',
  'sort',
  'lng',
  'lat',
  'page',
] as const satisfies readonly (keyof ActivityQuery)[];

/** Cards on a page of the list. */
export const activityPageSize = 12;

const wordOf = <Word extends string>(text: string | null, words: readonly Word[]): Word | undefined =>
  words.find((word) => word === text);

/** Reads the address; whatever does not belong there is dropped, so that an old or mistyped link still shows a list. */
export function readActivityQuery(search: URLSearchParams): ActivityQuery {
  const { from, to } = daySpanIn(search.get('from'), search.get('to'));
  const page = pageIn(search, activityPageSize);
  const near = roughPlaceIn(search.get('lng'), search.get('lat'));
  const sort = wordOf(search.get('sort'), listSorts);
  return {
    keyword: search.get('keyword')?.trim().slice(0, 50) || undefined,
    category: wordOf(search.get('category'), categoryKeys),
    area: /^\d{6}$/.test(search.get('area') ?? '') ? (search.get('area') ?? undefined) : undefined,
    phase: wordOf(search.get('phase'), listPhases),
    span: from || to ? undefined : wordOf(search.get('span'), listSpans),
    from,
    to,
    timeOfDay: wordOf(search.get('timeOfDay'), timesOfDay),
    hasPlaces: search.get('hasPlaces') === '1' || undefined,
    minorsWelcome: search.get('minorsWelcome') === '1' || undefined,
    sort: sort === 'nearest' && !near ? undefined : sort,
    ...near,
    page: page > 1 ? page : undefined,
  };
}

/** Address of the list with some of its filters changed. A changed filter starts again at the first page. */
export function activityListPath(query: ActivityQuery, change: ActivityQuery = {}): string {
  const next: ActivityQuery = { ...query, page: undefined, ...change };
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(next)) {
    if (value !== undefined && value !== false) search.set(name, value === true ? '1' : String(value));
  }
  return `/user-index/activityList${search.size > 0 ? `?${search}` : ''}`;
}

/** The same as a request to the list. */
export const activityListRequest = (
  { page, lng, lat, ...filters }: ActivityQuery,
  pageSize: number,
): RequestOf<typeof listActivities> => ({
  ...filters,
  near: lng !== undefined && lat !== undefined ? { lng, lat } : undefined,
  pageNum: page ?? 1,
  pageSize,
});

/** The same as a request for the numbers beside it, which count what the list would find in each category. */
export const activityCountRequest = ({
  category: _category,
  sort: _sort,
  page: _page,
  lng: _lng,
  lat: _lat,
  ...filters
}: ActivityQuery): RequestOf<typeof countActivitiesByCategory> => filters;
