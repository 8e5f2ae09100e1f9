import { figureLabel } from '#platform/contract/figures.ts';
import { countLabel } from '#platform/contract/page-limits.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { keptLabel } from '../../contract/service-state.words.ts';
import type { ServiceStateView } from './service-state.calls.ts';

type Lane = ServiceStateView['lanes'][number];
type Task = ServiceStateView['tasks'][number];

const laneColumns: readonly Column<Lane>[] = [
  { key: 'label', header: '排队', cell: ({ label }) => label },
  { key: 'running', header: '正在办', isNumeric: true, cell: ({ running }) => running },
  { key: 'waiting', header: '在等', isNumeric: true, cell: ({ waiting }) => waiting },
  { key: 'refused', header: '累计请回', isNumeric: true, cell: ({ refused }) => figureLabel(refused) },
];

/** Lines before the database. */
export const LaneTable = ({ lanes }: Pick<ServiceStateView, 'lanes'>) => (
  <DataTable caption="排队情况" cards="none" rows={lanes} keyOf={({ lane }) => lane} columns={laneColumns} />
);

type NumberLine = { key: string; label: string; value: string };

const numberColumns: readonly Column<NumberLine>[] = [
  { key: 'label', header: '项目', cell: ({ label }) => label },
  { key: 'value', header: '现在', isNumeric: true, isTight: true, cell: ({ value }) => value },
];

/** Messages to the outside, and how often what is kept was enough. */
export function NumberTable({ messages, caches }: Pick<ServiceStateView, 'messages' | 'caches'>) {
  const rows = [
    ...messages.map(({ state, label, count }) => ({
      key: state,
      label: `短信和邮件：${label}`,
      value: `${countLabel(count)} 条`,
    })),
    ...caches.map(({ cache, label, hits, misses }) => ({
      key: cache,
      label: `${label}：缓存命中`,
      value: hits + misses === 0 ? '—' : `${figureLabel((100 * hits) / (hits + misses))}%`,
    })),
  ];
  return (
    <DataTable
      caption="消息与缓存"
      cards="none"
      rows={rows}
      keyOf={({ key }) => key}
      columns={numberColumns}
    />
  );
}

const taskColumns: readonly Column<Task>[] = [
  { key: 'task', header: '后台任务', cell: ({ label }) => label },
  { key: 'late', header: '晚了', isTight: true, isNumeric: true, cell: (task) => lateness(task) },
  { key: 'last', header: '上次', isTight: true, cell: ({ hasFailed }) => (hasFailed ? '失败' : '成功') },
];

/** A task is looked for once a second, so a few seconds are no delay. */
const lateness = ({ lateSeconds }: Task): string => (lateSeconds < 10 ? '准时' : `${lateSeconds} 秒`);

/** Background work, what is late or has failed first. */
export const TaskTable = ({ tasks }: Pick<ServiceStateView, 'tasks'>) => (
  <DataTable
    caption="后台任务"
    cards="none"
    rows={tasks.toSorted(
      (one, other) => Number(other.hasFailed) - Number(one.hasFailed) || other.lateSeconds - one.lateSeconds,
    )}
    keyOf={({ task }) => task}
    columns={taskColumns}
  />
);

type Rule = ServiceStateView['retention'][number];

const ruleColumns: readonly Column<Rule>[] = [
  { key: 'what', header: '数据', cell: ({ what }) => what },
  { key: 'days', header: '保存', cell: ({ since, days }) => `${since}后 ${keptLabel(days)}` },
  { key: 'ending', header: '到期后', cell: ({ ending }) => ending },
];

/** How long records are kept, and what becomes of them then: the rules as background work carries them out. */
export const RetentionTable = ({ retention }: Pick<ServiceStateView, 'retention'>) => (
  <DataTable
    caption="保存期限"
    cards="none"
    rows={retention}
    keyOf={({ task, what }) => `${task}:${what}`}
    columns={ruleColumns}
  />
);
