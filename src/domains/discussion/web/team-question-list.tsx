import { dayTimeLabel } from '#platform/contract/instants.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import type { listTeamQuestionsCall } from './discussion.calls.ts';
import styles from './chat-queue.module.css';

type Questions = RemoteResult<typeof listTeamQuestionsCall>['list'];

/** Questions at the team's activities, each with the way to where it is answered. */
export function TeamQuestionList({
  questions,
  hrefOf,
}: {
  questions: Questions;
  hrefOf: (activityId: number) => string;
}) {
  return (
    <ul className={styles.rows}>
      {questions.map((question) => (
        <li key={question.chatId}>
          <p className={styles.head}>
            <b>{question.authorName}</b>
            <em className={question.isAnswered ? undefined : styles.why}>
              {question.isAnswered ? '已回答' : '待回答'}
            </em>
            <time dateTime={question.createdAt}>{dayTimeLabel(question.createdAt)}</time>
          </p>
          <p className={styles.text}>{question.content}</p>
          <p className={styles.from}>
            {question.activityTitle} · {question.replyCount} 条回复
          </p>
          <div className={styles.acts}>
            <ButtonLink look="line" size="sm" to={hrefOf(question.activityId)}>
              {question.isAnswered ? '查看' : '去回答'}
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
