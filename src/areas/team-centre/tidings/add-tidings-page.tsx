import { useState } from 'react';
import { newNewsForm } from '#domains/news/web/form/news-form-parts.ts';
import { NewsFormEditor } from '#domains/news/web/form/news-form.tsx';
import { tidingsPaths } from '#domains/news/web/news-paths.ts';
import { newsReads } from '#domains/news/web/news.calls.ts';
import { getMyTeamCall } from '#domains/teams/web/teams.calls.ts';
import { useOperationQuery, useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { TeamCrumb } from '../team-crumb.tsx';
import { useTidingsChoices } from './use-tidings-choices.ts';

/** `/teamcenter/index/teamtidings/add` 写动态: a new item; the first save goes on to its edit page. */
export function Component() {
  usePageTitle('写动态');
  const team = useOperationQuery(getMyTeamCall, {}, { staleMs: 300_000 });
  const choices = useTidingsChoices();
  const failure = team.error ?? choices.failure;
  return (
    <>
      <TeamCrumb below="tidings" current="写动态" />
      <header className="ph">
        <div>
          <h1>写动态</h1>
          <p>填好标题和栏目后每 10 秒自动保存，提交后由实践中心审核。</p>
        </div>
      </header>
      {failure && !team.data && (
        <LoadFailed
          className="panel"
          what="栏目"
          failure={failure}
          onRetry={() => {
            void team.refetch();
            choices.retry();
          }}
        />
      )}
      {!failure && !(team.data && choices.categories) && <Skeleton kind="block" />}
      {team.data && choices.categories && <NewTidings source={team.data.name} />}
    </>
  );
}

function NewTidings({ source }: { source: string }) {
  const { categories = [], activities } = useTidingsChoices();
  const refresh = useRefresh(newsReads);
  const [form] = useState(() => newNewsForm({ source, dynamicTypeId: categories[0]?.dynamicTypeId ?? 0 }));
  return (
    <NewsFormEditor
      form={form}
      status="draft"
      paths={tidingsPaths}
      categories={categories}
      activities={activities}
      isStaff={false}
      onReload={() => undefined}
      readVersion={async () => undefined}
      onWritten={refresh}
    />
  );
}
