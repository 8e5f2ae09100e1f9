import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { DiscussionBoard } from '#domains/discussion/web/discussion-board.tsx';
import { loginPathFor } from '#platform/web/session/return-to.ts';
import styles from './activities/team-activity-page.module.css';

/** 问答 of one of the team's activities, where it answers; a link to `#discussion` comes straight here. */
export function TeamDiscussion({ activityId }: { activityId: number }) {
  const { pathname, hash } = useLocation();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hash === '#discussion') section.current?.scrollIntoView();
  }, [hash]);
  return (
    <section className="panel" id="discussion" ref={section} aria-label="问答">
      <div className="panel__h">
        <h2>问答</h2>
      </div>
      <div className={styles.discussion}>
        <DiscussionBoard activityId={activityId} loginHref={loginPathFor(pathname)} />
      </div>
    </section>
  );
}
