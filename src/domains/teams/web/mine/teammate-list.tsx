import { useState } from 'react';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Pager } from '#platform/web/list/pager.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { memberRoleLabels } from '../../contract/teams.words.ts';
import { listTeammatesCall } from './my-teams.calls.ts';
import styles from './my-team-detail.module.css';

const pageSize = 24;

/** Fellow members of a team, names masked unless they agreed to be named. */
export function TeammateList({ teamUserId }: { teamUserId: number }) {
  const [page, setPage] = useState(1);
  const mates = useOperationQuery(
    listTeammatesCall,
    { teamUserId, pageNum: page, pageSize },
    { keepsPrevious: true },
  );
  return (
    <section className="panel" aria-labelledby="mates-title">
      <div className="panel__h">
        <h2 id="mates-title">
          队员{mates.data && ` ${mates.data.total > 1_000 ? '1000+' : mates.data.total}`}
        </h2>
      </div>
      {mates.isPending && <Skeleton kind="rows" count={2} />}
      {mates.isError && (
        <p className={styles.none}>
          队员名单没有取到。
          <button type="button" className="btn btn--sm btn--line" onClick={() => void mates.refetch()}>
            再试一次
          </button>
        </p>
      )}
      <ul className={styles.mates}>
        {mates.data?.list.map((mate) => (
          <li key={mate.avatarKey}>
            <Avatar personKey={mate.avatarKey} gender={mate.gender ?? undefined} />
            <span>
              <b>{mate.maskedName}</b>
              <small>
                {[mate.memberRole === 'member' ? '' : memberRoleLabels[mate.memberRole], mate.groupName]
                  .filter(Boolean)
                  .join(' · ') || '队员'}
              </small>
            </span>
          </li>
        ))}
      </ul>
      {mates.data && (
        <Pager
          page={page}
          pageCount={Math.ceil(Math.min(mates.data.total, 1_000) / pageSize)}
          hrefOf={() => '#mates-title'}
          onPage={setPage}
          label="队员名单分页"
        />
      )}
    </section>
  );
}
