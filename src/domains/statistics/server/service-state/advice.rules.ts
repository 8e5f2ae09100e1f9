import { countLabel } from '#platform/contract/page-limits.ts';
import type { ServiceState } from '#platform/server/readings/service-state.ts';

export type Advice = { tone: 'success' | 'warning' | 'error'; text: string };

/** The words of a task by its name. */
type LabelOf = (task: string) => string;

/** Samples that speak for now: the last three minutes. */
const lately = 9;
const lateSeconds = 180;
const slowMs = 1_000;
const blockedMs = 300;
/** Processes with the embedded database take more (docs/operations.md, Memory). */
const memoryMiB = { embedded: 650, postgres: 300 } as const;

/** What to do about how the product runs, and what else is known, the worst first; that all is well when there is nothing. */
export function adviceOn(state: ServiceState, labelOf: LabelOf, more: readonly Advice[] = []): Advice[] {
  const found = [...faults(state), ...load(state), ...background(state, labelOf), ...more];
  if (found.length > 0) return found.sort((one, other) => rank(one) - rank(other));
  return [{ tone: 'success', text: '系统运行正常，没有需要处理的事项。' }];
}

const rank = ({ tone }: Advice): number => ['error', 'warning', 'success'].indexOf(tone);

function faults({ samples }: ServiceState): Advice[] {
  if (!samples.slice(-lately).some(({ faults: count }) => count > 0)) return [];
  return [
    {
      tone: 'error',
      text: '最近三分钟有请求因程序故障没有办成。请技术人员查看日志中级别为 50 的记录，按其中的 requestId 找到出错的操作。',
    },
  ];
}

function load({ samples, pool, engine, processes }: ServiceState): Advice[] {
  const recent = samples.slice(-lately);
  const found: Advice[] = [];
  const isRefusing = recent.some(({ refused }) => refused > 0);
  if (isRefusing)
    found.push({
      tone: 'error',
      text:
        engine === 'embedded'
          ? '有请求因排队太长或数据库不可用被请回稍后再试。如果持续几分钟，请改用 PostgreSQL 数据库（DATABASE_URL）。'
          : '有请求因排队太长或数据库不可用被请回稍后再试。如果持续几分钟，请先确认数据库正常，再增加进程（PROCESSES）或数据库连接（DATABASE_POOL）。',
    });
  // The embedded database has one connection, and its turns are short: that somebody waits is no trouble.
  if (engine === 'postgres' && !isRefusing && pool.waiting > 0 && pool.used >= pool.size)
    found.push({
      tone: 'warning',
      text: '数据库连接已全部占用，有操作在等待。如果经常这样，请加大 DATABASE_POOL。',
    });
  if (mostlyOver(recent, ({ p95Ms }) => p95Ms > slowMs))
    found.push({
      tone: 'warning',
      text: '近三分钟多数时候有请求超过 1 秒才办完。请查看数据库服务器的负载。',
    });
  if (mostlyOver(recent, ({ loopDelayMs }) => loopDelayMs > blockedMs))
    found.push({
      tone: 'warning',
      text: '程序忙不过来，近三分钟多数时候停顿超过 0.3 秒。请增加处理器或进程（PROCESSES）。',
    });
  const most = memoryMiB[engine] * Math.max(1, processes);
  if (mostlyOver(recent, (sample) => sample.memoryMiB > most))
    found.push({ tone: 'warning', text: `内存占用超过 ${most} MiB，高于平常。请留意是否持续增长。` });
  return found;
}

const mostlyOver = <Sample>(samples: readonly Sample[], isOver: (sample: Sample) => boolean): boolean =>
  samples.length >= lately && samples.filter(isOver).length > samples.length / 2;

function background({ tasks, messages }: ServiceState, labelOf: LabelOf): Advice[] {
  const found: Advice[] = [];
  const failed = tasks.filter(({ hasFailed }) => hasFailed).map(({ task }) => labelOf(task));
  if (failed.length > 0)
    found.push({
      tone: 'error',
      text: `后台任务上次运行失败：${failed.join('、')}。它负责的递补、结束、生效等会推迟，请技术人员查看日志中的 background task failed。`,
    });
  const late = tasks.filter((task) => task.lateSeconds > lateSeconds).map(({ task }) => labelOf(task));
  if (late.length > 0)
    found.push({
      tone: 'warning',
      text: `后台任务晚了三分钟以上：${late.join('、')}。请确认至少有一个进程在运行，且数据库不忙。`,
    });
  const lost = messages.find(({ state }) => state === 'failed')?.count ?? 0;
  if (lost > 0)
    found.push({
      tone: 'warning',
      text: `近 24 小时有 ${countLabel(lost)} 条短信或邮件没能发出。请到“短信发件箱”查看运营商给出的原因，改正后重发。`,
    });
  return found;
}
