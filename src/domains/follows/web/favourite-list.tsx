import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { CalendarDays, MapPin } from 'lucide-react';
import { activityPhaseLabels } from '#domains/activities/contract/activities.words.ts';
import { drawableCategory } from '#domains/site/contract/categories.words.ts';
import { dayLabel, dayTimeLabel, spanLabel } from '#platform/contract/instants.ts';
import { Cover } from '#platform/web/ui/cover.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { Phrases } from '#platform/web/ui/phrases/phrases.tsx';
import type { FavouriteView } from '../contract/follows.contract.ts';
import { FollowButton } from './follow-button.tsx';
import styles from './favourite-list.module.css';

/** Kept activities with the state each is in now; one that is let go of stays in its place until the page is left. */
export function FavouriteList({ favourites }: { favourites: readonly FavouriteView[] }) {
  return (
    <ul className={styles.list}>
      {favourites.map((one) => (
        <li key={one.activityId} className={styles.row}>
          <span className={styles.picture}>
            <Cover
              kind={drawableCategory(one.category)}
              recordKey={`activity:${one.activityId}`}
              {...one.cover}
            />
          </span>
          <div className={styles.text}>
            <StatusDot tone={stateTone(one.phase ? activityPhaseLabels[one.phase] : '已下线')}>
              {one.phase ? activityPhaseLabels[one.phase] : '已下线'}
            </StatusDot>
            {one.phase ? (
              <a href={`/user-index/activityDetail/${one.activityId}`}>
                <Phrases text={one.title} />
              </a>
            ) : (
              <b>
                <Phrases text={one.title} />
              </b>
            )}
            <span className="fact">
              <CalendarDays aria-hidden />
              {dayLabel(one.startsAt)} {spanLabel(one.startsAt, one.endsAt)}
            </span>
            <span className="fact">
              <MapPin aria-hidden />
              {one.placeName}
            </span>
            <small>{remarkOf(one)}</small>
          </div>
          <div className={styles.acts}>
            <FollowButton kind="favourite" id={one.activityId} isOn look="block" />
            {one.phase === 'notOpen' && (
              <FollowButton kind="opening" id={one.activityId} isOn={one.remindsOpening} look="block" />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function remarkOf({ phase, placesLeft, signUpOpensAt }: FavouriteView): string {
  if (phase === 'notOpen' && signUpOpensAt) return `${dayTimeLabel(signUpOpensAt)} 开放报名`;
  return phase === 'recruiting' ? `还有 ${placesLeft} 个名额` : '';
}
