import { Plus } from 'lucide-react';
import { MakeupItem } from '#domains/activities/web/makeup/makeup-item.tsx';
import { listMyMakeupsCall } from '#domains/activities/web/makeup/makeups.calls.ts';
import { teamPaths } from '#domains/activities/web/team/team-paths.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { usePageTitle } from '#platform/web/page-title.ts';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { TeamCrumb } from '../team-crumb.tsx';

/** `/teamcenter/index/teamactivity/makeup` 补录活动: past activities that the team told, where each stands. */
export function Component() {
  usePageTitle('补录活动');
  const url = useUrlFilters({ pageSize: 10 });
  const makeups = useOperationQuery(
    listMyMakeupsCall,
    { ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  return (
    <>
      <TeamCrumb below="activities" current="补录活动" />
      <header className="ph">
        <div>
          <h1>补录活动</h1>
          <p>办过却没有提前发布的活动，在结束后 30 天内补录，由实践中心审核。</p>
        </div>
        <ButtonLink look="primary" to={teamPaths.makeupAdd}>
          <Plus className="ic" aria-hidden />
          补录一场活动
        </ButtonLink>
      </header>
      <section className="panel" aria-label="补录活动列表">
        <QueryList
          query={makeups}
          url={url}
          what="补录活动"
          unit="份"
          empty={{
            art: 'boat',
            title: '还没有补录过活动',
            text: '临时集合、来不及发布的服务，备好照片或签到表和一位证明人，从这里补录。',
          }}
        >
          {(rows) => rows.map((makeup) => <MakeupItem key={makeup.makeupId} makeup={makeup} />)}
        </QueryList>
      </section>
    </>
  );
}
