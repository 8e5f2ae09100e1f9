import { dayTimeLabel } from '#platform/contract/instants.ts';
import type { NewsWorkView } from '../../contract/news-desk.contract.ts';
import styles from './news-timeline.module.css';

const stepLabels: Record<string, string> = {
  createNews: '新建',
  submitNews: '提交审核',
  withdrawNews: '撤回',
  discardNewsRevision: '放弃修改稿',
  restoreNewsRevision: '取回历史版本',
  reviewNews: '审核',
  publishNews: '定时发布',
  expireNews: '到期下线',
  takeDownNews: '下线',
  pinNews: '置顶和推荐',
  unpinNews: '置顶到期',
};

/** What happened to an item, oldest first, with who did it and why. */
export function NewsTimeline({ steps }: { steps: NewsWorkView['steps'] }) {
  if (steps.length === 0) return <p className={styles.none}>没有留下记录。</p>;
  return (
    <ol className={styles.steps} aria-label="处理经过">
      {steps.map((step, index) => (
        <li key={index}>
          <b>{stepLabels[step.action] ?? step.action}</b>
          <span>
            {step.actorName}，{dayTimeLabel(step.at)}
          </span>
          {step.reason && <p>{step.reason}</p>}
        </li>
      ))}
    </ol>
  );
}
