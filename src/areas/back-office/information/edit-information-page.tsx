import { useState } from 'react';
import { newsStatusLabels } from '#domains/news/contract/news.words.ts';
import { NewsFormEditor } from '#domains/news/web/form/news-form.tsx';
import { informationPaths } from '#domains/news/web/news-paths.ts';
import { getNewsWorkCall, newsReads } from '#domains/news/web/news.calls.ts';
import { useOperationQuery, useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { useRouteId } from '#platform/web/route-id.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { InformationHead } from './information-head.tsx';
import { InformationWork } from './information-work.tsx';
import { useInformationChoices } from './use-information-choices.ts';

type Work = RemoteResult<typeof getNewsWorkCall>;
type Choices = ReturnType<typeof useInformationChoices>;

/** `/information/edit/{id}` 内容: the form while it may be changed, and always how it stands and what happened to it. */
export function Component() {
  usePageTitle('修改内容');
  const id = useRouteId();
  const work = useOperationQuery(getNewsWorkCall, { id }, { reportedBy: 'form' });
  const choices = useInformationChoices();
  if (work.error && !work.data)
    return (
      <LoadFailed
        what="内容"
        failure={work.error}
        missing={missingItem}
        onRetry={() => void work.refetch()}
      />
    );
  // An answer from before may be old: the form starts only from one that is fresh, or its first save would conflict.
  const isFresh = choices.categories && (!work.isFetching || work.isFetchedAfterMount);
  if (!work.data || !isFresh) return <Skeleton kind="block" />;
  return (
    <Item key={id} stored={work.data} choices={choices} onReload={async () => (await work.refetch()).data} />
  );
}

const missingItem = {
  title: '没有找到这篇内容',
  text: '它可能已被删除，或者不属于你的单位。',
  action: (
    <ButtonLink look="primary" to={informationPaths.list}>
      回到内容列表
    </ButtonLink>
  ),
};

type ItemProps = { stored: Work; choices: Choices; onReload: () => Promise<Work | undefined> };

/** What waits, is public or is off the site is shown; a change begins by a button, so that looking changes nothing. */
function Item({ stored, choices, onReload }: ItemProps) {
  const work = stored.desk?.revisionStatus ?? stored.status;
  const isBeingWritten = work === 'draft' || work === 'returned';
  const [isEditing, setEditing] = useState(stored.isOwn && isBeingWritten);
  const reopen = (): void => void onReload().then(() => setEditing(true));
  return (
    <>
      <InformationHead
        title={isEditing ? '修改内容' : stored.form.title}
        text={`${stored.dynamicTypeName}，${newsStatusLabels[work]}`}
      />
      {isEditing ? (
        <EditItem
          stored={stored}
          choices={choices}
          onReload={onReload}
          onSubmitted={() => setEditing(false)}
        />
      ) : (
        <InformationWork work={stored} onEdit={reopen} />
      )}
    </>
  );
}

/** The form starts from what was stored when it opened; its own saves do not start it anew. */
function EditItem(props: ItemProps & { onSubmitted: () => void }) {
  const { choices, onReload, onSubmitted } = props;
  const [opened, setOpened] = useState(props.stored);
  const refresh = useRefresh(newsReads);
  const work = opened.desk?.revisionStatus ?? opened.status;
  return (
    <>
      {work === 'returned' && opened.desk?.note && (
        <Notice kind="warning">退回原因：{opened.desk.note}</Notice>
      )}
      <NewsFormEditor
        key={opened.desk?.version}
        form={opened.form}
        dynamicId={opened.dynamicId}
        version={opened.desk?.version ?? 0}
        status={opened.desk?.revisionStatus ? 'draft' : opened.status}
        paths={informationPaths}
        categories={choices.categories ?? []}
        activities={choices.activities}
        isStaff
        onReload={() => void onReload().then((latest) => latest && setOpened(latest))}
        readVersion={async () => (await onReload())?.desk?.version}
        onWritten={refresh}
        onSubmitted={onSubmitted}
      />
    </>
  );
}
