import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { raiseComplaint } from '#domains/complaints/contract/complaints.contract.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { dayLabel } from '#platform/contract/instants.ts';
import type { ResultOf } from '#platform/contract/operation.ts';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { publicPaths } from '../site-navigation.ts';
import styles from './complaints.module.css';

/** The number and, this once, the code to keep. */
export function ComplaintDone({ raised }: { raised: ResultOf<typeof raiseComplaint> }) {
  const { complaintNo, queryCode, acceptDueAt } = raised;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={`panel ${styles.form}`}>
      <h2 ref={heading} tabIndex={-1}>
        <CircleCheck className="ic" aria-hidden /> 投诉收到了
      </h2>
      <p>
        编号 <b className="tn">{complaintNo}</b>
        {queryCode && (
          <>
            ，查询码 <b className={`tn ${styles.code}`}>{queryCode}</b>
          </>
        )}
      </p>
      {queryCode && (
        <Notice kind="warning">查询码只显示这一次，请抄下来或拍下来；匿名的投诉只能用它查。</Notice>
      )}
      <p>{dayLabel(new Date(Date.parse(acceptDueAt) - minuteMs))}前告诉你受不受理。</p>
      <p>
        <ButtonAnchor look="line" href={`${publicPaths.followComplaint}?no=${complaintNo}`}>
          查进度
        </ButtonAnchor>
      </p>
    </section>
  );
}
