import { ownOriginPath } from '#domains/hours/contract/hour-origin.rules.ts';
import { Link } from 'react-router';
import { timeLabel } from '#platform/contract/instants.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import type { TimelineFact } from '../contract/timeline.contract.ts';
import type { TimelineDay } from './timeline-days.ts';
import { timelineFaces } from './timeline-icons.ts';
import styles from './timeline.module.css';

/** Days with their facts on one line down the page; each fact leads to one's own page of its activity. */
export function TimelineList({ days }: { days: readonly TimelineDay[] }) {
  return days.map(({ day, label, facts }) => (
    <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`}>{label}</h2>
      <ol className={styles.line}>
        {facts.map((fact) => (
          <Line key={fact.key} fact={fact} />
        ))}
      </ol>
    </section>
  ));
}

function Line({ fact }: { fact: TimelineFact }) {
  const [Icon, tone] = timelineFaces[fact.kind];
  return (
    <li>
      <span className={classNames(styles.seal, styles[tone])}>
        <Icon aria-hidden />
      </span>
      <time className="tn" dateTime={fact.at}>
        {timeLabel(fact.at)}
      </time>
      <div className={styles.text}>
        <p>{fact.sentence}</p>
        <Link data-fact={fact.key} to={ownOriginPath(fact)}>
          {fact.title}
        </Link>
        {fact.note && <p className={styles.note}>{fact.note}</p>}
      </div>
    </li>
  );
}
