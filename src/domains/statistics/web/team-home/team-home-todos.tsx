import {
  ClipboardCheck,
  ClipboardList,
  Clock,
  Hourglass,
  LogOut,
  type LucideIcon,
  MessageCircleQuestion,
  MessageSquareWarning,
  Undo2,
  UserCheck,
  UserPlus,
} from 'lucide-react';
import { Link } from 'react-router';
import { minuteMs } from '#platform/contract/durations.ts';
import { waitedLabel } from '#platform/contract/instants.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import type { listTeamTodosCall } from '../statistics.calls.ts';
import styles from './team-home.module.css';

type Todo = RemoteResult<typeof listTeamTodosCall>['todos'][number];

/** What waits for the team, longest first, each a way to the place where it is done; urgent ones in red. */
export function TeamHomeTodos({ todos, now }: { todos: readonly Todo[]; now: Date }) {
  if (todos.length === 0)
    return (
      <section className="panel" aria-label="待办">
        <EmptyState art="done" title="没有等你们办的事" text="新的报名、申请和任务一到，就会出现在这里。" />
      </section>
    );
  return (
    <nav className={`panel ${styles.todos}`} aria-label="待办">
      {todos.map((todo) => (
        <Link key={todo.key} to={todo.link} className={todo.isUrgent ? styles.hot : undefined}>
          <span>
            <TodoIcon of={todo.key} />
            {todo.label}
          </span>
          <b className="num">{todo.count}</b>
          <small>最早一条已等 {waited(todo.oldestAt, now)}</small>
        </Link>
      ))}
    </nav>
  );
}

const icons: Partial<Record<string, LucideIcon>> = {
  pendingSignUps: UserCheck,
  applicants: UserPlus,
  openJobs: ClipboardCheck,
  openQuestions: MessageCircleQuestion,
  noCheckOut: LogOut,
  returned: Undo2,
  calculated: Hourglass,
  corrections: Clock,
  claims: Clock,
  settling: ClipboardList,
  disputed: MessageSquareWarning,
};

function TodoIcon({ of }: { of: string }) {
  const Icon = icons[of] ?? ClipboardList;
  return <Icon className="ic" aria-hidden />;
}

/** Figure and unit stay on one line. */
const waited = (since: string, now: Date): string =>
  waitedLabel(Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / minuteMs))).replaceAll(
    ' ',
    '\u00a0',
  );
