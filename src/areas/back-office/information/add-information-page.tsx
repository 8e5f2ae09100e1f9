import { useState } from 'react';
import { newNewsForm } from '#domains/news/web/form/news-form-parts.ts';
import { NewsFormEditor } from '#domains/news/web/form/news-form.tsx';
import { informationPaths } from '#domains/news/web/news-paths.ts';
import { newsReads } from '#domains/news/web/news.calls.ts';
import { getSiteCall } from '#domains/site/web/site.calls.ts';
import { hourMs } from '#platform/contract/durations.ts';
import { useOperationQuery, useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { InformationHead } from './information-head.tsx';
import { useInformationChoices } from './use-information-choices.ts';

/** `/information/add` 写内容: a new item of the staff; the first save goes on to its edit page. */
export function Component() {
  usePageTitle('写内容');
  const site = useOperationQuery(getSiteCall, {}, { staleMs: hourMs, reportedBy: 'form' });
  const choices = useInformationChoices();
  return (
    <>
      <InformationHead title="写内容" text="填好标题和栏目后每 10 秒自动保存；提交后由另一位同事审核。" />
      {choices.failure && <LoadFailed what="栏目" failure={choices.failure} onRetry={choices.retry} />}
      {!choices.failure && (!choices.categories || site.isPending) && <Skeleton kind="block" />}
      {choices.categories && !site.isPending && (
        <NewItem source={site.data?.undertaker ?? ''} choices={choices} categories={choices.categories} />
      )}
    </>
  );
}

type Choices = ReturnType<typeof useInformationChoices>;
type NewItemProps = { source: string; choices: Choices; categories: NonNullable<Choices['categories']> };

function NewItem({ source, choices, categories }: NewItemProps) {
  const refresh = useRefresh(newsReads);
  const [form] = useState(() => newNewsForm({ source, editor: choices.writerName }));
  return (
    <NewsFormEditor
      form={form}
      status="draft"
      paths={informationPaths}
      categories={categories}
      activities={choices.activities}
      isStaff
      onReload={() => undefined}
      readVersion={async () => undefined}
      onWritten={refresh}
    />
  );
}
