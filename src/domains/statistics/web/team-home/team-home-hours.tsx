import { useSearchParams } from 'react-router';
import { figureLabel, hoursLabel } from '#platform/contract/figures.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import type { getTeamHomeCall } from '../statistics.calls.ts';
import styles from './team-home.module.css';

type Home = RemoteResult<typeof getTeamHomeCall>;
type Bar = { key: string; label: string; minutes: number };

const spans = [
  { key: 'weeks', label: '近十二周' },
  { key: 'months', label: '近十二月' },
] as const;

/** 服务时长: the team's numbers, and effective hours of twelve weeks or months. */
export function TeamHomeHours({ home }: { home: Home }) {
  const [params] = useSearchParams();
  const span = params.get('hours') === 'months' ? 'months' : 'weeks';
  const bars = span === 'weeks' ? weekBars(home) : monthBars(home);
  const figures: [string, string, string?][] = [
    ['活跃队员', figureLabel(home.activeCount), '近十二周有服务记录的队员'],
    ['做过的活动', figureLabel(home.activityCount)],
    ['到场率', home.attendanceRate === null ? '—' : `${Math.round(home.attendanceRate * 100)}%`],
    ['群众评单', home.requesterRating?.toFixed(1) ?? '—', '点单人一年里给的平均分，满三次评价才有'],
  ];
  return (
    <section className="panel" aria-label="服务时长">
      <div className="panel__h">
        <h2>服务时长</h2>
        <ListTabs
          label="时长的时段"
          isSwitch
          tabs={spans}
          current={span}
          hrefOf={(key) => (key === 'weeks' ? '?' : `?hours=${key}`)}
        />
      </div>
      <dl className={styles.figures}>
        <div>
          <dd className="num">
            {hoursLabel(sumOf(bars))}
            {span === 'weeks' && <Change now={sumOf(bars)} before={home.minutesBefore} />}
          </dd>
          <dt>{span === 'weeks' ? '近十二周' : '近十二月'}小时</dt>
        </div>
        {figures.map(([name, value, meaning]) => (
          <div key={name} title={meaning}>
            <dd className="num">{value}</dd>
            <dt>{name}</dt>
          </div>
        ))}
      </dl>
      <HourBars bars={bars} />
    </section>
  );
}

/** Minutes below which a share of them says nothing. */
const leastCompared = 600;

/** How much more or less than in the weeks before, in percent; nothing where there was too little to compare with. */
function Change({ now, before }: { now: number; before: number }) {
  if (before < leastCompared) return null;
  const percent = Math.round((now / before - 1) * 100);
  return (
    <small className={percent < 0 ? styles.less : styles.moreThan} title="与再往前的十二周相比，算到同一天">
      {percent < 0 ? '−' : '+'}
      {figureLabel(Math.abs(percent))}%
    </small>
  );
}

const sumOf = (bars: readonly Bar[]): number => bars.reduce((sum, { minutes }) => sum + minutes, 0);

const weekBars = ({ weeks }: Home): Bar[] =>
  weeks.map(({ from, minutes }, place) => ({
    key: from,
    label: place === weeks.length - 1 ? '本周' : `${Number(from.slice(5, 7))}/${Number(from.slice(8))}`,
    minutes,
  }));

const monthBars = ({ months }: Home): Bar[] =>
  months.map(({ month, minutes }) => ({ key: month, label: `${Number(month.slice(5))}月`, minutes }));

/** A round number of hours at or above the highest bar, and half of it: what the lines behind the bars say. */
function scaleOf(most: number): number {
  const hours = most / 60;
  const step = [1, 2, 3, 4, 6, 8, 10].map((one) => one * 10 ** Math.floor(Math.log10(Math.max(1, hours))));
  return step.find((one) => one >= hours) ?? hours;
}

/** Bars in the type of the page at every width; the highest says its hours. On phones and in large type every second word below stands for two. */
function HourBars({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(({ minutes }) => minutes));
  const top = scaleOf(most);
  return (
    <div className={styles.chart}>
      <div className={`num ${styles.scale}`} aria-hidden>
        <span>{figureLabel(top)}</span>
        <span>{figureLabel(top / 2)}</span>
        <span>0</span>
      </div>
      <ol>
        {bars.map(({ key, label, minutes }) => (
          <li key={key} className={minutes > 0 && minutes === most ? styles.most : undefined}>
            <b className="num">
              {minutes > 0 && (minutes < 60 ? hoursLabel(minutes) : Math.round(minutes / 60))}
              <span className="sr">{hoursLabel(minutes)} 小时</span>
            </b>
            <i style={{ blockSize: `${(minutes / 60 / top) * 100}%` }} aria-hidden />
            <small>{label}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}
