import { useState } from 'react';
import { figureLabel, hoursLabel, hoursOf } from '#platform/contract/figures.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { motifUrl } from '#platform/web/cover-art/art-urls.ts';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { categoryName, serviceCategories } from '#domains/site/contract/categories.words.ts';
import { type Badge, badgesOf } from '../../contract/badges.words.ts';
import { getMyServicesCall } from '../hours.calls.ts';
import styles from './badge-panel.module.css';

const shownFirst = 8;

/** 徽章 of one's own services: what is earned in colour, the rest with what is missing. */
export function BadgePanel() {
  const services = useOperationQuery(getMyServicesCall, {}, { reportedBy: 'form' });
  const [isWhole, setWhole] = useState(false);
  if (services.isError && services.error && !services.data)
    return (
      <LoadFailed
        className="panel"
        what="徽章"
        failure={services.error}
        onRetry={() => void services.refetch()}
      />
    );
  if (!services.data) return <Skeleton kind="block" />;
  const badges = badgesOf(services.data.list);
  const earned = badges.filter(({ isEarned }) => isEarned).length;
  return (
    <section className={classNames('panel', styles.panel)} aria-labelledby="badges">
      <div className="panel__h">
        <h2 id="badges">徽章</h2>
        <span className={styles.count}>
          已获得 {earned} 枚，共 {badges.length} 枚
        </span>
      </div>
      <ul className={styles.badges}>
        {badges.slice(0, isWhole ? undefined : shownFirst).map((badge) => (
          <BadgeMark key={badge.key} badge={badge} />
        ))}
      </ul>
      <Button look="line" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? '收起' : '看全部徽章'}
      </Button>
    </section>
  );
}

function BadgeMark({ badge }: { badge: Badge }) {
  const { category, isEarned, name, unit } = badge;
  const [first, second] = serviceCategories[category].motifs;
  return (
    <li className={classNames(styles.badge, `cat-${category}`, !isEarned && styles.ahead)}>
      <span className={styles.disc}>
        <img src={motifUrl(category, unit === 'times' ? first : second)} alt="" width={64} height={64} />
      </span>
      <b>{name}</b>
      <small>
        {categoryName(category)}
        {wayOf(badge)}
      </small>
    </li>
  );
}

/** `满 10 次`, `还差 3 次` in the words of the unit. */
function wayOf({ done, goal, isEarned, unit }: Badge): string {
  const amount = isEarned ? goal : goal - done;
  const hours = Number.isInteger(hoursOf(amount)) ? figureLabel(hoursOf(amount)) : hoursLabel(amount);
  const label = unit === 'times' ? `${figureLabel(amount)} 次` : `${hours} 小时`;
  return isEarned ? `满 ${label}` : `还差 ${label}`;
}
