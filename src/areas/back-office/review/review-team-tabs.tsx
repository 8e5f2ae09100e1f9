import { teamReviewTabs, type TeamReviewTab } from '#domains/teams/contract/manage-teams.words.ts';
import { listTeamChangesCall } from '#domains/teams/web/profile/team-profile.calls.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';

/** Views of registrations. */
export const registrationTabs = keysOf(teamReviewTabs);

type ReviewTeamTabsProps = {
  current: TeamReviewTab | 'changes';
  countOf?: (tab: TeamReviewTab) => number | undefined;
};

/** Views of 队伍审核: registrations by state, and changes of checked facts. */
export function ReviewTeamTabs({ current, countOf }: ReviewTeamTabsProps) {
  const changes = useOperationQuery(
    listTeamChangesCall,
    { tab: 'pending', pageNum: 1, pageSize: 1 },
    { reportedBy: 'form' },
  );
  return (
    <ListTabs
      label="审核状态"
      current={current}
      tabs={[
        ...registrationTabs.map((key) => ({ key, label: teamReviewTabs[key], count: countOf?.(key) })),
        { key: 'changes', label: '资料变更', count: changes.data?.pendingCount },
      ]}
    />
  );
}
