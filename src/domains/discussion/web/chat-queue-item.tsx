import { dateTimeLabel } from '#platform/contract/instants.ts';
import { DeskItem, DeskSection } from '#platform/web/decisions/desk-item.tsx';
import { chatBadgeLabels, chatKindLabels } from '../contract/discussion.words.ts';
import type { ChatQueueRow } from '../contract/review.contract.ts';
import styles from './chat-queue.module.css';

/** One post for its reviewer: the whole of it, whose it is and where, why it waits and what was reported. */
export const ChatQueueItem = ({ row }: { row: ChatQueueRow }) => (
  <>
    <DeskItem
      title={`${row.authorName}的${chatKindLabels[row.kind]}`}
      facts={[
        ['身份', chatBadgeLabels[row.authorKind]],
        [
          '活动',
          <a key="activity" href={`/user-index/activityDetail/${row.activityId}#discussion`}>
            {row.activityTitle}
          </a>,
        ],
        ['队伍', row.teamName],
        ['发言时间', dateTimeLabel(row.createdAt)],
        ['原因', row.note],
        ['处理', row.decidedAt && `${row.deciderName ?? '系统'}，${dateTimeLabel(row.decidedAt)}`],
      ]}
    />
    <DeskSection title="内容">
      <p className={styles.text}>{row.content}</p>
    </DeskSection>
    {row.reportCount > 0 && (
      <DeskSection title={`${row.reportCount} 人举报`}>
        <ul>
          {row.reports.map((reason, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two people may give the same reason, and the list never moves
            <li key={index}>{reason}</li>
          ))}
        </ul>
      </DeskSection>
    )}
  </>
);
