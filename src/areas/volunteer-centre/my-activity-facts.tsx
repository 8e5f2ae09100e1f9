import { CalendarDays, MapPin } from 'lucide-react';
import type { getMySignUpCall } from '#domains/signups/web/signups.calls.ts';
import { getSiteCall } from '#domains/site/web/site.calls.ts';
import { WhoToAsk } from '#domains/site/web/who-to-ask.tsx';
import { isLive } from '#domains/signups/contract/signups.words.ts';
import { dayLabel, dayTimeLabel, spanLabel } from '#platform/contract/instants.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { NavigateLink } from '#platform/web/map/navigate-link.tsx';
import { PlaceMap } from '#platform/web/map/live/place-map.tsx';
import styles from './my-activity-detail-page.module.css';

type MyActivity = RemoteResult<typeof getMySignUpCall>;

/** When and where I go and what to bring: only the shifts that I am in, whatever others the activity has. */
export function MyActivityFacts({ activity }: { activity: MyActivity }) {
  const { lng, lat } = activity;
  const site = useOperationQuery(getSiteCall, {}, { staleMs: 300_000 });
  return (
    <section className="panel" aria-labelledby="facts-title">
      <div className="panel__h">
        <h2 id="facts-title">集合与准备</h2>
      </div>
      <div className={styles.facts}>
        {activity.signUps
          .filter(({ state }) => isLive(state))
          .map((mine) => (
            <p key={mine.signUpId} className="fact">
              <CalendarDays aria-hidden />
              {[dayLabel(mine.startsAt), spanLabel(mine.startsAt, mine.endsAt), mine.postName]
                .filter(Boolean)
                .join(' ')}
              {mine.closesAt && `，${dayTimeLabel(mine.closesAt)} 截止报名`}
            </p>
          ))}
        <p className="fact">
          <MapPin aria-hidden />
          {[activity.placeName, activity.address].filter(Boolean).join('，')}
        </p>
        <div>
          <NavigateLink lng={lng} lat={lat} name={activity.placeName} />
        </div>
        {activity.placeNote && <p className="muted">{activity.placeNote}</p>}
        <WhoToAsk
          contact={
            activity.contactPhone ? { name: activity.contactName, phone: activity.contactPhone } : null
          }
          centre={site.data}
        />
        {activity.preparations.length > 0 && <p>我们准备：{activity.preparations.join('、')}</p>}
        <p>风险提示：{activity.riskNotice}</p>
        {lng !== null && lat !== null && (
          <PlaceMap
            pins={[{ key: 'place', lng, lat, label: activity.placeName }]}
            focus={{ lng, lat, zoom: 3 }}
            label={`集合地点：${activity.placeName}`}
          />
        )}
      </div>
    </section>
  );
}
