import { useState } from 'react';
import { HistoryPanel } from '#domains/accounts/web/audit/history-panel.tsx';
import { openPrivateFile } from '#domains/files/web/files.calls.ts';
import { jobKindLabels, jobKinds, staffJobTabKeys, staffJobTabs } from '#domains/jobs/contract/jobs.words.ts';
import type { StaffJob } from '#domains/jobs/contract/manage-jobs.contract.ts';
import { listJobsCall } from '#domains/jobs/web/jobs.calls.ts';
import { JobReview } from '#domains/jobs/web/directive/job-review.tsx';
import { JobsTable } from '#domains/jobs/web/manage/jobs-table.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import { type UrlFilters, useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { usePageTitle } from '#platform/web/page-title.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { FilterSelect } from '../list/filter-select.tsx';
import { IssueDirective } from './issue-directive.tsx';
import { IssueMicro } from './issue-micro.tsx';

const kinds = jobKinds.map((value) => ({ value, label: jobKindLabels[value] }));

/** `/manage/jobs` 任务管理, at its second address `/table/my-job`: jobs in every state, with who was there and what became of them. */
export function Component() {
  usePageTitle('任务管理');
  const url = useUrlFilters();
  const tab = url.oneOf('tab', staffJobTabKeys);
  const jobs = useOperationQuery(
    listJobsCall,
    {
      tab,
      kind: url.wordOf('kind', jobKinds),
      keyword: url.text('keyword').slice(0, 40) || undefined,
      isOverdue: url.text('late') === '1' || undefined,
      ...url.paging,
    },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const [shown, setShown] = useState<StaffJob>();
  const [issuing, setIssuing] = useState<'directive' | 'micro'>();
  const onLeave = (): void => setIssuing(undefined);
  return (
    <>
      <div className="pt">
        <div>
          <h1>任务管理</h1>
          <p>派出去的每一件任务：谁接的、谁去的、办得怎样。派单、收回和改派在调度台。</p>
        </div>
        {!issuing && (
          <div className="r">
            <Button look="line" onClick={() => setIssuing('micro')}>
              发布随手志愿
            </Button>
            <Button look="primary" onClick={() => setIssuing('directive')}>
              下发指令任务
            </Button>
          </div>
        )}
      </div>
      {issuing === 'directive' && <IssueDirective onLeave={onLeave} />}
      {issuing === 'micro' && <IssueMicro onLeave={onLeave} />}
      <section className="pn" aria-label="任务">
        <ListTabs
          label="任务状态"
          current={tab}
          tabs={staffJobTabKeys.map((key) => ({ key, label: staffJobTabs[key].label }))}
        />
        <JobFilters url={url} />
        <QueryList
          query={jobs}
          url={url}
          what="任务"
          unit="件"
          empty={{ art: 'boat', title: '这里还没有任务', text: '派单以后，任务会出现在这里。' }}
        >
          {(rows) => <JobsTable jobs={rows} onHistory={setShown} />}
        </QueryList>
      </section>
      {shown && (
        <Dialog isOpen isWide onClose={() => setShown(undefined)} title={shown.title} safeLabel="关闭">
          <JobReview jobId={shown.jobId} onOpenPhoto={(fileId) => void openPrivateFile(fileId)} />
          <HistoryPanel isFlush kind="job" id={shown.jobId} />
        </Dialog>
      )}
    </>
  );
}

const JobFilters = ({ url }: { url: UrlFilters }) => (
  <FilterBar url={url}>
    <SearchBox
      label="任务、单号或队伍"
      value={url.text('keyword')}
      maxLength={40}
      onSearch={(text) => url.change({ keyword: text })}
    />
    <FilterSelect
      label="任务类型"
      allLabel="全部类型"
      value={url.wordOf('kind', jobKinds) ?? ''}
      options={kinds}
      onChange={(value) => url.change({ kind: value })}
    />
    <Chip
      isOutlined
      isOn={url.text('late') === '1'}
      onPress={() => url.change({ late: url.text('late') === '1' ? undefined : '1' })}
    >
      只看超时
    </Chip>
  </FilterBar>
);
