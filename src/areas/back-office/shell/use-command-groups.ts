import { listReviewQueueCall } from '#domains/activities/web/activities.calls.ts';
import { activityStatusLabels } from '#domains/activities/contract/activities.words.ts';
import { teamStatusLabels } from '#domains/teams/contract/teams.words.ts';
import { listTeamsForStaffCall } from '#domains/teams/web/manage/manage-teams.calls.ts';
import { listVolunteersForStaffCall } from '#domains/volunteers/web/manage/manage-volunteers.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import type { PlacedEntry } from '#platform/web/session/menu-entry.ts';
import { useRested } from '#platform/web/use-rested.ts';
import { type CommandGroup, offeredRows, pageOptions } from './command-options.ts';

/** Still for so long before the server is asked, ms. */
const stillMs = 200;

/** What the palette offers for a text: pages of one's menu at once, then rows of the lists that one's menu has. */
export function useCommandGroups(entries: readonly PlacedEntry[], typed: string) {
  const text = typed.trim();
  const keyword = useRested(text, stillMs);
  const asked = { keyword, pageNum: 1, pageSize: offeredRows };
  const asksFor = (path: string) => ({
    enabled: keyword !== '' && entries.some((place) => place.path === path),
    keepsPrevious: true,
    reportedBy: 'form' as const,
  });
  const volunteers = useOperationQuery(listVolunteersForStaffCall, asked, asksFor('/manage/volunteers'));
  const teams = useOperationQuery(listTeamsForStaffCall, asked, asksFor('/manage/teams'));
  const activities = useOperationQuery(
    listReviewQueueCall,
    { ...asked, tab: 'all' as const },
    asksFor('/manage/activities'),
  );
  const groups: CommandGroup[] = [{ title: '页面', options: pageOptions(entries, text) }];
  if (text !== '')
    groups.push(
      {
        title: '志愿者',
        options: (volunteers.data?.list ?? []).map(({ volunteerId, name, volunteerNo, areaName }) => ({
          key: `volunteer-${volunteerId}`,
          label: name,
          note: [volunteerNo, areaName].filter(Boolean).join(' · '),
          to: `/manage/volunteers?id=${volunteerId}`,
        })),
      },
      {
        title: '队伍',
        options: (teams.data?.list ?? []).map(({ teamId, name, status }) => ({
          key: `team-${teamId}`,
          label: name,
          note: teamStatusLabels[status],
          to: `/manage/teams?id=${teamId}`,
        })),
      },
      {
        title: '活动',
        options: (activities.data?.list ?? []).map(({ id, title, status, team }) => ({
          key: `activity-${id}`,
          label: title,
          note: `${team.name} · ${activityStatusLabels[status]}`,
          to: `/manage/activities?id=${id}`,
        })),
      },
    );
  const asking = [volunteers, teams, activities];
  return {
    groups: groups.filter(({ options }) => options.length > 0),
    isAsking: text !== keyword || asking.some(({ isFetching }) => isFetching),
    hasFailed: asking.some(({ isError }) => isError),
  };
}
