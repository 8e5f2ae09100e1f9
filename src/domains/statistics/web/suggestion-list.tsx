import { dayLabel, timeLabel } from '#platform/contract/instants.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { drawableCategory } from '#domains/site/contract/categories.words.ts';
import { Cover } from '#platform/web/ui/cover.tsx';
import { Phrases } from '#platform/web/ui/phrases/phrases.tsx';
import type { getVolunteerHomeCall } from './statistics.calls.ts';
import styles from './suggestion-list.module.css';

type Suggestion = RemoteResult<typeof getVolunteerHomeCall>['suggestions'][number];

/** Activities with places that fit the person, each saying why it is shown (PIPL 24). */
export function SuggestionList({ suggestions }: { suggestions: readonly Suggestion[] }) {
  return (
    <section className="panel" aria-label="为你推荐">
      <div className="panel__h">
        <h2>你可能也想去</h2>
        <a className="more" href="/user-index/activityList">
          更多活动
        </a>
      </div>
      <ul className={styles.list}>
        {suggestions.map((one) => (
          <li key={one.activityId}>
            <a href={`/user-index/activityDetail/${one.activityId}`}>
              <span className={styles.picture}>
                <Cover
                  {...one.cover}
                  kind={drawableCategory(one.category)}
                  recordKey={`activity:${one.activityId}`}
                />
              </span>
              <b>
                <Phrases text={one.title} />
              </b>
              <small>
                {dayLabel(one.startsAt)} {timeLabel(one.startsAt)} · {one.area}
              </small>
              <small className={styles.why}>{one.why}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
