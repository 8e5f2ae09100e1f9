import { pageErrorSorts } from '#domains/site/contract/site-admin.words.ts';
import { listPageErrorsCall, settlePageErrorCall } from '#domains/site/web/site-admin.calls.ts';
import { PageErrorTable } from '#domains/site/web/page-error-table.tsx';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';

const tabs = ['open', 'settled'] as const;

/** `/system/errors` 页面错误: what went wrong in people's browsers, by kind and without naming anybody. */
export function Component() {
  usePageTitle('页面错误');
  const url = useUrlFilters({ sorts: pageErrorSorts });
  const tab = url.oneOf('tab', tabs);
  const errors = useOperationQuery(
    listPageErrorsCall,
    { isSettled: tab === 'settled', ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const settle = useOperationCommand(settlePageErrorCall, { refreshes: [listPageErrorsCall] });
  return (
    <>
      <div className="pt">
        <div>
          <h1>页面错误</h1>
          <p>各中心和后台的页面在用户浏览器里出的错，同类合并计数，不含个人信息，保留 90 天。</p>
        </div>
      </div>
      <section className="pn" aria-label="页面错误">
        <ListTabs
          label="处理状态"
          current={tab}
          tabs={[
            { key: 'open', label: '待处理', count: tab === 'open' ? errors.data?.total : undefined },
            { key: 'settled', label: '已处理' },
          ]}
        />
        <QueryList
          query={errors}
          url={url}
          what="页面错误"
          unit="类"
          empty={{ art: 'done', title: '没有页面错误', text: '用户浏览器里出错时，会自动出现在这里。' }}
        >
          {(rows) => (
            <PageErrorTable
              errors={rows}
              isBusy={settle.isPending}
              onSettle={tab === 'open' ? ({ fingerprint }) => settle.mutate({ fingerprint }) : undefined}
            />
          )}
        </QueryList>
      </section>
    </>
  );
}
