import { useState } from 'react';
import { entryKindKeys, entryKinds } from '#domains/awards/contract/awards.words.ts';
import { listTeamRecordsCall, teamIssuer } from '#domains/awards/web/awards.calls.ts';
import { EnterEntries } from '#domains/awards/web/enter-entries.tsx';
import { IssuedEntries } from '#domains/awards/web/issued-entries.tsx';
import { openPrivateFile } from '#domains/files/web/files.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { usePageTitle } from '#platform/web/page-title.ts';
import { Button } from '#platform/web/ui/button.tsx';

const tabs = entryKindKeys.map((key) => ({ key, label: entryKinds[key] }));

/** `/teamcenter/index/teamrecord` 培训与表彰: what the team enters into the records of its people, and what they say against it. */
export function Component() {
  usePageTitle('培训与表彰');
  const url = useUrlFilters({ pageSize: 20 });
  const kind = url.oneOf('tab', entryKindKeys);
  const [isEntering, setEntering] = useState(false);
  const entries = useOperationQuery(
    listTeamRecordsCall,
    { kind, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  return (
    <>
      <div className="ph">
        <div>
          <h1>培训与表彰</h1>
          <p className="muted">谁组织、谁记录。记进队员的志愿档案，本人会收到消息。</p>
        </div>
        <Button look="primary" onClick={() => setEntering(true)}>
          记入{entryKinds[kind]}
        </Button>
      </div>
      <ListTabs label="类别" current={kind} tabs={tabs} />
      <section className="panel" aria-label={`${entryKinds[kind]}记录`}>
        <QueryList
          query={entries}
          url={url}
          what={`${entryKinds[kind]}记录`}
          unit="条"
          empty={{
            art: 'boat',
            title: `还没有记入${entryKinds[kind]}`,
            text: '办完以后记进来，可以一次记好几个人，附上证书或文件。',
          }}
        >
          {(rows) => (
            <IssuedEntries
              entries={rows}
              issuer={teamIssuer}
              onOpenFile={(fileId) => void openPrivateFile(fileId)}
            />
          )}
        </QueryList>
      </section>
      {isEntering && <EnterEntries kind={kind} issuer={teamIssuer} onClose={() => setEntering(false)} />}
    </>
  );
}
