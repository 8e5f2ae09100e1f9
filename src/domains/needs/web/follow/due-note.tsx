import { Clock, TriangleAlert } from 'lucide-react';
import { dayTimeLabel, waitedLabel } from '#platform/contract/instants.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import type { NeedStatus } from '../../contract/needs.words.ts';
import styles from './my-need.module.css';

const whats: Readonly<Partial<Record<NeedStatus, string>>> = { submitted: '核实', toDispatch: '派单' };

/** When the centre is to have done the next thing; late in words and with another sign, never by colour alone. */
export function DueNote({ status, dueAt, now }: { status: NeedStatus; dueAt: string | null; now: Date }) {
  if (dueAt === null) return null;
  const late = now.getTime() - Date.parse(dueAt);
  const what = whats[status] ?? '办理';
  return late > 0 ? (
    <p className={styles.late}>
      <TriangleAlert className="ic" aria-hidden />
      {what}已超过时限 {waitedLabel(Math.floor(late / minuteMs))}，已报给负责人
    </p>
  ) : (
    <p className={styles.due}>
      <Clock className="ic" aria-hidden />
      {what}：<b>{dayTimeLabel(dueAt)} 前</b>
    </p>
  );
}
