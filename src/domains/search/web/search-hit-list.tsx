import { figureLabel } from '#platform/contract/figures.ts';
import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { CalendarHeart, HandHeart, type LucideIcon, Newspaper, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { activityPhaseLabels } from '#domains/activities/contract/activities.words.ts';
import { publicStamps } from '#domains/needs/contract/needs.words.ts';
import { categoryName } from '#domains/site/contract/categories.words.ts';
import { dateLabel, dayTimeLabel } from '#platform/contract/instants.ts';
import { Highlighted } from '#platform/web/ui/highlighted.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import type { ActivityHit, NeedHit, NewsHit, SearchHit, TeamHit } from '../contract/search.contract.ts';
import type { SearchKind } from '../contract/search.words.ts';
import styles from './search-hit-list.module.css';

type HitListProps = {
  hits: readonly SearchHit[];
  /** Searched words, which are marked. */
  words: readonly string[];
  hrefOf: (hit: SearchHit) => string;
  /** Level of the titles: h2 directly below the page's title, h3 below a section's. */
  heading?: 'h2' | 'h3';
};

const icons: Record<SearchKind, LucideIcon> = {
  activity: CalendarHeart,
  team: UsersRound,
  need: HandHeart,
  news: Newspaper,
};

/** What a search found, one row each: title and text with the words marked, and the facts that tell hits apart. */
export function SearchHitList({ hits, words, hrefOf, heading: Heading = 'h2' }: HitListProps) {
  const marked = (text: string): ReactNode => <Highlighted text={text} words={words} />;
  return (
    <ul className={styles.hits}>
      {hits.map((hit) => {
        const Icon = icons[hit.kind];
        return (
          <li key={`${hit.kind}${hit.id}`}>
            <a href={hrefOf(hit)}>
              <span className={styles[hit.kind]} aria-hidden>
                <Icon className="ic" />
              </span>
              <span className={styles.text}>
                <Heading>{marked(hit.title)}</Heading>
                {hit.excerpt && <p>{marked(hit.excerpt)}</p>}
                <small>
                  <HitFacts hit={hit} />
                </small>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function HitFacts({ hit }: { hit: SearchHit }) {
  switch (hit.kind) {
    case 'activity':
      return <ActivityFacts hit={hit} />;
    case 'team':
      return <TeamFacts hit={hit} />;
    case 'need':
      return <NeedFacts hit={hit} />;
    case 'news':
      return <NewsFacts hit={hit} />;
  }
}

const ActivityFacts = ({ hit }: { hit: ActivityHit }) => (
  <>
    <StatusDot tone={stateTone(activityPhaseLabels[hit.phase])}>{activityPhaseLabels[hit.phase]}</StatusDot>
    <span>{categoryName(hit.category)}</span>
    <time dateTime={hit.startsAt}>{dayTimeLabel(hit.startsAt)}</time>
    <span>{[hit.areaName, hit.placeName].filter(Boolean).join(' ')}</span>
    <span>{hit.teamName}</span>
  </>
);

const TeamFacts = ({ hit }: { hit: TeamHit }) => (
  <>
    <span>{categoryName(hit.category)}</span>
    {hit.areaName && <span>{hit.areaName}</span>}
    <span>{figureLabel(hit.memberCount)} 名队员</span>
    <span>{figureLabel(hit.activityCount)} 场活动</span>
  </>
);

const NeedFacts = ({ hit }: { hit: NeedHit }) => (
  <>
    <StatusDot tone={stateTone(publicStamps[hit.status])}>{publicStamps[hit.status]}</StatusDot>
    <span>{categoryName(hit.category)}</span>
    {hit.areaName && <span>{hit.areaName}</span>}
    <time dateTime={hit.submittedAt}>{dateLabel(hit.submittedAt)}</time>
  </>
);

const NewsFacts = ({ hit }: { hit: NewsHit }) => (
  <>
    <span>{hit.dynamicTypeName}</span>
    <time dateTime={hit.publishAt}>{dateLabel(hit.publishAt)}</time>
    <span>{hit.source}</span>
  </>
);
