import { figureLabel } from '#platform/contract/figures.ts';
import { getSite } from '#domains/site/contract/site.contract.ts';
import { listTeams } from '#domains/teams/contract/teams.contract.ts';
import { TeamCard } from '#domains/teams/web/team-card.tsx';
import { TeamFilters } from '#domains/teams/web/team-filters.tsx';
import { TeamListBar } from '#domains/teams/web/team-list-bar.tsx';
import {
  readTeamQuery,
  type TeamQuery,
  teamListPath,
  teamListRequest,
  teamPageSize,
  teamQueryNames,
} from '#domains/teams/web/team-query.ts';
import { pageCountOf } from '#platform/contract/page-limits.ts';
import { definePage, type PageContext } from '#platform/web/page.tsx';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { PastTheEnd } from '#platform/web/list/past-the-end.tsx';
import { Pager } from '#platform/web/list/pager.tsx';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import styles from './list-page.module.css';
import { publicPaths } from './site-navigation.ts';

/** `/user-index/teamList`: the teams of the city by area, category and name; everything is in the address. */
export const teamListPage = definePage({
  query: teamQueryNames,
  load: async ({ call, url }: PageContext) => {
    const query = readTeamQuery(url.searchParams);
    const [{ areas, organisationCount }, found] = await Promise.all([
      call(getSite, {}),
      call(listTeams, teamListRequest(query, teamPageSize)),
    ]);
    return { query, areas, organisationCount, found };
  },
  title: ({ query }) => (query.keyword ? `“${query.keyword}”的服务队伍` : '服务队伍'),
  // Drawn for a place: nobody keeps it.
  head: ({ query }) => ({ isPrivate: query.lng !== undefined }),
  description: () => '按区域和服务类别找到身边的志愿服务队伍，看看他们做过什么、正在招募什么。',
  view: ({ data: { query, areas, organisationCount, found } }) => (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className="container">
          <h1>服务队伍</h1>
          <p>{figureLabel(organisationCount)} 个文明实践阵地的志愿队伍都在这里，看看谁就在你身边。</p>
        </div>
      </div>
      <div className="container">
        <TeamFilters query={query} areas={areas} />
        <TeamListBar query={query} areas={areas} total={found.total} />
        {found.list.length > 0 ? (
          <div className={styles.grid}>
            {found.list.map((team) => (
              <TeamCard
                key={team.teamId}
                team={team}
                distanceM={team.distanceM}
                href={publicPaths.team(team.teamId)}
              />
            ))}
          </div>
        ) : (
          <NothingFound query={query} />
        )}
        <Pager
          className={styles.pager}
          page={query.page ?? 1}
          pageCount={pageCountOf(found.total, teamPageSize)}
          hrefOf={(page) => teamListPath(query, { page: page > 1 ? page : undefined })}
        />
      </div>
    </div>
  ),
});

const NothingFound = ({ query }: { query: TeamQuery }) =>
  query.page ? (
    <PastTheEnd what="队伍" firstHref={teamListPath(query)} />
  ) : (
    <EmptyState
      className="panel"
      art="lens"
      title="没有找到这样的队伍"
      text="换个名称或区域试试，或者去掉几个筛选条件。"
      action={
        <ButtonAnchor look="primary" href={publicPaths.teams}>
          看全部队伍
        </ButtonAnchor>
      }
    />
  );
