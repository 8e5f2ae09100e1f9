import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { categoryKeys, categoryMark } from '#domains/site/contract/categories.words.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { KindChip } from '#platform/web/ui/kind-chip.tsx';
import { Cover } from '#platform/web/ui/cover.tsx';
import { placeWords } from '../../contract/activities.words.ts';
import { CapacityBar } from '#platform/web/frame/capacity-bar.tsx';
import { Seal } from '#platform/web/ui/seal.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { Phrases } from '#platform/web/ui/phrases/phrases.tsx';
import type { ActivityCard } from '../../contract/activity-views.contract.ts';
import { activityPhaseLabels } from '../../contract/activities.words.ts';
import { ActivityFacts, placesRemark } from './activity-card.tsx';
import styles from './activity-lead-card.module.css';

/** The one activity that the home page puts first: larger, with its summary and its team. */
export function ActivityLeadCard({ activity, href }: { activity: ActivityCard; href: string }) {
  const { team, category, phase, nextShift } = activity;
  return (
    <a className={`act ${styles.card}`} href={href}>
      <div className="act__cover">
        <Cover {...activity.cover} kind={category} recordKey={`activity:${activity.id}`} />
        <StatusDot tone={stateTone(activityPhaseLabels[phase])} isPill>
          {activityPhaseLabels[phase]}
        </StatusDot>
      </div>
      <div className="act__b">
        <div className="act__m">
          <KindChip {...categoryMark(category)} />
          <span>{activity.areaName ?? '全市'}</span>
          {nextShift && <span>预计服务 {hoursLabel(nextShift.minutes)} 小时</span>}
        </div>
        <h3 className="act__t">
          <Phrases text={activity.title} />
        </h3>
        <p>{activity.summary}</p>
        <ActivityFacts activity={activity} />
        <div className={styles.team}>
          <Seal
            name={team.shortName || team.name}
            kind={categoryKeys.find((key) => key === team.category) ?? category}
            recordKey={`team:${team.id}`}
            char={team.sealChar ?? undefined}
            size="sm"
          />
          <span>{team.name}</span>
        </div>
        <CapacityBar
          {...placeWords}
          taken={activity.takenCount}
          capacity={activity.capacity}
          notOpenText={placesRemark(activity)}
          fullText={phase === 'waitlist' ? '可候补' : '名额已满'}
        />
      </div>
    </a>
  );
}
