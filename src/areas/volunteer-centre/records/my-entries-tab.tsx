import { type EntryKind, entryKinds } from '#domains/awards/contract/awards.words.ts';
import { listMyRecordEntriesCall } from '#domains/awards/web/awards.calls.ts';
import { MyEntries } from '#domains/awards/web/my-entries.tsx';
import { openPrivateFile } from '#domains/files/web/files.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';

const empty = {
  training: '队伍或实践中心组织的培训，记入后会出现在这里。',
  award: '队伍或实践中心给你的表彰，记入后会出现在这里。',
};

/** 培训 or 表彰 of one's own record. */
export function MyEntriesTab({ kind }: { kind: EntryKind }) {
  const url = useUrlFilters({ pageSize: 20 });
  const entries = useOperationQuery(
    listMyRecordEntriesCall,
    { kind, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  return (
    <>
      <section className="panel" aria-label={entryKinds[kind]}>
        <QueryList
          query={entries}
          url={url}
          what={entryKinds[kind]}
          unit="条"
          empty={{ art: 'boat', title: `还没有${entryKinds[kind]}记录`, text: empty[kind] }}
        >
          {(rows) => <MyEntries entries={rows} onOpenFile={(fileId) => void openPrivateFile(fileId)} />}
        </QueryList>
      </section>
      {kind === 'training' && entries.data && entries.data.total > 0 && (
        <p className="muted">共 {entries.data.classHours} 学时。培训记学时，永远不算服务时长。</p>
      )}
    </>
  );
}
