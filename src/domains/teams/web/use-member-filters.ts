import { useSearchParams } from 'react-router';
import { daySpanIn } from '#platform/contract/day-span.rules.ts';
import type { RequestOf } from '#platform/contract/operation.ts';
import { changedSearch, type SearchChange } from '#platform/web/changed-search.ts';
import type { exportMembers } from '../contract/member-acts.contract.ts';
import { memberTabs, type MemberTab } from '../contract/members.words.ts';
import { type MemberRole, memberRoleLabels } from '../contract/teams.words.ts';

export type MemberListFilters = ReturnType<typeof useMemberFilters>;

const tabs = Object.keys(memberTabs) as MemberTab[];
const roles = Object.keys(memberRoleLabels) as MemberRole[];
const sorts = ['newest', 'hours', 'name'] as const;
const narrowing = ['keyword', 'role', 'group', 'from', 'to', 'min', 'max', 'dormant'] as const;

const hoursOf = (text: string | null): number | undefined =>
  text && /^\d{1,5}$/.test(text) ? Number(text) : undefined;

/** Filters of the list of members, kept in the address; whatever does not belong there is dropped. */
export function useMemberFilters() {
  const [query, setQuery] = useSearchParams();
  const tab = tabs.find((each) => each === query.get('status')) ?? 'active';
  const joined = daySpanIn(query.get('from'), query.get('to'));
  const request: RequestOf<typeof exportMembers> = {
    status: tab,
    keyword: query.get('keyword')?.trim().slice(0, 30) || undefined,
    role: roles.find((each) => each === query.get('role')),
    group: query.get('group')?.slice(0, 20) || undefined,
    joinedFrom: joined.from,
    joinedTo: joined.to,
    minHours: hoursOf(query.get('min')),
    maxHours: hoursOf(query.get('max')),
    isDormant: query.get('dormant') === '1' ? true : undefined,
  };
  const hrefOf = (change: SearchChange): string => `?${changedSearch(query, change)}`;
  const go = (change: SearchChange): void => setQuery(changedSearch(query, change));
  return {
    tab,
    joined,
    request,
    page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
    sort: sorts.find((each) => each === query.get('sort')) ?? 'newest',
    isNarrowed: narrowing.some((name) => query.has(name)),
    text: (name: string): string => query.get(name) ?? '',
    hrefOf,
    go,
    clear: (): void => go(Object.fromEntries(narrowing.map((name) => [name, undefined]))),
  };
}
