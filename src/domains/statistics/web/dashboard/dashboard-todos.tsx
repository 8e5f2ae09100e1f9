import {
  AlarmClock,
  CalendarCheck,
  CalendarSync,
  Camera,
  ClipboardCheck,
  Dices,
  FilePenLine,
  History,
  Flag,
  HandHeart,
  Hourglass,
  IdCard,
  Megaphone,
  MessageSquareWarning,
  MessagesSquare,
  Newspaper,
  Scale,
  Star,
  ShieldCheck,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import type { Todos } from './dashboard-view.ts';
import styles from './dashboard.module.css';

const icons: Record<string, LucideIcon> = {
  activities: CalendarCheck,
  activityChanges: CalendarSync,
  makeups: History,
  teams: Users,
  teamChanges: FilePenLine,
  needs: HandHeart,
  lateJobs: AlarmClock,
  jobReports: ClipboardCheck,
  microProofs: Camera,
  realNames: IdCard,
  news: Newspaper,
  discussion: MessagesSquare,
  reportedPosts: Flag,
  bulkReports: Megaphone,
  hours: Hourglass,
  objections: MessageSquareWarning,
  creditAppeals: Scale,
  stars: Star,
  starObjections: MessageSquareWarning,
  shortStars: Hourglass,
  anomalies: ShieldCheck,
  spotChecks: Dices,
};

/** What waits for this person (等你处理), with how much of it has waited too long. */
export function DashboardTodos({ todos }: { todos: Todos }) {
  const total = todos.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="pn">
      <div className="pn__h">
        <h2>等你处理</h2>
        <span className={styles.note}>共 {total} 件</span>
      </div>
      {todos.length === 0 && <EmptyState art="done" title="没有分给你的待办" text="你的角色不需要审核。" />}
      <ul className={styles.todos}>
        {todos.map(({ key, label, count, overdueCount, link }) => {
          const Icon = icons[key] ?? ClipboardCheck;
          return (
            <li key={key}>
              <span className={styles.icon}>
                <Icon className="ic" aria-hidden />
              </span>
              <span className={styles.name}>
                {label}
                <small className={overdueCount > 0 ? styles.late : undefined}>
                  {overdueCount > 0 ? `${overdueCount} 件超时` : '都在时限内'}
                </small>
              </span>
              <b className="num">{count}</b>
              <ButtonLink look="line" size="sm" to={link} aria-label={`去办${label}`}>
                去办
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
