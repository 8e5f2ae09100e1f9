import { figureLabel } from '#platform/contract/figures.ts';
import { shareLabel } from './dashboard-view.ts';
import type { ReportView } from './dashboard-view.ts';
import styles from './dashboard.module.css';

/** Time that is said at the head of a panel. */
type Over = { over?: string };

/** Activities by district, longest bar first in shade. */
export function DashboardAreas({ areas, over = '近 90 天' }: Pick<ReportView, 'areas'> & Over) {
  const most = Math.max(...areas.map(({ value }) => value), 1);
  return (
    <section className="pn">
      <div className="pn__h">
        <h2>各区活动</h2>
        <span className={styles.note}>{over}，场</span>
      </div>
      <ul className={styles.bars}>
        {areas.map(({ label, value }) => (
          <li key={label}>
            <span>{label}</span>
            <span className={styles.track} aria-hidden>
              <i style={{ width: `${(value / most) * 100}%`, opacity: 0.6 + 0.4 * (value / most) }} />
            </span>
            <em>{figureLabel(value)}</em>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Activities by service category, in the categories' own colours. */
export function DashboardCategories({
  categories,
  over = '近 90 天',
}: Pick<ReportView, 'categories'> & Over) {
  const whole = categories.reduce((sum, { value }) => sum + value, 0);
  return (
    <section className="pn">
      <div className="pn__h">
        <h2>服务类别</h2>
        <span className={styles.note}>{over}，按场次</span>
      </div>
      <div className={styles.shares}>
        <div className={styles.strip} aria-hidden>
          {categories.map(({ key, value }) => (
            <i key={key} className={`cat-${key}`} style={{ flex: value }} />
          ))}
        </div>
        <ul>
          {categories.map(({ key, label, value }) => (
            <li key={key} className={`cat-${key}`}>
              <i aria-hidden />
              {label}
              <em>{shareLabel(value, whole)}</em>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const shades = ['#0e5f66', '#1b757b', '#5aa8ac', '#abd3d4'];

/** From sign-up to credited hours; each step as a share of the first. */
export function DashboardFunnel({ funnel, over = '近 30 天' }: Pick<ReportView, 'funnel'> & Over) {
  const first = funnel[0]?.value ?? 0;
  return (
    <section className="pn">
      <div className="pn__h">
        <h2>报名四步</h2>
        <span className={styles.note}>{over}</span>
      </div>
      <ol className={styles.funnel}>
        {funnel.map(({ label, value }, index) => (
          <li key={label}>
            <span>{label}</span>
            <span className={styles.step}>
              <i
                style={{
                  width: `${first > 0 ? Math.max(22, (value / first) * 100) : 22}%`,
                  background: shades[index],
                  color: index < 2 ? '#fff' : '#08282d',
                }}
              >
                {figureLabel(value)}
              </i>
            </span>
            <em>{shareLabel(value, first)}</em>
          </li>
        ))}
      </ol>
    </section>
  );
}
