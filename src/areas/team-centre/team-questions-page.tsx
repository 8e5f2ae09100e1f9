import { teamPaths } from '#domains/activities/web/team/team-paths.ts';
import { listTeamQuestionsCall } from '#domains/discussion/web/discussion.calls.ts';
import { TeamQuestionList } from '#domains/discussion/web/team-question-list.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { TeamCrumb } from './team-crumb.tsx';

/** `/teamcenter/index/teamactivity/questions` 活动问答: questions at all the team's activities, the unanswered ones to hand. */
export function Component() {
  usePageTitle('活动问答');
  const url = useUrlFilters({ pageSize: 10, view: 'unanswered' });
  const isUnanswered = url.isOn('unanswered');
  const questions = useOperationQuery(
    listTeamQuestionsCall,
    { isUnanswered, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  return (
    <>
      <TeamCrumb below="activities" current="活动问答" />
      <section className="panel" aria-label="活动问答">
        <div className="panel__h">
          <h1>活动问答</h1>
        </div>
        <ListTabs
          label="筛选"
          current={isUnanswered ? 'unanswered' : 'all'}
          tabs={[
            { key: 'all', label: '全部' },
            { key: 'unanswered', label: '待回答', count: questions.data?.unansweredCount || undefined },
          ]}
          hrefOf={(key) => (key === 'all' ? '?' : '?unanswered=1')}
        />
        <QueryList
          query={questions}
          url={url}
          what="提问"
          unit="个"
          empty={{
            art: isUnanswered ? 'done' : 'boat',
            title: isUnanswered ? '都回答了' : '还没有人提问',
            text: '有人在你们的活动下提问，会出现在这里。',
          }}
        >
          {(rows) => (
            <TeamQuestionList questions={rows} hrefOf={(id) => `${teamPaths.detail(id)}#discussion`} />
          )}
        </QueryList>
      </section>
    </>
  );
}
