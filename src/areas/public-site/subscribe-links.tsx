import { CalendarPlus, Rss } from 'lucide-react';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import styles from './subscribe-links.module.css';

/** 订阅: new activities in the calendar of a phone or in a feed reader, without an account; all of them or one team's. */
export function SubscribeLinks({ what, teamId }: { what: string; teamId?: number | undefined }) {
  const query = teamId === undefined ? '' : `?team=${teamId}`;
  return (
    <section className={`panel ${styles.subscribe}`} aria-labelledby="subscribe">
      <h2 id="subscribe">订阅{what}</h2>
      <p>
        不用登录。订阅到日历后，新活动会自己出现在手机或电脑的日历里；用阅读器的，把 RSS 地址添加进去。
        <a href="/user-index/help#subscribe">怎么订阅</a>
      </p>
      <div>
        <ButtonAnchor look="line" href={`/feeds/subscribe${query}`} rel="nofollow">
          <CalendarPlus className="ic" aria-hidden />
          订阅到日历
        </ButtonAnchor>
        <ButtonAnchor look="line" href={`/feeds/activities.xml${query}`}>
          <Rss className="ic" aria-hidden />
          RSS 地址
        </ButtonAnchor>
      </div>
    </section>
  );
}
