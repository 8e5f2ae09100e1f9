import { useEffect, useRef } from 'react';
import { minuteMs } from '#platform/contract/durations.ts';
import { useOperationPages } from '#platform/web/calls/operation-hooks.tsx';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';
import { listMyTimelineCall } from './timeline.calls.ts';
import { daysOf } from './timeline-days.ts';
import { TimelineList } from './timeline-list.tsx';
import styles from './timeline.module.css';

const pageSize = 20;
const refreshEveryMs = minuteMs;

/** 动态时间线: what happened to me, day by day, newest first; older days on demand, new facts by themselves. */
export function MyTimeline() {
  const pages = useOperationPages(listMyTimelineCall, { pageSize }, { refreshEveryMs, reportedBy: 'form' });
  const facts = pages.data?.pages.flatMap(({ list }) => list) ?? [];
  const [listRef, expectOlder] = useFocusOnOlder(facts.length);
  if (pages.isPending) return <Skeleton kind="rows" count={6} label="正在取动态" />;
  if (!pages.data)
    return <LoadFailed what="动态" failure={pages.error} onRetry={() => void pages.refetch()} />;
  if (facts.length === 0)
    return (
      <EmptyState
        art="boat"
        title="这里还没有动态"
        text="报名、签到和时长的每一步，都会按时间记在这里。"
        action={
          <ButtonAnchor look="primary" href="/user-index/activityList">
            去看看哪里需要你
          </ButtonAnchor>
        }
      />
    );
  const older = (): void => {
    expectOlder();
    void pages.fetchNextPage();
  };
  return (
    <div className={`panel ${styles.timeline}`} ref={listRef}>
      <TimelineList days={daysOf(facts, new Date(pages.dataUpdatedAt))} />
      <div className={styles.foot}>
        {pages.isFetchNextPageError && <p role="alert">更早的动态没有取到：{pages.error?.msg}</p>}
        {pages.hasNextPage ? (
          <Button
            look="line"
            aria-busy={pages.isFetchingNextPage}
            onClick={() => !pages.isFetchingNextPage && older()}
          >
            {pages.isFetchingNextPage
              ? '正在取更早的动态…'
              : pages.isFetchNextPageError
                ? '再试一次'
                : '更早'}
          </Button>
        ) : (
          <p>没有更早的动态了</p>
        )}
      </div>
    </div>
  );
}

/** Who asked for older facts goes on at the first of them, by keyboard and by ear. */
function useFocusOnOlder(count: number) {
  const listRef = useRef<HTMLDivElement>(null);
  const shownBefore = useRef<number | undefined>(undefined);
  useEffect(() => {
    const from = shownBefore.current;
    if (from === undefined || count <= from) return;
    shownBefore.current = undefined;
    listRef.current?.querySelectorAll<HTMLElement>('[data-fact]')[from]?.focus();
  }, [count]);
  const expectOlder = (): void => {
    shownBefore.current = count;
  };
  return [listRef, expectOlder] as const;
}
