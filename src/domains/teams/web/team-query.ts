import { type CategoryKey, categoryKeys } from '#domains/site/contract/categories.words.ts';
import { roughPlaceIn } from '#platform/contract/ground.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { pageIn } from '#platform/web/list/page-in.ts';
import type { RequestOf } from '#platform/contract/operation.ts';
import type { listTeams } from '../contract/teams.contract.ts';
import { teamClasses } from '../contract/registration.words.ts';
import { type TeamSort, teamSortLabels } from '../contract/teams.words.ts';

/** What the address of the team list says. Absent means: not set. */
export type TeamQuery = {
  keyword?: string;
  category?: CategoryKey;
  area?: string;
  teamClass?: (typeof teamClasses)[number];
  /** `1`: only teams that take people in. */
  joinable?: '1';
  sort?: TeamSort;
  /** Where the visitor is, roughly; both or neither. */
  lng?: number;
  lat?: number;
  page?: number;
};

/** Every name the list reads from its address. */
export const teamQueryNames = [
  'keyword',
  'category',
  'area',
  'teamClass',
  'joinable',
  'sort',
  'lng',
  'lat',
  'page',
] as const;

const longestKeyword = 40;
/** Cards on a page of the list. */
export const teamPageSize = 12;

export const teamSorts = keysOf(teamSortLabels);

/** Reads the address; whatever does not belong there is dropped, so that an old or mistyped link still shows a list. */
export function readTeamQuery(search: URLSearchParams): TeamQuery {
  const area = search.get('area') ?? '';
  const page = pageIn(search, teamPageSize);
  const near = roughPlaceIn(search.get('lng'), search.get('lat'));
  const sort = teamSorts.find((one) => one === search.get('sort'));
  return {
    keyword: search.get('keyword')?.trim().slice(0, longestKeyword) || undefined,
    category: categoryKeys.find((key) => key === search.get('category')),
    area: /^\d{6}$/.test(area) ? area : undefined,
    teamClass: teamClasses.find((name) => name === search.get('teamClass')),
    joinable: search.get('joinable') === '1' ? '1' : undefined,
    sort: sort === 'nearest' && !near ? undefined : sort,
    ...near,
    page: page > 1 ? page : undefined,
  };
}

/** Address of the list with some of its filters changed. A changed filter starts again at the first page. */
export function teamListPath(query: TeamQuery, change: TeamQuery = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, page: undefined, ...change })) {
    if (value !== undefined) search.set(name, String(value));
  }
  return `/user-index/teamList${search.size > 0 ? `?${search}` : ''}`;
}

/** The same as a request to the list. */
export const teamListRequest = (
  { page, joinable, lng, lat, ...filters }: TeamQuery,
  pageSize: number,
): RequestOf<typeof listTeams> => ({
  ...filters,
  ...(joinable && { isJoinable: true }),
  ...(lng !== undefined && lat !== undefined && { near: { lng, lat } }),
  pageNum: page ?? 1,
  pageSize,
});
