import { Link, useSearchParams } from 'react-router';
import { teamPaths } from '#domains/activities/web/team/team-paths.ts';
import { listTeamQuestionsCall } from '#domains/discussion/web/discussion.calls.ts';
import { TeamQuestionList } from '#domains/discussion/web/team-question-list.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { Pager } from '#platform/web/list/pager.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { LoadFailed } from './load-failed.tsx';
import { TeamCrumb } from './team-crumb.tsx';

const pageSize = 10;

/** `/teamcenter/index/teamactivity/questions` 活动问答: questions at all the team's activities, the unanswered ones to hand. */
export function Component() {
  usePageTitle('活动问答');
  const [params, setParams] = useSearchParams();
  const isUnanswered = params.get('unanswered') === '1';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const questions = useOperationQuery(
    listTeamQuestionsCall,
    { isUnanswered, pageNum: page, pageSize },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const { data, error } = questions;
  if (error && !data) return <LoadFailed failure={error} onRetry={() => void questions.refetch()} />;
  const hrefOf = (next: number): string => `?${isUnanswered ? 'unanswered=1&' : ''}page=${next}`;
  return (
    <>
      <TeamCrumb current="活动问答" />
      <section className="panel" aria-label="活动问答">
        <div className="panel__h">
          <h1>活动问答</h1>
        </div>
        <nav className="tabs" aria-label="筛选">
          <Link to="?" aria-current={isUnanswered ? undefined : 'page'}>
            全部
          </Link>
          <Link to="?unanswered=1" aria-current={isUnanswered ? 'page' : undefined}>
            待回答{data && data.unansweredCount > 0 && <sup className="tn">{data.unansweredCount}</sup>}
          </Link>
        </nav>
        {questions.isPending && <Skeleton kind="rows" count={4} />}
        {data?.list.length === 0 && (
          <EmptyState
            art={isUnanswered ? 'done' : 'boat'}
            title={isUnanswered ? '都回答了' : '还没有人提问'}
            text="有人在你们的活动下提问，会出现在这里。"
          />
        )}
        {data && (
          <TeamQuestionList questions={data.list} hrefOf={(id) => `${teamPaths.detail(id)}#discussion`} />
        )}
        {data && (
          <Pager
            page={page}
            pageCount={Math.ceil(data.total / pageSize)}
            hrefOf={hrefOf}
            onPage={(next) => setParams(new URLSearchParams(hrefOf(next)))}
          />
        )}
      </section>
    </>
  );
}
