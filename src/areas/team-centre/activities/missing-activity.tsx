import { teamPaths } from '#domains/activities/web/team/team-paths.ts';
import type { Missing } from '#platform/web/list/load-failed.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';

/** Said where an activity is not there or not this team's. */
export const missingActivity: Missing = {
  title: '没有找到这个活动',
  text: '它可能已被删除，或者不属于你们队伍。',
  action: (
    <ButtonLink look="primary" to={teamPaths.list}>
      回到活动管理
    </ButtonLink>
  ),
};
