import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { raiseNeed } from '#domains/needs/contract/needs.contract.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import type { ResultOf } from '#platform/contract/operation.ts';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { publicPaths } from '../site-navigation.ts';
import { LazyFollowedNeed } from './lazy-followed-need.tsx';
import styles from './need-pages.module.css';

export type RaisedNeed = ResultOf<typeof raiseNeed>;

/** The number to keep, when somebody calls, and the need itself as long as the proof holds. */
export function RaiseDone({ raised }: { raised: RaisedNeed }) {
  const { needId, needNo, reviewDueAt, followKey } = raised;
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [isShown, setShown] = useState(false);
  return (
    <>
      <section className={`panel ${styles.done}`}>
        <h2 ref={heading} tabIndex={-1}>
          <CircleCheck className="ic" aria-hidden /> 单子收到了
        </h2>
        <p>
          单号 <b className="tn">{needNo}</b>，已发到你的手机上，以后用它查单。
        </p>
        <p>
          工作人员会在 <b>{dayTimeLabel(reviewDueAt)} 前</b> 核实，请留意电话。
        </p>
        <div className={styles.doors}>
          {!isShown && (
            <Button look="primary" size="lg" onClick={() => setShown(true)}>
              看这张单
            </Button>
          )}
          <ButtonAnchor look="line" size="lg" href={publicPaths.needs}>
            看看大家的单子
          </ButtonAnchor>
        </div>
      </section>
      {isShown && <LazyFollowedNeed needId={needId} followKey={followKey} now={now} />}
    </>
  );
}
