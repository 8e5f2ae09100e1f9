import { tidingsPaths } from '#domains/news/web/news-paths.ts';
import type { Missing } from '#platform/web/list/load-failed.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';

/** Said where an item is not there or not this team's. */
export const missingTidings: Missing = {
  title: '没有找到这篇动态',
  text: '它可能已被删除，或者不属于你们队伍。',
  action: (
    <ButtonLink look="primary" to={tidingsPaths.list}>
      回到队伍动态
    </ButtonLink>
  ),
};
