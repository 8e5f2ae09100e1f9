import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { Unavailable } from '#platform/server/calls/failures.ts';
import type { Paper } from './paper.rules.ts';
import type { DrawnPaper } from './paper-worker.ts';

/** What a worker is started from; undefined where the server runs from its sources, and draws by itself. */
export type WorkerSource = { file: string; isCode?: boolean };

export type Press = {
  /** The paper as PDF/A, after those that were asked for before it. @throws Unavailable when too many wait */
  print: (paper: Paper) => Promise<Buffer>;
  /** Whether a worker is there now. */
  isRunning: () => boolean;
};

export type PressLimits = {
  /** After so long without a paper the worker ends, and gives back its memory. */
  idleMs: number;
  /** A paper that takes longer is given up, with the worker. */
  paperMs: number;
  mostWaiting: number;
};

const usualLimits: PressLimits = { idleMs: 15_000, paperMs: 30_000, mostWaiting: 200 };

/** Fonts and a document of forty pages are below half of this. */
const workerMemory = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 };

type Job = { paper: Paper; resolve: (bytes: Buffer) => void; reject: (error: unknown) => void };

/**
 * Draws papers in a thread of their own, one after the other: whoever asks for two hundred records keeps nobody else waiting. The thread
 * is started for the first paper and ends when none was asked for; one that breaks is replaced for the next paper.
 */
export function createPress(source: WorkerSource, limits: PressLimits = usualLimits): Press {
  const waiting: Job[] = [];
  let thread: Thread | undefined;
  let current: Job | undefined;
  let timer: NodeJS.Timeout | undefined;
  const end = (): void => {
    thread?.letGo();
    thread = undefined;
  };
  const settle = (how: (job: Job) => void): void => {
    const job = current;
    current = undefined;
    if (job) how(job);
    next();
  };
  const breakOff = (error: unknown): void => {
    end();
    settle((job) => job.reject(error));
  };
  const drawn = ({ bytes, fault }: DrawnPaper): void =>
    settle((job) => (bytes ? job.resolve(Buffer.from(bytes)) : job.reject(new Error(fault))));
  const next = (): void => {
    if (current) return;
    clearTimeout(timer);
    current = waiting.shift();
    if (current) {
      thread ??= startThread(source, { drawn, ended: breakOff });
      thread.send(current.paper);
      timer = setTimeout(() => breakOff(new Unavailable('busy')), limits.paperMs).unref();
    } else if (thread) timer = setTimeout(end, limits.idleMs).unref();
  };
  return {
    print: (paper) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= limits.mostWaiting) return reject(new Unavailable('busy'));
        waiting.push({ paper, resolve, reject });
        next();
      }),
    isRunning: () => thread !== undefined,
  };
}

type Thread = { send: (paper: Paper) => void; letGo: () => void };
type Told = { drawn: (answer: DrawnPaper) => void; ended: (error: unknown) => void };

/** A thread that tells of its papers and of its end, until it is let go. It keeps no process from ending. */
function startThread({ file, isCode = false }: WorkerSource, { drawn, ended }: Told): Thread {
  const worker = new Worker(file, { eval: isCode, execArgv: [], resourceLimits: workerMemory });
  let isHeld = true;
  worker.on('message', (answer: DrawnPaper) => isHeld && drawn(answer));
  worker.on('error', (error) => isHeld && ended(error));
  worker.on('exit', () => isHeld && ended(new Error('the thread that draws papers ended')));
  worker.unref();
  return {
    send: (paper) => worker.postMessage(paper),
    letGo: () => {
      isHeld = false;
      void worker.terminate();
    },
  };
}

/** The built worker lies beside the built server, or one folder above its parts. */
const builtWorker = ['./paper-worker.mjs', '../paper-worker.mjs']
  .map((name) => new URL(name, import.meta.url))
  .filter(({ protocol }) => protocol === 'file:')
  .map((url) => fileURLToPath(url))
  .find(existsSync);

const press = builtWorker === undefined ? undefined : createPress({ file: builtWorker });

/** Draws a paper: the same bytes each time. The built server has a thread for it; from the sources it is drawn here. */
export async function printPaper(paper: Paper): Promise<Buffer> {
  if (press) return press.print(paper);
  const { drawPaper } = await import('./draw-paper.ts');
  return drawPaper(paper);
}
