import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { CalendarDays, Check, MapPin, Navigation } from 'lucide-react';
import type { ReactNode } from 'react';
import { categoryMark } from '#domains/site/contract/categories.words.ts';
import { distanceLabel } from '#platform/contract/ground.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dateLabel, dayLabel, spanLabel, toDay } from '#platform/contract/instants.ts';
import { useDrawnOnce } from '#platform/web/islands/drawn-once.tsx';
import { KindChip } from '#platform/web/ui/kind-chip.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Cover } from '#platform/web/ui/cover.tsx';
import { placeWords } from '../../contract/activities.words.ts';
import { CapacityBar } from '#platform/web/frame/capacity-bar.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { Phrases } from '#platform/web/ui/phrases/phrases.tsx';
import type { ActivityCard as ActivityCardView } from '../../contract/activity-views.contract.ts';
import { activityPhaseLabels } from '../../contract/activities.words.ts';
import styles from './activity-card.module.css';

type ActivityCardProps = {
  activity: ActivityCardView;
  href: string;
  /** The viewer's own standing in it, such as 已通过. */
  mark?: string;
  /** How far from the viewer, metres; undefined where either place is unknown. */
  distanceM?: number | undefined;
  /** The title as it is, or with the searched words marked. */
  title?: ReactNode;
  /** `row` turns to picture beside text on phones. */
  look?: 'row' | 'small';
  /** Level of its heading: h2 directly below the page's title, h3 below a section's. */
  heading?: 'h2' | 'h3';
  isEager?: boolean;
};

/** `11月28日 周六 08:30–11:30`: the next shift; several say how many. */
function activityTimeLabel({
  nextShift,
  startsAt,
  endsAt,
  shiftCount,
}: Pick<ActivityCardView, 'nextShift' | 'startsAt' | 'endsAt' | 'shiftCount'>): string {
  const from = nextShift?.startsAt ?? startsAt;
  const to = nextShift?.endsAt ?? endsAt;
  const several = shiftCount > 1 ? ` 等\u00a0${shiftCount}\u00a0场` : '';
  return `${dayLabel(from)} ${spanLabel(from, to)}${several}`;
}

/** What the places bar says when nobody can sign up yet or any more. */
export function placesRemark({ phase, signUpOpensAt }: ActivityCardView): string | undefined {
  if (phase === 'notOpen') return signUpOpensAt ? `${dateLabel(signUpOpensAt)}开放报名` : '尚未开放报名';
  if (phase === 'signUpClosed') return '报名已截止';
  return phase === 'running' || phase === 'ended' || phase === 'cancelled'
    ? activityPhaseLabels[phase]
    : undefined;
}

/** An activity as visitors meet it in lists: picture, state, time, place, places taken. One link as a whole. */
export function ActivityCard(props: ActivityCardProps) {
  const { activity, href, look = 'row', heading = 'h2' } = props;
  const isOfRow = props.title === undefined && props.distanceM === undefined;
  const told = isOfRow ? `${look} ${heading} ${props.isEager ?? false} ${props.mark ?? ''}` : undefined;
  const content = useDrawnOnce(activity, told, () => (
    <CardContent {...props} look={look} heading={heading} />
  ));
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is the card, drawn apart
  return <a className={classNames('act', styles[look])} href={href} {...content} />;
}

type CardContentProps = ActivityCardProps & Required<Pick<ActivityCardProps, 'look' | 'heading'>>;

function CardContent(props: CardContentProps) {
  const { activity, mark, distanceM, title, look, heading: Heading, isEager } = props;
  const { phase, category, nextShift } = activity;
  return (
    <>
      <div className="act__cover">
        <Cover
          {...activity.cover}
          kind={category}
          recordKey={`activity:${activity.id}`}
          mobileCrop={look === 'row' ? 'tall' : undefined}
          isEager={isEager}
        />
        <StatusDot tone={stateTone(activityPhaseLabels[phase])} isPill>
          {activityPhaseLabels[phase]}
        </StatusDot>
        {distanceM !== undefined && <Distance metres={distanceM} />}
        {mark && (
          <span className={styles.mine}>
            <Check className="ic ic-16" aria-hidden />
            {mark}
          </span>
        )}
      </div>
      <div className="act__b">
        <div className="act__m">
          <KindChip {...categoryMark(category)} />
          <span>{activity.areaName ?? '全市'}</span>
          {nextShift && <span className="end">计 {hoursLabel(nextShift.minutes)} 小时</span>}
        </div>
        <Heading className="act__t clamp2">{title ?? <Phrases text={activity.title} />}</Heading>
        <ActivityFacts activity={activity} />
        <CapacityBar
          {...placeWords}
          taken={activity.takenCount}
          capacity={activity.capacity}
          notOpenText={placesRemark(activity)}
          fullText={phase === 'waitlist' ? '可候补' : '名额已满'}
        />
      </div>
    </>
  );
}

/** How far it is, on the picture. */
const Distance = ({ metres }: { metres: number }) => (
  <span className={styles.near}>
    <Navigation className="ic ic-14" aria-hidden />
    <span className="sr">离你约</span>
    {distanceLabel(metres)}
  </span>
);

/** When and where. */
export function ActivityFacts({ activity }: { activity: ActivityCardView }) {
  const from = activity.nextShift?.startsAt ?? activity.startsAt;
  return (
    <ul className="facts">
      <li>
        <CalendarDays className="ic" aria-hidden />
        <time dateTime={toDay(new Date(from))}>{activityTimeLabel(activity)}</time>
      </li>
      <li>
        <MapPin className="ic" aria-hidden />
        <span className="clamp1">{activity.placeName}</span>
      </li>
    </ul>
  );
}
