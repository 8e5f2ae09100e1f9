import cluster, { type Worker } from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { minuteMs, secondMs } from '#platform/contract/durations.ts';
import { createOperatorLog } from '../operator-log.ts';
import { type ProcessFigures, watchState } from '#platform/server/readings/watch-state.ts';
import { readLogLevel } from '../settings/configuration.ts';
import { readMetricsSettings } from '../settings/metrics-settings.ts';
import { startWatch } from './metrics-port.ts';
import { answerOver, askOver, questions } from './questions.ts';
import { processCount } from './process-count.ts';
import { leave, ready } from './worker.ts';

type Log = ReturnType<typeof createOperatorLog>;
/** A place among the processes, and who has it now. */
type Place = { number: number; holder: string; worker: Worker; startedAt: number; failures: number };

/** A process that does not serve by then, or does not end by then, is given up. */
const startLimitMs = 3 * minuteMs;
const stopLimitMs = minuteMs;
/** What lived shorter is started again later each time, up to half a minute. */
const soundAfterMs = 10 * secondMs;
const longestPauseMs = minuteMs / 2;

/**
 * Serves with several processes on one port where PROCESSES asks for them, until SIGTERM or SIGINT; false where one is enough. A
 * process that dies is replaced; SIGHUP replaces each by one that was started anew, without a moment in which nobody answers.
 * @throws ConfigurationError when PROCESSES cannot be followed
 */
export async function superviseProcesses(
  environment: Record<string, string | undefined> = process.env,
): Promise<boolean> {
  const { count, because } = processCount(environment, availableParallelism());
  if (because) process.stdout.write(`${because}\n`);
  if (count === 1) return false;
  const supervisor = new Supervisor(createOperatorLog(readLogLevel(environment, [])));
  const watch = watchState(figuresOfAll, { engine: 'postgres' });
  await startWatch(watch, readMetricsSettings(environment, []));
  cluster.on('fork', (worker) => answerOver(worker, questions.state, watch.state));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void supervisor.stop());
  process.on('SIGHUP', () => supervisor.replaceAll());
  await supervisor.start(count);
  return true;
}

/** Of the processes that answer; one that is starting or ending has none to give. */
async function figuresOfAll(): Promise<ProcessFigures[]> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
  const asked = workers.map((worker) => askOver<ProcessFigures>(worker!, questions.figures, secondMs));
  const answers = await Promise.allSettled(asked);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
}

class Supervisor {
  readonly #log: Log;
  readonly #places: Place[] = [];
  #rolling: Promise<void> = Promise.resolve();
  #isStopping = false;

  constructor(log: Log) {
    this.#log = log;
  }

  /** The first process prepares the database, the others find it ready. */
  async start(count: number): Promise<void> {
    for (let number = 0; number < count; number += 1) {
      const holder = randomUUID();
      const worker = this.#fork(number, holder);
      this.#places.push({ number, holder, worker, startedAt: Date.now(), failures: 0 });
      if (number > 0) continue;
      const code = await becomesReady(worker);
      if (this.#isStopping) return;
      if (code !== ready) process.exit(code);
    }
    for (const place of this.#places) this.#watch(place);
  }

  /** One after the other: the old process leaves when the new one serves. A new one that does not come up ends it. */
  replaceAll(): void {
    this.#rolling = this.#rolling.then(async () => {
      for (const place of this.#places) if (this.#isStopping || !(await this.#replace(place))) return;
      this.#log('info', 'all processes were replaced');
    });
  }

  /** Every process finishes what it does; the supervisor ends with them. */
  async stop(): Promise<void> {
    if (this.#isStopping) return;
    this.#isStopping = true;
    const workers = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
    await Promise.all(workers.map((worker) => ends(worker, () => worker.process.kill('SIGTERM'))));
    process.exit(0);
  }

  #fork(number: number, holder: string): Worker {
    const worker = cluster.fork({ INSTANCE: String(number), INSTANCE_HOLDER: holder });
    worker.on('message', (message: unknown) => {
      if (message === ready) this.#log('info', 'a process serves', { pid: worker.process.pid });
    });
    return worker;
  }

  async #replace(place: Place): Promise<boolean> {
    const old = place.worker;
    const holder = randomUUID();
    const successor = this.#fork(place.number, holder);
    const code = await becomesReady(successor);
    if (code !== ready) {
      if (!this.#isStopping)
        this.#log('error', 'the new process did not come up, the old ones stay', { code });
      successor.process.kill('SIGKILL');
      return false;
    }
    Object.assign(place, { holder, worker: successor, startedAt: Date.now(), failures: 0 });
    this.#watch(place);
    await ends(old, () => old.isConnected() && old.send(leave));
    return true;
  }

  #watch(place: Place): void {
    const { worker } = place;
    const lost = (code: number | null, signal: string | null): void => {
      // Who was replaced may go.
      if (this.#isStopping || place.worker !== worker) return;
      this.#log('error', 'a process ended by itself and is replaced', {
        pid: worker.process.pid,
        code,
        signal,
      });
      // A round of replacing that is under way may have replaced it by then.
      this.#rolling = this.#rolling.then(() => (place.worker === worker ? this.#revive(place) : undefined));
    };
    if (worker.isDead()) lost(worker.process.exitCode, worker.process.signalCode);
    else worker.once('exit', lost);
  }

  async #revive(place: Place): Promise<void> {
    const isSound = Date.now() - place.startedAt > soundAfterMs;
    place.failures = isSound ? 0 : place.failures + 1;
    if (place.failures > 0) await delay(Math.min(longestPauseMs, 500 * 2 ** place.failures));
    if (this.#isStopping) return;
    Object.assign(place, { worker: this.#fork(place.number, place.holder), startedAt: Date.now() });
    this.#watch(place);
  }
}

/** `ready` once the process serves, or the code it ended with before. */
function becomesReady(worker: Worker): Promise<number | typeof ready> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(1), startLimitMs);
    const settle = (end: number | typeof ready): void => {
      clearTimeout(timer);
      resolve(end);
    };
    worker.on('message', (message: unknown) => message === ready && settle(ready));
    worker.once('exit', (code) => settle(code ?? 1));
  });
}

/** Asks a process to end and waits for it; one that does not is killed. */
async function ends(worker: Worker, ask: () => unknown): Promise<void> {
  if (worker.isDead()) return;
  const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), stopLimitMs);
  ask();
  await gone;
  clearTimeout(timer);
}
