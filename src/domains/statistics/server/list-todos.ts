import { objectionWorkdays } from '#domains/hours/contract/hours.words.ts';
import { readOverdueBefore } from '#domains/site/server/index.ts';
import { dayMs } from '#platform/contract/durations.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/statistics.contract.ts';
import { queues } from './todo-queues.queries.ts';
import { countQueues } from './todos.queries.ts';

/** What is held or reported is answered within a day, also at weekends (问答管理 promises it). */
const answerMs = dayMs;

/** What waits for this person by their permissions and data scope, with how much of it has waited too long. */
export const listTodos: UseCase<typeof contract.listTodos> = async (act) => {
  const { permissions, scope } = act.caller;
  const mine = queues.filter(({ permission }) => permissions.has(permission));
  if (mine.length === 0) return { todos: [] };
  const [reviewedBefore, answeredBefore] = await Promise.all([
    readOverdueBefore(act.sql, act.now),
    readOverdueBefore(act.sql, act.now, objectionWorkdays),
  ]);
  const before = {
    none: reviewedBefore,
    objection: answeredBefore,
    day: new Date(act.now.getTime() - answerMs),
    due: act.now,
  };
  const counted = await countQueues(act.sql, mine, { scope: scope, before });
  const todos = mine.map(({ key, label, link }) => {
    const { count = 0, overdueCount = 0 } = counted.find((row) => row.key === key) ?? {};
    return { key, label, link, count, overdueCount, isUrgent: overdueCount > 0 };
  });
  return { todos };
};
