import type { RequestOf } from '#platform/contract/operation.ts';
import { pageIn } from '#platform/web/list/page-in.ts';
import type { listNeeds } from '../../contract/needs.contract.ts';
import {
  type NeedType,
  needTypeKeys,
  type PublicNeedGroup,
  publicNeedGroupKeys,
  type Urgency,
  urgencyKeys,
} from '../../contract/needs.words.ts';

/** What the address of the list of needs says. Absent means: not set. */
export type NeedQuery = {
  keyword?: string | undefined;
  group?: PublicNeedGroup | undefined;
  area?: string | undefined;
  needType?: NeedType | undefined;
  urgency?: Urgency | undefined;
  page?: number | undefined;
};

/** Every name the list reads from its address. */
export const needQueryNames = ['keyword', 'group', 'area', 'needType', 'urgency', 'page'] as const;

const longestKeyword = 40;
/** Slips on a page of the list. */
export const needPageSize = 12;

/** Reads the address; whatever does not belong there is dropped, so that an old or mistyped link still shows a list. */
export function readNeedQuery(search: URLSearchParams): NeedQuery {
  const area = search.get('area') ?? '';
  const page = pageIn(search, needPageSize);
  return {
    keyword: search.get('keyword')?.trim().slice(0, longestKeyword) || undefined,
    group: publicNeedGroupKeys.find((key) => key === search.get('group')),
    area: /^\d{6}$/.test(area) ? area : undefined,
    needType: needTypeKeys.find((key) => key === search.get('needType')),
    urgency: urgencyKeys.find((key) => key === search.get('urgency')),
    page: page > 1 ? page : undefined,
  };
}

/** Address of the list with some of its filters changed. A changed filter starts again at the first page. */
export function needListPath(query: NeedQuery, change: NeedQuery = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, page: undefined, ...change })) {
    if (value !== undefined) search.set(name, String(value));
  }
  return `/user-index/needList${search.size > 0 ? `?${search}` : ''}`;
}

/** The same as a request to the list. */
export const needListRequest = ({ page, ...filters }: NeedQuery): RequestOf<typeof listNeeds> => ({
  ...filters,
  pageNum: page ?? 1,
  pageSize: needPageSize,
});
