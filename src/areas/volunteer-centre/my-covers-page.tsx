import { OfferedCovers } from '#domains/signups/web/covers/offered-covers.tsx';
import { OwnCovers } from '#domains/signups/web/covers/own-covers.tsx';
import { listMyCoversCall } from '#domains/signups/web/signups.calls.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { listedAs, QueryList } from '#platform/web/list/query-list.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import styles from './my-covers-page.module.css';

/** `/usercenter/index/mycover` 换班与顶班: what one asked cover for, and what one can take over. */
export function Component() {
  usePageTitle('换班与顶班');
  const covers = useOperationQuery(listMyCoversCall, {}, { refreshEveryMs: minuteMs, reportedBy: 'form' });
  return (
    <>
      <header className="ph">
        <div>
          <h1>换班与顶班</h1>
          <p className="muted">来不了，早点说；能来的，搭把手。</p>
        </div>
        <ButtonLink look="line" to="/usercenter/index/myactivity?tab=upcoming">
          请人顶班
        </ButtonLink>
      </header>
      <div className={styles.panels}>
        <section className="panel" aria-labelledby="covers-offered">
          <div className="panel__h">
            <h2 id="covers-offered">我能接的</h2>
          </div>
          <QueryList
            query={listedAs(covers, ({ offers }) => offers)}
            what="求助"
            empty={{
              art: 'boat',
              title: '现在没有要你顶的班',
              text: '有人来不了、又轮到问你时，会发消息给你。',
            }}
          >
            {(offers) => <OfferedCovers offers={offers} />}
          </QueryList>
        </section>
        <section className="panel" aria-labelledby="covers-mine">
          <div className="panel__h">
            <h2 id="covers-mine">我请人的</h2>
          </div>
          <QueryList
            query={listedAs(covers, ({ mine }) => mine)}
            what="求助"
            empty={{
              art: 'boat',
              title: '你没有请人顶班',
              text: '在“我的活动 → 待参加”里，一按就能请人顶班。',
            }}
          >
            {(mine) => <OwnCovers covers={mine} />}
          </QueryList>
        </section>
      </div>
    </>
  );
}
