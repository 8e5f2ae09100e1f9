import { ArrowRight } from 'lucide-react';
import { figureLabel, hoursLabel } from '#platform/contract/figures.ts';
import type { ResultOf } from '#platform/contract/operation.ts';
import { visitorsOnly } from '#platform/web/islands/viewer-part.tsx';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import type { getHomeFigures } from '../contract/statistics.contract.ts';
import styles from './home-hero.module.css';

type HomeFigures = ResultOf<typeof getHomeFigures>;

type HomeHeroProps = {
  figures: HomeFigures;
  /** Activities in the phase 招募中. */
  recruitingCount: number;
  /** `江澜市志愿服务平台`, above the slogan. */
  siteName: string;
  activitiesHref: string;
  teamsHref: string;
  /** For visitors without an account. */
  joinLinks: readonly { label: string; href: string }[];
};

/** The river with the people beside it; the four figures of the city lie in the water. */
export function HomeHero({
  figures,
  recruitingCount,
  siteName,
  activitiesHref,
  teamsHref,
  joinLinks,
}: HomeHeroProps) {
  return (
    <section className={styles.hero} aria-label={siteName}>
      <picture>
        <source media="(max-width: 991.98px)" srcSet="/brand/hero-scene-mobile.svg" />
        <img className={styles.scene} src="/brand/hero-scene.svg" alt="" width={2560} height={660} />
      </picture>
      <div className={`container ${styles.words}`}>
        <div className={styles.text}>
          <p className={styles.kicker}>{siteName}</p>
          <h1>
            <img src="/brand/slogan-1.svg" alt="一个人的举手之劳，" width={476} height={66} />
            <img src="/brand/slogan-2.svg" alt="泛起一座城的涟漪" width={476} height={66} />
          </h1>
          <p>{recruitingLine(recruitingCount)}</p>
          <div className={styles.acts}>
            <ButtonAnchor look="primary" size="lg" href={activitiesHref}>
              找活动报名
              <ArrowRight className="ic" aria-hidden />
            </ButtonAnchor>
            <ButtonAnchor look="line" size="lg" href={teamsHref}>
              认识服务队伍
            </ButtonAnchor>
            <span className={styles.join} {...visitorsOnly}>
              {joinLinks.map(({ label, href }) => (
                <a key={href} className="link" href={href}>
                  {label}
                </a>
              ))}
            </span>
          </div>
        </div>
      </div>
      <div className={styles.river}>
        <dl className={`container ${styles.figures}`}>
          {figuresOf(figures).map(({ label, value, unit }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">
                {value}
                <small>{unit}</small>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

const recruitingLine = (count: number): string =>
  count > 0
    ? `此刻有 ${figureLabel(count)} 场活动正在招募，总有一场离你不远。`
    : '挑一个日子，看看哪里需要你。';

const minutesPerHour = 60;
const tenThousand = 10_000;

function figuresOf(figures: HomeFigures): { label: string; value: string; unit: string }[] {
  const hours = figures.effectiveMinutes / minutesPerHour;
  const isMany = hours >= tenThousand * 10;
  return [
    { label: '注册志愿者', value: figureLabel(figures.volunteerCount), unit: '人' },
    { label: '服务队伍', value: figureLabel(figures.teamCount), unit: '支' },
    isMany
      ? { label: '累计服务时长', value: hoursLabel(figures.effectiveMinutes / tenThousand), unit: '万小时' }
      : { label: '累计服务时长', value: figureLabel(Math.floor(hours)), unit: '小时' },
    { label: '本月活动', value: figureLabel(figures.monthActivityCount), unit: '场' },
  ];
}
