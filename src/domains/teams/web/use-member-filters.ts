import type { RequestOf } from '#platform/contract/operation.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import type { exportMembers } from '../contract/member-acts.contract.ts';
import { memberTabs } from '../contract/members.words.ts';
import { memberRoleLabels } from '../contract/teams.words.ts';

export type MemberListFilters = ReturnType<typeof useMemberFilters>;

const tabs = keysOf(memberTabs);
const roles = keysOf(memberRoleLabels);
const sorts = ['newest', 'hours', 'name'] as const;

const hoursOf = (text: string): number | undefined => (/^\d{1,5}$/.test(text) ? Number(text) : undefined);

/** Filters of the list of members, kept in the address; whatever does not belong there is dropped. */
export function useMemberFilters() {
  const url = useUrlFilters({ view: 'status' });
  const tab = url.wordOf('status', tabs) ?? 'active';
  const request: RequestOf<typeof exportMembers> = {
    status: tab,
    keyword: url.text('keyword').trim().slice(0, 30) || undefined,
    role: url.wordOf('role', roles),
    group: url.text('group').slice(0, 20) || undefined,
    joinedFrom: url.days.from,
    joinedTo: url.days.to,
    minHours: hoursOf(url.text('min')),
    maxHours: hoursOf(url.text('max')),
    isDormant: url.isOn('dormant') ? true : undefined,
  };
  return { url, tab, request, sort: url.oneOf('sort', sorts) };
}
