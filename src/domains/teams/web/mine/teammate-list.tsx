import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { memberRoleLabels } from '../../contract/teams.words.ts';
import { AboutMember } from '../members/about-member.tsx';
import { listTeammatesCall } from './my-teams.calls.ts';
import styles from './my-team-detail.module.css';

/** Fellow members of a team, names masked unless they agreed to be named, and what they wrote where they agreed to show it. */
export function TeammateList({ teamUserId }: { teamUserId: number }) {
  const url = useUrlFilters({ pageSize: 24 });
  const mates = useOperationQuery(
    listTeammatesCall,
    { teamUserId, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  return (
    <section className="panel" aria-labelledby="mates-title">
      <div className="panel__h">
        <h2 id="mates-title">队员</h2>
      </div>
      <QueryList
        query={mates}
        url={url}
        what="队员"
        unit="人"
        empty={{ art: 'boat', title: '还没有其他队员' }}
      >
        {(rows) => (
          <ul className={styles.mates}>
            {rows.map((mate) => (
              <li key={mate.avatarKey}>
                <Avatar personKey={mate.avatarKey} gender={mate.gender ?? undefined} />
                <span>
                  <b>{mate.maskedName}</b>
                  <small>
                    {[mate.memberRole === 'member' ? '' : memberRoleLabels[mate.memberRole], mate.groupName]
                      .filter(Boolean)
                      .join(' · ') || '队员'}
                  </small>
                  {mate.about && <AboutMember about={mate.about} />}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryList>
    </section>
  );
}
