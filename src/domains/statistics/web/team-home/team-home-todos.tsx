import { Link } from 'react-router';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import type { getTeamHomeCall } from '../statistics.calls.ts';
import styles from './team-home.module.css';

type Todo = RemoteResult<typeof getTeamHomeCall>['todos'][number];

/** What waits for the team, each a way to the place where it is done; urgent ones in red. */
export function TeamHomeTodos({ todos }: { todos: readonly Todo[] }) {
  return (
    <nav className={`panel ${styles.todos}`} aria-label="待办">
      {todos.map((todo) => (
        <Link
          key={todo.key}
          to={todo.link}
          className={todo.isUrgent && todo.count > 0 ? styles.hot : undefined}
        >
          <span>{todo.label}</span>
          <b className="num">{todo.count}</b>
        </Link>
      ))}
    </nav>
  );
}
