import { Avatar } from '#platform/web/ui/avatar.tsx';
import type { ResultOf } from '#platform/contract/operation.ts';
import type { listParticipants } from '../../contract/applications.contract.ts';
import styles from './participant-list.module.css';

type ParticipantListProps = {
  participants: ResultOf<typeof listParticipants>;
  /** Address of the same page with everybody shown. */
  allHref: string;
};

/** Who has a place: drawn portraits and masked names (domain.md 1.11). */
export function ParticipantList({ participants: { list, total }, allHref }: ParticipantListProps) {
  const more = total - list.length;
  return (
    <ul className={styles.list}>
      {list.map((person) => (
        <li key={person.avatarKey}>
          <Avatar personKey={person.avatarKey} gender={person.gender} size="lg" />
          {person.maskedName}
        </li>
      ))}
      {more > 0 && (
        <li>
          <a href={allHref}>
            <span className={styles.more}>+{more}</span>
            查看更多
          </a>
        </li>
      )}
    </ul>
  );
}
