import { useState } from 'react';
import { newsStatusLabels } from '#domains/news/contract/news.words.ts';
import { NewsFormEditor } from '#domains/news/web/form/news-form.tsx';
import { tidingsPaths } from '#domains/news/web/news-paths.ts';
import { getNewsWorkCall, newsReads } from '#domains/news/web/news.calls.ts';
import { useOperationQuery, useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { useRouteId } from '#platform/web/route-id.ts';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { missingTidings } from './missing-tidings.tsx';
import { TeamCrumb } from '../team-crumb.tsx';
import { useTidingsChoices } from './use-tidings-choices.ts';

type Work = RemoteResult<typeof getNewsWorkCall>;

/** `/teamcenter/index/teamtidings/edit/{id}` 修改动态 */
export function Component() {
  usePageTitle('修改动态');
  const id = useRouteId();
  const work = useOperationQuery(getNewsWorkCall, { id }, { reportedBy: 'form' });
  const { categories } = useTidingsChoices();
  if (work.error && !work.data)
    return (
      <LoadFailed
        className="panel"
        what="动态"
        failure={work.error}
        missing={missingTidings}
        onRetry={() => void work.refetch()}
      />
    );
  // An answer from before may be old: the form starts only from one that is fresh, or its first save would conflict.
  const isFresh = categories && (!work.isFetching || work.isFetchedAfterMount);
  return (
    <>
      <TeamCrumb below="tidings" current="修改动态" />
      {!isFresh && <Skeleton kind="block" />}
      {work.data && isFresh && (
        <EditTidings key={id} stored={work.data} onReload={async () => (await work.refetch()).data} />
      )}
    </>
  );
}

/** The form starts from what was stored when the page opened; its own saves do not start it anew. */
function EditTidings(props: { stored: Work; onReload: () => Promise<Work | undefined> }) {
  const [opened, setOpened] = useState(props.stored);
  const { categories = [], activities } = useTidingsChoices();
  const refresh = useRefresh(newsReads);
  const work = opened.desk?.revisionStatus ?? opened.status;
  if (!opened.desk?.acts.some((act) => act === 'update' || act === 'submit'))
    return <NotEditable work={opened} />;
  return (
    <>
      <header className="ph">
        <div>
          <h1>修改动态</h1>
          <p>{newsStatusLabels[work]}，每 10 秒自动保存。</p>
        </div>
      </header>
      {work === 'returned' && opened.desk.note && (
        <Notice kind="warning">退回原因：{opened.desk.note}</Notice>
      )}
      <NewsFormEditor
        key={opened.desk.version}
        form={opened.form}
        dynamicId={opened.dynamicId}
        version={opened.desk.version}
        status={opened.desk.revisionStatus ? 'draft' : opened.status}
        paths={tidingsPaths}
        categories={categories}
        activities={activities}
        isStaff={false}
        onReload={() => void props.onReload().then((latest) => latest && setOpened(latest))}
        readVersion={async () => (await props.onReload())?.desk?.version}
        onWritten={refresh}
      />
    </>
  );
}

function NotEditable({ work }: { work: Work }) {
  return (
    <section className="panel">
      <EmptyState
        art="lock"
        title={`“${work.title}”现在不能修改`}
        text={`动态${newsStatusLabels[work.desk?.revisionStatus ?? work.status]}。等待审核的可以先撤回再改。`}
        action={
          <ButtonLink look="primary" to={tidingsPaths.detail(work.dynamicId)}>
            看动态
          </ButtonLink>
        }
      />
    </section>
  );
}
