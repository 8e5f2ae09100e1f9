import { useState } from 'react';
import { entryKindKeys, entryKinds } from '#domains/awards/contract/awards.words.ts';
import { centreIssuer, listCentreRecordsCall } from '#domains/awards/web/awards.calls.ts';
import { EnterEntries } from '#domains/awards/web/enter-entries.tsx';
import { IssuedEntries } from '#domains/awards/web/issued-entries.tsx';
import { openPrivateFile } from '#domains/files/web/files.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { SearchBox } from '#platform/web/list/search-box.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { usePageTitle } from '#platform/web/page-title.ts';
import { Button } from '#platform/web/ui/button.tsx';

const tabs = entryKindKeys.map((key) => ({ key, label: entryKinds[key] }));

/** `/manage/records` 培训表彰: what the centre and all teams entered into the records of people. */
export function Component() {
  usePageTitle('培训表彰');
  const url = useUrlFilters();
  const kind = url.oneOf('tab', entryKindKeys);
  const [isEntering, setEntering] = useState(false);
  const entries = useOperationQuery(
    listCentreRecordsCall,
    { kind, volunteerNo: url.text('no').slice(0, 30) || undefined, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  return (
    <>
      <div className="pt">
        <div>
          <h1>培训表彰</h1>
          <p>记进志愿者档案的培训和表彰。队伍记的也在这里，中心可以更正、撤回和答复异议。</p>
        </div>
        <Button look="primary" onClick={() => setEntering(true)}>
          记入{entryKinds[kind]}
        </Button>
      </div>
      <section className="pn" aria-label={`${entryKinds[kind]}记录`}>
        <ListTabs label="类别" current={kind} tabs={tabs} />
        <FilterBar url={url}>
          <SearchBox
            label="志愿者编号"
            value={url.text('no')}
            maxLength={30}
            onSearch={(no) => url.change({ no })}
          />
        </FilterBar>
        <QueryList
          query={entries}
          url={url}
          what={`${entryKinds[kind]}记录`}
          unit="条"
          empty={{
            art: 'boat',
            title: `这里还没有${entryKinds[kind]}`,
            text: '队伍或中心记入以后，会出现在这里。',
          }}
        >
          {(rows) => (
            <IssuedEntries
              entries={rows}
              issuer={centreIssuer}
              onOpenFile={(fileId) => void openPrivateFile(fileId)}
            />
          )}
        </QueryList>
      </section>
      {isEntering && <EnterEntries kind={kind} issuer={centreIssuer} onClose={() => setEntering(false)} />}
    </>
  );
}
