import type { RequestOf } from '#platform/contract/operation.ts';
import { pageIn } from '#platform/web/list/page-in.ts';
import type { EvidenceGrade } from '../../contract/hours.words.ts';
import type { listPublicityBoard } from '../../contract/publicity.contract.ts';

/** What the address of the board says. Absent means: not set. */
export type PublicityQuery = {
  keyword?: string | undefined;
  area?: string | undefined;
  grade?: EvidenceGrade | undefined;
  page?: number | undefined;
  /** The record whose form of objection is open. */
  object?: number | undefined;
};

/** Every name the board reads from its address. */
export const publicityQueryNames = ['keyword', 'area', 'grade', 'page', 'object'] as const;

export const publicityPath = '/publicity';
const longestKeyword = 40;
/** Records on a page of the board. */
export const publicityPageSize = 20;
const grades = ['A', 'B', 'C', 'D'] as const;

/** Reads the address; whatever does not belong there is dropped. */
export function readPublicityQuery(search: URLSearchParams): PublicityQuery {
  const area = search.get('area') ?? '';
  const object = search.get('object') ?? '';
  const page = pageIn(search, publicityPageSize);
  return {
    keyword: search.get('keyword')?.trim().slice(0, longestKeyword) || undefined,
    area: /^\d{6}$/.test(area) ? area : undefined,
    grade: grades.find((grade) => grade === search.get('grade')),
    page: page > 1 ? page : undefined,
    object: /^[1-9]\d{0,15}$/.test(object) ? Number(object) : undefined,
  };
}

/** Address of the board with something changed; a changed filter starts again at the first page. */
export function publicityListPath(query: PublicityQuery, change: PublicityQuery = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, page: undefined, object: undefined, ...change })) {
    if (value !== undefined) search.set(name, String(value));
  }
  return `${publicityPath}${search.size > 0 ? `?${search}` : ''}`;
}

/** The same as a request to the board. */
export const publicityRequest = ({
  page,
  object: _object,
  ...filters
}: PublicityQuery): RequestOf<typeof listPublicityBoard> => ({
  ...filters,
  pageNum: page ?? 1,
  pageSize: publicityPageSize,
});
