import { Link } from 'react-router';
import { type EntryKind, entryKinds } from '#domains/awards/contract/awards.words.ts';
import { listMyRecordEntriesCall } from '#domains/awards/web/awards.calls.ts';
import { MyEntries } from '#domains/awards/web/my-entries.tsx';
import { ownStarsPath } from '#domains/awards/contract/stars.words.ts';
import { AwardedStars } from '#domains/awards/web/stars/awarded-stars.tsx';
import { getMyStarsCall } from '#domains/awards/web/stars/stars.calls.ts';
import { StarCertificate } from '#domains/certificates/web/star-certificate.tsx';
import { openPrivateFile } from '#domains/files/web/files.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';

const empty = {
  training: '队伍或实践中心组织的培训，记入后会出现在这里。',
  award: '队伍或实践中心给你的表彰，记入后会出现在这里。',
};

/** My stars above what teams and the centre entered; nothing while there are none. */
function AwardedStarsPanel() {
  const mine = useOperationQuery(getMyStarsCall, {}, { reportedBy: 'form' });
  if (mine.isError)
    return (
      <LoadFailed className="panel" what="星级" failure={mine.error} onRetry={() => void mine.refetch()} />
    );
  if (!mine.data?.levels.some(({ awardedAt }) => awardedAt !== null)) return null;
  return (
    <section className="panel" aria-labelledby="awarded-stars">
      <div className="panel__h">
        <h2 id="awarded-stars">星级</h2>
        <Link className="more" to={ownStarsPath}>
          我的星级
        </Link>
      </div>
      <AwardedStars stars={mine.data.levels} acts={({ level }) => <StarCertificate level={level} />} />
    </section>
  );
}

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
      {kind === 'award' && <AwardedStarsPanel />}
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
