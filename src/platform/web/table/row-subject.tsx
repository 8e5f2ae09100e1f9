import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import styles from './row-subject.module.css';

type RowSubjectProps = {
  /** Left out where the subject is a person or a text: the column is narrower then. */
  picture?: ReactNode;
  /** The picture is a cover, not a mark. */
  isCover?: boolean;
  title: string;
  note: ReactNode;
  isCurrent: boolean;
  /** Absent for who may only see that it is there. */
  onOpen?: (() => void) | undefined;
};

/** What a row of a desk is about; pressing anywhere on the row opens it. */
export const RowSubject = ({ picture, isCover, title, note, isCurrent, onOpen }: RowSubjectProps) => (
  <div className={classNames(styles.subject, picture === undefined && styles.isPlain)}>
    {isCover ? <span className={styles.thumb}>{picture}</span> : picture}
    <span>
      {onOpen ? (
        <button type="button" aria-current={isCurrent ? 'true' : undefined} onClick={onOpen}>
          {title}
        </button>
      ) : (
        <b>{title}</b>
      )}
      <small>{note}</small>
    </span>
  </div>
);
