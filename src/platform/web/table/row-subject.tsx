import type { ReactNode } from 'react';
import styles from './row-subject.module.css';

type RowSubjectProps = {
  picture: ReactNode;
  /** The picture is a cover, not a mark. */
  isCover?: boolean;
  title: string;
  note: ReactNode;
  isCurrent: boolean;
  onOpen: () => void;
};

/** What a row of a desk is about; pressing anywhere on the row opens it. */
export const RowSubject = ({ picture, isCover, title, note, isCurrent, onOpen }: RowSubjectProps) => (
  <div className={styles.subject}>
    {isCover ? <span className={styles.thumb}>{picture}</span> : picture}
    <span>
      <button type="button" aria-current={isCurrent ? 'true' : undefined} onClick={onOpen}>
        {title}
      </button>
      <small>{note}</small>
    </span>
  </div>
);
