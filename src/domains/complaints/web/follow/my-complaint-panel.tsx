import { Download } from 'lucide-react';
import { dayLabel, dayTimeLabel } from '#platform/contract/instants.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { saveText } from '#platform/web/calls/save-file.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { MyComplaintView } from '../../contract/complaints.contract.ts';
import { complaintStepLabels } from '../../contract/complaints.words.ts';
import { answerLetter } from './answer-letter.ts';
import { ComplaintActs } from './complaint-acts.tsx';
import { ComplaintClock, ComplaintHead } from './my-complaint-list.tsx';
import styles from './my-complaint.module.css';

export type MyComplaintPanelProps = {
  complaint: MyComplaintView;
  /** Given by number and code; absent for who is signed in. */
  followKey?: string;
  /** Something was done; what is shown is read again. */
  onChanged: () => void;
};

/** One complaint for whoever filed it: the clock, what was done, the written answer, and what can still be done. */
export const MyComplaintPanel = ({ complaint, followKey, onChanged }: MyComplaintPanelProps) => (
  <article className={`panel ${styles.detail}`}>
    <ComplaintHead complaint={complaint} />
    <h2 className={styles.name}>{complaint.targetTitle}</h2>
    <ComplaintClock complaint={complaint} />
    <Answer complaint={complaint} />
    <h3>你写的</h3>
    <p className={styles.text}>{complaint.content}</p>
    <p className="hint">
      {complaint.isAnonymous
        ? '匿名投诉：我们不知道你是谁，请收好编号和查询码。'
        : '实名投诉，身份封存：办理人也看不到你是谁，拆封要安全管理员批准，并会告诉你。'}
      {complaint.fileCount > 0 && `附了 ${complaint.fileCount} 份证据。`}
    </p>
    <h3>办理过程</h3>
    <ol className={styles.steps}>
      {complaint.steps.map(({ step, at, byKind, note }) => (
        <li key={`${at}${step}`}>
          <b>{complaintStepLabels[step]}</b> {byKind === 'complainant' ? '你' : '实践中心'} {dayTimeLabel(at)}
          {note && note !== complaint.answer && <small>{note}</small>}
        </li>
      ))}
    </ol>
    <ComplaintActs complaint={complaint} followKey={followKey} onDone={onChanged} />
  </article>
);

function Answer({ complaint }: { complaint: MyComplaintView }) {
  const { answer, decidedAt, reviewUntil, status } = complaint;
  if (answer === null) return null;
  return (
    <div className={styles.answer}>
      <p className={styles.text}>{answer}</p>
      <small>
        书面答复{decidedAt && `，${dayLabel(decidedAt)}`}
        {reviewUntil &&
          `。不同意的，${dayLabel(new Date(Date.parse(reviewUntil) - minuteMs))}前可以申请复核一次`}
        {status === 'reviewing' && '。正在由另一个人复核'}
      </small>
      <Button look="line" size="sm" onClick={() => saveText(answerLetter(complaint, answer))}>
        <Download className="ic" aria-hidden />
        下载答复书
      </Button>
    </div>
  );
}
