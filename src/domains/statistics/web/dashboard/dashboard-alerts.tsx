import { TriangleAlert } from 'lucide-react';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import type { DashboardView } from './dashboard-view.ts';
import styles from './dashboard.module.css';

/** 值班提醒: what needs somebody within two days. Its links lead to the public site, a document of its own. */
export function DashboardAlerts({ alerts }: Pick<DashboardView, 'alerts'>) {
  return (
    <section className="pn">
      <div className="pn__h">
        <h2>值班提醒</h2>
        <span className={styles.note}>48 小时内</span>
      </div>
      {alerts.length === 0 ? (
        <EmptyState art="done" title="没有需要留意的" text="两天内的活动人手都够。" />
      ) : (
        <ul className={styles.alerts}>
          {alerts.map(({ key, text, link }) => (
            <li key={key}>
              <span className={styles.icon}>
                <TriangleAlert className="ic" aria-hidden />
              </span>
              <a href={link}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
