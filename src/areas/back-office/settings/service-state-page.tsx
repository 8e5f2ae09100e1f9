import {
  getServiceStateCall,
  type ServiceStateView,
} from '#domains/statistics/web/service-state/service-state.calls.ts';
import { StateChart, type StateLine } from '#domains/statistics/web/service-state/state-chart.tsx';
import {
  LaneTable,
  NumberTable,
  RetentionTable,
  TaskTable,
} from '#domains/statistics/web/service-state/state-tables.tsx';
import { secondMs } from '#platform/contract/durations.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import styles from './service-state-page.module.css';

const refreshEveryMs = 20 * secondMs;
const [red, teal, amber, violet] = ['#c8371f', '#0e5f66', '#c98610', '#6462b0'] as const;

const answers: readonly StateLine[] = [
  { label: '请求', colour: teal, valueOf: ({ requests }) => requests },
  { label: '请回稍后再试', colour: amber, valueOf: ({ refused }) => refused },
  { label: '故障', colour: red, valueOf: ({ faults }) => faults },
];
const speed: readonly StateLine[] = [
  { label: '95% 的请求快于', colour: teal, valueOf: ({ p95Ms }) => p95Ms },
  { label: '程序停顿', colour: amber, valueOf: ({ loopDelayMs }) => loopDelayMs },
];
const queue: readonly StateLine[] = [{ label: '在等', colour: violet, valueOf: ({ waiting }) => waiting }];
const memory: readonly StateLine[] = [{ label: '内存', colour: teal, valueOf: ({ memoryMiB }) => memoryMiB }];

/** `/system/state` 运行状态: how the product runs, over the last hour and now, and what to do about it. */
export function Component() {
  usePageTitle('运行状态');
  const { data, isPending, error, refetch } = useOperationQuery(
    getServiceStateCall,
    {},
    { refreshEveryMs, reportedBy: 'form' },
  );
  return (
    <>
      <div className="pt">
        <div>
          <h1>运行状态</h1>
          <p>{data ? headline(data) : '近一小时的负载、快慢和后台任务，每 20 秒更新。'}</p>
        </div>
      </div>
      {isPending && <Skeleton kind="block" />}
      {error && !data && (
        <LoadFailed className="pn" what="运行状态" failure={error} onRetry={() => void refetch()} />
      )}
      {data && <Panels state={data} />}
    </>
  );
}

const headline = ({ processes, engine, pool }: ServiceStateView): string =>
  `${processes} 个进程，${engine === 'embedded' ? '内置数据库' : 'PostgreSQL 数据库'}，数据库连接占用 ${pool.used} / ${pool.size}。每 20 秒更新。`;

const Panels = ({ state }: { state: ServiceStateView }) => (
  <>
    {state.advice.map(({ tone, text }) => (
      <Notice key={text} kind={tone} isLive>
        {text}
      </Notice>
    ))}
    <div className={styles.charts}>
      <StateChart title="请求" unit="次/秒" samples={state.samples} lines={answers} />
      <StateChart title="快慢" unit="毫秒" samples={state.samples} lines={speed} />
      <StateChart title="排队" unit="个" samples={state.samples} lines={queue} />
      <StateChart title="内存" unit="MiB" samples={state.samples} lines={memory} />
      <section className="pn" aria-label="现在">
        <div className="pn__h">
          <h2>排队与消息</h2>
        </div>
        <LaneTable lanes={state.lanes} />
        <NumberTable messages={state.messages} caches={state.caches} />
      </section>
      {/* It scrolls by itself: keys must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={`pn ${styles.tasks}`} aria-label="后台任务" tabIndex={0}>
        <div className="pn__h">
          <h2>后台任务</h2>
        </div>
        <TaskTable tasks={state.tasks} />
      </section>
    </div>
    <section className="pn" aria-label="保存期限">
      <div className="pn__h">
        <h2>保存期限</h2>
      </div>
      <RetentionTable retention={state.retention} />
    </section>
  </>
);
