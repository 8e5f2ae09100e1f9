import type { ReactNode } from 'react';
import { qualifications } from '#domains/site/contract/qualifications.words.ts';
import { dateLabel, startOfDay, wholeDateLabel } from '#platform/contract/instants.ts';
import type { MyEntry } from '../contract/awards.contract.ts';
import { awardLevels } from '../contract/awards.words.ts';
import styles from './entries.module.css';

type EntryFactsProps = {
  entry: Omit<MyEntry, 'canObject'>;
  onOpenFile: (fileId: number) => void;
  /** What can be done with it. */
  children?: ReactNode;
};

/** What an entry says, who entered it, and what was said about it. */
export function EntryFacts({ entry, onOpenFile, children }: EntryFactsProps) {
  const isWithdrawn = entry.state === 'withdrawn';
  return (
    <>
      <div className={styles.facts}>
        <b>{entry.title}</b>
        <span>
          {[entry.grantor, wholeDateLabel(startOfDay(entry.heldOn)), entry.place].filter(Boolean).join('，')}
        </span>
        {entry.content && <small>{entry.content}</small>}
        <small>
          {entry.teamName ?? '实践中心'}
          {dateLabel(entry.createdAt)}记入
          {entry.reason && `，${isWithdrawn ? '已撤回' : '更正过'}：${entry.reason}`}
        </small>
        {entry.objection && (
          <small>
            异议：{entry.objection}
            {entry.answer ? `，答复：${entry.answer}` : '，等待答复'}
          </small>
        )}
        <span className={styles.acts}>
          {entry.files.map(({ fileId, name }) => (
            <button key={fileId} type="button" className="link" onClick={() => onOpenFile(fileId)}>
              {name}
            </button>
          ))}
          {children}
        </span>
      </div>
      <div className={styles.weight}>
        <b className="num">{entry.level ? awardLevels[entry.level] : `${entry.classHours} 学时`}</b>
        <small>
          {[
            isWithdrawn && '已撤回',
            entry.qualification && qualifications[entry.qualification],
            entry.score !== null && `考核 ${entry.score} 分`,
            entry.validUntil && `到 ${wholeDateLabel(startOfDay(entry.validUntil))}有效`,
          ]
            .filter(Boolean)
            .join('，')}
        </small>
      </div>
    </>
  );
}
